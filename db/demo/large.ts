import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db.ts'

const COURSES = 10_000
const MEMBERS = 100_000
const REPORTS = 20_000

/**
 * A large world for measuring, grown out of the demo world by the database itself: ten thousand courses, a hundred
 * thousand members of whom many learn, and one learner with ten years of evenings.
 */
export async function growLarge(db: Db, now: Date, tell: (line: string) => void): Promise<void> {
  const { rows } = await sql<{ courses: number; members: number }>`
    select (select count(*)::int from courses) as courses, (select count(*)::int from members) as members`.execute(db)
  const { courses = 0, members = 0 } = rows[0] ?? {}
  if (courses >= COURSES) return tell('already large')
  await growRows(db, now, { courses, members }, tell)
  await sql`vacuum analyze`.execute(db)
}

type Before = { courses: number; members: number }

/** All rows in one transaction: a world that is half large is never seen. */
async function growRows(db: Db, now: Date, { courses, members }: Before, tell: (line: string) => void): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Every row is drawn from the rows that it points to, so nobody needs to look again whether those are there: that
    // halves the time. Only a superuser may say so, as the embedded server's is.
    await sql`select set_config('session_replication_role', 'replica', true) where current_setting('is_superuser')::boolean`.execute(
      tx,
    )
    const run = async (line: string, statement: RawBuilder<unknown>) => {
      await statement.execute(tx)
      tell(line)
    }
    await run(
      'courses',
      sql`
      insert into courses (title, kana, description, outcome, audience, needs, tab, level, category_id, cover_key, opened_at, closed_at,
        display_title, display_play_button, single_price_yen, drawing_minutes, video_seconds)
      select c.title || '（第' || n || '期）', c.kana, c.description, c.outcome, c.audience, c.needs, c.tab, c.level, c.category_id, c.cover_key,
        ${now}::timestamptz - n * interval '90 days' - c.id * interval '8 hours', null, true, true, c.single_price_yen, c.drawing_minutes, c.video_seconds
      from generate_series(1, ${Math.ceil((COURSES - courses) / courses) + 1}) n, courses c
      where c.id <= ${courses} order by n, c.id limit ${COURSES - courses}`,
    )
    await run(
      'windows, teachers, tags',
      sql`
      with grown as (select id, 1 + (id - 1) % ${courses} as origin from courses where id > ${courses}),
        windows as (insert into subscription_courses (course_id, position, opened_at) select id, 0, ${now}::timestamptz - interval '30 days' from grown),
        taught as (insert into course_teachers select g.id, t.teacher_id, t.position from grown g join course_teachers t on t.course_id = g.origin)
      insert into course_tags select g.id, t.tag, t.position from grown g join course_tags t on t.course_id = g.origin`,
    )
    await run(
      'lessons',
      sql`
      insert into lessons (course_id, day_index, title, description)
      select c.id, d, 'DAY ' || d || 'の課題', '' from courses c, generate_series(1, 2) d where c.id > ${courses}`,
    )
    await run(
      'chapters',
      sql`
      with spots as (
        select l.id as lesson_id, p as position, row_number() over (order by l.id, p) as n
        from lessons l join courses c on c.id = l.course_id, generate_series(0, 1) p where c.id > ${courses}
      ), films as (
        insert into videos (provider, mp4_key, poster_key, duration_seconds)
        select 'local', f.mp4_key, f.poster_key, f.duration_seconds
        from spots s join videos f on f.id = 1 + s.n % 200 order by s.n returning id
      ), numbered as (select id, row_number() over (order by id) as n from films)
      insert into chapters (lesson_id, position, title, video_id)
      select s.lesson_id, s.position, 'チャプター' || (s.position + 1), v.id from spots s join numbered v on v.n = s.n`,
    )
    await run(
      'members',
      sql`
      insert into members (email, email_key, name, joined_at)
      select 'large' || n || '@example.com', 'large' || n || '@example.com', '受講生' || n, ${now}::timestamptz - (n % 3000) * interval '1 day'
      from generate_series(1, ${MEMBERS - members}) n`,
    )
    await run(
      'reports',
      sql`
      with authors as (
          select id, row_number() over (order by id) as at from members where id > ${members} order by id limit 5000),
        models as (select *, row_number() over (order by id) as at, count(*) over () as many from illust_reports),
        grown as (
          insert into illust_reports (member_id, title, content, status, comment_status, image_key, small_key, width,
            height, theme, posted_at)
          select a.id, '絵' || n, '大きな世界の絵です。', 'opened', 'accepted', o.image_key, o.small_key, o.width, o.height,
            o.theme, ${now}::timestamptz - n * interval '7 minutes'
          from generate_series(1, ${REPORTS}::integer) n
          join authors a on a.at = 1 + n % 5000 join models o on o.at = 1 + n % o.many
          returning id, posted_at)
      insert into illust_report_goods (report_id, member_id, liked_at)
      select g.id, a.id, g.posted_at + a.at * interval '1 hour' from grown g join authors a on a.at <= g.id % 12`,
    )
    await run(
      'plans',
      sql`
      insert into subscriptions (member_id, plan_id, state, started_at)
      select id, 1 + id % 3, case when id % 5 = 0 then 'after_unsubscribe' else 'will_continue' end, joined_at
      from members where id > ${members} and id % 3 > 0`,
    )
    await run(
      'watched films',
      sql`
      insert into watch_progress (member_id, video_id, place_seconds, seen, updated_at)
      select m.id, v.id, round(v.duration_seconds / 2, 3), int4multirange(int4range(0, (v.duration_seconds * 500)::int)), ${now}::timestamptz - (m.id % 90) * interval '1 day'
      from members m cross join generate_series(0, 5) k join videos v on v.id = 1 + (m.id * 7 + k * 131) % 3000
      where m.id > ${members} and m.id % 3 > 0 on conflict do nothing`,
    )
    await run(
      'last places',
      sql`
      insert into course_places (member_id, course_id, chapter_id, updated_at)
      select distinct on (w.member_id, l.course_id) w.member_id, l.course_id, h.id, w.updated_at
      from watch_progress w join chapters h on h.video_id = w.video_id join lessons l on l.id = h.lesson_id
      where w.member_id > ${members} on conflict do nothing`,
    )
    await run(
      'ticks',
      sql`
      insert into chapter_completions (member_id, chapter_id, completed_at)
      select w.member_id, h.id, w.updated_at from watch_progress w join chapters h on h.video_id = w.video_id
      where w.member_id > ${members} and w.video_id % 2 = 0 on conflict do nothing`,
    )
    await run(
      'curriculums',
      sql`
      insert into curriculum_attendances (member_id, curriculum_id, started_at, step_id, chapter_id, updated_at)
      select s.member_id, k.id, s.started_at, t.id, h.id, ${now}::timestamptz - (s.member_id % 90) * interval '1 day'
      from subscriptions s cross join generate_series(0, 2) n
      join (select id, row_number() over (order by id) - 1 as at, count(*) over () as of from curriculums) k
        on k.at = (s.member_id + n * 5) % k.of
      cross join lateral (select id from curriculum_steps where curriculum_id = k.id order by position limit 1) t
      cross join lateral (select c.id from step_lessons b join chapters c on c.lesson_id = b.lesson_id
        where b.step_id = t.id order by b.position, c.position limit 1) h
      where s.member_id > ${members} on conflict do nothing`,
    )
    await run(
      'the learner of ten years',
      sql`
      with veteran as (select id from members where email_key = 'veteran@example.com'),
        films as (insert into watch_progress (member_id, video_id, place_seconds, seen, updated_at)
          select veteran.id, v.id, 0, int4multirange(int4range(0, (v.duration_seconds * 1000)::int)), ${now}::timestamptz - (v.id % 3600) * interval '1 day'
          from veteran, videos v where v.id <= 20000 on conflict do nothing),
        ticks as (insert into chapter_completions (member_id, chapter_id, completed_at)
          select veteran.id, h.id, ${now}::timestamptz - (h.id % 3600) * interval '1 day' from veteran, chapters h where h.id <= 20000 on conflict do nothing),
        places as (insert into course_places (member_id, course_id, chapter_id, updated_at)
          select veteran.id, l.course_id, max(h.id), ${now}::timestamptz - (l.course_id % 3600) * interval '1 day'
          from veteran, chapters h join lessons l on l.id = h.lesson_id where h.id <= 20000
          group by veteran.id, l.course_id on conflict do nothing)
      insert into study_days as s (member_id, day, played)
      select veteran.id, (${now}::timestamptz at time zone 'Asia/Tokyo')::date - n,
        (select range_agg(int4range(60000 + k * 60, 60000 + k * 60 + 30 + (n + k) % 30)) from generate_series(0, 136) k)
      from veteran, generate_series(0, 3649) n
      on conflict (member_id, day) do update set played = s.played + excluded.played`,
    )
    await growWay(run, now)
  })
}

/** What the learner of ten years looks back on: as many as twenty thousand events. */
async function growWay(run: (line: string, statement: RawBuilder<unknown>) => Promise<void>, now: Date) {
  await run(
    'the way of ten years',
    sql`
    with veteran as (
        update members set joined_at = least(joined_at, ${now}::timestamptz - interval '3649 days')
        where email_key = 'veteran@example.com' returning id, name),
      finished as (
        insert into course_completions (member_id, course_id, completed_at)
        select veteran.id, c.id, ${now}::timestamptz - (c.id % 3640) * interval '1 day' from veteran, courses c on conflict do nothing),
      papers as (
        insert into certificates (member_id, curriculum_id, member_name, curriculum_title, published_at)
        select veteran.id, k.id, veteran.name, k.title, ${now}::timestamptz - (k.id * 30 % 3640) * interval '1 day'
        from veteran, curriculums k on conflict do nothing),
      models as (select *, row_number() over (order by id) as at, count(*) over () as many from practice_logs)
    insert into practice_logs (member_id, lesson_id, image_key, small_key, image_width, image_height, posted_at, updated_at)
    select veteran.id, m.lesson_id, m.image_key, m.small_key, m.image_width, m.image_height,
      ${now}::timestamptz - n * interval '8.7 hours', ${now}::timestamptz - n * interval '8.7 hours'
    from veteran, generate_series(1, 10000) n join models m on m.at = 1 + n % m.many`,
  )
}
