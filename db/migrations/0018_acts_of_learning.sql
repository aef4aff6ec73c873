-- What a completion and a time log do, each in one statement. The texts stand beside their nouns in src/domains/learning.

-- Attending begins, or begins again after it was put aside, with an act of learning in a step.
create or replace function attend(who bigint, curriculum bigint, step bigint, chapter bigint, moment timestamptz)
returns void language sql as $$
  insert into curriculum_attendances as a (member_id, curriculum_id, started_at, step_id, chapter_id, updated_at)
  values (who, curriculum, moment, step, chapter, moment)
  on conflict (member_id, curriculum_id) do update set
    removed_at = null, updated_at = excluded.updated_at,
    step_id = excluded.step_id, chapter_id = excluded.chapter_id
$$;

-- Issues what is due: all steps complete and the final work posted, in either order. Asked in the transaction that
-- fulfils the last of them; once per learner and curriculum, and never taken back.
create or replace function issue_certificates(who bigint, moment timestamptz)
returns table (certificate_id bigint, of_curriculum bigint) language sql as $$
  insert into certificates (member_id, curriculum_id, member_name, curriculum_title, published_at)
  select m.id, k.id, m.name, k.title, moment
  from curriculum_attendances a
  join members m on m.id = a.member_id
  join curriculums k on k.id = a.curriculum_id
  where a.member_id = who and a.final_work_posted_at is not null
    and not exists (select from certificates c where c.member_id = m.id and c.curriculum_id = k.id)
    and exists (select from curriculum_steps s where s.curriculum_id = k.id)
    -- Every step has published lessons, and every one of them is complete.
    and not exists (
      select from curriculum_steps s where s.curriculum_id = k.id and (
        not exists (
          select from step_lessons b join lessons l on l.id = b.lesson_id and l.published where b.step_id = s.id)
        or exists (
          select from step_lessons b join lessons l on l.id = b.lesson_id and l.published
          where b.step_id = s.id
            and not exists (select from lesson_completions e where e.member_id = who and e.lesson_id = l.id)
            and (not exists (select from chapters h where h.lesson_id = l.id and h.published)
              or exists (select from chapters h where h.lesson_id = l.id and h.published
                and not exists (select from chapter_completions d where d.member_id = who and d.chapter_id = h.id))))))
  on conflict on constraint certificates_once do nothing
  returning id, curriculum_id
$$;

-- One act of completing, and all that follows from it: the lesson and the course that are complete with it, the
-- curriculum that is attended, the certificate that is due. A learner's acts happen one after another, so that the last
-- two lessons cannot both miss the end. Answers nothing when the session is not what it was known to be (`known`).
create or replace function complete(
  who bigint, session bytea, known text, moment timestamptz,
  course bigint, lesson bigint, chapter bigint, prime bigint,
  -- of a chapter: ticked, unticked, or turned where there is no wish
  wish boolean, said_from text, step bigint, curriculum bigint,
  -- whether a certificate can come of it
  earns boolean)
returns table (
  completed boolean, is_new boolean, lesson_completed boolean, all_done boolean, stored boolean,
  reviewed boolean, declined boolean, certificate bigint)
language plpgsql as $$
declare
  as_a_whole boolean := false;
  came integer;
begin
  perform pg_advisory_xact_lock(20, (who % 2147483647)::integer);
  if known is not null and known is distinct from (select a::text from askers a where a.token_hash = session) then
    return;
  end if;

  completed := true;
  is_new := false;
  if chapter is not null then
    if wish is not true then
      delete from chapter_completions d where d.member_id = who and d.chapter_id = chapter;
      completed := wish is null and not found;
    end if;
    if completed then
      insert into chapter_completions (member_id, chapter_id, completed_at, step_id, source)
      values (who, chapter, moment, step, said_from) on conflict do nothing;
      is_new := found and exists (select from chapters h where h.id = chapter and h.published);
      if step is not null then
        perform attend(who, curriculum, step, chapter, moment);
      end if;
    end if;
    as_a_whole := exists (select from lesson_completions e where e.member_id = who and e.lesson_id = lesson);
    is_new := is_new and not as_a_whole;
  elsif lesson is not null then
    insert into lesson_completions (member_id, lesson_id, completed_at)
    values (who, lesson, moment) on conflict do nothing;
    is_new := found;
    insert into chapter_completions (member_id, chapter_id, completed_at)
    select who, h.id, moment from chapters h where h.lesson_id = lesson and h.published on conflict do nothing;
    -- Its last chapter may have completed it before.
    is_new := is_new and (found or not exists (select from chapters h where h.lesson_id = lesson and h.published));
    as_a_whole := true;
  elsif prime is not null then
    insert into prime_completions (member_id, prime_lesson_id, completed_at, source)
    values (who, prime, moment, said_from) on conflict do nothing;
    is_new := found;
  else
    insert into lesson_completions (member_id, lesson_id, completed_at)
    select who, l.id, moment from lessons l where l.course_id = course and l.published on conflict do nothing;
    insert into chapter_completions (member_id, chapter_id, completed_at)
    select who, h.id, moment from lessons l join chapters h on h.lesson_id = l.id and h.published
    where l.course_id = course and l.published on conflict do nothing;
    insert into prime_completions (member_id, prime_lesson_id, completed_at)
    select who, p.id, moment from prime_lessons p where p.course_id = course and p.published on conflict do nothing;
    insert into course_completions (member_id, course_id, completed_at)
    values (who, course, moment) on conflict do nothing;
    is_new := found;
  end if;

  lesson_completed := lesson is not null and (as_a_whole
    or not exists (select from lessons l where l.id = lesson and l.published)
    or (exists (select from chapters h where h.lesson_id = lesson and h.published)
      and not exists (select from chapters h where h.lesson_id = lesson and h.published
        and not exists (select from chapter_completions d where d.member_id = who and d.chapter_id = h.id))));
  if lesson is not null then
    is_new := is_new and lesson_completed and exists (select from lessons l where l.id = lesson and l.published);
  end if;

  if not lesson_completed and lesson is not null then
    all_done := false;
  elsif exists (select from lessons l where l.course_id = course and l.published) then
    all_done := not exists (
      select from lessons l where l.course_id = course and l.published
        and not exists (select from lesson_completions e where e.member_id = who and e.lesson_id = l.id)
        and (not exists (select from chapters h where h.lesson_id = l.id and h.published)
          or exists (select from chapters h where h.lesson_id = l.id and h.published
            and not exists (select from chapter_completions d where d.member_id = who and d.chapter_id = h.id))));
  else
    all_done := exists (select from prime_lessons p where p.course_id = course and p.published)
      and not exists (select from prime_lessons p where p.course_id = course and p.published
        and not exists (select from prime_completions e where e.member_id = who and e.prime_lesson_id = p.id));
  end if;

  stored := exists (select from course_completions e where e.member_id = who and e.course_id = course);
  if completed and all_done and not stored then
    insert into course_completions (member_id, course_id, completed_at) values (who, course, moment) on conflict do nothing;
  end if;
  reviewed := all_done and exists (select from course_reviews r where r.member_id = who and r.course_id = course);
  declined := all_done and exists (select from review_declines r where r.member_id = who and r.course_id = course);
  if completed and earns and exists (
    select from curriculum_attendances a where a.member_id = who and a.final_work_posted_at is not null
  ) then
    select min(c.certificate_id) into certificate from issue_certificates(who, moment) c;
  end if;
  return next;
end $$;

-- What a player leaves over for a log of its own that was overtaken: two minutes at most.
create or replace function left_over(elapsed double precision, before integer, told integer) returns integer
  language sql immutable parallel safe
  return greatest(0, least(120000, 2 * coalesce(elapsed, 0) + before - told))::integer;

-- What time logs write, of one or of many that came together: the player's clock, what was seen, the place, the day's
-- studying. What can be counted from a log alone comes counted. Answers for each of them, in their order, how much of its
-- video was seen; null where the session is not what it was known to be, and nothing was written.
create or replace function log_times(logs jsonb) returns setof integer language plpgsql as $$
declare
  log record;
  before timestamptz;
  spare integer;
  elapsed double precision;
  most double precision;
  heard int4multirange;
  since integer;
  seen_so_far integer;
begin
  -- Of two groups that hold logs of the same people the second waits here, before it has what the first needs.
  perform pg_advisory_xact_lock(21, (people.who % 2147483647)::integer)
  from (select distinct (it ->> 'who')::bigint as who from jsonb_array_elements(logs) it order by 1) people;

  for log in select * from jsonb_to_recordset(logs) as it (
    who bigint, session bytea, known text, moment timestamptz,
    -- the open player, and since when there is something to measure it against
    player uuid, since timestamptz,
    video bigint, place numeric, finished boolean, device text,
    -- what was played, in milliseconds, and how much was told up to the end of each range
    lo integer[], hi integer[], upto integer[], told integer,
    -- days and their seconds in which the film ran, how long ago it last did, and what of today has gone by
    days date[], ran int4multirange[], rested integer, today date, today_ms integer,
    course bigint, curriculum bigint, step bigint, chapter bigint, prime bigint)
  loop
    if log.known is not null
      and log.known is distinct from (select a::text from askers a where a.token_hash = log.session) then
      return next null;
      continue;
    end if;

    before := null;
    spare := 0;
    if log.player is not null then
      insert into playbacks as p (member_id, id, logged_at, spare_ms)
      values (log.who, log.player, log.moment, left_over(ms_between(log.since, log.moment), 0, log.told))
      on conflict (member_id, id) do update set logged_at = excluded.logged_at,
        spare_ms = left_over(ms_between(p.logged_at, excluded.logged_at), p.spare_ms, log.told)
      returning old.logged_at, coalesce(old.spare_ms, 0) into before, spare;
    end if;
    elapsed := ms_between(coalesce(before, log.since, (
      select e.at from watch_events e
      where e.member_id = log.who and e.chapter_id = log.chapter and e.kind = 'start' order by e.id desc limit 1),
      log.moment), log.moment);

    -- Five seconds always count.
    most := 2 * elapsed + 5000 + spare;
    select coalesce(range_agg(int4range(g.lo, g.hi - greatest(0, g.upto - most)::integer)), '{}') into heard
    from unnest(log.lo, log.hi, log.upto) as g (lo, hi, upto) where g.upto - (g.hi - g.lo) < most;

    insert into watch_progress as w (member_id, video_id, place_seconds, finished, seen, device, updated_at)
    values (log.who, log.video, log.place, log.finished, heard, log.device, log.moment)
    on conflict (member_id, video_id) do update set
      place_seconds = excluded.place_seconds, finished = excluded.finished, seen = w.seen + excluded.seen,
      device = excluded.device, updated_at = excluded.updated_at
    returning seen_ms into seen_so_far;

    if log.curriculum is not null then
      perform attend(log.who, log.curriculum, log.step, log.chapter, log.moment);
    else
      insert into course_places (member_id, course_id, chapter_id, prime_lesson_id, finished, updated_at)
      values (log.who, log.course, log.chapter, log.prime, log.finished, log.moment)
      on conflict (member_id, course_id) do update set
        chapter_id = excluded.chapter_id, prime_lesson_id = excluded.prime_lesson_id,
        finished = excluded.finished, updated_at = excluded.updated_at;
    end if;

    -- What a player ran before its last log was told by that one.
    since := floor(least(log.today_ms - elapsed, log.today_ms - log.rested - 5000) / 1000.0)::integer;
    insert into study_days as s (member_id, day, played)
    select log.who, heard_of.day, heard_of.part from (
      select g.day, g.ran * int4multirange(int4range(since + (log.today - g.day) * 86400, null)) as part
      from unnest(log.days, log.ran) as g (day, ran)) heard_of
    where not isempty(heard_of.part)
    on conflict (member_id, day) do update set played = s.played + excluded.played;

    return next seen_so_far;
  end loop;
end $$;
