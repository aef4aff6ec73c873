import type { Actor, Member } from './ask.ts'
import type { Day } from './days.ts'
import type { Reader, Tx } from './db.ts'
import type { House } from './house.ts'
import type { Everything } from './holdings.ts'
import type { Cron, JobList } from './jobs.ts'
import type { Roles } from './staff-roles.ts'

/** Under which heading a page stands in the menu of staff; the first has none. */
export const staffGroups = ['', '教材', '会員', 'お金', '販売', '管理'] as const
export type StaffLink = { group: (typeof staffGroups)[number]; label: string; to: string }

/** By what staff ask the audit log for more than one doing: their own, and those of members by what they are about. */
export const auditGroups = { staff: 'スタッフの操作', accounts: 'アカウント', money: '契約と支払い' } as const
export type AuditGroup = keyof typeof auditGroups

export type AuditWords = {
  /** What is written down, in the words of the page, and the groups that find it. */
  doings: readonly { groups: readonly AuditGroup[]; names: Record<string, string> }[]
  /** What stands beside a doing: its name and, where the value is a code, how a person says it. */
  details?: Record<string, AuditDetail>
}
export type AuditDetail = string | { label: string; say(value: unknown): string | null | undefined }

/** A number that staff look at, what it means, and where they go on. */
export type Figure = {
  label: string
  value: string
  note: string
  /** Of it something is past its day. */
  isLate?: boolean
  to?: string | null
}

/** What is seen nowhere else and costs money when it is overlooked. */
export type Alarm = { isLate: boolean; title: string; words: string; way: Way | null }
export type Way = { label: string; to: string }

export type OpenMatters = { alarms?: readonly Alarm[]; waiting?: readonly Figure[]; today?: readonly Figure[] }

/** Who leaves the school for good: as the session found them, and later as they are while they are locked. */
export type Leaver = Pick<Member, 'id' | 'email' | 'state' | 'isStaff'>

/** Why a member cannot leave yet, said to them, and where it can be mended. */
export type WhyStay = { code: string; sentence: string; way: Way | null }

/** What becomes of a domain's own when a member leaves for good; the withdrawal reads it and knows no domain by name. */
export type Leaving = {
  /** As long as something here holds them they stay. */
  whyStay?(db: Reader, leaver: Leaver): Promise<WhyStay | null>
  /** What they lose, and what is kept without their name: said before they decide, the former again when it is done. */
  lost?: readonly string[] | ((db: Reader, memberId: number) => Promise<string[]>)
  kept?: readonly string[]
  /** Erases what does not go with the member by its foreign key (`on delete cascade`), and takes names off the rest. */
  erase?(tx: Tx, house: House, leaver: Leaver): Promise<void>
}

/** Removes what is older than `before`, and tells how much that was. */
export type Retention = { what: string; days: number; remove(tx: Tx, before: Date, now: Date): Promise<number> }

export type LetterKind = {
  key: string
  name: string
  words: string
  /** Null where there is nothing to be told of. */
  isOn(db: Reader, memberId: number): Promise<boolean | null>
  change(actor: Actor, on: boolean): Promise<void>
}

/** What a domain has for the whole house. The top collects it in one list (app/manifests.ts), so that none is skipped. */
export type Manifest = {
  /** What it does later, by name. */
  jobs?: JobList
  /** What it does by the hour or the day. It follows a clock that was moved, unless it only tidies up. */
  cron?: readonly Cron[]
  /** Its pages that have a place in the menu of staff; who finds them stands in the table of addresses. */
  staffLinks?: readonly StaffLink[]
  /** Words for what it writes into the audit log. */
  auditWords?: AuditWords
  /** What of it waits for staff when they open the back office, and which of them see it. */
  openMatters?: { roles: Roles; read(actor: Actor): Promise<OpenMatters> }
  /** What a plan opens of it, in short sentences for the page of the plans, as it is at this moment. */
  offers?(house: House, now: Date): Promise<readonly string[]>
  /** What of it whoever begins a longer plan now can have from that day on, in a sentence, and when that comes to be another. */
  comesLater?(house: House, when: { from: Day; now: Date }): Promise<{ words: string; turns: readonly Date[] }>
  leaving?: Leaving
  /** What goes when its days are over; docs/law.md has them in one table. */
  retention?: readonly Retention[]
  /** Letters that a member may have or not, each with its switch on the settings page. */
  letterKinds?: readonly LetterKind[]
  /** What it holds of a member, table by table: what leaving does with it, and how they can take it along. */
  everything?: Everything
}
