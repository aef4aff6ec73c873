import type { House } from '#platform/house.ts'
import { writeLetter } from '#platform/letters.ts'
import type { Permission } from '#ports/payments/port.ts'
import { hearOfCharge, retryUnpaid } from '#domains/billing/index.ts'
import { findAddressee, lockStanding, scheduledPayments } from '#domains/plans/index.ts'
import { permissionStopped } from '../mail/wallet-letters.ts'
import { walletOf } from '../wallet-of.ts'

/** A notice only says that something changed: what, the provider is asked. */
export async function followNotice(house: House, { id }: { id: string }): Promise<void> {
  const notice = await house.db
    .selectFrom('wallet_notices')
    .select(['about', 'object_id as objectId'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (notice?.about === 'charge') await hearOfCharge(house, notice.objectId)
  if (notice?.about === 'permission') await hearOfPermission(house, notice.objectId)
}

async function hearOfPermission(house: House, ref: string): Promise<void> {
  const method = await findMethod(house, ref)
  if (!method) return
  const permission = await walletOf(house).findPermission(ref)
  if (!permission) return
  // Another way of paying was chosen at the wallet: what could not be taken is asked for again, once.
  if (permission.state === 'chargeable') return void (await retryRefused(house, method))
  await stop(house, method, permission.state)
}

type Method = { id: number; memberId: number }

/** Only what fees are taken from today: what was replaced is ours to close, and says nothing new. */
const findMethod = ({ db }: House, ref: string): Promise<Method | undefined> =>
  db
    .selectFrom('payment_methods')
    .select(['id', 'member_id as memberId'])
    .where('kind', '=', 'amazon_pay')
    .where('provider_ref', '=', ref)
    .where('replaced_at', 'is', null)
    .executeTakeFirst()

/** Like a hard decline before anything was charged: who pays by it is told, and what else there is. */
async function stop(house: House, { id, memberId }: Method, state: Exclude<Permission['state'], 'chargeable'>) {
  await house.db.transaction().execute(async (tx) => {
    const standing = await lockStanding(tx, memberId)
    const runs = standing.state !== 'before_subscribe' && standing.state !== 'after_unsubscribe'
    if (!runs || standing.method?.id !== id || standing.paymentKind === 'direct_debit') return
    const nextCharge = scheduledPayments(standing)[0] ?? null
    if (!nextCharge && standing.state === 'will_cancel') return
    const reader = await findAddressee(tx, memberId)
    const told = { methodId: id, state, nextCharge, at: house.clock.now() }
    await writeLetter(house, tx, permissionStopped(house, { ...reader, ...told }))
  })
}

const retryRefused = (house: House, { memberId }: Method) => retryUnpaid(house, memberId, { again: true })
