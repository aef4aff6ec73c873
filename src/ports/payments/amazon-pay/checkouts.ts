import type { Wallet } from '../port.ts'
import { checkoutOf, done, permissionOf, reasonOf, text } from './answers.ts'
import { amountOf, isRefusal, type Line } from './line.ts'

type Settings = { checkoutUrl: string; storeId: string; storeName: string }
type Visits = Pick<
  Wallet,
  | 'startCheckout'
  | 'checkoutUrl'
  | 'findCheckout'
  | 'agree'
  | 'complete'
  | 'findPermission'
  | 'closePermission'
  | 'manageUrl'
>

/** Visits of buyers, and what they permitted. */
export function checkouts({ find, send }: Line, { checkoutUrl, storeId, storeName }: Settings): Visits {
  const visitUrl = (id: string) => `${checkoutUrl}?${new URLSearchParams({ amazonCheckoutSessionId: id })}`
  return {
    async startCheckout({ key, yen, recurring, reviewUrl, cancelUrl }) {
      const body = {
        webCheckoutDetails: { checkoutReviewReturnUrl: reviewUrl, checkoutCancelUrl: cancelUrl },
        storeId,
        // No address is asked for: the school sends nothing to a buyer's home.
        productType: 'PayOnly',
        scopes: ['name', 'email'],
        ...permissionTypeOf(recurring, yen),
      }
      const id = text(done(await send('POST', 'checkoutSessions', body, key)).checkoutSessionId)
      return { id, url: visitUrl(id) }
    },

    checkoutUrl: visitUrl,

    async findCheckout(id) {
      const said = await find(`checkoutSessions/${encodeURIComponent(id)}`)
      return said && checkoutOf(said)
    },

    async agree({ id, key, yen, recurring, resultUrl }) {
      const { chargePermissionType: _, ...recurringPart } = permissionTypeOf(recurring, yen)
      const told = await send('PATCH', `checkoutSessions/${encodeURIComponent(id)}`, {
        webCheckoutDetails: { checkoutResultReturnUrl: resultUrl },
        // Every yen is taken as a charge of its own, the first one too: it has a key, and is asked for like the others.
        paymentDetails: { paymentIntent: 'Confirm', canHandlePendingAuthorization: false, chargeAmount: amountOf(yen) },
        merchantMetadata: { merchantReferenceId: key, merchantStoreName: storeName.slice(0, 50) },
        ...recurringPart,
      })
      if (isRefusal(told)) return { refused: reasonOf(told) ?? 'InvalidCheckoutSessionStatus' }
      const details = done(told).webCheckoutDetails as Record<string, unknown> | undefined
      return { url: text(details?.amazonPayRedirectUrl) }
    },

    async complete({ id, yen }) {
      const path = `checkoutSessions/${encodeURIComponent(id)}`
      const told = await send('POST', `${path}/complete`, { chargeAmount: amountOf(yen) })
      // What stands against it, and whether it was done before, is told by the session itself.
      if (isRefusal(told)) return checkoutOf((await find(path)) ?? { checkoutSessionId: id, statusDetails: GONE })
      return checkoutOf(done(told))
    },

    async findPermission(ref) {
      const said = await find(`chargePermissions/${encodeURIComponent(ref)}`)
      return said && permissionOf(said)
    },

    async closePermission(ref, reason) {
      const body = { closureReason: reason.slice(0, 255), cancelPendingCharges: false }
      const told = await send('DELETE', `chargePermissions/${encodeURIComponent(ref)}/close`, body)
      if (!isRefusal(told) && told.status !== 404) done(told)
    },

    manageUrl: (ref) => `${new URL(checkoutUrl).origin}/jr/your-account/ba/${encodeURIComponent(ref)}`,
  }
}

const GONE = { state: 'Canceled', reasonCode: 'Expired' }

const permissionTypeOf = (recurring: boolean, yen: number) =>
  recurring
    ? {
        chargePermissionType: 'Recurring',
        recurringMetadata: { frequency: { unit: 'Month', value: '1' }, amount: amountOf(yen) },
      }
    : { chargePermissionType: 'OneTime' }
