/** Where a student chooses a plan; the price is the record's, not the address's. */
export const studentOrdersPath = '/subscription_orders/new?discount=student'
export const registrationPath = (memberId: number) => `/users/${memberId}/school_users`
