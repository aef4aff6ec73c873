import { actor, type Actor } from '#platform/ask.ts'
import { notFound } from '#platform/refusal.ts'
import { withFactor } from '#platform/second-factor.ts'

/** A coach before whom sessions lie: for anybody else there is no such page, and what lies there needs the second factor. */
export function coachWhoAsks(context: Parameters<typeof actor>[0]): Actor {
  const who = actor(context)
  return who.member.isCoach ? withFactor(who) : notFound()
}
