import { background } from './said/background.ts'
import { character } from './said/character.ts'
import { first } from './said/first.ts'
import { manga } from './said/manga.ts'
import { newer } from './said/newer.ts'
import { other } from './said/other.ts'
import type { Said } from './said/said.ts'

/** What members of earlier months said of courses when they had finished them. */
export const saidOf: Readonly<Record<string, readonly Said[]>> = {
  ...first,
  ...character,
  ...background,
  ...manga,
  ...other,
  ...newer,
}
