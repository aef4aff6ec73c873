import type { IncomingMessage, ServerResponse } from 'node:http'
import { readFields, readText, say } from '../payments/say.ts'
import { makeProvider } from '../providers/behaviour.ts'
import { openInbox } from './inbox.ts'
import { smsRoutes } from './pages.ts'

/** What a school uses with this provider; worth nothing anywhere else. */
export const SANDBOX_SMS_SECRET = 'sandbox-sms-secret'
/** A number to which nothing can be delivered. */
const DEAD_NUMBER = '09000000002'

/** The text message provider of the sandbox: `POST …/sms/v1/messages` with `{to, text}`. */
export function openSms() {
  const inbox = openInbox()
  const provider = makeProvider('SMS')
  return {
    inbox,
    provider,
    routes: smsRoutes(inbox),
    isWire: (path: string) => /^(\/sandbox)?\/sms\/v1\/messages$/.test(path),
    async answer(request: IncomingMessage, response: ServerResponse) {
      const text = await readText(request)
      const manner = await provider.receive()
      if (manner === 'vanish') return void request.socket.destroy()
      if (manner === 'refuse') return say(response, no(503, 'service_unavailable'))
      if (request.method !== 'POST') return say(response, no(405, 'method_not_allowed'))
      if (request.headers.authorization !== `Bearer ${SANDBOX_SMS_SECRET}`)
        return say(response, no(401, 'unauthorized'))
      const given = text === null ? null : readFields(text, request.headers['content-type'] ?? '')
      const [to, words] = [String(given?.to ?? ''), String(given?.text ?? '')]
      if (!/^0\d{9,10}$/.test(to) || !words) return say(response, no(422, 'invalid_message'))
      if (to === DEAD_NUMBER) return say(response, no(422, 'undeliverable'))
      if (manner === 'twice') inbox.keep(to, words)
      const { id } = inbox.keep(to, words)
      return say(response, { status: 202, body: { id, status: 'accepted' } })
    },
  }
}

const no = (status: number, code: string) => ({ status, body: { code } })
