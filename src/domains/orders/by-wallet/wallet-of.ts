import type { House } from '#platform/house.ts'
import { notFound } from '#platform/refusal.ts'
import type { Wallet } from '#ports/payments/port.ts'

/** A school without it has no such pages. */
export const walletOf = ({ wallet }: Pick<House, 'wallet'>): Wallet => wallet ?? notFound()
