import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { purgePages } from '#platform/purges.ts'
import { orNotFound } from '#platform/refusal.ts'
import { refuse, refuseIf } from '../../refusals.ts'
import { SHOWN_PRACTICE } from '../../tags.ts'
import { countOtherPicks, lockCandidate, putPick, removePick } from '../queries.ts'
import { whyCannotPick } from '../rules.ts'

/** Shows it to everybody, at this place and with these words; also changes both. */
export function pickLog(actor: Actor, id: number, { position, caption }: { position: number; caption: string }) {
  const { db, memberId: by, now } = actor
  return db.transaction().execute(async (tx) => {
    const log = orNotFound(await lockCandidate(tx, id))
    refuseIf(whyCannotPick(log, await countOtherPicks(tx, id)))
    await putPick(tx, { id, position, caption, consentedAt: log.consentedAt!, by, now })
    await writeAudit(tx, actor, 'practice.log-picked', log.memberId, { practice_log: id })
    await purgePages(tx, SHOWN_PRACTICE)
  })
}

export function withdrawPick(actor: Actor, id: number): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const log = orNotFound(await lockCandidate(tx, id))
    if (!(await removePick(tx, id))) refuse('not-picked')
    await writeAudit(tx, actor, 'practice.pick-withdrawn', log.memberId, { practice_log: id })
    await purgePages(tx, SHOWN_PRACTICE)
  })
}
