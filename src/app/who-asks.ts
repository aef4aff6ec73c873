import { sql, type NotNull } from 'kysely'
import type { ContractState, Member } from '#platform/ask.ts'
import { needsFactor } from '#platform/second-factor.ts'
import type { StaffRole } from '#platform/staff-roles.ts'
import type { Db } from '#platform/db.ts'

const DAY = 86_400_000
const IDLE = 14 * DAY
const ABSOLUTE = 90 * DAY
const TOUCH_AFTER = 10 * 60_000
const SECOND_FACTOR = DAY / 2

export type Asker = { member: Member | null; viewer: Member | null }
export const nobody: Asker = { member: null, viewer: null }

/** The session's member with the state of the plan, in one statement. Staff who look as a member cost one more. */
export async function findAsker(db: Db, tokenHash: Buffer, now: Date): Promise<Asker> {
  return askerOf(db, await findSession(db, tokenHash), now)
}

/** Who asks by this session, now: its times are compared anew each time that it is used. */
export async function askerOf(db: Db, row: Session | undefined, now: Date): Promise<Asker> {
  if (!row || row.withdrawn_at) return nobody
  const idle = idleOf(row, now)
  if (idle > IDLE || now.getTime() - row.created_at.getTime() > ABSOLUTE) return nobody
  if (idle > TOUCH_AFTER)
    await db.updateTable('sessions').set({ last_used_at: now }).where('token_hash', '=', row.token_hash).execute()
  const member = { ...toMember(row), signedInAt: row.created_at }
  const shown = row.second_factor_at
  if (needsFactor(member) && shown && shown <= now && now.getTime() - shown.getTime() < SECOND_FACTOR)
    member.secondFactorUntil = new Date(shown.getTime() + SECOND_FACTOR)
  const seen = row.views_as && member.secondFactorUntil ? await findSeen(db, row.views_as) : null
  return seen ? { member: seen, viewer: member } : { member, viewer: null }
}

const idleOf = ({ last_used_at }: Session, now: Date) => now.getTime() - last_used_at.getTime()

/** A member's own, and nothing of it has to be written down: staff and who looks as somebody are asked each time. */
export function mayBeKept(row: Session, now: Date): boolean {
  return !row.granted_at && !row.views_as && !row.withdrawn_at && idleOf(row, now) <= TOUCH_AFTER
}

const bySession = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('askers as a')
    .selectAll()
    // As text it can be compared by a statement that writes: whether all of it still stands.
    .select(sql<string>`a::text`.as('facts'))
    .where('token_hash', '=', tokenHash)
    .$narrowType<Always & { token_hash: NotNull; created_at: NotNull; last_used_at: NotNull }>()
export type Session = Awaited<ReturnType<ReturnType<typeof bySession>['executeTakeFirstOrThrow']>>
let written: ReturnType<ReturnType<typeof bySession>['compile']> | undefined

/** Nearly every signed-in request asks this: to put it into words anew each time costs as much as to ask it. */
export async function findSession(db: Db, tokenHash: Buffer): Promise<Session | undefined> {
  written ??= bySession(db, tokenHash).compile()
  const parameters = [...written.parameters.slice(0, -1), tokenHash]
  return (await db.executeQuery<Session>({ ...written, parameters })).rows[0]
}

/** The member whose site staff look at; never one of their own. */
async function findSeen(db: Db, id: number): Promise<Member | null> {
  const row = await standing(db, id).executeTakeFirst()
  return row && !row.withdrawn_at && !row.granted_at ? toMember(row) : null
}

/** What a view cannot say of itself. */
type Always = {
  id: NotNull
  name: NotNull
  email: NotNull
  joined_at: NotNull
  single_keys_off: NotNull
  owes: NotNull
  closed_notifications: NotNull
  sees_lessons: NotNull
  is_payee: NotNull
  unread: NotNull
  is_coach: NotNull
  state: ContractState | null
  role: StaffRole | null
  level: Member['level']
}

const standing = (db: Db, id: number) =>
  db.selectFrom('standings').selectAll().where('id', '=', id).$narrowType<Always>()
type Standing = Awaited<ReturnType<ReturnType<typeof standing>['executeTakeFirstOrThrow']>>

const toMember = (row: Standing): Member => ({
  id: row.id,
  name: row.name,
  email: row.email,
  avatarKey: row.avatar_key,
  joinedAt: row.joined_at,
  state: row.state ?? 'before_subscribe',
  planId: row.plan_id,
  accessEndsAt: row.access_ends_at,
  closesAt: row.closes_at,
  owes: row.owes,
  paysByDebit: row.payment_kind === 'direct_debit',
  isStaff: row.granted_at !== null,
  staffRole: row.granted_at ? row.role : null,
  secondFactorUntil: null,
  teacherId: row.teacher_id,
  seesLessons: row.sees_lessons,
  isPayee: row.is_payee,
  isCoach: row.is_coach,
  singleKeysOff: row.single_keys_off,
  closedNotifications: row.closed_notifications,
  unread: row.unread,
  level: row.level,
  putOffSurvey: row.put_off_at !== null,
})
