import type { Ask } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { lockLink, voidLinks } from '../queries.ts'
import { refuse } from '../refusals.ts'
import { isUsable } from '../rules.ts'
import { beginSession } from './begin-session.ts'

/** Signs in whoever reads the member's mailbox, once for each link, however often strangers have guessed meanwhile. */
export async function signInByLetter(ask: Ask, token: string): Promise<void> {
  const giveCookie = await ask.db.transaction().execute(async (tx) => {
    const link = await lockLink(tx, 'sign-in', token)
    if (!link?.member_id || !isUsable(link, ask.now)) return refuse('dead-link')
    await voidLinks(tx, { member: link.member_id }, ask.now, ['sign-in'])
    await writeAudit(tx, ask, 'accounts.signed-in-by-letter', link.member_id)
    return beginSession(ask, tx, link.member_id, { byLetter: true })
  })
  giveCookie()
}
