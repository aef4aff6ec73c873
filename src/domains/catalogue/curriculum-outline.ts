import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'

export type CurriculumOutline = {
  id: number
  title: string
  description: string
  goal: string
  level: 'entry' | 'beginner' | 'intermediate' | 'advanced'
  coverKey: string | null
  openedAt: Date | null
  closedAt: Date | null
  videoSeconds: number
  steps: {
    id: number
    position: number
    title: string
    description: string
    lessons: {
      id: number
      title: string
      courseId: number
      courseTitle: string
      seconds: number
      chapterIds: number[]
    }[]
  }[]
}

/** A curriculum with its steps and the lessons they borrow, in one statement. */
export async function findCurriculumOutline(db: Reader, curriculumId: number): Promise<CurriculumOutline | null> {
  const found = await sql<CurriculumOutline>`
    with borrowed as (
      select s.id as step_id, sl.position, l.id, l.title, l.course_id, c.title as course_title,
        (select coalesce(sum(v.duration_seconds), 0) from chapters h join videos v on v.id = h.video_id where h.lesson_id = l.id and h.published)::int as seconds,
        (select coalesce(json_agg(h.id order by h.position), '[]') from chapters h where h.lesson_id = l.id and h.published) as chapter_ids
      from curriculum_steps s join step_lessons sl on sl.step_id = s.id join lessons l on l.id = sl.lesson_id join courses c on c.id = l.course_id
      where s.curriculum_id = ${curriculumId}
    )
    select k.id, k.title, k.description, k.goal, k.level, k.cover_key as "coverKey", k.opened_at as "openedAt", k.closed_at as "closedAt",
      (select coalesce(sum(seconds), 0)::int from borrowed) as "videoSeconds",
      (select coalesce(json_agg(json_build_object('id', s.id, 'position', s.position, 'title', s.title, 'description', s.description, 'lessons', (
          select coalesce(json_agg(json_build_object('id', b.id, 'title', b.title, 'courseId', b.course_id, 'courseTitle', b.course_title,
            'seconds', b.seconds, 'chapterIds', b.chapter_ids) order by b.position), '[]') from borrowed b where b.step_id = s.id)
        ) order by s.position), '[]')
        from curriculum_steps s where s.curriculum_id = k.id) as steps
    from curriculums k where k.id = ${curriculumId}
  `.execute(db)
  return found.rows[0] ?? null
}
