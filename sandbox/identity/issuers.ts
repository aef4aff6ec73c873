import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import { openIssuer } from './issuer.ts'
import { makeKey, type Key } from './keys.ts'
import { CLIENT_ID, type Agreement, type OpenidService } from './services.ts'
import { keepSome, openShelf } from './shelf.ts'

export type Issuers = ReturnType<typeof openIssuers>

/**
 * Google and LINE: each stands at the address at which it is asked, is made when somebody first asks, and anew when its
 * keys change. What was begun under the old keys goes on under the new ones.
 */
export function openIssuers() {
  const [visits, agreements, issuers] = [
    keepSome<Provider>(),
    keepSome<Agreement>(),
    new Map<string, Promise<Provider>>(),
  ]
  // The library and the first key take a moment: not out of the time of whoever asks first.
  void import('oidc-provider')
  let key: Promise<Key> | undefined = makeKey()
  const secret = randomBytes(32).toString('base64url')
  const hearing = { shelf: openShelf(), secret, agreementOf: agreements.get, waits: visits.set }
  const at = (base: string, service: OpenidService) => {
    const name = `${base}/identity/${service}`
    const issuer = issuers.get(name) ?? openIssuer(name, service, (key ??= makeKey()), hearing)
    issuers.set(name, issuer)
    return issuer
  }
  const find = async (visit: string) => {
    const issuer = visits.get(visit)
    const found = await issuer?.Interaction.find(visit)
    return issuer && found && { issuer, found, asked: found.params as { redirect_uri: string; scope: string } }
  }
  return {
    rotate() {
      key = undefined
      issuers.clear()
    },
    /** All that stands below `/identity/{service}`. */
    async answer(request: IncomingMessage, response: ServerResponse, service: OpenidService) {
      const issuer = await at(`http://${request.headers.host}`, service)
      const originalUrl = request.url ?? ''
      const url = originalUrl.slice(`/identity/${service}`.length)
      // Nobody stays signed in here: whoever is sent is asked anew who they are.
      if (/^\/auth(\?|$)/.test(url)) delete request.headers.cookie
      await issuer.callback()(Object.assign(request, { originalUrl, url }), response)
    },
    askedBy: async (visit: string) => (await find(visit))?.asked,
    /** What the person says, and where their browser goes on then; null where the visit is over. */
    async conclude(visit: string, said: Agreement | 'deny'): Promise<string | null> {
      const waiting = await find(visit)
      if (!waiting) return null
      const { issuer, found, asked } = waiting
      if (said === 'deny') found.result = { error: 'access_denied' }
      else {
        const accountId = said.person.subject
        const grant = new issuer.Grant({ accountId, clientId: CLIENT_ID })
        grant.addOIDCScope(asked.scope)
        const grantId = await grant.save()
        agreements.set(grantId, said)
        found.result = { login: { accountId }, consent: { grantId } }
      }
      await found.save(300)
      return found.returnTo
    },
  }
}
