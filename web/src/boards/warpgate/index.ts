// Warpgate's drawing, in the form the page needs.
export { default as Board } from './Board.svelte'
export { draws } from './drawn'
export { default as Mini } from './Mini.svelte'
