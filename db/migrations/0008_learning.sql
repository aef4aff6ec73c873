-- How far a learner is, and what they wrote: a video once, wherever it was watched.

create table member_cache (
  member_id bigint not null references members on delete cascade,
  ns text not null,
  v jsonb not null,
  written_at timestamptz not null,
  primary key (member_id, ns)
);

create table chapter_completions (
  member_id bigint not null references members on delete cascade,
  chapter_id bigint not null references chapters on delete cascade,
  completed_at timestamptz not null,
  step_id bigint references curriculum_steps on delete set null,
  source text,
  primary key (member_id, chapter_id)
);

-- Only lessons that were completed as a whole stand here; they stay complete whatever their chapters do.
create table lesson_completions (
  member_id bigint not null references members on delete cascade,
  lesson_id bigint not null references lessons on delete cascade,
  completed_at timestamptz not null,
  primary key (member_id, lesson_id)
);

create table prime_completions (
  member_id bigint not null references members on delete cascade,
  prime_lesson_id bigint not null references prime_lessons on delete cascade,
  completed_at timestamptz not null,
  source text,
  primary key (member_id, prime_lesson_id)
);

create table course_completions (
  member_id bigint not null references members on delete cascade,
  course_id bigint not null references courses on delete cascade,
  completed_at timestamptz not null,
  primary key (member_id, course_id)
);

create function covered_length(ranges int4multirange) returns integer
  language sql immutable strict parallel safe
  return (select coalesce(sum(upper(r) - lower(r)), 0)::integer from unnest(ranges) as r);

-- Seen: played milliseconds of the video, a union of ranges. Nothing here but the key is indexed,
-- so that each time log is a heap-only update.
create table watch_progress (
  member_id bigint not null references members on delete cascade,
  video_id bigint not null references videos on delete cascade,
  place_seconds numeric(9, 3) not null default 0,
  finished boolean not null default false,
  seen int4multirange not null default '{}',
  updated_at timestamptz not null,
  device text,
  -- Read by every list of courses, so it is counted when it changes and not when it is read.
  seen_ms integer not null generated always as (covered_length(seen)) stored,
  primary key (member_id, video_id)
) with (fillfactor = 70);

create table course_places (
  member_id bigint not null references members on delete cascade,
  course_id bigint not null references courses on delete cascade,
  chapter_id bigint references chapters on delete cascade,
  prime_lesson_id bigint references prime_lessons on delete cascade,
  finished boolean not null default false,
  updated_at timestamptz not null,
  primary key (member_id, course_id)
) with (fillfactor = 70);

create table curriculum_attendances (
  member_id bigint not null references members on delete cascade,
  curriculum_id bigint not null references curriculums on delete cascade,
  started_at timestamptz not null,
  removed_at timestamptz,
  step_id bigint references curriculum_steps on delete set null,
  chapter_id bigint references chapters on delete set null,
  final_work_posted_at timestamptz,
  updated_at timestamptz not null,
  primary key (member_id, curriculum_id)
) with (fillfactor = 70);

-- Wall-clock seconds of the day in which at least one player was playing.
create table study_days (
  member_id bigint not null references members on delete cascade,
  day date not null,
  played int4multirange not null,
  primary key (member_id, day)
) with (fillfactor = 70);

create table watch_events (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  chapter_id bigint not null references chapters on delete cascade,
  kind text not null constraint watch_events_kind check (kind in ('start', 'finish', 'speed')),
  at timestamptz not null,
  elapse_time numeric(9, 3),
  stop_count integer,
  speed_before numeric(2, 1),
  speed_after numeric(2, 1)
);
create index watch_events_by_member on watch_events (member_id, chapter_id, id);

-- Each open player of a learner, so that the logs of two tabs are measured each against its own last one.
create table playbacks (
  member_id bigint not null references members on delete cascade,
  id uuid not null,
  logged_at timestamptz not null,
  -- What a player could have told and did not yet: a log that overtakes another leaves it its time.
  spare_ms integer not null default 0,
  primary key (member_id, id)
) with (fillfactor = 70);

create table course_notes (
  member_id bigint not null references members on delete cascade,
  course_id bigint not null references courses on delete cascade,
  content text not null,
  saved_at timestamptz not null,
  -- A save tells on which version of the note it was written; one that rests on an older version is answered with the newer.
  version integer not null default 1,
  primary key (member_id, course_id)
);

create table curriculum_notes (
  member_id bigint not null references members on delete cascade,
  curriculum_id bigint not null references curriculums on delete cascade,
  content text not null,
  saved_at timestamptz not null,
  version integer not null default 1,
  primary key (member_id, curriculum_id)
);

-- The last twenty versions before the present one, for staff to bring back.
create table note_versions (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  course_id bigint references courses on delete cascade,
  curriculum_id bigint references curriculums on delete cascade,
  content text not null,
  saved_at timestamptz not null,
  constraint note_versions_subject check ((course_id is null) <> (curriculum_id is null))
);
create index note_versions_by_course on note_versions (member_id, course_id, id desc);
create index note_versions_by_curriculum on note_versions (member_id, curriculum_id, id desc);

create table lesson_bookmarks (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  lesson_id bigint not null references lessons on delete cascade,
  added_at timestamptz not null,
  constraint lesson_bookmarks_once unique (member_id, lesson_id)
);

create table course_bookmarks (
  member_id bigint not null references members on delete cascade,
  course_id bigint not null references courses on delete cascade,
  added_at timestamptz not null,
  primary key (member_id, course_id)
);

create table course_reviews (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  course_id bigint not null references courses on delete cascade,
  rating smallint not null constraint course_reviews_rating check (rating between 1 and 5),
  content text not null,
  written_at timestamptz not null,
  approved_at timestamptz,
  constraint course_reviews_once unique (member_id, course_id)
);

create table review_declines (
  member_id bigint not null references members on delete cascade,
  course_id bigint not null references courses on delete cascade,
  declined_at timestamptz not null,
  primary key (member_id, course_id)
);

create table certificates (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  curriculum_id bigint not null references curriculums,
  member_name text not null,
  curriculum_title text not null,
  published_at timestamptz not null,
  -- Before a certificate is first opened its owner is asked for the name to print; later it may be corrected once.
  name_given_at timestamptz,
  name_corrected_at timestamptz,
  constraint certificates_once unique (member_id, curriculum_id),
  constraint certificates_name_given_first check (name_corrected_at is null or name_given_at is not null)
);

create function ms_between(earlier timestamptz, later timestamptz) returns double precision
  language sql immutable parallel safe
  return greatest(0, extract(epoch from later - earlier) * 1000);
