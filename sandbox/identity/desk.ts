import { randomBytes } from 'node:crypto'
import type { Grant } from './services.ts'
import { keepSome } from './shelf.ts'

const MINUTE = 60_000

export type Desk = ReturnType<typeof openDesk>

/** What X remembers: codes until they are fetched, and whom an access token is about. All ends with the process. */
export function openDesk() {
  const [grants, accesses] = [keepSome<Grant>(), keepSome<Grant>()]
  const keep = (shelf: typeof grants, grant: Grant) => {
    const key = randomBytes(24).toString('base64url')
    shelf.set(key, grant)
    return key
  }
  return {
    agree: (grant: Omit<Grant, 'until'>) => keep(grants, { ...grant, until: Date.now() + 5 * MINUTE }),
    /** Once. */
    redeem(code: string): Grant | null {
      const grant = grants.get(code)
      grants.map.delete(code)
      return grant && Date.now() < grant.until ? grant : null
    },
    giveAccess: (grant: Grant) => keep(accesses, grant),
    readAccess: (token: string) => accesses.get(token) ?? null,
  }
}
