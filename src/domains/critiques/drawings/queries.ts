import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { seenBy } from '../who-sees.ts'
import type { Kept } from './format.ts'

type Found = Kept & { revision: number }
const kept = sql`d.revision, d.head,
  (select coalesce(array_agg(b.bytes order by b.position), '{}') from correction_drawing_blocks b where b.drawing_id = d.id) as blocks`

/** A drawing on its way. */
export async function findOpenDrawing(db: Reader, workId: number): Promise<Found | undefined> {
  const found = await sql<Found>`
    select ${kept} from correction_drawings d where d.work_id = ${workId} and d.version is null`.execute(db)
  return found.rows[0]
}

/** Of a drawing on its way, how often it was saved; nothing where none was begun. */
export async function findOpenRevision(db: Reader, workId: number): Promise<number | undefined> {
  const open = db.selectFrom('correction_drawings').select('revision').where('work_id', '=', workId)
  return (await open.where('version', 'is', null).executeTakeFirst())?.revision
}

/** The drawing beside a version that was given back, for who may see the work. */
export async function findReturnedDrawing(
  db: Reader,
  { viewerId, now }: { viewerId: number; now: Date },
  { workId, version }: { workId: number; version: number },
): Promise<(Found & { isOwn: boolean }) | undefined> {
  const found = await sql<Found & { isOwn: boolean }>`
    select ${kept}, w.member_id = ${viewerId} as "isOwn" from correction_drawings d join corrected_works w on w.id = d.work_id
      join correctional_teachers t on t.id = w.teacher_id
    where d.work_id = ${workId} and d.version = ${version} and ${seenBy(viewerId, now)}
      and exists (select from corrections c where c.work_id = d.work_id and c.version = d.version and c.hidden_at is null)`.execute(
    db,
  )
  return found.rows[0]
}

type Save = { workId: number; teacherId: number; revision: number; key: string; head: Uint8Array; now: Date }
type Saved = { id: number; revision: number; isRepeat: boolean }

/** The next revision of a drawing that rests on the newest; nothing where another was saved meanwhile. */
export async function putDrawing(tx: Tx, { workId, teacherId, revision, key, head, now }: Save) {
  const saved = await sql<Saved>`
    insert into correction_drawings as d (work_id, teacher_id, version, head, revision, save_key, saved_at)
    select w.id, w.teacher_id, null, ${Buffer.from(head)}, 1, ${key}, ${now} from corrected_works w
    where w.id = ${workId} and w.teacher_id = ${teacherId} and w.corrected_at is null and w.cancelled_at is null
      and (${revision} = 0 or exists (select from correction_drawings where work_id = ${workId} and version is null))
    for share of w
    on conflict (work_id, version) do update set head = excluded.head, save_key = excluded.save_key, saved_at = excluded.saved_at,
      revision = d.revision + (d.save_key <> excluded.save_key)::int
      where d.revision = ${revision} or (d.save_key = excluded.save_key and d.revision = ${revision} + 1)
    returning id, revision`.execute(tx)
  return saved.rows[0]
}

/** A block as it is kept: what comes after it must go on where it ends. */
export async function findBlock(tx: Tx, drawingId: number, position: number) {
  const found = await tx
    .selectFrom('correction_drawing_blocks')
    .select('bytes')
    .where('drawing_id', '=', drawingId)
    .where('position', '=', position)
    .executeTakeFirst()
  return found && new Uint8Array(found.bytes)
}

/** The blocks from one on, in place of what was there; how many bytes all of them take now, and how many they are. */
export async function putBlocks(tx: Tx, drawingId: number, from: number, blocks: readonly Uint8Array[]) {
  await tx
    .deleteFrom('correction_drawing_blocks')
    .where('drawing_id', '=', drawingId)
    .where('position', '>=', from)
    .execute()
  if (blocks.length > 0)
    await tx
      .insertInto('correction_drawing_blocks')
      .values(blocks.map((bytes, i) => ({ drawing_id: drawingId, position: from + i, bytes: Buffer.from(bytes) })))
      .execute()
  const { bytes, count } = await tx
    .selectFrom('correction_drawing_blocks')
    .select(({ fn }) => [fn.countAll<number>().as('count'), sql<number>`coalesce(sum(length(bytes)), 0)`.as('bytes')])
    .where('drawing_id', '=', drawingId)
    .executeTakeFirstOrThrow()
  return { bytes: Number(bytes), count: Number(count) }
}

/** The drawing stands beside what is given back; false where it is another than the one that was sent. */
export async function keepWithReturn(
  tx: Tx,
  { workId, version, revision }: { workId: number; version: number; revision: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('correction_drawings')
    .set({ version })
    .where('work_id', '=', workId)
    .where('version', 'is', null)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What was drawn and is not given back. */
export async function dropDrawing(tx: Tx, workId: number): Promise<void> {
  await tx.deleteFrom('correction_drawings').where('work_id', '=', workId).where('version', 'is', null).execute()
}
