import { post, type CallReply } from '#platform/browser-call.ts'
import type { Arrived, Begun, Desk, Signed } from './desk.ts'
import { Gone, Hiccup, Refused } from './patience.ts'

/** Addresses of the three calls by which a file comes in parts. */
type Addresses = { begin: string; sign: string; finish: string }

/** The desk of the house at these addresses; `facts` tell which file it is, `last` goes along when it has arrived. */
export function deskAt(at: Addresses, facts: object, last: object = {}): Desk {
  return {
    async begin() {
      return bodyOf(await post<Begun>(at.begin, facts))
    },
    async sign(part) {
      return bodyOf(await post<Signed>(at.sign, part))
    },
    async finish(key) {
      const reply = await post<{ arrived?: Arrived[] }>(at.finish, { key, ...last })
      if (reply.status === 409 && reply.body?.arrived) return reply.body.arrived
      bodyOf(reply)
      return null
    },
  }
}

function bodyOf<T>({ ok, status, body, lost }: CallReply<T>): T {
  if (ok && body) return body
  if (lost || status >= 500) throw new Hiccup(`the house said ${status}`)
  if (status === 404) throw new Gone()
  throw new Refused(body?.error)
}
