import { createHmac, randomBytes } from 'node:crypto'
import { CODE_SIGNS, SIGNS } from './code-words.ts'

/** Five bits of each random byte are one sign, so that none is likelier than another. */
const newCode = () => Array.from(randomBytes(CODE_SIGNS), (byte) => SIGNS[byte % SIGNS.length]).join('')

/** So many different codes. */
export function newCodes(count: number): string[] {
  const codes = new Set<string>()
  while (codes.size < count) codes.add(newCode())
  return [...codes]
}

/** By what a code is found again: with the house's secret, so that a copied table gives no code away. */
export const hashOf = (secret: string, normal: string): Buffer =>
  createHmac('sha256', secret).update(`trial-code:${normal}`).digest()
