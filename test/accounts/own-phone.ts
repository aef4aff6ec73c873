import { randomInt } from 'node:crypto'

/** A mobile number that nobody else of the run has. */
export const ownPhone = () => `070${String(randomInt(0, 100_000_000)).padStart(8, '0')}`
