import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Limit } from '#platform/limits.ts'
import { keepPictures, swapPicture, type PictureKind } from '#platform/pictures/keep-picture.ts'
import { dayKey } from '#platform/tokyo.ts'
import { lockStanding } from '../../standing/standing.ts'
import type { NewStudent } from '../form.ts'
import { closeRecords, findActiveStudent, insertRecord } from '../queries.ts'
import type { Cards } from '../read-form.server.ts'
import { refuse } from '../refusals.ts'
import { lastDayOf } from '../rules.ts'
import { badCard, CARD_MAX } from '../terms.ts'

const SIDE = 2_400
/** Drawn anew, so that no place or device of the camera stays in it. */
const card: PictureKind = {
  purpose: 'student-cards',
  rules: {
    kinds: ['jpeg', 'png', 'gif'],
    maxBytes: CARD_MAX,
    still: true,
    fit: { width: SIDE, height: SIDE, how: 'inside' },
  },
  bad: badCard,
}
const CARDS: Limit = { name: 'student-cards', points: 20, seconds: 3_600 }

/** The discount holds from this moment on; staff look at the card afterwards. */
export async function registerStudent(actor: Actor, student: NewStudent, cards: Cards): Promise<void> {
  const { house, memberId, now } = actor
  await house.limits.take(CARDS, String(memberId))
  const kept = await keepPictures(actor, [
    { field: 'student_card_image', kind: card, bytes: cards.front },
    { field: 'student_card_image_second', kind: card, bytes: cards.second },
  ])
  const front = kept.student_card_image!
  const second = kept.student_card_image_second ?? null
  const expiresOn = lastDayOf(dayKey(now))
  await actor.db.transaction().execute(async (tx) => {
    await lockStanding(tx, memberId)
    if (await findActiveStudent(tx, memberId, now)) refuse('already-registered')
    await closeRecords(tx, memberId, now)
    for (const after of [front, second]) await swapPicture(tx, actor, card, { before: null, after })
    const id = await insertRecord(tx, { memberId, student, front, second, registeredAt: now, expiresOn })
    await writeAudit(tx, actor, 'plans.student-registered', memberId, { record: id, to: expiresOn })
  })
}
