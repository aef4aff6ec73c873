import { lockMember } from '#domains/plans/index.ts'
import type { House } from '#platform/house.ts'
import type { Cron, JobList } from '#platform/jobs.ts'
import { writeLetter } from '#platform/letters.ts'
import { consentFallen } from './mail/guardian-letters.ts'
import { endConsent, listOverdue, lockConsent } from './queries.ts'

/** What nobody answered, or used, in its time is over; the member is told that nothing was ordered. */
async function endConsents(house: House): Promise<void> {
  const { db, clock } = house
  for (const { id, memberId } of await listOverdue(db, clock.now()))
    await db.transaction().execute(async (tx) => {
      await lockMember(tx, memberId)
      const consent = await lockConsent(tx, id)
      const now = clock.now()
      if (!consent || consent.endedAs || consent.usedBy || consent.untilAt > now) return
      await endConsent(tx, id, 'fallen', now)
      await writeLetter(house, tx, consentFallen(house, { ...consent, to: consent.email }))
    })
}

export const guardianJobs = { 'orders.end-consents': endConsents } satisfies JobList
export const guardianCron: Cron[] = [{ task: 'orders.end-consents', match: '*/10 * * * *', alone: true }]
