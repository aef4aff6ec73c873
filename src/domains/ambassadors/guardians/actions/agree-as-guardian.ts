import type { Ask } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { writeLetter } from '#platform/letters.ts'
import { refuse } from '../../refusals.ts'
import { TERMS_VERSION } from '../../terms.ts'
import { guardianAgreed } from '../mail/guardian-letters.ts'
import { findAsked, setConsented } from '../queries.ts'

/** Who holds the letter agrees; of two who press at once the second finds the link used. */
export async function agreeAsGuardian(ask: Ask, token: string): Promise<void> {
  const { db, house, now } = ask
  await db.transaction().execute(async (tx) => {
    const asked = (await findAsked(tx, token, now)) ?? refuse('dead-guardian-link')
    if (!(await setConsented(tx, token, { version: TERMS_VERSION, now }))) refuse('dead-guardian-link')
    const { memberId, member: name, memberEmail: to } = asked
    await writeAudit(tx, ask, 'ambassadors.guardian-agreed', memberId, { version: TERMS_VERSION })
    await writeLetter(house, tx, guardianAgreed(house, { to, name, memberId }))
  })
}
