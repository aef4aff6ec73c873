/** Where a member sees the contract, the coming charges, and leaves. */
export const accountPath = (memberId: number) => `/users/${memberId}/plan`
export const paymentsPath = (memberId: number) => `/users/${memberId}/payments`
export const cardPath = (memberId: number) =>
  `/users/edit_card/form?redirect_to=${encodeURIComponent(paymentsPath(memberId))}`
export const quitPath = '/subscription_orders/new?order_type=quit'

/** Where a student chooses a plan; the price is the record's, not the address's. */
export const studentOrdersPath = '/subscription_orders/new?discount=student'

export const registrationPath = (memberId: number) => `/users/${memberId}/school_users`
