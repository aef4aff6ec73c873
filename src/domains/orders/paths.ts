/** Where an order's outcome is shown: done, failed, or still being confirmed. */
export const outcomePath = (key: string) => `/subscription_orders/outcome?order=${encodeURIComponent(key)}`
/** Where the issuer's page leads back to; the key in the address says which order it was. */
export const authenticatedPath = (key: string) => `/subscription_orders/three_d_secure/return?order=${key}`

/** Where an order ends that the provider or the issuer did not let through; with an item of coaching it leads back to that. */
export const errorPath = (code: string, itemId: number | null = null) =>
  `/subscription_orders/payment_error?res_code=${encodeURIComponent(code)}${itemId === null ? '' : `&item_id=${itemId}`}`

/** Where the forms of an order go: with a new card, and with the card on file. */
export const subscriptionOrders = { withCard: '/subscription_orders/register_token', stored: '/subscription_orders/' }

export const courseOrders = { withCard: '/course_orders', stored: '/course_orders' }

const query = (key: string) => `?order=${encodeURIComponent(key)}`

/** A visit at the wallet: begun, come back from, agreed to, left. */
export const walletPaths = {
  begin: '/subscription_orders/amazon_pay',
  review: '/subscription_orders/amazon_pay_confirm',
  result: '/subscription_orders/amazon_pay_result',
  left: (key: string) => `/subscription_orders/amazon_pay_left${query(key)}`,
}

/** Where a card is changed, and where that leads back to. */
export const editCardPath = (returnTo: string) => `/users/edit_card/form?redirect_to=${encodeURIComponent(returnTo)}`

const BASE = '/subscription_direct_debit_users'

/** What is carried along from step to step. That somebody is a student is only said here: what counts is their record. */
export type DebitChoice = { planId: number; isStudent: boolean; optionId: number | null }

function queryOf({ planId, isStudent, optionId }: DebitChoice) {
  const query = new URLSearchParams({ subscription_id: String(planId) })
  if (isStudent) query.set('discount', 'student')
  if (optionId !== null) query.set('option', String(optionId))
  return query
}

const path = (step: string) => (choice: DebitChoice) => `${BASE}${step}?${queryOf(choice)}`

export const debitPaths = {
  applications: BASE,
  form: path('/new'),
  phone: path('/authenticate'),
  confirm: path('/confirm_direct_debit'),
  remove: path('/delete_direct_debit_user'),
  start: path('/trial_start_direct_debit'),
}

export const debitFormPath = (applicationId: number) => `${BASE}/${applicationId}/form`
