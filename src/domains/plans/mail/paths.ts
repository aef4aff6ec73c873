/** Where a member sees the contract, the coming charges, and leaves. */
export const accountPath = (memberId: number) => `/users/${memberId}/plan`
export const paymentsPath = (memberId: number) => `/users/${memberId}/payments`
export const cardPath = (memberId: number) =>
  `/users/edit_card/form?redirect_to=${encodeURIComponent(paymentsPath(memberId))}`
export { registrationPath } from '../students/paths.ts'
export const quitPath = '/subscription_orders/new?order_type=quit'
