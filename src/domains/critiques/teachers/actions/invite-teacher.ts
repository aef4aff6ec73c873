import { href } from 'react-router'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { writeLetter } from '#platform/letters.ts'
import { orNotFound } from '#platform/refusal.ts'
import { refuseIf } from '../../refusals.ts'
import { insertInvitation } from '../invitations.ts'
import { teacherInvited } from '../mail/teacher-letters.ts'
import { whyCannotTurn } from '../rules.ts'
import type { InviteForm } from '../staff-forms.ts'
import { insertTeacher, lockTeacher } from '../staff-queries.ts'

/** A new teacher, who is nobody's account until the link of the letter is followed; the number of the record. */
export function inviteTeacher(actor: Actor, { email, ...teacher }: InviteForm): Promise<number> {
  const { db, now } = actor
  return db.transaction().execute(async (tx) => {
    const id = await insertTeacher(tx, teacher, now)
    await send(actor, tx, { id, email, ...teacher })
    return id
  })
}

/** Another letter in place of one that was lost, or went to the wrong address; the link before opens nothing any more. */
export function inviteAgain(actor: Actor, id: number, email: string): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const teacher = orNotFound(await lockTeacher(tx, id))
    refuseIf(whyCannotTurn('invite', teacher))
    await send(actor, tx, { ...teacher, email })
  })
}

type Invited = { id: number; name: string; email: string; feeYen: number; startsOn: string | null }

async function send(actor: Actor, tx: Tx, { id, name, email, feeYen, startsOn }: Invited) {
  const { house, now } = actor
  const { token, expiresAt } = await insertInvitation(tx, id, email, now)
  await writeAudit(tx, actor, 'critiques.teacher-invited', null, { teacher: name, yen: feeYen })
  const path = `${href('/correctional_teachers/invitation')}?token=${token}`
  await writeLetter(
    house,
    tx,
    teacherInvited(house, { to: email, teacherId: id, name, path, expiresAt, feeYen, startsOn }),
  )
}
