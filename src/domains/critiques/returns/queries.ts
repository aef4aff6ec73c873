import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { dropDrawing, keepWithReturn } from '../drawings/queries.ts'
import { refuse } from '../refusals.ts'
import type { DraftForm } from './forms.ts'
import { insertLayers } from '../layers/queries.ts'
import type { NewLayer } from '../layers/take-layer.ts'
import type { NewMemo } from '../memos/take-memo.ts'
import { insertPins } from '../pins/queries.ts'
import type { NewPin } from '../pins/forms.ts'
import { type Draft, type DraftItem, type DraftMarks, noMarks } from './terms.ts'

/** Locks a work, so that it is returned or cancelled, and once. */
export const lockWork = (tx: Tx, id: number) =>
  tx
    .selectFrom('corrected_works')
    .select([
      'teacher_id as teacherId',
      'fee_yen as feeYen',
      'corrected_at as correctedAt',
      'cancelled_at as cancelledAt',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('corrections')
          .select('version')
          .where('work_id', '=', id)
          .whereRef('corrections.teacher_id', '=', 'corrected_works.teacher_id'),
      ).as('wasReturned'),
    )
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

export async function findDraft(db: Reader, workId: number): Promise<Draft | undefined> {
  const draft = await db
    .selectFrom('correction_drafts')
    .select(['version', sql<DraftItem[]>`items`.as('items'), sql<Partial<DraftMarks>>`marks`.as('marks')])
    .where('work_id', '=', workId)
    .executeTakeFirst()
  return draft && { ...draft, marks: { ...noMarks, ...draft.marks } }
}

/** Keeps a draft that rests on the newest; the new version, or nothing where another was kept meanwhile. */
export async function putDraft(
  tx: Tx,
  { workId, teacherId, now }: { workId: number; teacherId: number; now: Date },
  { items, marks, version }: DraftForm,
): Promise<number | undefined> {
  const kept = await sql<{ version: number }>`
    insert into correction_drafts as d (work_id, teacher_id, items, marks, version, saved_at)
    select w.id, w.teacher_id, ${JSON.stringify(items)}::jsonb, ${JSON.stringify(marks)}::jsonb, 1, ${now} from corrected_works w
    where w.id = ${workId} and w.teacher_id = ${teacherId} and w.corrected_at is null and w.cancelled_at is null
      and (${version} = 0 or exists (select from correction_drafts where work_id = ${workId}))
    for share of w
    on conflict (work_id) do update set items = excluded.items, marks = excluded.marks, version = d.version + 1, saved_at = excluded.saved_at
      where d.version = ${version}
    returning version`.execute(tx)
  return kept.rows[0]?.version
}

/** What a draft names of its teacher's own stays in the store as long as it does. */
export async function holdFiles(
  tx: Tx,
  { workId, memberId }: { workId: number; memberId: number },
  { items, marks }: Pick<DraftForm, 'items' | 'marks'>,
): Promise<void> {
  const named = [
    ...items.flatMap(({ type, value, fileKey }) => [type === 'image' ? value : null, fileKey]),
    ...marks.layers.map(({ key }) => key),
    marks.memo?.key,
  ]
  const keys = [...new Set(named.filter(Boolean))]
  await sql`
    with dropped as (delete from correction_draft_files where work_id = ${workId} and key <> all(${keys}::text[]))
    insert into correction_draft_files (work_id, key)
    select ${workId}, key from stored_files
    where key = any(${keys}::text[]) and owner_id = ${memberId} and attached_at is null
      and purpose like 'teacher\_corrections/%'
    for key share
    on conflict do nothing`.execute(tx)
}

export type NewItem = {
  image_key: string | null
  comment: string | null
  attachment_key: string | null
  attachment_name: string | null
}

export type NewReturn = {
  items: NewItem[]
  drawing: number | null
  pins: readonly NewPin[]
  layers: readonly NewLayer[]
  memo: NewMemo | null
}

/** A version of what is given back, and the work as corrected from now on. */
export async function insertReturn(
  tx: Tx,
  { workId, teacherId, now }: { workId: number; teacherId: number; now: Date },
  { items, drawing, pins, layers, memo }: NewReturn,
): Promise<void> {
  const { version } = await tx
    .insertInto('corrections')
    .values(({ selectFrom }) => ({
      work_id: workId,
      teacher_id: teacherId,
      returned_at: now,
      ...memo,
      version: selectFrom('corrections')
        .select(sql<number>`coalesce(max(version), 0) + 1`.as('next'))
        .where('work_id', '=', workId),
    }))
    .returning('version')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('correction_items')
    .values(items.map((item, position) => ({ work_id: workId, version, position, ...item })))
    .execute()
  if (drawing !== null && !(await keepWithReturn(tx, { workId, version, revision: drawing }))) refuse('newer-draft')
  await insertPins(tx, { workId, version }, pins)
  await insertLayers(tx, { workId, version }, layers)
  await dropDraft(tx, workId)
}

/** What a teacher had prepared for a work that is somebody else's now. */
export async function dropDraft(tx: Tx, workId: number): Promise<void> {
  await tx.deleteFrom('correction_drafts').where('work_id', '=', workId).execute()
  await dropDrawing(tx, workId)
}

/** What a return is paid under: once for the work, and once more for a teacher who took it over after it was returned. */
export async function findPayKey(tx: Tx, workId: number, teacherId: number): Promise<string> {
  const { teacher_id: first } = await tx
    .selectFrom('corrections')
    .select('teacher_id')
    .where('work_id', '=', workId)
    .orderBy('version')
    .limit(1)
    .executeTakeFirstOrThrow()
  return first === teacherId ? String(workId) : `${workId}-${teacherId}`
}

/** Takes what came back of a locked work out of sight; false where there is nothing to see. */
export async function hideReturned(tx: Tx, workId: number, { reason, now }: { reason: string; now: Date }) {
  const { numUpdatedRows } = await tx
    .updateTable('corrections')
    .set({ hidden_at: now, hidden_for: reason })
    .where('work_id', '=', workId)
    .where('hidden_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
