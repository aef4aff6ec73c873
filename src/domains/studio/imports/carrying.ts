import type { Actor } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { keysIn } from './cells.ts'
import { keyAndSheet } from './entry-body.ts'
import type { Origins } from './files.ts'
import type { Keys } from './keys.ts'
import type { Source } from './source.ts'
import type { Column, PresentSchool, Row } from './terms.ts'

/** What an import has in hand while it carries things in. */
export type Carrying = {
  actor: Actor
  source: Source
  keys: Keys
  origins: Origins
  present: PresentSchool
  /** The rows by what they stand in. */
  siblings: ReadonlyMap<string, readonly Row[]>
  /** Courses that will be opened once their films are ready. */
  waiting: Row[]
}

export const idsIn = (keys: Keys, column: Extract<Column, { kind: 'keys' }>, text: string): number[] =>
  keysIn(text).map((one) => {
    const { sheet, key } = orNotFound(keyAndSheet(column.to, one))
    return orNotFound(keys.idOf(sheet, key))
  })
