import { href } from 'react-router'
import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import type { Manifest } from '#platform/manifest.ts'
import { studio } from '#platform/staff-roles.ts'

export const openMatters: Manifest['openMatters'] = {
  roles: studio,
  async read({ db }) {
    const { count, courseId, course } = await findWithoutFilm(db)
    return {
      waiting: [
        {
          label: '動画のないチャプター',
          value: `${count}件`,
          note: course ? `まず「${course}」` : 'ありません',
          to: courseId ? href('/staff/courses/:id', { id: String(courseId) }) : null,
        },
      ],
    }
  },
}

type Without = { count: number; courseId: number | null; course: string | null }

/** Chapters that wait for their film in courses that were opened, and the first such course. */
async function findWithoutFilm(db: Reader): Promise<Without> {
  const { rows } = await sql<Without>`
    with without as (
      select c.id, c.title from chapters h
      join lessons l on l.id = h.lesson_id join courses c on c.id = l.course_id
      where h.video_id is null and h.archived_at is null and l.archived_at is null and c.opened_at is not null)
    select count(*)::integer as count, (array_agg(id order by id))[1] as "courseId",
      (array_agg(title order by id))[1] as course from without`.execute(db)
  return rows[0]!
}
