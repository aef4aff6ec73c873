import { hasSubscription } from '#domains/plans/index.ts'
import { actorOf, type Actor, type Ask } from '#platform/ask.ts'
import { refuse } from './refusals.ts'

/** Trial members and subscribers use all of it, and so do staff, who look after it. */
export const mayUsePoses = ({ member, now }: Pick<Ask, 'member' | 'now'>): boolean =>
  member !== null && (member.isStaff || hasSubscription(member, now))

/** The member who may use the library: a visitor is told to sign in, a member without a plan that one is needed. */
export function poseActor<A extends Ask>(ask: A): A & Actor {
  const actor = actorOf(ask)
  if (!mayUsePoses(ask)) refuse('needs-plan')
  return actor
}
