import { actor, type Actor } from '#platform/ask.ts'
import { notFound } from '#platform/refusal.ts'
import { withFactor } from '#platform/second-factor.ts'

/** A teacher before whom questions may lie: for anybody else there is no such page, and what lies there needs the second factor. */
export function teacherWhoAnswers(context: Parameters<typeof actor>[0]): { who: Actor; teacherId: number } {
  const who = actor(context)
  const { teacherId } = who.member
  return teacherId === null ? notFound() : { who: withFactor(who), teacherId }
}
