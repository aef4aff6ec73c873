import { type Catalogue, catalogueOf, isOpen } from '#domains/catalogue/index.ts'
import { findStanding, lockStanding } from '#domains/plans/index.ts'
import type { Actor } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import { writeLetter } from '#platform/letters.ts'
import { invalid, type Refusal } from '#platform/refusal.ts'
import { addDays, dayKey, startOfDay } from '#platform/tokyo.ts'
import { type Tried, tryCode } from '../../codes/actions/try-code.ts'
import { type FoundCode, markUsed } from '../../codes/queries.ts'
import { findSet, listOffered } from '../../sets/queries.ts'
import { refusal, refuse } from '../../refusals.ts'
import { isOnTrial, whyCannotPick } from '../../rules.ts'
import { codeRefusals, LOCKED } from '../../terms.ts'
import { received } from '../mail/receipt-letters.ts'
import { findReceipt, insertReceipt } from '../queries.ts'

/** Whether a code is good, for who may receive a set; a wrong one is counted. */
export async function checkCode(actor: Actor, readCode: () => string): Promise<Tried> {
  const { db, memberId, now } = actor
  const [standing, receipt] = [await findStanding(db, memberId), await findReceipt(db, memberId)]
  if (receipt) refuse('received-before')
  if (!isOnTrial(standing, now)) refuse('not-on-trial')
  const code = readCode()
  return db.transaction().execute((tx) => tryCode(tx, actor, code, { holds: false }))
}

type Wanted = { serial_code: string; trial_set_course: number[] }

/**
 * Uses the code up and gives the courses, once for a member and once for a code. What is wrong is not thrown inside,
 * so that a wrong code stays counted. The catalogue is asked for before: who waits for a code holds one connection only.
 */
export async function receive(actor: Actor, { serial_code, trial_set_course }: Wanted): Promise<void> {
  const catalogue = await catalogueOf(actor.house)
  const trouble = await actor.db.transaction().execute(async (tx) => {
    const { memberId, now } = actor
    const standing = await lockStanding(tx, memberId)
    if (await findReceipt(tx, memberId)) return refusal('received-before')
    if (!isOnTrial(standing, now)) return refusal('trial-over')
    const tried = await tryCode(tx, actor, serial_code, { holds: true })
    return tried.kind === 'right'
      ? take(tx, actor, tried.code, { courseIds: trial_set_course, catalogue })
      : troubleOf(tried)
  })
  if (trouble) throw trouble
}

export function troubleOf(tried: Exclude<Tried, { kind: 'right' }>): Refusal {
  if (tried.kind === 'locked') return refusal(LOCKED, { retryAfter: tried.seconds })
  return invalid({ serial_code: [codeRefusals[tried.why]] })
}

type Picked = { courseIds: number[]; catalogue: Catalogue }

async function take(tx: Tx, actor: Actor, code: FoundCode, { courseIds, catalogue }: Picked): Promise<Refusal | null> {
  const { house, member, memberId, now } = actor
  const why = whyCannotPick(courseIds, await offerOf(tx, code.setId, catalogue, now))
  if (why) return invalid({ trial_set_course: [why] })
  // An end day counts whole.
  const endsAt = code.days === null ? null : addDays(startOfDay(dayKey(now)), code.days + 1)
  await markUsed(tx, code.id, memberId, now)
  await insertReceipt(tx, { memberId, setId: code.setId, codeId: code.id, at: now, endsAt, courseIds })
  const who = { memberId, to: member.email, name: member.name }
  await writeLetter(house, tx, received(house, { ...who, count: courseIds.length, endsAt }))
  return null
}

/** What may be picked of the code's own set now: a course that was closed has left the offer. */
async function offerOf(tx: Tx, setId: number, { courses }: Catalogue, now: Date) {
  const [set, ids] = [await findSet(tx, setId), await listOffered(tx, setId)]
  const open = ids.filter((id) => courses.has(id) && isOpen(courses.get(id)!.window, now))
  return { allowed: set?.allowed ?? 0, courseIds: open }
}
