import type { IncomingMessage, ServerResponse } from 'node:http'
import { say } from '../payments/say.ts'
import { makeProvider } from '../providers/behaviour.ts'
import { openDesk } from './desk.ts'
import { identityRoutes } from './pages.ts'
import { answerWire, isIdentityWire, workOf } from './wire.ts'

/** Google and LINE (OpenID Connect) and X (OAuth 2.0): the pages where people agree, and what the school's server asks. */
export function openIdentity() {
  const desk = openDesk()
  const provider = makeProvider('ほかのサービスでのログイン', {
    modes: ['normal', 'delay', 'refuse', 'hang', 'down'],
    works: ['discovery', 'keys', 'token', 'userinfo'],
  })
  return {
    provider,
    desk,
    routes: identityRoutes(desk),
    isWire: isIdentityWire,
    async answer(request: IncomingMessage, response: ServerResponse) {
      const path = (request.url ?? '').split('?', 1)[0]!
      const manner = await provider.receive(workOf(path))
      if (manner === 'vanish') return void request.socket.destroy()
      if (manner === 'refuse') return say(response, { status: 503, body: { error: 'temporarily_unavailable' } })
      return say(response, await answerWire(desk, request, path))
    },
  }
}
