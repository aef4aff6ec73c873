import type { Actor } from '#platform/ask.ts'
import { walletPaths } from '../../paths.ts'
import { walletOf } from '../wallet-of.ts'

type Visit = { key: string; yen: number; recurring: boolean }

/** Opens a visit at the wallet for what was shown; gives the address to which the browser goes. */
export async function beginVisit({ house, db }: Actor, { key, yen, recurring }: Visit): Promise<string> {
  const { origin } = house.settings
  const { id, url } = await walletOf(house).startCheckout({
    ...{ key, yen, recurring },
    reviewUrl: origin + walletPaths.review,
    cancelUrl: origin + walletPaths.left(key),
  })
  await db.updateTable('orders').set({ checkout_id: id }).where('key', '=', key).execute()
  return url
}
