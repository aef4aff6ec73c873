import { endAllSessions, resetFactor } from '#domains/accounts/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { orNotFound } from '#platform/refusal.ts'
import { refuse, refuseIf } from '../../refusals.ts'
import { offerSoonOf } from '../../offer-soon.ts'
import { closeInvitations } from '../invitations.ts'
import { whyCannotTurn, type Turn } from '../rules.ts'
import type { TermsForm } from '../staff-forms.ts'
import { lockTeacher, setEnded, setRested, updateTerms, type TeacherRow } from '../staff-queries.ts'

function change(actor: Actor, id: number, work: (tx: Tx, teacher: TeacherRow) => Promise<void>): Promise<void> {
  return actor.db.transaction().execute(async (tx) => work(tx, orNotFound(await lockTeacher(tx, id))))
}

/** What is agreed from now on. A work that was given before keeps the fee at which it was given. */
export const changeTerms = (actor: Actor, id: number, terms: TermsForm) =>
  change(actor, id, async (tx, { name, memberId, feeYen }) => {
    await updateTerms(tx, id, terms)
    const facts = { teacher: name, old_yen: feeYen, yen: terms.feeYen }
    await writeAudit(tx, actor, 'critiques.teacher-terms', memberId, facts)
  })

function turn(actor: Actor, id: number, way: Turn, work: (tx: Tx, teacher: TeacherRow) => Promise<void>) {
  return change(actor, id, async (tx, teacher) => {
    refuseIf(whyCannotTurn(way, teacher, teacher.openWorks))
    await work(tx, teacher)
  })
}

/** No new requests; what is on the desk is still returned. */
export const restTeacher = (actor: Actor, id: number) =>
  turn(actor, id, 'rest', async (tx, { name, memberId }) => {
    await setRested(tx, id, actor.now)
    await writeAudit(tx, actor, 'critiques.teacher-rests', memberId, { teacher: name })
  })

export const resumeTeacher = (actor: Actor, id: number) =>
  turn(actor, id, 'resume', async (tx, { name, memberId }) => {
    await setRested(tx, id, null)
    await offerSoonOf(actor.house, tx, id)
    await writeAudit(tx, actor, 'critiques.teacher-resumed', memberId, { teacher: name })
  })

/** They correct nothing any more: out of the campaigns to come, out of every browser. Their name stays on what they returned. */
export const endTeacher = (actor: Actor, id: number) =>
  turn(actor, id, 'end', async (tx, { name, memberId }) => {
    await setEnded(tx, id, actor.now)
    await closeInvitations(tx, id, actor.now)
    if (memberId !== null) await endAllSessions(tx, memberId)
    await writeAudit(tx, actor, 'critiques.teacher-ended', memberId, { teacher: name })
  })

/** The telephone is lost: whoever holds a browser or an app of theirs is out of it at once. */
export const resetTeacherFactor = (actor: Actor, id: number) =>
  change(actor, id, async (tx, { name, memberId }) => {
    if (memberId === null) return refuse('wrong-standing')
    if (memberId === actor.memberId) refuse('not-own-factor')
    await resetFactor(tx, memberId)
    await endAllSessions(tx, memberId)
    await writeAudit(tx, actor, 'critiques.teacher-factor-reset', memberId, { teacher: name })
  })
