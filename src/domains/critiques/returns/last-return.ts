import { sql } from 'kysely'
import { catalogueOf } from '#domains/catalogue/index.ts'
import type { Actor } from '#platform/ask.ts'
import type { Reader, Tx } from '#platform/db.ts'
import { openDrawingAgain } from '../drawings/open-again.ts'
import { findFilm } from '../pins/films.ts'
import type { FilmPlace } from '../pins/terms.ts'
import { type DraftItem, type DraftMarks } from './terms.ts'

type Last = {
  version: number
  items: DraftItem[]
  pins: { x: number; y: number; words: string; film: FilmPlace | null }[]
  layers: DraftMarks['layers']
  memo: DraftMarks['memo']
}

/**
 * What was given back last, as the draft of what is given back anew: its items, pins, layers, voice and strokes. A file
 * is known by its key in the store; a lesson that is no longer open is left out of its pin.
 */
export async function putLastReturn(
  { house, now }: Pick<Actor, 'house' | 'now'>,
  tx: Tx,
  { workId, teacherId }: { workId: number; teacherId: number },
): Promise<void> {
  const last = await findLast(tx, workId, teacherId)
  if (!last || last.items.length === 0) return
  const { version, items, pins, ...rest } = last
  const catalogue = pins.some(({ film }) => film) ? await catalogueOf(house) : null
  const marks: DraftMarks = {
    ...rest,
    pins: pins.map(({ film, ...pin }) => {
      const found = film && catalogue && findFilm(catalogue, film, now)
      return { ...pin, film: film && found ? { ...film, title: found.title } : null }
    }),
  }
  await sql`
    insert into correction_drafts (work_id, teacher_id, items, marks, version, saved_at)
    values (${workId}, ${teacherId}, ${JSON.stringify(items)}::jsonb, ${JSON.stringify(marks)}::jsonb, 1, ${now})
    on conflict (work_id) do nothing`.execute(tx)
  await openDrawingAgain(tx, { workId, version, now })
}

async function findLast(tx: Tx, workId: number, teacherId: number): Promise<Last | undefined> {
  const found = await sql<Last>`
    select c.version,
      (select coalesce(json_agg(json_build_object(
          'type', case when i.image_key is null then 'comment' else 'image' end, 'value', coalesce(i.image_key, i.comment),
          'name', case when i.image_key is null then '' else '前に返却した画像' end,
          'fileKey', i.attachment_key, 'fileName', i.attachment_name) order by i.position), '[]')
        from correction_items i where i.work_id = c.work_id and i.version = c.version) as items,
      (select coalesce(json_agg(json_build_object('x', p.x, 'y', p.y, 'words', p.words,
          'film', case when p.seconds is not null then json_build_object(
            'kind', case when p.chapter_id is null then 'prime' else 'chapter' end,
            'id', coalesce(p.chapter_id, p.prime_lesson_id), 'seconds', p.seconds) end) order by p.number), '[]')
        from correction_pins p where p.work_id = c.work_id and p.version = c.version) as pins,
      (select coalesce(json_agg(json_build_object('key', l.image_key, 'file', '前に返却したレイヤー', 'name', l.name)
          order by l.number), '[]')
        from correction_layers l where l.work_id = c.work_id and l.version = c.version) as layers,
      case when c.memo_key is not null then json_build_object('key', c.memo_key, 'name', '前に返却した音声メモ',
        'seconds', c.memo_seconds, 'words', c.memo_words) end as memo
    from corrections c
    where c.work_id = ${workId} and c.teacher_id = ${teacherId} and c.hidden_at is null
    order by c.version desc limit 1`.execute(tx)
  return found.rows[0]
}

/** Pictures and files that came back with a work before: theirs already, and good for another version. */
export async function listReturnedFiles(db: Reader, teacherId: number, workId: number) {
  return db
    .selectFrom('correction_items as i')
    .innerJoin('corrections as c', (on) => on.onRef('c.work_id', '=', 'i.work_id').onRef('c.version', '=', 'i.version'))
    .select(['i.image_key', 'i.attachment_key', 'i.attachment_name'])
    .where('i.work_id', '=', workId)
    .where('c.teacher_id', '=', teacherId)
    .where('c.hidden_at', 'is', null)
    .where('i.image_key', 'is not', null)
    .execute()
}

/** Layers and voices that came back with a work before: they go again as they are. */
export async function listReturnedMarks(db: Reader, teacherId: number, workId: number): Promise<ReturnedMarks> {
  const found = await sql<ReturnedMarks>`
    select coalesce((select json_agg(l.image_key) from correction_layers l join corrections c using (work_id, version)
        where c.work_id = ${workId} and c.teacher_id = ${teacherId} and c.hidden_at is null), '[]') as layers,
      coalesce((select json_agg(json_build_object('key', c.memo_key, 'seconds', c.memo_seconds)) from corrections c
        where c.work_id = ${workId} and c.teacher_id = ${teacherId} and c.hidden_at is null and c.memo_key is not null), '[]') as memos`.execute(
    db,
  )
  return found.rows[0]!
}
type ReturnedMarks = { layers: string[]; memos: { key: string; seconds: number }[] }
