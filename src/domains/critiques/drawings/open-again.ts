import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'

/** The strokes beside what was given back are on their way once more; those that were given back stay as they are. */
export async function openDrawingAgain(
  tx: Tx,
  { workId, version, now }: { workId: number; version: number; now: Date },
): Promise<void> {
  const opened = await sql<{ id: number }>`
    insert into correction_drawings (work_id, teacher_id, version, head, revision, save_key, saved_at)
    select work_id, teacher_id, null, head, 1, ${randomUUID()}, ${now} from correction_drawings
    where work_id = ${workId} and version = ${version}
    on conflict (work_id, version) do nothing
    returning id`.execute(tx)
  const [drawing] = opened.rows
  if (drawing)
    await sql`
      insert into correction_drawing_blocks (drawing_id, position, bytes)
      select ${drawing.id}, b.position, b.bytes from correction_drawing_blocks b
        join correction_drawings d on d.id = b.drawing_id
      where d.work_id = ${workId} and d.version = ${version}`.execute(tx)
}
