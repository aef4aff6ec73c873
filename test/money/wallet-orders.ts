import type { Manner } from '#sandbox/amazon-pay/buyers.ts'
import { beginDebtVisit, beginMethodVisit } from '#domains/orders/by-wallet/actions/begin-bare.ts'
import { beginVisit } from '#domains/orders/by-wallet/actions/begin-visit.ts'
import { comeBack } from '#domains/orders/by-wallet/actions/come-back.ts'
import { placeBare } from '#domains/orders/by-wallet/actions/place-bare.ts'
import { isRecurring, walletYen } from '#domains/orders/by-wallet/wallet-sum.ts'
import { placeVisit } from '#domains/orders/by-wallet/actions/place-visit.ts'
import type { OrderWish } from '#domains/orders/actions/show-order.ts'
import { findOrder } from '#domains/orders/queries.ts'
import { openDesk } from './orders.ts'

/** A desk whose orders are paid at the wallet: shown, visited, agreed to and come back from, as a buyer does. */
export async function openWalletDesk() {
  const desk = await openDesk({ withWallet: true })
  const { fresh } = desk
  const { db, house, wallet } = fresh
  const orderFor = async (key: string) => (await findOrder(db, key))!
  const visitOf = (url: string) => new URL(url).searchParams.get('amazonCheckoutSessionId')!

  /** Shown, and its buyer has chosen how to pay. */
  async function visit(memberId: number, wish: Partial<OrderWish>, manner: Manner = 'ok') {
    const { key } = await desk.show(memberId, { ...wish, paymentKind: 'amazon_pay' })
    const order = await orderFor(key)
    const actor = await fresh.actorFor(memberId)
    const url = await beginVisit(actor, { key, yen: walletYen(order), recurring: isRecurring(order) })
    wallet.choose(visitOf(url), manner)
    return key
  }

  /** Agrees at the wallet and comes back. */
  async function agreed(key: string) {
    wallet.agree((await orderFor(key)).checkoutId!)
    return comeBack(house, await orderFor(key))
  }

  async function order(memberId: number, wish: Partial<OrderWish>, manner: Manner = 'ok') {
    const key = await visit(memberId, wish, manner)
    await placeVisit(await fresh.actorFor(memberId), { key, guardian: 'adult' })
    return { key, result: await agreed(key) }
  }

  /** What sells nothing: another way of paying, or one open bill. Confirmed, and to be agreed to at the wallet. */
  async function confirmBare(memberId: number, invoiceId: number | null, manner: Manner = 'ok') {
    const actor = await fresh.actorFor(memberId)
    const url = invoiceId === null ? await beginMethodVisit(actor, '/') : await beginDebtVisit(actor, invoiceId)
    const id = visitOf(url)
    wallet.choose(id, manner)
    const { key } = await db.selectFrom('orders').select('key').where('checkout_id', '=', id).executeTakeFirstOrThrow()
    await placeBare(actor, key)
    return key
  }

  async function bare(memberId: number, invoiceId: number | null, manner: Manner = 'ok') {
    const key = await confirmBare(memberId, invoiceId, manner)
    return { key, result: await agreed(key) }
  }

  return {
    ...desk,
    ...{ visit, agreed, order, confirmBare, bare, orderFor },
    methodOf: (memberId: number) =>
      db
        .selectFrom('payment_methods')
        .selectAll()
        .where('member_id', '=', memberId)
        .where('replaced_at', 'is', null)
        .executeTakeFirst(),
    /** What the wallet took from this member, in all their permissions. */
    async taken(memberId: number) {
      const methods = await db
        .selectFrom('payment_methods')
        .select('provider_ref')
        .where('member_id', '=', memberId)
        .execute()
      const refs = new Set(methods.map(({ provider_ref }) => provider_ref))
      return wallet
        .book()
        .charges.filter(({ permission, state }) => refs.has(permission) && state === 'Captured')
        .map(({ yen }) => yen)
    },
    permission: (ref: string) => wallet.book().permissions.find(({ id }) => id === ref),
  }
}
