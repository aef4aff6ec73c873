import type { IncomingMessage, ServerResponse } from 'node:http'
import { say } from '../payments/say.ts'
import { makeProvider } from '../providers/behaviour.ts'
import { openDesk } from './desk.ts'
import { openIssuers } from './issuers.ts'
import { identityRoutes } from './pages.ts'
import { answerX, isIdentityWire, serviceAt, workOf } from './wire.ts'

/** Google and LINE (OpenID Connect) and X (OAuth 2.0): the pages where people agree, and what the school's server asks. */
export function openIdentity() {
  const [desk, issuers] = [openDesk(), openIssuers()]
  const provider = makeProvider('ほかのサービスでのログイン', {
    modes: ['normal', 'delay', 'refuse', 'hang', 'down'],
    works: ['discovery', 'keys', 'token', 'userinfo'],
  })
  return {
    provider,
    issuers,
    routes: identityRoutes(desk, issuers),
    isWire: isIdentityWire,
    async answer(request: IncomingMessage, response: ServerResponse) {
      const path = (request.url ?? '').split('?', 1)[0]!
      const [service, work] = [serviceAt(path), workOf(path)]
      if (!service) return say(response, { status: 404, body: { error: 'not_found' } })
      // Orders are about what the school's server asks; a browser always finds the page.
      const manner = work ? await provider.receive(work) : 'answer'
      if (manner === 'vanish') return void request.socket.destroy()
      if (manner === 'refuse') return say(response, { status: 503, body: { error: 'temporarily_unavailable' } })
      if (service !== 'x') return issuers.answer(request, response, service)
      return say(response, await answerX(desk, request, path))
    },
  }
}
