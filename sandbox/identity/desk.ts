import { randomBytes } from 'node:crypto'
import { openSigner } from './id-token.ts'
import type { Grant } from './services.ts'

const MINUTE = 60_000
const MOST = 1_000

export type Desk = ReturnType<typeof openDesk>

/** What the services remember: codes until they are fetched, and whom an access token is about. All ends with the process. */
export function openDesk() {
  const grants = new Map<string, Grant>()
  const accesses = new Map<string, Grant>()
  const keep = (map: Map<string, Grant>, grant: Grant) => {
    const key = randomBytes(24).toString('base64url')
    map.set(key, grant)
    const [oldest] = map.keys()
    if (map.size > MOST && oldest) map.delete(oldest)
    return key
  }
  return {
    signer: openSigner(),
    agree: (grant: Omit<Grant, 'until'>) => keep(grants, { ...grant, until: Date.now() + 5 * MINUTE }),
    /** Once. */
    redeem(code: string): Grant | null {
      const grant = grants.get(code)
      grants.delete(code)
      return grant && Date.now() < grant.until ? grant : null
    },
    giveAccess: (grant: Grant) => keep(accesses, grant),
    readAccess: (token: string) => accesses.get(token) ?? null,
  }
}
