import type { NextChapter } from '#domains/learning/progress/next-in.ts'
export type { NextChapter }

/** Columns or numbered values of the statement around it, never text from outside. */
type Names = { member: string; curriculum: string; step: string; chapter: string }

/** Within the last seconds of a film nobody stays: the next one plays. */
const NEAR_END = 3

/**
 * The first thing that is not done, as an expression of SQL: the place itself while its film is in the middle, else
 * what is neither ticked nor watched to its end, from the place's step on and then from the beginning; last, what was
 * watched and only not ticked. Null when all is done.
 */
export const nextChapter = ({ member, curriculum, step, chapter }: Names) => `(
  select json_build_object('stepId', s.id, 'stepTitle', s.title, 'chapterId', h.id, 'title', h.title)
  from curriculum_steps s
  join step_lessons b on b.step_id = s.id
  join lessons l on l.id = b.lesson_id and l.published
  join chapters h on h.lesson_id = l.id and h.published
  join videos v on v.id = h.video_id
  left join curriculum_steps here on here.id = ${step} and here.curriculum_id = s.curriculum_id
  left join watch_progress w on w.member_id = ${member} and w.video_id = v.id
  cross join lateral (select
    exists (select from chapter_completions d where d.member_id = ${member} and d.chapter_id = h.id)
      or exists (select from lesson_completions e where e.member_id = ${member} and e.lesson_id = l.id) as ticked,
    coalesce(w.place_seconds >= v.duration_seconds - ${NEAR_END}, false) as ended,
    coalesce(w.seen_ms >= v.duration_seconds * 1000 - 2000, false) as seen) is_
  cross join lateral (select coalesce(s.id = ${step} and h.id = ${chapter} and not is_.ended
    and (not is_.ticked or w.place_seconds > 0), false) as stays) place
  where s.curriculum_id = ${curriculum} and (place.stays or not is_.ticked)
  order by place.stays desc, is_.ended or is_.seen, s.position < coalesce(here.position, 0), s.position, b.position, h.position
  limit 1)`
