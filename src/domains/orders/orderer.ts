import type { SubscriptionState } from '#platform/ask.ts'
import type { Reader } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { countLeft } from '#domains/coaching/index.ts'
import { hasPurchased, hasClaimed, sumOfDebt } from '#domains/plans/index.ts'
import { refuseIf } from './refusals.ts'
import type { BareKind } from './terms.ts'
import { whyCannotOrder, type Orderer } from './rules.ts'
import type { OrderKind } from '#domains/contracts/terms.ts'

/** Who it is, and how they stand with the school. */
export type Person = { memberId: number; email: string; name: string; state: SubscriptionState }
type About = { kind: OrderKind | BareKind; courseId?: number | null; coaching?: { itemId: number } | null }

/** Who orders, as far as it decides what they may order. */
export async function findOrderer(
  db: Reader,
  house: House,
  memberId: number,
  { kind, courseId, coaching }: About,
): Promise<Orderer> {
  const person = await findPerson(db, memberId)
  const hadTrial = kind === 'trial' && (await hasClaimed(db, house, memberId, person.email, 'trial'))
  const isSoldOut = coaching ? (await countLeft(db, coaching.itemId, house.clock.now(), memberId)) === 0 : false
  return { ...(await asOrderer(db, person, { kind, courseId })), hadTrial, isSoldOut }
}

/** Refuses what this person cannot order now, with its sentence. */
export async function needOrderable(db: Reader, house: House, memberId: number, about: About & { kind: OrderKind }) {
  refuseIf(whyCannotOrder(about.kind, await findOrderer(db, house, memberId, about)))
}

/** The same of whoever's trial is claimed next, which asks whether they had one; and whose ticket is kept for them. */
export async function asOrderer(db: Reader, { memberId, state }: Person, { kind, courseId }: About): Promise<Orderer> {
  return {
    state,
    hadTrial: false,
    isSoldOut: false,
    owes: kind === 'resume' && (await sumOfDebt(db, memberId)) > 0,
    hasCourse: kind === 'course' && typeof courseId === 'number' && (await hasPurchased(db, memberId, courseId)),
  }
}

export async function findPerson(db: Reader, memberId: number): Promise<Person> {
  const { state, ...person } = await db
    .selectFrom('members as m')
    .leftJoin('subscriptions as s', 's.member_id', 'm.id')
    .select(['m.id as memberId', 'm.email', 'm.name', 's.state'])
    .where('m.id', '=', memberId)
    .executeTakeFirstOrThrow()
  return { ...person, state: state ?? 'before_subscribe' }
}
