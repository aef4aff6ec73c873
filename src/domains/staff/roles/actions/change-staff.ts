import { resetFactor as resetFactorOf, unmarkSessions } from '#domains/accounts/index.ts'
import type { Actor } from '#platform/ask.ts'
import type { StaffRole } from '#platform/staff-roles.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { deleteStaff, findMemberByAddress, insertStaff, lockStaff, updateRole } from '../queries.ts'
import { refuse } from '../refusals.ts'

/** Makes a member somebody of the house. */
export function grantRole(actor: Actor, address: string, role: StaffRole): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const member = (await findMemberByAddress(tx, address)) ?? noSuchMember()
    if (!(await insertStaff(tx, member.id, role, actor.memberId, actor.now))) refuse('already-staff')
    // A browser that was signed in before shows the second factor first.
    await unmarkSessions(tx, member.id)
    await writeAudit(tx, actor, 'staff.role-granted', member.id, { role })
  })
}

const noSuchMember = () =>
  refuse('no-such-member', { fields: { email: ['このメールアドレスの会員は見つかりません。'] } })

/** Nobody changes what they are themselves, and who is no admin any more changes nobody: an admin always remains. */
function change(actor: Actor, memberId: number, work: (tx: Tx, before: string) => Promise<void>): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const staff = await lockStaff(tx)
    const { role } = orNotFound(staff.find((one) => one.member_id === memberId))
    if (!staff.some((one) => one.member_id === actor.memberId && one.role === 'admin')) notFound()
    if (memberId === actor.memberId) refuse('not-yourself')
    await work(tx, role)
  })
}

export const changeRole = (actor: Actor, memberId: number, role: StaffRole) =>
  change(actor, memberId, async (tx, before) => {
    if (before === role) return
    await updateRole(tx, memberId, role)
    await writeAudit(tx, actor, 'staff.role-changed', memberId, { before, role })
  })

export const revokeRole = (actor: Actor, memberId: number) =>
  change(actor, memberId, async (tx, before) => {
    await deleteStaff(tx, memberId)
    await unmarkSessions(tx, memberId)
    await writeAudit(tx, actor, 'staff.role-revoked', memberId, { role: before })
  })

/** For a colleague whose telephone is lost: the app is made known anew, in every browser. */
export const resetFactor = (actor: Actor, memberId: number) =>
  change(actor, memberId, async (tx) => {
    await resetFactorOf(tx, memberId)
    await writeAudit(tx, actor, 'staff.second-factor-reset', memberId)
  })
