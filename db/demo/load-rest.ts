import type { Tx } from '#platform/db.ts'
import type { DemoCatalogue } from './catalogue/shape.ts'
import { daysFrom } from './days.ts'
import { fill, settleIds } from './fill.ts'
import { keys } from './keys.ts'
import type { LoadedCatalogue } from './loaded.ts'

/** What critiques change, beside each other: no table of the import, for editors have no page of it. */
export async function loadSamples(tx: Tx, { beforeAfter }: DemoCatalogue): Promise<void> {
  const samples = beforeAfter.map(({ title, comment }, position) => ({
    ...{ id: position + 1, position, title, comment },
    ...{ before_key: keys.beforeAfter(position, 'before'), after_key: keys.beforeAfter(position, 'after') },
  }))
  await fill(tx, 'critique_samples', samples)
  await settleIds(tx, ['critique_samples'])
}

/** The pages of an anniversary opened when the school came to be ten years old. */
export async function openAnniversary(tx: Tx, now: Date): Promise<void> {
  await tx
    .updateTable('anniversary_pages')
    .set({ opened_at: daysFrom(now).noonAgo(240), lead: '10年を支えてきた講座を、先生ごとにまとめました。' })
    .where('slug', '=', '10th-anniversary')
    .execute()
}

/** One chapter's film is lost, so that what a learner sees then can be seen: nobody could bring that in. */
export async function loseFilm(tx: Tx, { courses }: DemoCatalogue, { chapterIds }: LoadedCatalogue): Promise<void> {
  for (const { key, lessons } of courses)
    for (const [lesson, { chapters }] of lessons.entries())
      for (const [at, { filmMissing }] of chapters.entries())
        if (filmMissing)
          await tx
            .updateTable('videos as v')
            .from('chapters as c')
            .set({ mp4_key: 'private/films/missing.mp4', hls_key: null })
            .whereRef('v.id', '=', 'c.video_id')
            .where('c.id', '=', chapterIds.get(key)![lesson]![at]!)
            .execute()
}
