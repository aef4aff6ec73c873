import { catalogueOf } from '#domains/catalogue/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { invalid } from '#platform/refusal.ts'
import type { Level } from '#ui/levels.ts'
import { replacePicks } from '../queries.ts'

export type Picks = { level: Level; curriculums: number[]; courses: number[] }

/** What staff recommend to a level, in their order; a number that nothing has is named. */
export async function choosePicks(actor: Actor, { level, curriculums, courses }: Picks): Promise<void> {
  const catalogue = await catalogueOf(actor.house)
  const unknown = {
    curriculums: curriculums.filter((id) => !catalogue.curriculums.has(id)),
    courses: courses.filter((id) => !catalogue.courses.has(id)),
  }
  const wrong = Object.entries(unknown).filter(([, ids]) => ids.length > 0)
  if (wrong.length > 0)
    throw invalid(Object.fromEntries(wrong.map(([field, ids]) => [field, [`${ids.join('、')}番は見つかりません。`]])))
  const picks = [
    ...curriculums.map((curriculumId) => ({ curriculumId, courseId: null })),
    ...courses.map((courseId) => ({ courseId, curriculumId: null })),
  ]
  await actor.db.transaction().execute(async (tx) => {
    await replacePicks(tx, level, picks)
    await writeAudit(tx, actor, 'surveys.picks-changed', null, { level, picks: picks.length })
  })
}
