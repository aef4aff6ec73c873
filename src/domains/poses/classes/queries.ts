import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { type Block, type GestureClass, MOST_CLASSES } from './terms.ts'

/** The classes of a learner, in the order in which they were saved. */
export async function listClasses(db: Reader, memberId: number): Promise<GestureClass[]> {
  const rows = await db
    .selectFrom('pose_classes')
    .select(['id', 'name', 'blocks'])
    .where('member_id', '=', memberId)
    .orderBy('position')
    .execute()
  return rows.map(({ id, name, blocks }) => ({ id, key: `own-${id}`, name, blocks: blocks as Block[] }))
}

export const findClass = (db: Reader, memberId: number, id: number) =>
  db.selectFrom('pose_classes').select('id').where('member_id', '=', memberId).where('id', '=', id).executeTakeFirst()

type Own = { memberId: number; name: string; blocks: readonly Block[]; now: Date }

/** At the first free place; nothing where all are taken, or where another request has just taken it. */
export async function insertClass(tx: Tx, { memberId, name, blocks, now }: Own): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into pose_classes (member_id, position, name, blocks, changed_at)
    select ${memberId}, free.position, ${name}, ${JSON.stringify(blocks)}::jsonb, ${now}
    from (
      select position from generate_series(1, ${MOST_CLASSES}::int) as position
      where not exists (select from pose_classes c where c.member_id = ${memberId} and c.position = position.position)
      order by position limit 1
    ) as free
    on conflict do nothing returning id
  `.execute(tx)
  return rows[0]?.id ?? null
}

export async function updateClass(tx: Tx, id: number, { memberId, name, blocks, now }: Own): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('pose_classes')
    .set({ name, blocks: JSON.stringify(blocks), changed_at: now })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

export async function deleteClass(tx: Tx, memberId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('pose_classes')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return numDeletedRows > 0
}
