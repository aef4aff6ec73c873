import { findAddressee } from '#domains/plans/index.ts'
import type { House } from '#platform/house.ts'
import { writeLetter } from '#platform/letters.ts'
import { releaseFile } from '#platform/stored-files.ts'
import { addDays } from '#platform/tokyo.ts'
import { filesEnd } from './mail/files-letter.ts'
import { filesEndAt, TOLD_DAYS } from './file-terms.ts'
import { dropAttachments, lockEnded, lockUntold, markTold } from './file-queries.ts'

const AT_ONCE = 100

/**
 * The heavy files of works that are over go after the days of the setting, a month after their owner was told. The
 * picture and the critique stay. Each step is a transaction of its own: whoever dies in between goes on where it stood,
 * and what the store does not give away yet is nobody's and goes with a later sweep.
 */
export async function endFiles(house: House): Promise<void> {
  while ((await tellSome(house)) === AT_ONCE);
  while ((await endSome(house)) === AT_ONCE);
}

function tellSome(house: House): Promise<number> {
  const { db, clock, settings } = house
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    const before = addDays(now, TOLD_DAYS - settings.critiqueFilesDays)
    const works = await lockUntold(tx, { before, most: AT_ONCE })
    for (const { id, memberId, overAt } of works) {
      const about = { ...(await findAddressee(tx, memberId)), workId: id }
      const endsAt = filesEndAt({ overAt, toldAt: now, days: settings.critiqueFilesDays })
      await writeLetter(house, tx, filesEnd(house, { ...about, endsAt, overAt }))
    }
    await markTold(tx, works, now)
    return works.length
  })
}

function endSome({ db, clock, settings }: House): Promise<number> {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    const works = await lockEnded(tx, {
      before: addDays(now, -settings.critiqueFilesDays),
      toldBefore: addDays(now, -TOLD_DAYS),
      most: AT_ONCE,
    })
    for (const { attachmentKey } of works) await releaseFile(tx, attachmentKey)
    await dropAttachments(tx, works)
    return works.length
  })
}
