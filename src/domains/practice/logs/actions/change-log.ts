import type { Actor } from '#platform/ask.ts'
import { purgePages } from '#platform/purges.ts'
import { orNotFound } from '#platform/refusal.ts'
import { SHOWN_PRACTICE } from '../../tags.ts'
import { refuseIf } from '../../refusals.ts'
import type { Change } from '../forms.ts'
import { lockLog, updateLog } from '../queries.ts'
import { consentsAfter, memoAfter, whyCannotConsent, whyCannotWrite } from '../rules.ts'

/** Memo and consents of an own log; what was taken back is off every page at once. */
export function changeLog(actor: Actor, id: number, form: Change): Promise<void> {
  const { db, memberId, now } = actor
  return db.transaction().execute(async (tx) => {
    const log = orNotFound(await lockLog(tx, memberId, id))
    refuseIf(whyCannotConsent(log, form) ?? whyCannotWrite(log, form))
    await updateLog(tx, id, { memo: memoAfter(log, form), ...consentsAfter(log, form, now), now })
    if (log.pictureConsentedAt) await purgePages(tx, SHOWN_PRACTICE)
  })
}
