import type { Member, SubscriptionState } from '#platform/ask.ts'
import type { Db } from '#platform/db.ts'

const DAY = 86_400_000
const IDLE = 14 * DAY
const ABSOLUTE = 90 * DAY
const TOUCH_AFTER = 10 * 60_000

/** The session's member with the state of the plan, in one statement. */
export async function findMember(db: Db, tokenHash: Buffer, now: Date): Promise<Member | null> {
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .leftJoin('subscriptions as p', 'p.member_id', 'm.id')
    .leftJoin('staff_members as f', 'f.member_id', 'm.id')
    .select([
      'm.id',
      'm.name',
      'm.email',
      'm.avatar_key',
      'm.joined_at',
      'm.single_keys_off',
      'm.withdrawn_at',
      's.created_at',
      's.last_used_at',
      'p.state',
      'p.plan_id',
      'p.access_ends_at',
      'p.closes_at',
      'f.granted_at',
    ])
    .where('s.token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (!row || row.withdrawn_at) return null
  const idle = now.getTime() - row.last_used_at.getTime()
  if (idle > IDLE || now.getTime() - row.created_at.getTime() > ABSOLUTE) return null
  if (idle > TOUCH_AFTER)
    await db.updateTable('sessions').set({ last_used_at: now }).where('token_hash', '=', tokenHash).execute()
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    avatarKey: row.avatar_key,
    joinedAt: row.joined_at,
    state: (row.state as SubscriptionState | null) ?? 'before_subscribe',
    planId: row.plan_id,
    accessEndsAt: row.access_ends_at,
    closesAt: row.closes_at,
    isStaff: row.granted_at !== null,
    singleKeysOff: row.single_keys_off,
  }
}
