import { callPath } from '#platform/browser-call.ts'
import type { Place } from './postal-lookup.ts'

/** What the address service says of a code; null where it says nothing. */
export async function askPlace(zipcode: string): Promise<Place | null> {
  const path = callPath('/subscription_direct_debit_users/postal_code')
  const reply = await fetch(`${path}?zipcode=${zipcode}`, { headers: { Accept: 'application/json' } })
  if (!reply.ok) return null
  return ((await reply.json()) as { data: Place | null }).data
}
