import { findAddressee, lockMember } from '#domains/plans/index.ts'
import type { Actor } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { writeLetter } from '#platform/letters.ts'
import { orNotFound } from '#platform/refusal.ts'
import { giveBack } from '../../board/give-back.ts'
import { lockMovable } from '../../board/lock-movable.ts'
import { moveWork } from '../../board/move-work.ts'
import { findBoardWork, type BoardWork } from '../../board/queries.ts'
import { lockCampaign } from '../../campaigns/queries.ts'
import { listSubstitutes } from '../../campaigns/substitutes.ts'
import { refuse } from '../../refusals.ts'
import { dueAt } from '../../rules.ts'
import { settleReports } from '../../reports/settle-reports.ts'
import { offerPlaces } from '../../waits/offer-places.ts'
import { cancelAsOwner } from '../../works/queries.ts'
import { tellTeacherOfCancel } from '../../works/tell-teacher.ts'
import type { LateForm } from '../forms.ts'
import { cancelledLate } from '../mail/late-letters.ts'
import { findChoice, insertChoice } from '../queries.ts'

/** What becomes of a work that is late, as its member decides: once, and not when it has come back meanwhile. */
export async function decideLate(actor: Actor, id: number, form: LateForm): Promise<void> {
  const { db, house, memberId, now } = actor
  const own = orNotFound(await findBoardWork(db, id))
  orNotFound(own.memberId === memberId || null)
  await db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId)
    await lockCampaign(tx, own.campaignId)
    await lockMovable(tx, id)
    const work = orNotFound(await findBoardWork(tx, id))
    const day = { workId: id, dueAt: dueAt(work.countedFrom) }
    if (day.dueAt > now) refuse('not-late')
    if (await findChoice(tx, day)) refuse('late-decided')
    await insertChoice(tx, day, form.choice, now)
    if (form.choice === 'another') await giveToAnother(house, tx, { work, teacherId: form.teacher_id, now })
    if (form.choice === 'right') await cancelForRight(house, tx, work, now)
  })
}

type Another = { work: BoardWork; teacherId: number; now: Date }

async function giveToAnother(house: House, tx: Tx, { work, teacherId, now }: Another): Promise<void> {
  const free = await listSubstitutes(tx, work, now)
  const to = free.find((one) => one.id === teacherId) ?? refuse('no-substitute')
  await moveWork(house, tx, work, { to, anew: true, now })
}

async function cancelForRight(house: House, tx: Tx, work: BoardWork, now: Date): Promise<void> {
  await settleReports(house, tx, work.id, { isAccepted: true, answer: null, now })
  await cancelAsOwner(tx, work.id, now)
  await offerPlaces(house, tx, work.campaignId, now)
  const regained = await giveBack(tx, work, { fault: 'school', now })
  const about = { ...(await findAddressee(tx, work.memberId)), workId: work.id, teacher: work.teacher, regained }
  await writeLetter(house, tx, cancelledLate(house, about))
  await tellTeacherOfCancel(house, tx, work.id)
}
