import { setDue } from '#domains/billing/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { writeLetter } from '#platform/letters.ts'
import { orNotFound } from '#platform/refusal.ts'
import { dayKey } from '#platform/tokyo.ts'
import { debitApproved, debitRejected } from '../../mail/debit-letters.ts'
import { addDaysTo, type Day, laterOf } from '#platform/days.ts'
import { findAddressee, lockStanding, debitDayFor } from '#domains/plans/index.ts'
import { findApplicant, listOpenDebits, lockApplication, setNoted, type Noted } from '../queries.ts'
import { refuseIf } from '../refusals.ts'
import { whyCannotNote } from '../rules.ts'
import { DAYS_FOR_ANSWER, DAYS_TO_RETURN, type Act } from '../terms.ts'

export type Note = { applicationId: number; act: Act; reason: string }

/** What became of somebody's papers, as staff learn it: each step once, with the day and who noted it. */
export function notePapers(actor: Actor, { applicationId, act, reason }: Note): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const memberId = orNotFound(await findApplicant(tx, applicationId))
    await lockStanding(tx, memberId)
    const application = await lockApplication(tx, applicationId)
    refuseIf(whyCannotNote(application, act))
    const today = dayKey(actor.now)
    await setNoted(tx, applicationId, notedBy(act, today, { reason, dueOn: application.documentsDueOn! }))
    if (act === 'approved') await setDueDays(tx, memberId, today)
    await tell(tx, actor, { applicationId, act, reason, memberId, day: today })
    await writeAudit(tx, actor, `plans.debit-${act}`, memberId, {
      application: applicationId,
      ...(act === 'rejected' && { reason }),
    })
  })
}

function notedBy(act: Act, today: Day, { reason, dueOn }: { reason: string; dueOn: Day }): Noted {
  switch (act) {
    case 'posted':
      return { documents_posted_on: today, documents_due_on: laterOf(addDaysTo(today, DAYS_TO_RETURN), dueOn) }
    case 'received':
      return { documents_received_on: today, rejected_on: null, rejected_reason: null }
    case 'approved':
      return { approved_on: today }
    case 'rejected':
      return { rejected_on: today, rejected_reason: reason }
  }
}

/** What was invoiced before the bank agreed is debited when it can be. */
async function setDueDays(tx: Tx, memberId: number, approvedOn: Day): Promise<void> {
  for (const { id, issuedAt } of await listOpenDebits(tx, memberId))
    await setDue(tx, id, debitDayFor(issuedAt, approvedOn))
}

async function tell(tx: Tx, actor: Actor, note: Note & { memberId: number; day: Day }): Promise<void> {
  const { act, day, applicationId, reason, memberId } = note
  const papers = { ...(await findAddressee(tx, memberId)), applicationId, day }
  if (act === 'approved') {
    const firstDebitOn = debitDayFor(day)
    await writeLetter(actor.house, tx, debitApproved(actor.house, { ...papers, firstDebitOn }))
  } else if (act === 'rejected') {
    const until = addDaysTo(day, DAYS_FOR_ANSWER)
    await writeLetter(actor.house, tx, debitRejected(actor.house, { ...papers, reason, until }))
  }
}
