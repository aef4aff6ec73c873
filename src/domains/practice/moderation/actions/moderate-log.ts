import { findAddressee } from '#domains/plans/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { writeLetter } from '#platform/letters.ts'
import { privateFileLink } from '#platform/private-files.ts'
import { purgePages } from '#platform/purges.ts'
import { orNotFound } from '#platform/refusal.ts'
import { setHidden } from '../../logs/hide-log.ts'
import { refuse } from '../../refusals.ts'
import { SHOWN_PRACTICE } from '../../tags.ts'
import { logHidden, logShown } from '../mail/moderation-letters.ts'
import { findContent, findLog, lockForHiding } from '../queries.ts'

const LINK_SECONDS = 300

/** Staff look at what is private: only with a reason, which is written down before a link is made. */
export async function openLog(actor: Actor, id: number, reason: string) {
  const { db } = actor
  const log = orNotFound(await findLog(db, id))
  const { imageKey, memo } = orNotFound(await findContent(db, id))
  await writeAudit(db, actor, 'practice.log-opened', log.memberId, { practice_log: id, reason })
  return { pictureUrl: privateFileLink(actor, imageKey, LINK_SECONDS), memo }
}

export const hideLog = (actor: Actor, id: number, reason: string) => moderate(actor, id, 'hide', reason)
export const showLog = (actor: Actor, id: number, reason: string) => moderate(actor, id, 'show', reason)

/** Of two who decide at once the second is told; the owner reads why in a letter. */
function moderate(actor: Actor, id: number, act: 'hide' | 'show', reason: string): Promise<void> {
  const { db, house, now } = actor
  return db.transaction().execute(async (tx) => {
    const { memberId, hiddenAt } = orNotFound(await lockForHiding(tx, id))
    if ((hiddenAt !== null) === (act === 'hide')) refuse('already-moderated')
    await setHidden(tx, id, act === 'hide' ? reason : null, now)
    const about = { ...(await findAddressee(tx, memberId)), logId: id, reason, now }
    await writeLetter(house, tx, act === 'hide' ? logHidden(house, about) : logShown(house, about))
    if (act === 'hide') await writeAudit(tx, actor, 'practice.log-hidden', memberId, { practice_log: id, reason })
    else await writeAudit(tx, actor, 'practice.log-shown', memberId, { practice_log: id, reason })
    await purgePages(tx, SHOWN_PRACTICE)
  })
}
