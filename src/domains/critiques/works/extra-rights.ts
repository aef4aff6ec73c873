import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'

/** The oldest right that a cancelled work left is spent on this one. */
export async function spendExtraRight(tx: Tx, memberId: number, workId: number): Promise<void> {
  await sql`
    update critique_extra_rights set used_by_work_id = ${workId}
    where cancelled_work_id = (
      select r.cancelled_work_id from critique_extra_rights r where r.member_id = ${memberId} and r.used_by_work_id is null
      order by r.granted_at limit 1)`.execute(tx)
}

type Granted = { memberId: number; workId: number; now: Date }

/** One work more in a later campaign, for one that the school cancelled too late. */
export async function grantExtraRight(tx: Tx, { memberId, workId, now }: Granted): Promise<void> {
  const right = { cancelled_work_id: workId, member_id: memberId, granted_at: now }
  await tx.insertInto('critique_extra_rights').values(right).execute()
}

/** The right by which a work was asked for is there to be used again. */
export async function releaseExtraRight(tx: Tx, workId: number): Promise<void> {
  await tx
    .updateTable('critique_extra_rights')
    .set({ used_by_work_id: null })
    .where('used_by_work_id', '=', workId)
    .execute()
}
