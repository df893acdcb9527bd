// Marks: the letters of the seats, beside their shapes and colours.
export const LETTERS = 'ABCDEFGH'

/** A crack over a damaged ship. */
export const CRACK = 'M-9-6L-3-2-5 1 2 3 0 6 8 10'
