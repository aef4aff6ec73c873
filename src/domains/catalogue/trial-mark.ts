import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'

const TAG = 'trial_curriculum'

/** The one curriculum to which a trial leads (体験コース); null while staff have marked none. */
export const trialCurriculumId = ({ pages, db }: Pick<House, 'pages' | 'db'>): Promise<number | null> =>
  pages.remember('trial-curriculum', ['catalogue', TAG], async () => {
    const row = await db.selectFrom('curriculums').select('id').where('is_trial', '=', true).executeTakeFirst()
    return row?.id ?? null
  })

/** Marks this one and no other; null takes the mark away. */
export async function markTrialCurriculum(tx: Tx, { pages }: Pick<House, 'pages'>, id: number | null): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('trial-curriculum'))`.execute(tx)
  await tx.updateTable('curriculums').set({ is_trial: false }).where('is_trial', '=', true).execute()
  if (id !== null) await tx.updateTable('curriculums').set({ is_trial: true }).where('id', '=', id).execute()
  await pages.purge(tx, TAG)
}
