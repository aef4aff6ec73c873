import type { RawBuilder } from 'kysely'
import type { Actor } from '#platform/ask.ts'
import type { Reader, Tx } from '#platform/db.ts'
import type { FieldErrors } from '#platform/refusal.ts'
import type { Parsed } from './read-form.ts'
import type { Field, Values } from './terms.ts'

/** What of an entry stands in other tables than its own. */
type More = {
  /** The fields that are not columns. */
  names: readonly string[]
  load(db: Reader, id: number): Promise<Values>
  /** Columns that are made out of them. */
  columns?(parsed: Parsed): Parsed
  save(tx: Tx, actor: Actor, id: number, parsed: Parsed): Promise<void>
}

/** A kind of thing that editors make, put in order, open and close, all by the same pages. */
export type Kind = {
  /** Its part of the address, and the folder of its pictures. */
  key: string
  title: string
  one: string
  lead: string
  table: RawBuilder<unknown>
  /** Only the rows of the table with this at `place`. */
  place?: string
  fields: readonly Field[]
  /** The column by which a colleague knows it. */
  name: string
  /** In which order: by hand (`position`), or by this. */
  order: 'by-hand' | RawBuilder<unknown>
  /** Neither made nor removed here. */
  fixed?: true
  more?: More
  /** What stands in the form of a new one. */
  first?: Values
  /** What is wrong beyond single fields. */
  whyWrong?(parsed: Parsed): FieldErrors
  /** Why it cannot be removed. */
  whyStay?(tx: Reader, id: number): Promise<string | null>
  /** What becomes of whom when an entry that is in use is changed; who saves confirms that they read it. */
  warning?(db: Reader, id: number, now: Date): Promise<string | null>
  /** Where it can be looked at before others see it. */
  previewOf?(id: number): string
}
