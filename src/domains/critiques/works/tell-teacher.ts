import { findAddressee } from '#domains/plans/index.ts'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { writeLetter } from '#platform/letters.ts'
import { noCritiqueNeeded } from './mail/work-letters.ts'
import { findToldTeacher } from './queries.ts'

/** A teacher who knows of a work learns that it was cancelled; who was never told of it need not. */
export async function tellTeacherOfCancel(house: House, tx: Tx, workId: number): Promise<void> {
  const memberId = await findToldTeacher(tx, workId)
  if (memberId === null) return
  await writeLetter(house, tx, noCritiqueNeeded(house, { ...(await findAddressee(tx, memberId)), workId }))
}
