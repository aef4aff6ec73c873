import { href, redirect } from 'react-router'
import { actor, actorOf, type Actor, type Ask } from './ask.ts'
import { notFound, refusalsOf } from './refusal.ts'

const { refuse } = refusalsOf({
  'second-factor': [403, '確認コードを入力してから、もう一度お試しください。'],
})

/**
 * Staff who open a page: for everybody else it does not exist, and without the second factor it waits. Which roles
 * find it says the table of addresses, and the front door has asked.
 */
export function staffActor(context: Parameters<typeof actor>[0]): Actor {
  const asking = actor(context)
  if (!asking.member.isStaff) notFound()
  if (!asking.member.secondFactorUntil) throw redirect(secondFactorPath(asking.url))
  return asking
}

/** Staff who ask a call. */
export function staffActorOf<A extends Ask>(ask: A) {
  const asking = actorOf(ask)
  if (!asking.member.isStaff) notFound()
  if (!asking.member.secondFactorUntil) refuse('second-factor')
  return asking
}

/** Where staff show the second factor, and come back from. */
export function secondFactorPath(url: URL): string {
  const back = url.pathname.replace(/\.data$/, '') + url.search
  return `${href('/staff/second_factor')}?return_to=${encodeURIComponent(back)}`
}
