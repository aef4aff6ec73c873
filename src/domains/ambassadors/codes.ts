import { randomInt } from 'node:crypto'

/** Without signs that are read as others. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 10

/** The word of a link: tells nothing of whose it is, and nobody guesses it. */
export const newCode = (): string => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
