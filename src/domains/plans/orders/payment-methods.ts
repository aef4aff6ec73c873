import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { addDays } from '#platform/tokyo.ts'
import type { RegisteredCard } from '#ports/payments/port.ts'
import { personKey, rememberKey } from './person-keys.ts'

/**
 * Writes down a card that the provider keeps for us. Until its order is settled it is nobody's current one: a course
 * that is declined must not take the place of the card that pays the plan.
 */
export async function insertMethod(tx: Tx, house: House, memberId: number, card: RegisteredCard): Promise<number> {
  const now = house.clock.now()
  const key = personKey(house, 'card', card.fingerprint)
  await rememberKey(tx, memberId, key, now)
  const { id } = await tx
    .insertInto('payment_methods')
    .values({
      member_id: memberId,
      kind: 'card',
      provider_ref: card.ref,
      mask: card.mask,
      expires_on: card.expiresOn,
      fingerprint_hash: key.hash,
      registered_at: now,
      replaced_at: now,
    })
    .onConflict((conflict) =>
      conflict.constraint('payment_methods_ref_once').doUpdateSet({ expires_on: card.expiresOn }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** From now on the member pays with this; the one before is forgotten, by the provider too. */
export async function adoptMethod(tx: Tx, house: House, memberId: number, methodId: number): Promise<void> {
  const now = house.clock.now()
  const replaced = await tx
    .updateTable('payment_methods')
    .set({ replaced_at: now })
    .where('member_id', '=', memberId)
    .where('replaced_at', 'is', null)
    .where('id', '<>', methodId)
    .returning('id')
    .execute()
  await tx.updateTable('payment_methods').set({ replaced_at: null }).where('id', '=', methodId).execute()
  // A charge that is under way may still ask about the card it began with.
  const runAt = addDays(now, 2)
  for (const { id } of replaced) await house.jobs.add(tx, 'plans.forget-card', { id }, { runAt })
}

/** The provider forgets a card that is nobody's any more. */
export async function forgetCard(house: House, { id }: { id: number }): Promise<void> {
  const method = await house.db
    .selectFrom('payment_methods')
    .select('provider_ref')
    .where('id', '=', id)
    .where('kind', '=', 'card')
    .where('replaced_at', 'is not', null)
    .executeTakeFirst()
  if (method) await house.payments.forgetCard(method.provider_ref)
}
