import type { Ask } from '#platform/ask.ts'
import type { Reader, Tx } from '#platform/db.ts'
import type { Target, TargetType } from '../cases/queries.ts'
import * as comments from '../comments/moderated.ts'
import * as contestWorks from '../contests/moderated.ts'
import * as galleryWorks from '../galleries/moderated.ts'
import * as reports from '../reports/moderated.ts'
import * as profiles from './profiles.ts'

/** Something that a member shows, as whoever moderates it needs to know it. */
export type Shown = {
  /** Null where the school itself shows it. */
  member_id: number | null
  title: string
  content: string
  image_key: string | null
  /** The one for lists, where it has one. */
  small_key?: string | null
  hidden_at: Date | null
  waits_since: Date | null
  cleared_at: Date | null
  fingerprint: string | null
  likeness: string | null
}
export type Marks = Partial<Pick<Shown, 'hidden_at' | 'waits_since' | 'cleared_at'>>

type Kind = {
  find(db: Reader, id: number): Promise<Shown | undefined>
  lock(tx: Tx, id: number): Promise<Shown | undefined>
  /** 404 for who does not see it. */
  mustSee(ask: Ask, id: number): Promise<unknown>
  /** Where it is seen, if there is such a place. */
  pathOf(db: Reader, id: number): Promise<string | null>
  mark(tx: Tx, id: number, marks: Marks): Promise<void>
  remove(tx: Tx, id: number): Promise<void>
}
const kinds: Record<TargetType, Kind> = {
  report: reports,
  comment: comments,
  contest_work: contestWorks,
  gallery_work: galleryWorks,
  profile: profiles,
}

/** None where it is gone, or was never there. */
export const findTarget = async (db: Reader, { type, id }: Target) => kinds[type].find(db, id)
export const lockTarget = async (tx: Tx, { type, id }: Target) => kinds[type].lock(tx, id)
export const mustSeeTarget = async (ask: Ask, { type, id }: Target) => kinds[type].mustSee(ask, id)
export const pathOfTarget = async (db: Reader, { type, id }: Target) => kinds[type].pathOf(db, id)
export const markTarget = async (tx: Tx, { type, id }: Target, marks: Marks) => kinds[type].mark(tx, id, marks)
export const removeTarget = async (tx: Tx, { type, id }: Target) => kinds[type].remove(tx, id)
