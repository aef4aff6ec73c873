import { randomUUID } from 'node:crypto'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { writeLetter } from '#platform/letters.ts'
import { orNotFound } from '#platform/refusal.ts'
import { releaseFile } from '#platform/stored-files.ts'
import { profileResetLetter } from '../mail/profile-letters.ts'
import { lockProfile } from '../queries.ts'
import { NAMELESS, type ProfileReset } from '../terms.ts'

/** A name or a picture goes back to that of who has just come; with no word to anybody. */
export async function takeProfileBack(tx: Tx, memberId: number, what: ProfileReset['what']) {
  const { email, name: before, avatar_key } = orNotFound(await lockProfile(tx, memberId))
  const [name, takesPicture] = [what === 'picture' ? before : NAMELESS, what !== 'name']
  if (takesPicture && avatar_key) await releaseFile(tx, avatar_key)
  await tx
    .updateTable('members')
    .set({ name, avatar_key: takesPicture ? null : avatar_key })
    .where('id', '=', memberId)
    .execute()
  return { email, name, before }
}

/** Staff take away a name or a picture that offends others; the member is told why, and chooses another. */
export async function resetProfile(actor: Actor, memberId: number, { what, reason }: ProfileReset): Promise<void> {
  const { house } = actor
  await actor.db.transaction().execute(async (tx) => {
    const { email, name, before } = await takeProfileBack(tx, memberId, what)
    await writeAudit(tx, actor, 'staff.profile-reset', memberId, { what, name: before, reason })
    const letter = profileResetLetter(house.settings, { memberId, name, what, reason })
    await writeLetter(house, tx, { key: `accounts.profile-reset:${randomUUID()}`, to: email, ...letter })
  })
}
