import { href } from 'react-router'
import { Answer } from '#platform/answer.ts'
import type { Ask } from '#platform/ask.ts'
import { sayNext } from '#platform/flash.ts'
import { linkingTroubles, troubles, type Trouble } from './troubles.ts'

type Way = { linking?: boolean; returnTo?: string | null }

/** Back to where somebody who went to a provider can go on, with why they are not further. */
export function backWith(ask: Ask, trouble: Trouble, { linking = false, returnTo = null }: Way = {}): Answer {
  const { member } = ask
  if (member) sayNext(ask, { tone: 'trouble', sentence: (linking ? linkingTroubles : troubles)[trouble] })
  if (member && linking) return Answer.seeOther(href('/users/:userId/ways_in', { userId: String(member.id) }))
  const query = new URLSearchParams({ trouble, ...(returnTo && { return_to: returnTo }) })
  return Answer.seeOther(`${href('/sessions/new')}?${query.toString()}`)
}
