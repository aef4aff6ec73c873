import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { nextChapter, type NextChapter } from './next-chapter.ts'

/** What a learner has done in one curriculum, as its page shows it. */
export type CurriculumProgress = {
  attends: boolean
  completedLessonIds: number[]
  watchedRatio: number
  place: { stepId: number; chapterId: number } | null
  /** The first thing not done; null when all is. */
  next: NextChapter | null
  certificate: { id: number; publishedAt: string } | null
  noteExists: boolean
}

const next = sql.raw(
  nextChapter({ member: 'k.member_id', curriculum: 'k.curriculum_id', step: 'a.step_id', chapter: 'a.chapter_id' }),
)

export async function findCurriculumProgress(
  db: Reader,
  memberId: number,
  curriculumId: number,
): Promise<CurriculumProgress> {
  const found = await sql<CurriculumProgress>`
    with borrowed as (
      select distinct sl.lesson_id from curriculum_steps s join step_lessons sl on sl.step_id = s.id where s.curriculum_id = ${curriculumId}
    ), own as (
      select h.id, h.lesson_id, h.video_id, d.chapter_id is not null as done
      from borrowed b join chapters h on h.lesson_id = b.lesson_id and h.published
      left join chapter_completions d on d.chapter_id = h.id and d.member_id = ${memberId}
    ), seen as (
      select coalesce(sum((select coalesce(sum(upper(r) - lower(r)), 0) from unnest(w.seen) r)), 0)::float8 as ms,
        coalesce(sum(v.duration_seconds), 0)::float8 as seconds
      from own o join videos v on v.id = o.video_id left join watch_progress w on w.video_id = o.video_id and w.member_id = ${memberId}
    )
    select
      exists (select from curriculum_attendances where member_id = ${memberId} and curriculum_id = ${curriculumId} and removed_at is null) as attends,
      (select coalesce(json_agg(id), '[]') from (
        select lesson_id as id from own group by lesson_id having bool_and(done)
        union select e.lesson_id from lesson_completions e join borrowed b on b.lesson_id = e.lesson_id where e.member_id = ${memberId}
      ) complete) as "completedLessonIds",
      (select case when seconds = 0 then 0 when seconds * 1000 - ms <= 2000 then 100 else least(99, floor(ms / seconds / 10)) end from seen)::int as "watchedRatio",
      (select json_build_object('stepId', step_id, 'chapterId', chapter_id) from curriculum_attendances
        where member_id = ${memberId} and curriculum_id = ${curriculumId} and exists (
          select from chapters h join lessons l on l.id = h.lesson_id and l.published
          join step_lessons b on b.lesson_id = l.id and b.step_id = curriculum_attendances.step_id
          join curriculum_steps s on s.id = b.step_id and s.curriculum_id = curriculum_attendances.curriculum_id
          where h.id = curriculum_attendances.chapter_id and h.published)) as place,
      (select ${next} from (select ${memberId}::bigint as member_id, ${curriculumId}::bigint as curriculum_id) k
        left join curriculum_attendances a on a.member_id = k.member_id and a.curriculum_id = k.curriculum_id) as next,
      (select json_build_object('id', id, 'publishedAt', published_at) from certificates
        where member_id = ${memberId} and curriculum_id = ${curriculumId}) as certificate,
      exists (select from curriculum_notes where member_id = ${memberId} and curriculum_id = ${curriculumId} and content <> '') as "noteExists"
  `.execute(db)
  return found.rows[0]!
}
