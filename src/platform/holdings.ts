import type { RawBuilder } from 'kysely'
import type { House } from './house.ts'

/** What becomes of a table's rows about a member who leaves, as their owners decided it; docs/law.md has the words. */
export const fates = { erased: '消去', nameless: '名前を外して保管', recorded: '法令の記録として保管' } as const
export type Fate = keyof typeof fates

/**
 * What one table holds of a member. Each is handed out as a table of its own (`file`, whose headings are the names that
 * `rows` gives to its columns), or says why it needs not be.
 */
export type Holding = { fate: Fate } & (
  | { file: string; rows: (memberId: number) => RawBuilder<unknown>; why?: undefined }
  | { file?: undefined; rows?: undefined; why: string }
)

/** One file of what a member takes along: a text that is at hand, or an object of the store. */
export type Paper = { path: string; at?: Date } & (
  | { text: string }
  | { make: () => Promise<Buffer | null> }
  | { key: string }
)

/** Everything that a domain holds of one person. */
export type Everything = {
  /** By table: all that refer to a member must stand here. */
  holds: Record<string, Holding>
  /** What is more than a row: pictures, notes as Markdown, invoices as PDF. */
  papers?(house: House, memberId: number): AsyncIterable<Paper>
}

/** A name that every system takes for one file. */
export const fileName = (text: string): string =>
  // oxlint-disable-next-line no-control-regex
  [...text.replaceAll(/[\u0000-\u001f\u007f/\\:*?"<>|]+/g, '_').trim()].slice(0, 60).join('') || '無題'

export const extensionOf = (key: string): string => /\.\w{1,8}$/.exec(key)?.[0] ?? ''
