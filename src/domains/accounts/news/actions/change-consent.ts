import type { Actor, Ask } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { endConsent, insertConsent } from '../queries.ts'
import { NEWS_WORDING } from '../terms.ts'

/** On the settings page: said there, with the words that stand there. */
export function changeConsent(actor: Actor, wants: boolean, page: string): Promise<void> {
  const { db, memberId, now } = actor
  return db.transaction().execute(async (tx) => {
    if (wants) await insertConsent(tx, { memberId, at: now, page, wording: NEWS_WORDING })
    else await endConsent(tx, memberId, 'settings', now)
    await writeAudit(tx, actor, wants ? 'accounts.news-wanted' : 'accounts.news-stopped', memberId)
  })
}

/** By the link of a letter, signed in or not; twice changes nothing. */
export function stopNews(ask: Ask, memberId: number): Promise<void> {
  return ask.db.transaction().execute(async (tx) => {
    await endConsent(tx, memberId, 'letter', ask.now)
    await writeAudit(tx, ask, 'accounts.news-stopped', memberId)
  })
}
