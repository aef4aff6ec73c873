import type { CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { storedAnswer } from '#platform/stored-answer.ts'
import { poseActor } from '../../rights.ts'
import { opensPicture } from '../pictures.ts'
import { readLibrary } from '../queries.ts'

/** Nobody looks at so many in an hour; who copies the library does. */
const PICTURES = { name: 'pose-pictures', points: 3_000, seconds: 3_600 }
const FRESH_SECONDS = 3_600

/** A picture of the library, by a link of an hour and a right that is asked again; samples are for everybody. */
export default async function (ask: CallAsk) {
  const poses = await readLibrary(ask.house)
  const id = idOf(ask.params.id)
  const pose = orNotFound(poses.find((one) => one.id === id))
  if (!opensPicture(ask, ask.query, pose)) return notFound()
  if (pose.sample === null) await ask.house.limits.take(PICTURES, String(poseActor(ask).memberId))
  const key = ask.query.get('size') === 'small' ? (pose.smallKey ?? pose.pictureKey) : pose.pictureKey
  return storedAnswer(ask, key, { seconds: FRESH_SECONDS })
}
