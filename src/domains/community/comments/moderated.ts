import { href } from 'react-router'
import { sql } from 'kysely'
import type { Ask } from '#platform/ask.ts'
import type { Reader, Tx } from '#platform/db.ts'
import { orNotFound } from '#platform/refusal.ts'
import { mustSee as mustSeeReport } from '../reports/must-see.ts'

const shown = (db: Reader, id: number) =>
  db
    .selectFrom('illust_report_comments')
    .select(['member_id', 'content', 'image_key', 'hidden_at', 'waits_since', 'cleared_at', 'report_id'])
    .select(['fingerprint', 'likeness', sql<string>`'コメント'`.as('title')])
    .where('id', '=', id)

export const find = (db: Reader, id: number) => shown(db, id).executeTakeFirst()
export const lock = (tx: Tx, id: number) => shown(tx, id).forUpdate().executeTakeFirst()

export async function mustSee(ask: Ask, id: number) {
  const { report_id } = orNotFound(await find(ask.db, id))
  return mustSeeReport(ask, report_id)
}

export async function pathOf(db: Reader, id: number) {
  const comment = await find(db, id)
  return comment ? href('/illust_reports/:id', { id: String(comment.report_id) }) : null
}

type Marks = { hidden_at?: Date | null; waits_since?: Date | null; cleared_at?: Date | null }

export async function mark(tx: Tx, id: number, marks: Marks): Promise<void> {
  await tx.updateTable('illust_report_comments').set(marks).where('id', '=', id).execute()
}

export async function remove(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('illust_report_comments').where('id', '=', id).execute()
}
