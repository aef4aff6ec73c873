import type { Reader, Tx } from '#platform/db.ts'
import type { Target, TargetType } from '../cases/queries.ts'
import * as comments from '../comments/moderated.ts'
import * as reports from '../reports/moderated.ts'

/** Something that a member shows, as whoever moderates it needs to know it. */
export type Shown = {
  member_id: number
  title: string
  content: string
  image_key: string | null
  hidden_at: Date | null
  waits_since: Date | null
  cleared_at: Date | null
  fingerprint: string | null
  likeness: string | null
  /** The report that it is, or that it stands below. */
  report_id: number
}
export type Marks = Partial<Pick<Shown, 'hidden_at' | 'waits_since' | 'cleared_at'>>

type Kind = {
  find(db: Reader, id: number): Promise<Shown | undefined>
  lock(tx: Tx, id: number): Promise<Shown | undefined>
  mark(tx: Tx, id: number, marks: Marks): Promise<void>
  remove(tx: Tx, id: number): Promise<void>
}
const kinds: Partial<Record<TargetType, Kind>> = { report: reports, comment: comments }

/** None where it is gone, or was never there. */
export const findTarget = async (db: Reader, { type, id }: Target) => kinds[type]?.find(db, id)
export const lockTarget = async (tx: Tx, { type, id }: Target) => kinds[type]?.lock(tx, id)
export const markTarget = async (tx: Tx, { type, id }: Target, marks: Marks) => kinds[type]?.mark(tx, id, marks)
export const removeTarget = async (tx: Tx, { type, id }: Target) => kinds[type]?.remove(tx, id)
