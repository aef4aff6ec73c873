import { actor, actorOf, type CallAsk } from './ask.ts'
import { idOf } from './ids.ts'
import { notFound } from './refusal.ts'

/** Whoever opens a page under `/users/{userId}`: for anybody but that member it does not exist. */
export function ownActor(context: Parameters<typeof actor>[0], userId: string | undefined) {
  const asking = actor(context)
  return idOf(userId) === asking.memberId ? asking : notFound()
}

/** Whoever asks a call under `/users/{userId}`. */
export function ownActorOf(ask: CallAsk) {
  const asking = actorOf(ask)
  return idOf(ask.params.userId) === asking.memberId ? asking : notFound()
}
