import { sql } from 'kysely'
import type { House } from '#platform/house.ts'
import { orNotFound } from '#platform/refusal.ts'
import { findCurriculum, type CurriculumFacts } from './subjects.ts'

/** The curriculum a step belongs to, for its right. */
export async function findCurriculumOfStep(house: House, stepId: number): Promise<CurriculumFacts> {
  const curriculumId = await house.pages.remember(`learning:step:${stepId}`, ['catalogue'], async () => {
    const found = await sql<{
      curriculum_id: number
    }>`select curriculum_id from curriculum_steps where id = ${stepId}`.execute(house.db)
    return orNotFound(found.rows[0]).curriculum_id
  })
  return findCurriculum(house, curriculumId)
}
