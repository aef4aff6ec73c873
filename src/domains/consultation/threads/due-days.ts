import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { Day } from '#platform/days.ts'

/** The school's own closed days from that day on. */
export async function readClosedDays(db: Reader, from: Day): Promise<Set<Day>> {
  const { rows } = await sql<{ day: Day }>`
    select day::text as day from school_closed_days where day >= ${from}`.execute(db)
  return new Set(rows.map(({ day }) => day))
}

/** By when these have to be answered from now on. */
export async function setDue(tx: Tx, ids: readonly number[], dueOn: Day): Promise<void> {
  await tx.updateTable('questions').set({ due_on: dueOn }).where('id', 'in', ids).execute()
}
