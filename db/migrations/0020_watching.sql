-- Each open player of a learner, so that the logs of two tabs are measured each against its own last one.
create table playbacks (
  member_id bigint not null references members on delete cascade,
  id uuid not null,
  logged_at timestamptz not null,
  primary key (member_id, id)
) with (fillfactor = 70);

create function covered_length(ranges int4multirange) returns integer
  language sql immutable strict parallel safe
  return (select coalesce(sum(upper(r) - lower(r)), 0)::integer from unnest(ranges) as r);

-- Read by every list of courses, so it is counted when it changes and not when it is read.
alter table watch_progress
  drop column playback_id,
  drop column playback_logged_at,
  add column seen_ms integer not null generated always as (covered_length(seen)) stored;
