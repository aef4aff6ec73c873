import { href } from 'react-router'
import { sql } from 'kysely'
import { hasSubscription } from '#domains/plans/index.ts'
import { fileLink } from '#platform/file-link.ts'
import { breaksIn } from '#platform/phrases/breaks-in.ts'
import { type Level, levelLabels } from '#ui/levels.ts'
import { linkTo } from '#domains/learning/continuation.ts'
import type { AttendedCurriculum } from '#domains/learning/progress/attended.ts'
import type { PlainLearner } from './watchable.ts'
import { nextChapter, type NextChapter } from './next-chapter.ts'
import { watchedRatio } from '#domains/learning/watched.ts'

type Row = {
  id: number
  title: string
  coverKey: string | null
  level: Level
  seenMs: number
  totalMs: number
  nSteps: number
  nCompletedSteps: number
  firstStepId: number | null
  next: NextChapter | null
}

/** The curriculums that are attended now, newest activity first: one statement. */
export async function plainAttended({ db, member, now }: PlainLearner): Promise<AttendedCurriculum[]> {
  const found = await sql<Row>`
    with mine as materialized (
      select k.id, k.title, k.cover_key, k.level, a.member_id, a.step_id, a.chapter_id, a.updated_at
      from curriculum_attendances a join curriculums k on k.id = a.curriculum_id
      where a.member_id = ${member.id} and a.removed_at is null
        and k.opened_at <= ${now} and (k.closed_at is null or k.closed_at > ${now})
    ), borrowed as materialized (
      select m.id as curriculum_id, s.id as step_id, s.position, l.id as lesson_id
      from mine m join curriculum_steps s on s.curriculum_id = m.id
      left join lateral (
        select l.id from step_lessons b join lessons l on l.id = b.lesson_id and l.published
        where b.step_id = s.id offset 0 -- the lessons of these steps alone, where a plain join sorts those of all
      ) l on true
    ), lesson as (
      select l.id, e.lesson_id is not null or (count(h.id) > 0 and count(h.id) = count(d.chapter_id)) as complete,
        coalesce(sum(v.ms), 0) as total_ms,
        coalesce(sum(case when w.seen_ms > 0 and v.ms - w.seen_ms <= 2000 then v.ms else w.seen_ms end), 0) as seen_ms
      from (select distinct lesson_id as id from borrowed where lesson_id is not null) l
      left join lesson_completions e on e.member_id = ${member.id} and e.lesson_id = l.id
      left join chapters h on h.lesson_id = l.id and h.published
      left join chapter_completions d on d.member_id = ${member.id} and d.chapter_id = h.id
      left join lateral (select (duration_seconds * 1000)::int as ms from videos where id = h.video_id) v on true
      left join watch_progress w on w.member_id = ${member.id} and w.video_id = h.video_id
      group by l.id, e.lesson_id
    ), step as (
      select b.curriculum_id, b.step_id, b.position, coalesce(bool_and(l.complete), false) as complete
      from borrowed b left join lesson l on l.id = b.lesson_id group by 1, 2, 3
    ), watched as (
      select b.curriculum_id, sum(l.total_ms) as total_ms, sum(l.seen_ms) as seen_ms
      from (select distinct curriculum_id, lesson_id from borrowed) b join lesson l on l.id = b.lesson_id group by 1
    )
    select m.id, m.title, m.cover_key as "coverKey", m.level,
      coalesce(x.seen_ms, 0) as "seenMs", coalesce(x.total_ms, 0) as "totalMs",
      t.steps as "nSteps", t.complete as "nCompletedSteps", t.first_id as "firstStepId",
      ${sql.raw(nextChapter({ member: 'm.member_id', curriculum: 'm.id', step: 'm.step_id', chapter: 'm.chapter_id' }))} as next
    from mine m
    left join watched x on x.curriculum_id = m.id
    left join lateral (
      select count(*)::int as steps, count(*) filter (where complete)::int as complete,
        (array_agg(step_id order by position))[1] as first_id
      from step where curriculum_id = m.id) t on true
    order by m.updated_at desc, m.id`.execute(db)
  const mayFollow = member.isStaff || hasSubscription(member, now)
  return found.rows.map((row) => cardOf(row, mayFollow))
}

function cardOf(row: Row, mayFollow: boolean): AttendedCurriculum {
  const { id, title, level, nSteps, nCompletedSteps, seenMs, totalMs } = row
  const isCleared = nSteps > 0 && nCompletedSteps === nSteps
  return {
    id,
    title,
    breaks: breaksIn(title),
    level,
    nSteps,
    nCompletedSteps,
    isCleared,
    thumbnailUrl: fileLink(row.coverKey),
    levelString: levelLabels[level],
    watchedRatio: seenMs === totalMs && totalMs > 0 ? 100 : Math.min(99, watchedRatio(seenMs, totalMs)),
    continuationUrl: continuationUrl(row, mayFollow),
  }
}

/** To the first thing not done; from a cleared curriculum to its beginning; to its page for who may not watch it now. */
function continuationUrl({ id, next, firstStepId }: Row, mayFollow: boolean): string {
  if (mayFollow && next) return linkTo(next)
  if (mayFollow && firstStepId !== null) return linkTo({ stepId: firstStepId })
  return href('/subscriptions/curriculums/:id', { id: String(id) })
}
