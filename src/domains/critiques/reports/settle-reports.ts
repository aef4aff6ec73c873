import { findAddressee } from '#domains/plans/index.ts'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { writeLetter } from '#platform/letters.ts'
import { reportDecided } from './mail/report-letters.ts'
import { listOpenReports, markDecided, type Report } from './queries.ts'

type Decision = { isAccepted: boolean; answer: string | null; now: Date; of?: (report: Report) => boolean }

/** Staff have decided on what was told of a locked work, before it changes: whoever told it hears so. What was decided on. */
export async function settleReports(house: House, tx: Tx, workId: number, decision: Decision): Promise<Report[]> {
  const { isAccepted, answer, now, of = () => true } = decision
  const reports = (await listOpenReports(tx, workId)).filter(of)
  const ids = reports.map(({ id }) => id)
  await markDecided(tx, ids, isAccepted ? 'accepted' : 'dismissed', now)
  for (const { id, kind, reporterId } of reports) {
    if (reporterId === null) continue
    const about = { reportId: id, workId, kind, isAccepted, answer }
    await writeLetter(house, tx, reportDecided(house, { ...(await findAddressee(tx, reporterId)), ...about }))
  }
  return reports
}
