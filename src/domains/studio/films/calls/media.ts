import { posix } from 'node:path'
import type { CallAsk } from '#platform/ask.ts'
import { notFound } from '#platform/refusal.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { storedAnswer } from '#platform/stored-answer.ts'
import { isStreamFile } from '#domains/learning/terms.ts'
import { placeOf } from '../place-of.ts'

/** What staff look at: the film that a place shows, and the original of the one on its way. */
export default async function (ask: CallAsk) {
  const { at } = await placeOf(staffActorOf(ask).db, ask.params.place)
  const file = ask.params['*'] ?? ''
  const { next, shown, video } = at
  if (file === 'original') return storedAnswer(ask, (next ?? shown)?.originalKey ?? null)
  if (file === 'film') return storedAnswer(ask, video?.mp4Key ?? null)
  if (file === 'subtitles') return storedAnswer(ask, video?.subtitlesKey ?? null)
  if (video?.hlsKey && isStreamFile(file)) return storedAnswer(ask, posix.join(posix.dirname(video.hlsKey), file))
  return notFound()
}
