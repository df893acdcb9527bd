// Sound: short synthesised tones, off by default.
import { settings } from './settings.svelte'

type Tone = [frequency: number, begins: number, lasts: number]

const TUNES = {
  turn: [
    [523, 0, 0.16],
    [784, 0.13, 0.28],
  ],
  done: [[392, 0, 0.09]],
  chat: [[659, 0, 0.08]],
  over: [
    [392, 0, 0.2],
    [523, 0.16, 0.2],
    [659, 0.32, 0.4],
  ],
} satisfies Record<string, Tone[]>

let context: AudioContext | undefined

export function play(tune: keyof typeof TUNES): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  for (const [frequency, begins, lasts] of TUNES[tune] as Tone[]) {
    const tone = context.createOscillator()
    const loud = context.createGain()
    const start = context.currentTime + begins
    tone.type = 'triangle'
    tone.frequency.value = frequency
    loud.gain.setValueAtTime(0, start)
    loud.gain.linearRampToValueAtTime(0.12, start + 0.015)
    loud.gain.exponentialRampToValueAtTime(0.0005, start + lasts)
    tone.connect(loud).connect(context.destination)
    tone.start(start)
    tone.stop(start + lasts)
  }
}
