export const MOST_SETS = 1000
export const MOST_WORDS = 20
export const LONGEST_WORD = 40
export const TRIED = 8
