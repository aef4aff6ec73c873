import { attendByPractice, lockLearner } from '#domains/learning/index.ts'
import type { Actor } from '#platform/ask.ts'
import { keepMeasured, type PictureKind, swapPicture } from '#platform/pictures/keep-picture.ts'
import { refusal } from '../../refusals.ts'
import type { Posted } from '../forms.ts'
import type { Practice } from '../../practice-of.ts'
import { insertLog, takeUpLog } from '../queries.ts'
import { consentsAfter } from '../rules.ts'
import { PICTURE_BYTES } from '../terms.ts'

const refusals = {
  kind: 'log-picture',
  size: 'log-picture',
  pixels: 'image-too-many-pixels',
  frames: 'log-picture',
  broken: 'image-broken',
} as const
const picture: PictureKind = {
  purpose: 'practice-logs',
  rules: { kinds: ['jpeg', 'png'], maxBytes: PICTURE_BYTES },
  bad: (why) => refusal(refusals[why]),
}
const small: PictureKind = {
  ...picture,
  purpose: 'practice-logs-small',
  rules: { ...picture.rules, fit: { width: 480, height: 480, how: 'inside' } },
}

/** One log for each post, however often it comes: what came again under its key is the log of the first time. */
export async function postLog(actor: Actor, { lesson, step }: Practice, form: Posted, bytes: Buffer): Promise<number> {
  const { db, memberId, now } = actor
  const consents = consentsAfter({ pictureConsentedAt: null, memoConsentedAt: null }, form, now)
  const words = { memo: form.memo, ...consents }
  const takeUp = (key: string) => takeUpLog(db, { memberId, key, ...words })
  const known = form.key && (await takeUp(form.key))
  if (known) return known
  const image = await keepMeasured(actor, 'image', picture, bytes)
  const thumb = await keepMeasured(actor, 'image', small, bytes)
  const made = await db.transaction().execute(async (tx) => {
    await lockLearner(tx, memberId)
    const { width, height } = image
    const pictures = { imageKey: image.key, smallKey: thumb.key, width, height }
    const of = { memberId, lessonId: lesson.id, stepId: step?.id ?? null, key: form.key, now }
    const id = await insertLog(tx, { ...of, ...pictures, ...words })
    if (id === null) return null
    await swapPicture(tx, actor, picture, { before: null, after: image.key })
    await swapPicture(tx, actor, small, { before: null, after: thumb.key })
    const place = step && {
      curriculumId: step.curriculumId,
      stepId: step.id,
      chapterId: lesson.chapters[0]?.id ?? null,
    }
    if (place) await attendByPractice(tx, { memberId, now, ...place })
    return id
  })
  return made ?? (await takeUp(form.key!))!
}
