import { actor, actorOf, type Actor, type Ask } from './ask.ts'
import { notFound } from './refusal.ts'
import { withFactor, withFactorOf } from './second-factor.ts'

/**
 * Staff who open a page: for everybody else it does not exist, and without the second factor it waits. Which roles
 * find it says the table of addresses, and the front door has asked.
 */
export function staffActor(context: Parameters<typeof actor>[0]): Actor {
  const asking = actor(context)
  if (!asking.member.isStaff) notFound()
  return withFactor(asking)
}

/** Staff who ask a call. */
export function staffActorOf<A extends Ask>(ask: A) {
  const asking = actorOf(ask)
  if (!asking.member.isStaff) notFound()
  return withFactorOf(asking)
}
