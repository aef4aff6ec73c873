import { PaymentsSilent, type Buyer, type Charged, type Checkout, type Permission } from '../port.ts'
import type { Told } from '../talk.ts'

type Said = Record<string, unknown>

/** Declines that another day may undo; every other needs another way to pay. */
const SOFT = ['SoftDeclined', 'ProcessingFailure']
/** A clear no to a charge, whatever status of HTTP it comes with. */
const DECLINES = [
  ...SOFT,
  'HardDeclined',
  'AmazonRejected',
  'AmazonCanceled',
  'TransactionTimedOut',
  'InvalidChargePermissionStatus',
  'TransactionAmountExceeded',
  'TransactionCountExceeded',
  'PaymentMethodNotAllowed',
  'MFANotCompleted',
  'ResourceNotFound',
]
const PENDING = ['AuthorizationInitiated', 'CaptureInitiated', 'Authorized']

export const isDecline = (code: unknown): code is string => typeof code === 'string' && DECLINES.includes(code)
export const reasonOf = ({ body }: Told) => (typeof body.reasonCode === 'string' ? body.reasonCode : null)

/** The answer to what should have worked; anything else may or may not have been done. */
export function done(told: Told): Said {
  if (told.status < 200 || told.status > 299)
    throw new PaymentsSilent(`HTTP ${told.status}: ${String(told.body.reasonCode ?? '').slice(0, 64)}`)
  return told.body
}

export function text(value: unknown): string {
  if (typeof value !== 'string' || !value) throw new PaymentsSilent('the answer lacks a part')
  return value
}

const part = (value: unknown): Said => (typeof value === 'object' && value !== null ? (value as Said) : {})
const word = (value: unknown) => (typeof value === 'string' && value ? value : null)

function stateOf(said: Said) {
  const { state, reasonCode, reasons } = part(said.statusDetails)
  const first = Array.isArray(reasons) ? part(reasons[0]).reasonCode : null
  return { state: word(state), code: word(reasonCode) ?? word(first) }
}

export function chargeOf(said: Said): Charged {
  const { state, code } = stateOf(said)
  if (state === 'Captured' || state === 'Completed') return { outcome: 'captured', chargeId: text(said.chargeId) }
  if (state !== null && PENDING.includes(state)) return { outcome: 'pending', chargeId: text(said.chargeId) }
  if (state === 'Declined' || state === 'Canceled') return declined(code ?? state)
  throw new PaymentsSilent('the answer says neither yes nor no')
}

export const declined = (code: string): Charged => ({
  outcome: 'declined',
  code,
  kind: SOFT.includes(code) ? 'soft' : 'hard',
})

/** How a refund stands; null while the provider is at it. */
export function refundOf(
  said: Said,
): { outcome: 'done'; refundId: string } | { outcome: 'declined'; code: string } | null {
  const { state, code } = stateOf(said)
  if (state === 'Refunded') return { outcome: 'done', refundId: text(said.refundId) }
  return state === 'Declined' ? { outcome: 'declined', code: code ?? 'Declined' } : null
}

export function checkoutOf(said: Said): Checkout {
  const { state, code } = stateOf(said)
  const [preference] = Array.isArray(said.paymentPreferences) ? said.paymentPreferences : []
  return {
    id: text(said.checkoutSessionId),
    state: state === 'Completed' ? 'completed' : state === 'Canceled' ? 'canceled' : 'open',
    code,
    buyer: buyerOf(said.buyer),
    descriptor: word(part(preference).paymentDescriptor),
    permissionRef: word(said.chargePermissionId),
  }
}

/** Name and address of a buyer's letters; where they live is not read, whatever came. */
export function buyerOf(value: unknown): Buyer | null {
  const { buyerId, name, email } = part(value)
  const id = word(buyerId)
  return id ? { id, name: word(name) ?? '', email: word(email) ?? '' } : null
}

export function permissionOf(said: Said): Permission {
  const { state, code } = stateOf(said)
  const limit = Number(part(part(said.limits).amountLimit).amount)
  return {
    state: state === 'Chargeable' ? 'chargeable' : state === 'Closed' ? 'closed' : 'suspended',
    code,
    limitYen: Number.isFinite(limit) && limit > 0 ? Math.floor(limit) : null,
    buyer: buyerOf(said.buyer),
  }
}
