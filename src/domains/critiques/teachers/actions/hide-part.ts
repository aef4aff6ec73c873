import { findAddressee } from '#domains/plans/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { writeLetter } from '#platform/letters.ts'
import { orNotFound } from '#platform/refusal.ts'
import { deleteHiding, insertHiding } from '../hidings.ts'
import { profilePartHidden } from '../mail/teacher-letters.ts'
import { lockTeacher } from '../staff-queries.ts'
import { hidable, type Hidable, type Hiding } from '../terms.ts'

/** Takes exactly this text, link or picture out of public sight; the teacher reads why. */
export function hidePart(actor: Actor, id: number, hiding: Hiding): Promise<void> {
  const { db, house, now } = actor
  return db.transaction().execute(async (tx) => {
    const { name, memberId } = orNotFound(await lockTeacher(tx, id))
    const hidingId = await insertHiding(tx, id, hiding, { at: now, by: actor.memberId })
    if (hidingId === null) return
    const facts = { teacher: name, part: hiding.part, reason: hiding.reason }
    await writeAudit(tx, actor, 'critiques.profile-hidden', memberId, facts)
    if (memberId === null) return
    const about = { ...(await findAddressee(tx, memberId)), teacherId: id, hidingId }
    await writeLetter(
      house,
      tx,
      profilePartHidden(house, { ...about, part: hidable[hiding.part], reason: hiding.reason }),
    )
  })
}

export function showPart(actor: Actor, id: number, part: Hidable, content: string): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const { name, memberId } = orNotFound(await lockTeacher(tx, id))
    if (!(await deleteHiding(tx, id, part, content))) return
    await writeAudit(tx, actor, 'critiques.profile-shown', memberId, { teacher: name, part })
  })
}
