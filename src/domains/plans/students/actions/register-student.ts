import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { takeImage } from '#platform/pictures/take-image.ts'
import type { Limit } from '#platform/limits.ts'
import { invalid } from '#platform/refusal.ts'
import { attachFile, keepFile } from '#platform/stored-files.ts'
import { dayKey } from '#platform/tokyo.ts'
import { lockStanding } from '../../standing/standing.ts'
import type { NewStudent } from '../form.ts'
import { closeRecords, findActiveStudent, insertRecord } from '../queries.ts'
import type { Cards } from '../read-form.server.ts'
import { refuse } from '../refusals.ts'
import { lastDayOf } from '../rules.ts'
import { badCard, CARD_MAX } from '../terms.ts'

const purpose = 'student-cards'
const SIDE = 2_400
const CARDS: Limit = { name: 'student-cards', points: 20, seconds: 3_600 }

/** The discount holds from this moment on; staff look at the card afterwards. */
export async function registerStudent(actor: Actor, student: NewStudent, cards: Cards): Promise<void> {
  const { house, memberId, now } = actor
  await house.limits.take(CARDS, String(memberId))
  const front = await keepCard(actor, 'student_card_image', cards.front)
  const second = cards.second && (await keepCard(actor, 'student_card_image_second', cards.second))
  const expiresOn = lastDayOf(dayKey(now))
  await actor.db.transaction().execute(async (tx) => {
    await lockStanding(tx, memberId)
    if (await findActiveStudent(tx, memberId, now)) refuse('already-registered')
    await closeRecords(tx, memberId, now)
    for (const key of [front, second]) if (key) await attachFile(house, tx, { key, purpose, ownerId: memberId })
    const id = await insertRecord(tx, { memberId, student, front, second, registeredAt: now, expiresOn })
    await writeAudit(tx, actor, 'plans.student-registered', memberId, { record: id, to: expiresOn })
  })
}

/** Drawn anew, so that no place or device of the camera stays in it. */
async function keepCard({ house, memberId }: Actor, field: string, bytes: Buffer): Promise<string> {
  const fit = { width: SIDE, height: SIDE, how: 'inside' } as const
  const taken = await takeImage(memberId, bytes, {
    kinds: ['jpeg', 'png', 'gif'],
    maxBytes: CARD_MAX,
    still: true,
    fit,
  })
  if (!taken.ok) throw invalid({ [field]: [badCard] })
  return keepFile(house, { purpose, ownerId: memberId, ...taken.image })
}
