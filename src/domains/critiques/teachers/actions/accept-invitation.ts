import { openPayee } from '#domains/payouts/index.ts'
import { lockMember } from '#domains/plans/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { refuse } from '../../refusals.ts'
import { closeInvitations, lockInvitation, tieToAccount } from '../invitations.ts'
import { isOpenInvitation } from '../rules.ts'

/** Who holds the letter's link says which account the profile is: the one that is signed in. */
export function acceptInvitation(actor: Actor, token: string): Promise<void> {
  const { db, memberId, now } = actor
  return db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId)
    const invitation = await lockInvitation(tx, token)
    if (!invitation || !isOpenInvitation(invitation, now)) return refuse('dead-invitation')
    const { teacherId, name } = invitation
    if (!(await tieToAccount(tx, teacherId, memberId, now))) refuse('already-teacher')
    await closeInvitations(tx, teacherId, now)
    await openPayee(tx, memberId, 'teaching', now)
    await writeAudit(tx, actor, 'critiques.teacher-joined', memberId, { teacher: name })
  })
}
