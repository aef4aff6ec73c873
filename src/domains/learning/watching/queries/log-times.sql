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
