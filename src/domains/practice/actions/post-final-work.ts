import { issueCertificates, lockLearner, markFinalWork } from '#domains/learning/index.ts'
import type { Actor } from '#platform/ask.ts'
import { keepPicture, swapPicture, type PictureKind } from '#platform/pictures/keep-picture.ts'
import { privateFileLink } from '#platform/private-files.ts'
import { putFinalWork } from '../queries.ts'
import { refusal } from '../refusals.ts'

const refusals = {
  kind: 'image-kind',
  size: 'image-kind',
  pixels: 'image-too-many-pixels',
  frames: 'image-too-many-frames',
  broken: 'image-broken',
} as const
const finalWork: PictureKind = {
  purpose: 'final-works',
  rules: { kinds: ['jpeg', 'png', 'gif'], maxBytes: 4 * 1024 * 1024 },
  bad: (why) => refusal(refusals[why]),
}

/** One final work per learner and curriculum: a new one takes its place. With the last step done it earns the certificate. */
export async function postFinalWork(actor: Actor, curriculumId: number, bytes: Buffer) {
  const { db, memberId, now } = actor
  const key = await keepPicture(actor, 'image', finalWork, bytes)
  const certificates = await db.transaction().execute(async (tx) => {
    await lockLearner(tx, memberId)
    const before = await putFinalWork(tx, { memberId, curriculumId, key, now })
    await swapPicture(tx, actor, finalWork, { before, after: key })
    await markFinalWork(tx, memberId, curriculumId, now)
    return issueCertificates(tx, memberId, now)
  })
  return { imageUrl: privateFileLink(actor, key), certificateId: certificates[0]?.id ?? null }
}
