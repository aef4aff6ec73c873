import { href } from 'react-router'
import type { Reader, Tx } from '#platform/db.ts'
import { releaseFile } from '#platform/stored-files.ts'

const shown = (db: Reader, id: number) =>
  db
    .selectFrom('illust_reports')
    .select(['member_id', 'title', 'content', 'image_key', 'hidden_at', 'waits_since', 'cleared_at'])
    .select(['small_key', 'fingerprint', 'likeness'])
    .where('id', '=', id)

export const find = (db: Reader, id: number) => shown(db, id).executeTakeFirst()
export const lock = (tx: Tx, id: number) => shown(tx, id).forUpdate().executeTakeFirst()

export { mustSee } from './must-see.ts'
export const pathOf = async (_: Reader, id: number) => href('/illust_reports/:id', { id: String(id) })

type Marks = { hidden_at?: Date | null; waits_since?: Date | null; cleared_at?: Date | null }

export async function mark(tx: Tx, id: number, marks: Marks): Promise<void> {
  await tx.updateTable('illust_reports').set(marks).where('id', '=', id).execute()
}

/** With everything that hangs on it. */
export async function remove(tx: Tx, id: number): Promise<void> {
  const gone = await tx
    .deleteFrom('illust_reports')
    .where('id', '=', id)
    .returning(['image_key', 'small_key'])
    .executeTakeFirst()
  for (const key of gone ? [gone.image_key, gone.small_key] : []) await releaseFile(tx, key)
}
