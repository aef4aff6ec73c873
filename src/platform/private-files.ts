import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Answer } from './answer.ts'
import type { Actor, CallAsk } from './ask.ts'
import { notFound } from './refusal.ts'
import { storedAnswer } from './stored-answer.ts'

type Holder = Pick<Actor, 'house' | 'now' | 'memberId'>

/**
 * The address of a private file, good for this member and these seconds. Whoever makes one has asked the right
 * before. Within a minute the same file has the same address, so that a browser need not fetch it twice.
 */
export function privateFileLink({ house, now, memberId }: Holder, key: string, seconds = 600): string {
  const until = Math.ceil(now.getTime() / 60_000) * 60 + seconds
  return `/${key.split('/').map(encodeURIComponent).join('/')}?until=${until}&sign=${sign(house.settings.secret, key, memberId, until)}`
}

/** Whether this member may open that file now, by the link in hand. */
export function opensPrivateFile({ house, now, memberId }: Holder, key: string, query: URLSearchParams): boolean {
  const until = Number(query.get('until'))
  const given = Buffer.from(query.get('sign') ?? '')
  const right = Buffer.from(sign(house.settings.secret, key, memberId, until))
  return given.length === right.length && timingSafeEqual(given, right) && until * 1000 > now.getTime()
}

function sign(secret: string, key: string, memberId: number, until: number) {
  return createHmac('sha256', secret).update(`private-file\n${key}\n${memberId}\n${until}`).digest('base64url')
}

/** The call behind the link: what may not be opened is the same 404 as what is not there. */
export async function servePrivateFile(ask: CallAsk): Promise<Answer> {
  const key = `private/${ask.params['*']}`
  if (!ask.member || !opensPrivateFile({ ...ask, memberId: ask.member.id }, key, ask.query)) return notFound()
  return storedAnswer(ask, key, { seconds: 600 })
}
