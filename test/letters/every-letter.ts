import { accountLetters } from './accounts.ts'
import { contractLetters } from './contracts.ts'
import { critiqueLetters } from './critiques.ts'
import { learningLetters } from './learning.ts'
import { moneyLetters } from './money.ts'

/** Each letter that the school writes, as one person would get it. */
export const everyLetter = [
  ...accountLetters,
  ...contractLetters,
  ...moneyLetters,
  ...critiqueLetters,
  ...learningLetters,
]
