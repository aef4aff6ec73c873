import { sql } from 'kysely'
import type { House } from '#platform/house.ts'
import type { Cron, JobList } from '#platform/jobs.ts'
import { purgePages } from '#platform/purges.ts'
import { releaseFile, removalOf } from '#platform/stored-files.ts'
import { drawSlides } from './actions/draw-slides.ts'
import { DRAW_SLIDES } from './actions/bring-slides.ts'

/** So long pages that nothing shows are kept. */
const UNUSED_MS = 7 * 86_400_000
const AT_ONCE = 50

const isUsed = sql<boolean>`(exists (select from chapters where slide_url = slide_sets.key)
  or exists (select from prime_lessons where slide_url = slide_sets.key)
  or exists (select from courses where sample_slides_key = slide_sets.key))`

/** Takes away pages that nothing has shown for a week. */
export async function sweepSlides(house: House): Promise<number> {
  const { db, clock } = house
  const now = clock.now()
  const ready = () => db.updateTable('slide_sets').where('state', '=', 'ready')
  await ready().set({ unused_since: null }).where('unused_since', 'is not', null).where(isUsed).execute()
  await ready()
    .set({ unused_since: now })
    .where('unused_since', 'is', null)
    .where(sql<boolean>`not ${isUsed}`)
    .execute()
  const unused = await db
    .selectFrom('slide_sets')
    .select(['id', 'key'])
    .where('unused_since', '<=', new Date(now.getTime() - UNUSED_MS))
    .orderBy('unused_since')
    .limit(AT_ONCE)
    .execute()
  for (const set of unused) await sweepSet(house, set)
  await forgetFailed(house, new Date(now.getTime() - UNUSED_MS))
  return unused.length
}

/** A PDF that could not be drawn waits a week for somebody to look. */
function forgetFailed({ db }: House, before: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const failed = tx.deleteFrom('slide_sets').where('state', '=', 'failed').where('made_at', '<=', before)
    for (const { pdf_key } of await failed.returning('pdf_key').execute()) if (pdf_key) await releaseFile(tx, pdf_key)
  })
}

function sweepSet({ db, storage }: House, { id, key }: { id: number; key: string }): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const gone: string[] = []
    for await (const { key: page } of storage.list(`${key}/`)) gone.push(page)
    for (const page of gone) await storage.remove(page)
    if (key.startsWith('public/') && gone.length > 0) await purgePages(tx, removalOf(gone))
    await tx.deleteFrom('slide_sets').where('id', '=', id).execute()
  })
}

export const slideJobs = {
  [DRAW_SLIDES]: (house, { id }: { id: number }) => drawSlides(house, id),
  'studio.sweep-slides': async (house) => {
    await sweepSlides(house)
  },
} satisfies JobList

export const slideCron: Cron[] = [{ task: 'studio.sweep-slides', match: '50 18 * * *', alone: true }]
