import { actor } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { notFound } from '#platform/refusal.ts'

/** Whoever opens a page under `/users/{userId}`: for anybody but that member it does not exist. */
export function ownActor(context: Parameters<typeof actor>[0], userId: string | undefined) {
  const asking = actor(context)
  return idOf(userId) === asking.memberId ? asking : notFound()
}
