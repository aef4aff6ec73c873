import type { Actor } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import { keepMeasured, swapPicture } from '#platform/pictures/keep-picture.ts'
import { notFound } from '#platform/refusal.ts'
import { COMMENT_POSTS, IMAGE_POSTS } from '../../limits.ts'
import { kindsOf } from '../../pictures.ts'
import { refuse } from '../../refusals.ts'
import { openCase } from '../../cases/queries.ts'
import { isFirstOf } from '../../reports/is-first.ts'
import { judgePicture, judgeWords, likenessOfKept } from '../../safety/look-first.ts'
import { findStanding, lockReport } from '../../reports/queries.ts'
import { maySee } from '../../reports/rules.ts'
import { findSent, insertComment } from '../queries.ts'
import { tellCommented } from '../tell-commented.ts'

const { whole: picture, small } = kindsOf('illust-comments', { width: 1280, height: 1280, how: 'inside' })

type Sent = { content: string; image: Buffer | null; sendKey: string | null }

/** Says something to a report; what comes again with the same key is what is there. */
export async function postComment(actor: Actor, reportId: number, { content, image, sendKey }: Sent): Promise<number> {
  const { db, house, memberId, now } = actor
  const sent = sendKey && (await findSent(db, memberId, sendKey))
  if (sent) return sent
  const byWords = await judgeWords(actor, [content])
  await house.limits.take(COMMENT_POSTS, String(memberId))
  if (image) await house.limits.take(IMAGE_POSTS, String(memberId))
  const kept = image ? await keepMeasured(actor, 'image', picture, image) : null
  // Known again by the same small one as everything else, which is not kept itself.
  const likeness = image && (await likenessOfKept(house, (await keepMeasured(actor, 'image', small, image)).key))
  const why = byWords ?? (likeness && (await judgePicture(actor, likeness))) ?? (await isFirstOf(actor))
  return db.transaction().execute(async (tx) => {
    const ownerId = await mustTakeComments(tx, actor, reportId)
    const size = { image_key: kept?.key ?? null, width: kept?.width ?? null, height: kept?.height ?? null }
    const words = { report_id: reportId, member_id: memberId, content, posted_at: now, send_key: sendKey }
    const known = { fingerprint: likeness?.fingerprint ?? null, likeness: likeness?.likeness ?? null }
    const id = await insertComment(tx, { ...words, ...size, ...known, waits_since: why && now })
    if (id === null) return (await findSent(tx, memberId, sendKey!)) ?? notFound()
    await swapPicture(tx, actor, picture, { before: null, after: kept?.key })
    if (why) await openCase(tx, { type: 'comment', id }, { memberId, why, now })
    else await tellCommented(tx, { reportId, ownerId, by: memberId, now })
    return id
  })
}

/** The report is there for who writes, and its author takes comments; whose report it is. */
export async function mustTakeComments(tx: Tx, actor: Actor, reportId: number): Promise<number> {
  await lockReport(tx, reportId, 'share')
  const report = await findStanding(tx, reportId, actor.memberId)
  if (!report || !maySee(report, actor)) return notFound()
  if (report.comment_status === 'refused') refuse('comments-refused')
  return report.member_id
}
