import type { Member, SubscriptionState } from '#platform/ask.ts'
import type { StaffRole } from '#platform/staff-roles.ts'
import type { Db } from '#platform/db.ts'

const DAY = 86_400_000
const IDLE = 14 * DAY
const ABSOLUTE = 90 * DAY
const TOUCH_AFTER = 10 * 60_000
const SECOND_FACTOR = DAY / 2

export type Asker = { member: Member | null; viewer: Member | null }
const nobody: Asker = { member: null, viewer: null }

/** The session's member with the state of the plan, in one statement. Staff who look as a member cost one more. */
export async function findAsker(db: Db, tokenHash: Buffer, now: Date): Promise<Asker> {
  const row = await findSession(db, tokenHash)
  if (!row || row.withdrawn_at) return nobody
  const idle = now.getTime() - row.last_used_at.getTime()
  if (idle > IDLE || now.getTime() - row.created_at.getTime() > ABSOLUTE) return nobody
  if (idle > TOUCH_AFTER)
    await db.updateTable('sessions').set({ last_used_at: now }).where('token_hash', '=', tokenHash).execute()
  const member = toMember(row)
  const shown = row.second_factor_at
  if (member.isStaff && shown && shown <= now && now.getTime() - shown.getTime() < SECOND_FACTOR)
    member.secondFactorUntil = new Date(shown.getTime() + SECOND_FACTOR)
  const seen = row.views_as && member.secondFactorUntil ? await findSeen(db, row.views_as) : null
  return seen ? { member: seen, viewer: member } : { member, viewer: null }
}

const bySession = (db: Db, tokenHash: Buffer) =>
  members(db)
    .innerJoin('sessions as s', 's.member_id', 'm.id')
    .select(['s.created_at', 's.last_used_at', 's.second_factor_at', 's.views_as'])
    .where('s.token_hash', '=', tokenHash)
type Session = Awaited<ReturnType<ReturnType<typeof bySession>['executeTakeFirstOrThrow']>>
let written: ReturnType<ReturnType<typeof bySession>['compile']> | undefined

/** Every signed-in request asks this: to put it into words anew each time costs as much as to ask it. */
async function findSession(db: Db, tokenHash: Buffer) {
  written ??= bySession(db, tokenHash).compile()
  const parameters = [...written.parameters.slice(0, -1), tokenHash]
  return (await db.executeQuery<Session>({ ...written, parameters })).rows[0]
}

/** The member whose site staff look at; never one of their own. */
async function findSeen(db: Db, id: number): Promise<Member | null> {
  const row = await members(db).where('m.id', '=', id).executeTakeFirst()
  return row && !row.withdrawn_at && !row.granted_at ? toMember(row) : null
}

const members = (db: Db) =>
  db
    .selectFrom('members as m')
    .leftJoin('subscriptions as p', 'p.member_id', 'm.id')
    .leftJoin('staff_members as f', 'f.member_id', 'm.id')
    .select((select) => [
      select
        .exists(
          select
            .selectFrom('invoices as i')
            .select('i.id')
            .whereRef('i.member_id', '=', 'm.id')
            .where('i.state', '=', 'unpaid'),
        )
        .as('owes'),
      'p.payment_kind',
      'm.id',
      'm.name',
      'm.email',
      'm.avatar_key',
      'm.joined_at',
      'm.single_keys_off',
      'm.withdrawn_at',
      'p.state',
      'p.plan_id',
      'p.access_ends_at',
      'p.closes_at',
      'f.granted_at',
      'f.role',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof members>['executeTakeFirstOrThrow']>>

const toMember = (row: Row): Member => ({
  id: row.id,
  name: row.name,
  email: row.email,
  avatarKey: row.avatar_key,
  joinedAt: row.joined_at,
  state: (row.state as SubscriptionState | null) ?? 'before_subscribe',
  planId: row.plan_id,
  accessEndsAt: row.access_ends_at,
  closesAt: row.closes_at,
  owes: Boolean(row.owes),
  paysByDebit: row.payment_kind === 'direct_debit',
  isStaff: row.granted_at !== null,
  staffRole: row.granted_at ? (row.role as StaffRole) : null,
  secondFactorUntil: null,
  singleKeysOff: row.single_keys_off,
})
