import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'

export type Totals = { courses: number; studyingHours: number; completionCertificates: number }

/** Counted anew from the rows themselves each time. */
export async function readTotals(db: Reader, memberId: number): Promise<Totals> {
  const found = await sql<Totals>`
    select (select count(*) from course_completions where member_id = ${memberId}) as courses,
      (select coalesce(sum(covered_length(played)), 0)::int / 3600 from study_days where member_id = ${memberId})
        as "studyingHours",
      (select count(*) from certificates where member_id = ${memberId}) as "completionCertificates"`.execute(db)
  return found.rows[0]!
}
