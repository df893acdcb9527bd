// Names for bots: astronomers of all ages, so that a log reads like a game among people.
const NAMES = ['Kepler', 'Hypatia', 'Tycho', 'Herschel', 'Leavitt', 'Ulugh Beg', 'Messier', 'Hubble']

export function botName(nth: number): string {
  return NAMES[nth % NAMES.length]!
}
