import { CompiledQuery } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { attendByFilm } from '../../progress/queries/attendances.ts'

/** What a player leaves over for a log of its own that was overtaken: two minutes at most. */
const spare = (elapsed: string, before: string, told: string) =>
  `greatest(0, least(120000, 2 * coalesce(${elapsed}, 0) + ${before} - ${told}))::int`

/**
 * What every time log writes, in one statement: the player's clock, what was seen, the place, the day's studying.
 * What can be counted from the log alone comes counted. What a player ran before its last log was told by that one;
 * five seconds always count.
 */
const logTime = (place: string) => `
with given as (
  select lo, hi, upto from unnest($5::int[], $6::int[], $17::int[]) as g (lo, hi, upto)
), beat as (
  insert into playbacks (member_id, id, logged_at, spare_ms)
  select $1::bigint, $2::uuid, $3::timestamptz, ${spare('ms_between($4::timestamptz, $3::timestamptz)', '0', '$18::int')}
  where $2::uuid is not null
  on conflict (member_id, id) do update set logged_at = excluded.logged_at,
    spare_ms = ${spare('ms_between(playbacks.logged_at, excluded.logged_at)', 'playbacks.spare_ms', '$18::int')}
  returning old.logged_at as before, old.spare_ms as spare
), elapsed as (
  select ms_between(coalesce(
    (select before from beat), $4::timestamptz,
    (select e.at from watch_events e
      where e.member_id = $1 and e.chapter_id = $14 and e.kind = 'start' order by e.id desc limit 1),
    $3), $3::timestamptz) as ms
), allowed as (
  select 2 * ms + 5000 + coalesce((select spare from beat), 0) as most from elapsed
), credited as (
  select coalesce(range_agg(int4range(lo, hi - greatest(0, upto - most)::int)), '{}') as seen
  from given, allowed where upto - (hi - lo) < most
), progress as (
  insert into watch_progress as w (member_id, video_id, place_seconds, finished, seen, device, updated_at)
  select $1, $7::bigint, $8::numeric, $9::boolean, seen, $10::text, $3 from credited
  on conflict (member_id, video_id) do update set
    place_seconds = excluded.place_seconds, finished = excluded.finished, seen = w.seen + excluded.seen,
    device = excluded.device, updated_at = excluded.updated_at
  returning seen_ms
), place as (
  ${place}
), since as (
  select floor(least($19::int - ms, $19::int - $20::int - 5000) / 1000.0)::int as second from elapsed
), study as (
  insert into study_days as s (member_id, day, played)
  select $1, day, part from (
    select day, ran * int4multirange(int4range(second + ($16::date - day) * 86400, null)) as part
    from since, unnest($11::date[], $12::int4multirange[]) as g (day, ran)
  ) parts where not isempty(part)
  on conflict (member_id, day) do update set played = s.played + excluded.played
)
select seen_ms from progress`

const inCourse = logTime(`
  insert into course_places (member_id, course_id, chapter_id, prime_lesson_id, finished, updated_at)
  values ($1, $13::bigint, $14::bigint, $15::bigint, $9, $3)
  on conflict (member_id, course_id) do update set
    chapter_id = excluded.chapter_id, prime_lesson_id = excluded.prime_lesson_id,
    finished = excluded.finished, updated_at = excluded.updated_at`)

const inCurriculum = logTime(attendByFilm)

type Seen = { seen_ms: number }
const asked = (text: string) => async (db: Reader, values: unknown[]) =>
  (await db.executeQuery<Seen>(CompiledQuery.raw(text, values))).rows[0]!.seen_ms

export const logInCourse = asked(inCourse)
export const logInCurriculum = asked(inCurriculum)
