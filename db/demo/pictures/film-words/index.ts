import type { Subject } from '../subjects.ts'
import { backgroundWords } from './background.ts'
import { characterWords } from './character.ts'
import { mangaWords } from './manga.ts'
import { otherWords } from './other.ts'
import type { FilmWords } from './words.ts'

/** What is said in the two films of each motif. */
export const filmWords: Record<Subject, FilmWords> = {
  ...characterWords,
  ...backgroundWords,
  ...mangaWords,
  ...otherWords,
}
