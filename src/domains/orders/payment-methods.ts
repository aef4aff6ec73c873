import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { addDays } from '#platform/tokyo.ts'
import { PaymentsSilent, type RegisteredCard } from '#ports/payments/port.ts'
import { personKey, rememberKey, setPaymentKind } from '#domains/plans/index.ts'
import type { Order } from './queries.ts'

/**
 * Writes down a card that the provider keeps for us, and that its order is paid with it. Until that is settled it is
 * nobody's current one: a course that is declined must not take the place of the card that pays the plan.
 */
export async function insertMethod(
  tx: Tx,
  house: House,
  { key: orderKey, memberId }: Pick<Order, 'key' | 'memberId'>,
  card: RegisteredCard & { isProven: boolean },
): Promise<number> {
  const now = house.clock.now()
  const key = personKey(house, 'card', card.fingerprint)
  // A card that is somebody else's says nothing about who this is.
  if (card.isProven) await rememberKey(tx, memberId, key, now)
  const { rows } = await sql<{ id: number }>`
    with kept as (
      insert into payment_methods
        (member_id, kind, provider_ref, mask, expires_on, fingerprint_hash, registered_at, replaced_at)
      values (${memberId}, 'card', ${card.ref}, ${card.mask}, ${card.expiresOn}, ${key.hash}, ${now}, ${now})
      on conflict on constraint payment_methods_ref_once do update set expires_on = excluded.expires_on
      returning id
    )
    update orders set payment_method_id = kept.id from kept where orders.key = ${orderKey}
    returning kept.id`.execute(tx)
  return rows[0]!.id
}

/** From now on the member pays with this; the one before is forgotten, by the provider too. */
export async function adoptMethod(tx: Tx, house: House, memberId: number, methodId: number): Promise<void> {
  const now = house.clock.now()
  const { rows: replaced } = await sql<{ id: number }>`
    with replaced as (
      update payment_methods set replaced_at = ${now}
      where member_id = ${memberId} and replaced_at is null and id <> ${methodId}
      returning id
    ), adopted as (
      -- Counted, the others have made way before it comes: nobody has two.
      update payment_methods set replaced_at = null where id = ${methodId} and (select count(*) from replaced) >= 0
    )
    select id from replaced`.execute(tx)
  // A first method comes with the plan that it pays, which says the kind by itself.
  if (replaced.length > 0) await setPaymentKind(tx, memberId, methodId)
  // A charge that is under way may still ask about the card it began with.
  const runAt = addDays(now, 2)
  for (const { id } of replaced) await house.jobs.add(tx, 'orders.forget-card', { id }, { runAt })
}

/** The provider forgets what is nobody's any more: a card is removed, a permission closed. */
export async function forgetCard(house: House, { id }: { id: number }): Promise<void> {
  const method = await house.db
    .selectFrom('payment_methods')
    .select(['provider_ref', 'kind'])
    .where('id', '=', id)
    .where('kind', '<>', 'direct_debit')
    .where('replaced_at', 'is not', null)
    .executeTakeFirst()
  if (method?.kind === 'amazon_pay')
    await house.wallet?.closePermission(method.provider_ref, '新しいお支払い方法へ変更')
  else if (method) await house.payments.forgetCard(method.provider_ref)
}

/** What somebody permitted at the wallet, as far as it is kept. */
export type Permitted = { ref: string; descriptor: string | null; limitYen: number | null; buyerId: string | null }

/**
 * What the buyer permitted, once they have agreed and we have stood by the sum; before that there is nothing to be
 * relied on, which is what silence means. Only what can be charged counts.
 */
export async function findPermitted(
  { wallet }: House,
  { checkoutId }: Pick<Order, 'checkoutId'>,
): Promise<Permitted | { refused: string }> {
  if (!wallet) throw new PaymentsSilent('there is no wallet')
  const visit = checkoutId ? await wallet.findCheckout(checkoutId) : null
  if (!visit) return { refused: 'Expired' }
  if (visit.state === 'canceled') return { refused: visit.code ?? 'Declined' }
  if (visit.state !== 'completed' || !visit.permissionRef) throw new PaymentsSilent('the buyer has not agreed yet')
  const permission = await wallet.findPermission(visit.permissionRef)
  if (permission?.state !== 'chargeable') return { refused: 'permission_not_chargeable' }
  const buyer = visit.buyer ?? permission.buyer
  const descriptor = visit.descriptor?.replace(/ ?\(Amazon Pay\)$/, '').slice(0, 60) ?? null
  return { ref: visit.permissionRef, descriptor, limitYen: permission.limitYen, buyerId: buyer?.id ?? null }
}

/** Nothing began by it: nobody keeps a permission that is good for nothing. */
export const closeAgain = async ({ wallet }: House, { ref }: Permitted) =>
  wallet?.closePermission(ref, 'お申し込みの取り消し')

/** Writes down what was permitted, as a card is; who the buyer is at the wallet tells whether a person is known. */
export async function insertPermission(
  tx: Tx,
  house: House,
  { key: orderKey, memberId }: Pick<Order, 'key' | 'memberId'>,
  { ref, descriptor, limitYen, buyerId }: Permitted,
): Promise<number> {
  const now = house.clock.now()
  if (buyerId) await rememberKey(tx, memberId, personKey(house, 'amazon_buyer', buyerId), now)
  const { rows } = await sql<{ id: number }>`
    with kept as (
      insert into payment_methods (member_id, kind, provider_ref, mask, limit_yen, registered_at, replaced_at)
      values (${memberId}, 'amazon_pay', ${ref}, ${descriptor}, ${limitYen}, ${now}, ${now})
      on conflict on constraint payment_methods_ref_once do update set limit_yen = excluded.limit_yen
      returning id
    )
    update orders set payment_method_id = kept.id from kept where orders.key = ${orderKey}
    returning kept.id`.execute(tx)
  return rows[0]!.id
}
