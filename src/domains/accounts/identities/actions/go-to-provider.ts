import type { Ask } from '#platform/ask.ts'
import type { Limit } from '#platform/limits.ts'
import type { IdentityProvider } from '#ports/identity/port.ts'
import { lineOf } from '../../devices.ts'
import { newErrand, type Purpose } from '../errand.ts'
import type { Door } from '../doors.ts'

const visits: Limit = {
  name: 'identity-visits',
  points: 60,
  seconds: 600,
  sentence: 'ログインの試行回数が上限に達しました。10分ほどおいてからお試しください。',
}

/** Where the browser goes; what is needed when it comes back goes with it, sealed. */
export async function goToProvider(
  ask: Ask,
  { name, provider }: { name: Door; provider: IdentityProvider },
  purpose: Purpose,
): Promise<string> {
  await ask.house.limits.take(visits, lineOf(ask))
  const { errand, give } = newErrand(ask, name, purpose)
  const address = await provider.addressFor(errand)
  give()
  return address
}
