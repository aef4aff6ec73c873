import type { Actor } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { record } from '../../history/record.ts'
import type { PlaceRow } from '../queries.ts'
import { refuse } from '../refusals.ts'
import type { Place } from '../terms.ts'

/** Where a chapter begins for who has not been there yet. */
export async function setStart({ db, ...actor }: Actor, place: Place, at: PlaceRow, seconds: number): Promise<void> {
  if (place.kind !== 'chapter') return refuse('no-chapter')
  if (!at.video || seconds >= at.video.seconds) return refuse('beyond-end')
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('chapters').set({ start_point: seconds }).where('id', '=', place.id).execute()
    const change = { courseId: at.courseId, part: place.kind, partId: place.id, field: 'start' }
    await record(tx, actor, [{ ...change, before: at.startPoint, after: seconds }])
  })
}

type Step = { id: number | null; title: string; description: string; seconds: number }

/** A step of a prime lesson begins at this second: one more, or one that is there. */
export async function setStep({ db, ...actor }: Actor, place: Place, at: PlaceRow, step: Step): Promise<void> {
  if (place.kind !== 'prime' || !at.video) return refuse('no-film')
  if (step.seconds >= at.video.seconds) return refuse('beyond-end')
  const { id, title, description, seconds: start_time } = step
  await db.transaction().execute(async (tx) => {
    const { count } = await tx
      .selectFrom('video_steps')
      .select(({ fn }) => fn.coalesce(fn.max('position'), fn.count<number>('id')).as('count'))
      .where('prime_lesson_id', '=', place.id)
      .executeTakeFirstOrThrow()
    const row = { title, description, start_time }
    if (id === null)
      await tx
        .insertInto('video_steps')
        .values({ ...row, prime_lesson_id: place.id, position: Number(count) + 1 })
        .execute()
    else {
      const asked = tx.updateTable('video_steps').set(row).where('id', '=', id).where('prime_lesson_id', '=', place.id)
      orNotFound(await asked.returning('id').executeTakeFirst())
    }
    const change = { courseId: at.courseId, part: place.kind, partId: place.id, field: 'step' }
    await record(tx, actor, [{ ...change, before: null, after: title }])
  })
}
