export type Address = { name: string; postal_code: string; address: string; phone: string }
export const NAME_MAX = 50
export const ADDRESS_MAX = 200
/** So long after a prize was sent its address is kept. */
export const KEPT_DAYS = 90
