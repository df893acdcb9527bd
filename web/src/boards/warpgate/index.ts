// Warpgate's drawing, as the page asks for it.
export { default as Board } from './Board.svelte'
export { draws } from './drawn'
export { default as Mini } from './Mini.svelte'
