import type { SubscriptionState } from '#platform/ask.ts'
import type { Reader } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { hasPurchased } from '../queries.ts'
import { hasClaimed } from './person-keys.ts'
import { owesAnything } from './queries.ts'
import type { Orderer } from './rules.ts'
import type { OrderKind } from './terms.ts'

type About = { kind: OrderKind | 'card'; courseId?: number | null }

/** Who orders, as far as it decides what they may order. */
export async function findOrderer(
  db: Reader,
  house: House,
  memberId: number,
  { kind, courseId }: About,
): Promise<Orderer> {
  const { state, email } = await db
    .selectFrom('members as m')
    .leftJoin('subscriptions as s', 's.member_id', 'm.id')
    .select(['s.state', 'm.email'])
    .where('m.id', '=', memberId)
    .executeTakeFirstOrThrow()
  return {
    state: (state as SubscriptionState | null) ?? 'before_subscribe',
    hadTrial: kind === 'trial' && (await hasClaimed(db, house, memberId, email, 'trial')),
    owes: kind === 'resume' && (await owesAnything(db, memberId)),
    hasCourse: kind === 'course' && typeof courseId === 'number' && (await hasPurchased(db, memberId, courseId)),
  }
}
