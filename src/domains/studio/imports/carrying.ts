import type { Actor } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import type { Cue } from '../captions/terms.ts'
import type { Clip } from '../films/actions/clip-film.ts'
import type { FilmRow } from '../films/queries.ts'
import { keysIn } from './cells.ts'
import { keyAndSheet } from './entry-body.ts'
import type { Origins } from './files.ts'
import type { Keys } from './keys.ts'
import type { Source } from './source.ts'
import type { Change, Column, PresentSchool, Row } from './terms.ts'

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
  /** Courses get their numbers in the order of the file, though several are carried at a time. */
  inTurn<T>(work: () => Promise<T>): Promise<T>
  made: Made
}

/** What was made of files of the folder in this import, by their paths: each once, wherever it is named. */
export type Made = {
  films: Map<string, Promise<number>>
  filmRows: Map<string, Promise<FilmRow>>
  clips: Map<string, Promise<Clip>>
  slides: Map<string, Promise<{ key: string; pages: number }>>
  captions: Map<string, Promise<{ key: string; cues: Cue[] }>>
  /** What players read of a stretch of a film. */
  renditions: Map<string, Promise<string | null>>
  /** Pictures, posters and materials by what they sum up to. */
  kept: Map<string, Promise<string>>
}
export const nothingMade = (): Made => ({
  ...{ films: new Map(), filmRows: new Map(), clips: new Map(), slides: new Map(), captions: new Map() },
  ...{ renditions: new Map(), kept: new Map() },
})

/** Who asks while it is made waits for the same. */
export function onceFor<T>(made: Map<string, Promise<T>>, path: string, make: () => Promise<T>): Promise<T> {
  const known = made.get(path) ?? make()
  made.set(path, known)
  return known
}

export const differs = ({ present, columns, row }: Change, column: string) =>
  present ? columns.includes(column) : (row.texts[column] ?? '') !== ''

export const idsIn = (keys: Keys, column: Extract<Column, { kind: 'keys' }>, text: string): number[] =>
  keysIn(text).map((one) => {
    const { sheet, key } = orNotFound(keyAndSheet(column.to, one))
    return orNotFound(keys.idOf(sheet, key))
  })
