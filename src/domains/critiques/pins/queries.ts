import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { NewPin } from './forms.ts'

type Version = { workId: number; version: number }

export async function insertPins(tx: Tx, { workId, version }: Version, pins: readonly NewPin[]): Promise<void> {
  if (pins.length === 0) return
  await tx
    .insertInto('correction_pins')
    .values(
      pins.map(({ x, y, words, film }, index) => ({
        work_id: workId,
        version,
        number: index + 1,
        x,
        y,
        words,
        chapter_id: film?.kind === 'chapter' ? film.id : null,
        prime_lesson_id: film?.kind === 'prime' ? film.id : null,
        seconds: film?.seconds ?? null,
      })),
    )
    .execute()
}

type Tick = Version & { number: number; memberId: number; done: boolean; now: Date }

/** Ticks a pin of a member's own work off, or takes the tick back; the same twice changes nothing. Whether it is there. */
export async function tickPin(db: Reader, { workId, version, number, memberId, done, now }: Tick): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('correction_pins as p')
    .from('corrected_works as w')
    .innerJoin('corrections as c', 'c.work_id', 'w.id')
    .set({ done_at: done ? sql<Date>`coalesce(p.done_at, ${now})` : null })
    .whereRef('w.id', '=', 'p.work_id')
    .where('w.member_id', '=', memberId)
    .where('p.work_id', '=', workId)
    .where('p.version', '=', version)
    .whereRef('c.version', '=', 'p.version')
    .where('c.hidden_at', 'is', null)
    .where('p.number', '=', number)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
