import { prepared } from '#platform/prepared.ts'
import type { Level } from '#ui/levels.ts'
import type { DayTally, Tally } from './terms.ts'

/**
 * Everything that makes an event, a row each, and the day in Tokyo on which it stands. The first entry is always the
 * registration: whatever is older than that stands on its day.
 */
const events = `
  select e.*, greatest((e.at at time zone 'Asia/Tokyo')::date, m.start) as day from (
    select 'course' as kind, course_id as id, completed_at as at from course_completions
    where member_id = $1 and completed_at >= $2 and completed_at < $3
    union all select 'certificate', id, published_at from certificates
    where member_id = $1 and published_at >= $2 and published_at < $3
    union all select 'work', curriculum_id, first_posted_at from final_works
    where member_id = $1 and first_posted_at >= $2 and first_posted_at < $3
    union all select 'log', id, posted_at from practice_logs
    where member_id = $1 and posted_at >= $2 and posted_at < $3
  ) e cross join (select (joined_at at time zone 'Asia/Tokyo')::date as start from members where id = $1) m`

type Outline = { totals: Tally; days: [date: string, events: number][] }

/** $1 the member, $2 and $3 from when to when: for an outline, of all times. */
export const readOutline = prepared<Outline>(
  'look-back-outline',
  `select
    json_build_object(
      'courses', (select count(*) from course_completions where member_id = $1),
      'seconds', (select coalesce(sum(seconds), 0) from study_days where member_id = $1),
      'trainings', (select count(*) from practice_logs where member_id = $1),
      'certificates', (select count(*) from certificates where member_id = $1)) as totals,
    (select coalesce(json_agg(json_build_array(day, n) order by day), '[]')
      from (select day::text, count(*) as n from (${events}) e group by e.day) d) as days`,
)

/** What a row of these days tells; which of it is there follows from the kind. */
export type EventRow = {
  date: string
  kind: 'course' | 'certificate' | 'work' | 'log'
  id: number
  /** How many stand on its day, or in its month, altogether. */
  ofAll: number
  title: string
  level: Level
  coverKey: string | null
  seconds: number
  openedAt: Date | null
  closedAt: Date | null
  imageKey: string | null
  goal: string
  allSteps: number
  curriculumId: number | null
  /** Of a practice log: its lesson's course, the step in which it was drawn, and what was to be drawn. */
  courseId: number | null
  stepId: number | null
  /** How many steps of its curriculum were not complete when it was drawn. */
  remainSteps: number
  targetDetail: string
  targetDescription: string
  targetKey: string | null
}

/**
 * The events of some days: $2 and $3 from when to when; of each $7 (a day, a month) those after the first $4, and of them
 * $5 at most; no more than $6 rows.
 */
export const readEvents = prepared<EventRow>(
  'look-back-events',
  `with placed as (
    select e.*, row_number() over one as n, count(*) over (partition by date_trunc($7, e.day::timestamp)) as of_all
    from (${events}) e
    window one as (partition by date_trunc($7, e.day::timestamp) order by e.day, e.at, e.kind, e.id)
  )
  select p.day::text as date, p.kind, p.id, p.of_all::int as "ofAll",
    coalesce(c.title, z.curriculum_title, l.training_title, l.title, k.title) as title,
    coalesce(c.level, lc.level, k.level) as level,
    coalesce(c.cover_key, k.goal_key, k.cover_key) as "coverKey", coalesce(c.video_seconds, way.seconds) as seconds,
    coalesce(c.opened_at, k.opened_at) as "openedAt", coalesce(c.closed_at, k.closed_at) as "closedAt",
    coalesce(w.image_key, g.small_key) as "imageKey", coalesce(k.goal, '') as goal, coalesce(way.steps, 0) as "allSteps", k.id as "curriculumId",
    l.course_id as "courseId", g.step_id as "stepId", coalesce(rest.steps, 0)::int as "remainSteps",
    coalesce(l.target_detail, '') as "targetDetail", coalesce(l.target_description, '') as "targetDescription",
    l.target_key as "targetKey"
  from placed p
  left join courses c on p.kind = 'course' and c.id = p.id
  left join certificates z on p.kind = 'certificate' and z.id = p.id
  left join final_works w on p.kind = 'work' and w.member_id = $1 and w.curriculum_id = p.id
  left join practice_logs g on p.kind = 'log' and g.id = p.id
  left join lessons l on l.id = g.lesson_id
  left join courses lc on lc.id = l.course_id
  left join curriculum_steps gs on gs.id = g.step_id
  left join curriculums k on k.id = coalesce(z.curriculum_id, w.curriculum_id, gs.curriculum_id)
  left join lateral (
    select (select count(*) from curriculum_steps s where s.curriculum_id = k.id)::int as steps,
      (select coalesce(sum(v.duration_seconds), 0) from curriculum_steps s join step_lessons b on b.step_id = s.id
        join chapters h on h.lesson_id = b.lesson_id and h.published join videos v on v.id = h.video_id
        where s.curriculum_id = k.id)::int as seconds) way on k.id is not null
  left join lateral (
    select count(*) as steps from curriculum_steps s
    where s.curriculum_id = gs.curriculum_id and (
      not exists (select from step_lessons b join lessons bl on bl.id = b.lesson_id and bl.published where b.step_id = s.id)
      or exists (
        select from step_lessons b join lessons bl on bl.id = b.lesson_id and bl.published
        where b.step_id = s.id
          and not exists (select from lesson_completions e
            where e.member_id = $1 and e.lesson_id = bl.id and e.completed_at <= p.at)
          and (not exists (select from chapters h where h.lesson_id = bl.id and h.published)
            or exists (select from chapters h where h.lesson_id = bl.id and h.published
              and not exists (select from chapter_completions d
                where d.member_id = $1 and d.chapter_id = h.id and d.completed_at <= p.at)))))) rest on gs.id is not null
  where p.n > $4 and p.n <= $4 + $5::integer
  order by p.day, p.n limit $6`,
)

type Tallies = { before: Tally; days: DayTally[] }

const tallyOf = (from: string) => `select (at at time zone 'Asia/Tokyo')::date as date, ${from}`

/** What was done before these days, and what on each of them: $2 and $3 from when to when, $4 and $5 as days. */
export const readTallies = prepared<Tallies>(
  'look-back-tallies',
  `select
    json_build_object(
      'courses', (select count(*) from course_completions where member_id = $1 and completed_at < $2),
      'seconds', (select coalesce(sum(seconds), 0) from study_days where member_id = $1 and day < $4::date),
      'trainings', (select count(*) from practice_logs where member_id = $1 and posted_at < $2),
      'certificates', (select count(*) from certificates where member_id = $1 and published_at < $2)) as before,
    (select coalesce(json_agg(t), '[]') from (
      select greatest(d.date, (select (joined_at at time zone 'Asia/Tokyo')::date from members where id = $1))::text as date,
        sum(courses)::int as courses, sum(seconds)::int as seconds, sum(trainings)::int as trainings,
        sum(certificates)::int as certificates
      from (
        ${tallyOf('1 as courses, 0 as seconds, 0 as trainings, 0 as certificates')}
        from (select completed_at as at from course_completions where member_id = $1 and completed_at >= $2 and completed_at < $3) e
        union all ${tallyOf('0, 0, 0, 1')}
        from (select published_at as at from certificates where member_id = $1 and published_at >= $2 and published_at < $3) e
        union all ${tallyOf('0, 0, 1, 0')}
        from (select posted_at as at from practice_logs where member_id = $1 and posted_at >= $2 and posted_at < $3) e
        union all select day, 0, seconds, 0, 0 from study_days where member_id = $1 and day >= $4::date and day < $5::date
      ) d group by 1) t) as days`,
)
