import { issueCertificates, lockLearner, markFinalWork } from '#domains/learning/index.ts'
import type { Actor } from '#platform/ask.ts'
import { takeImage } from '#platform/pictures/take-image.ts'
import { privateFileLink } from '#platform/private-files.ts'
import { attachFile, keepFile, releaseFile } from '#platform/stored-files.ts'
import { putFinalWork } from '../queries.ts'
import { refuse } from '../refusals.ts'

const MAX_BYTES = 4 * 1024 * 1024
const purpose = 'final-works'
const refusals = {
  kind: 'image-kind',
  size: 'image-kind',
  pixels: 'image-too-many-pixels',
  broken: 'image-broken',
} as const

/** One final work per learner and curriculum: a new one takes its place. With the last step done it earns the certificate. */
export async function postFinalWork(actor: Actor, curriculumId: number, bytes: Buffer) {
  const { db, house, memberId, now } = actor
  const taken = await takeImage(memberId, bytes, { kinds: ['jpeg', 'png', 'gif'], maxBytes: MAX_BYTES })
  if (!taken.ok) return refuse(refusals[taken.why])
  const key = await keepFile(house, { purpose, ownerId: memberId, ...taken.image })
  const certificates = await db.transaction().execute(async (tx) => {
    await lockLearner(tx, memberId)
    await attachFile(house, tx, { key, purpose, ownerId: memberId })
    const before = await putFinalWork(tx, { memberId, curriculumId, key, now })
    if (before) await releaseFile(tx, before)
    await markFinalWork(tx, memberId, curriculumId, now)
    return issueCertificates(tx, memberId, now)
  })
  return { imageUrl: privateFileLink(actor, key), certificateId: certificates[0]?.id ?? null }
}
