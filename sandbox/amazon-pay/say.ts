import type { Charge, Permission, Refund, Visit } from './book.ts'
import type { WalletDesk } from './desk.ts'

const amountOf = (yen: number | null) => (yen === null ? null : { amount: String(yen), currencyCode: 'JPY' })

/** As the published reference words it; what this provider has no use for is left out. */
export function visitSaid(visit: Visit, desk: WalletDesk, base: string | null = null) {
  const buyer = desk.buyerBy(visit.buyer)
  return {
    checkoutSessionId: visit.id,
    chargePermissionType: visit.recurring ? 'Recurring' : 'OneTime',
    productType: 'PayOnly',
    webCheckoutDetails: {
      checkoutReviewReturnUrl: visit.reviewUrl,
      checkoutResultReturnUrl: visit.resultUrl,
      amazonPayRedirectUrl: base && `${base}/checkout/processing?amazonCheckoutSessionId=${visit.id}`,
    },
    buyer: buyer && { buyerId: buyer.id, name: buyer.name, email: buyer.email },
    paymentPreferences: buyer ? [{ paymentDescriptor: buyer.descriptor }] : [],
    paymentDetails: { paymentIntent: 'Confirm', chargeAmount: amountOf(visit.yen) },
    recurringMetadata: visit.recurring
      ? { frequency: { unit: 'Month', value: '1' }, amount: amountOf(visit.monthlyYen) }
      : null,
    statusDetails: {
      state: visit.state,
      reasonCode: visit.reason,
      reasonDescription: null,
      lastUpdatedTimestamp: visit.at,
    },
    chargePermissionId: visit.permission,
    chargeId: null,
    creationTimestamp: visit.at,
  }
}

export function permissionSaid(permission: Permission, desk: WalletDesk) {
  const buyer = desk.buyerBy(permission.buyer)
  const { id, recurring, limitYen, state, reason, at } = permission
  return {
    chargePermissionId: id,
    chargePermissionType: recurring ? 'Recurring' : 'OneTime',
    buyer: buyer && { buyerId: buyer.id, name: buyer.name, email: buyer.email },
    paymentPreferences: buyer ? [{ paymentDescriptor: buyer.descriptor }] : [],
    statusDetails: {
      state: state === 'Suspended' ? 'NonChargeable' : state,
      reasons: reason ? [{ reasonCode: reason, reasonDescription: null }] : null,
      lastUpdatedTimestamp: at,
    },
    limits: { amountLimit: amountOf(limitYen), amountBalance: amountOf(limitYen) },
    creationTimestamp: at,
  }
}

export const chargeSaid = ({ id, permission, reference, yen, state, reason, at }: Charge) => ({
  chargeId: id,
  chargePermissionId: permission,
  chargeAmount: amountOf(yen),
  captureAmount: state === 'Captured' ? amountOf(yen) : null,
  merchantMetadata: { merchantReferenceId: reference },
  statusDetails: { state, reasonCode: reason, reasonDescription: null, lastUpdatedTimestamp: at },
  creationTimestamp: at,
})

export const refundSaid = ({ id, charge, reference, yen, state, at }: Refund) => ({
  refundId: id,
  chargeId: charge,
  refundAmount: amountOf(yen),
  merchantMetadata: { merchantReferenceId: reference },
  statusDetails: { state, reasonCode: null, reasonDescription: null, lastUpdatedTimestamp: at },
  creationTimestamp: at,
})
