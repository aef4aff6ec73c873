import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'

export async function countVisit(db: Reader, courseId: number, source: string, day: string): Promise<void> {
  await sql`
    insert into course_visits (course_id, source, day, visits) values (${courseId}, ${source}, ${day}, 1)
    on conflict (course_id, source, day) do update set visits = course_visits.visits + 1
  `.execute(db)
}
