import { catalogueOf } from '#domains/catalogue/index.ts'
import type { Actor } from '#platform/ask.ts'
import { notFound } from '#platform/refusal.ts'
import { openCase } from '../../cases/queries.ts'
import { REPORT_POSTS } from '../../limits.ts'
import { keepShown, swapShown } from '../../pictures.ts'
import { judgePicture, judgeWords, likenessOfKept } from '../../safety/look-first.ts'
import { isFirstOf } from '../is-first.ts'
import { findSent, insertReport, type ReportWords } from '../queries.ts'

export const PURPOSE = 'illust-reports'

type Sent = ReportWords & { lessonId: number | null; sendKey: string | null; image: Buffer }

/** Shows a picture, at once or after a look; what comes again with the same key is the one that is there. */
export async function postReport(actor: Actor, { lessonId, sendKey, image, ...words }: Sent): Promise<number> {
  const { db, house, memberId, now } = actor
  const sent = sendKey && (await findSent(db, memberId, sendKey))
  if (sent) return sent
  const theme = lessonId === null ? null : await themeOf(actor, lessonId)
  const byWords = await judgeWords(actor, [words.title, words.content])
  await house.limits.take(REPORT_POSTS, String(memberId))
  const picture = await keepShown(actor, PURPOSE, image)
  const likeness = await likenessOfKept(house, picture.small_key)
  const why = byWords ?? (await judgePicture(actor, likeness)) ?? (await isFirstOf(actor))
  return db.transaction().execute(async (tx) => {
    const made = { lesson_id: lessonId, theme, posted_at: now, send_key: sendKey, waits_since: why && now }
    const id = await insertReport(tx, { member_id: memberId, ...words, ...picture, ...made, ...likeness })
    if (id === null) return (await findSent(tx, memberId, sendKey!)) ?? notFound()
    await swapShown(tx, actor, PURPOSE, { before: null, after: picture })
    if (why) await openCase(tx, { type: 'report', id }, { memberId, why, now })
    return id
  })
}

async function themeOf({ house }: Actor, lessonId: number) {
  const { lessons, courses } = await catalogueOf(house)
  const lesson = lessons.get(lessonId)
  return (lesson && courses.get(lesson.courseId)?.tab) ?? notFound()
}
