-- Films that staff bring: one row for the same bytes, however often they are brought.
create table films (
  id bigint generated always as identity primary key,
  original_key text not null references stored_files (key),
  file_name text not null,
  bytes bigint not null,
  -- known once an encoder has read it
  sha256 text constraint films_once unique,
  state text not null default 'waiting' constraint films_state check (state in ('waiting', 'working', 'ready', 'failed')),
  trouble text,
  tries integer not null default 0,
  share real not null default 0 constraint films_share check (share between 0 and 1),
  brought_by bigint references members on delete set null,
  brought_at timestamptz not null,
  ready_at timestamptz,
  seconds numeric(9, 3) constraint films_seconds check (seconds > 0),
  width integer,
  height integer,
  has_sound boolean,
  -- browsers play the original as it is
  plays_as_is boolean not null default false,
  hls_key text,
  poster_key text,
  -- where the pictures of the seek bar stand on their sheets
  sheets jsonb,
  rungs text[] not null default '{}',
  made_bytes bigint not null default 0,
  -- since when nothing refers to it
  unused_since timestamptz,
  constraint films_trouble check ((state = 'failed') = (trouble is not null) or (state = 'waiting' and trouble = 'no-room')),
  constraint films_whole check (state <> 'ready' or (hls_key is not null and seconds is not null))
);
create index films_newest on films (brought_at desc, id desc);
create index films_brought_by on films (brought_by) where brought_by is not null;
create index films_original on films (original_key);
create index films_poster on films (poster_key) where poster_key is not null;

-- Where a film shall be shown once it is ready; a new choice takes the place of the one before.
create table film_places (
  id bigint generated always as identity primary key,
  chapter_id bigint constraint film_places_chapter_once unique references chapters on delete cascade,
  prime_lesson_id bigint constraint film_places_prime_once unique references prime_lessons on delete cascade,
  film_id bigint not null references films,
  chosen_by bigint references members on delete set null,
  chosen_at timestamptz not null,
  constraint film_places_one check ((chapter_id is null) <> (prime_lesson_id is null))
);
create index film_places_by_film on film_places (film_id);
create index film_places_chosen_by on film_places (chosen_by) where chosen_by is not null;

-- Who makes films ready: by these the studio says whether anybody does.
create table film_encoders (
  name text primary key,
  seen_at timestamptz not null,
  is_able boolean not null
);

-- What a video shows of a film: a stretch of it, from `clip_from` on; `clip_offset` is how far into its first part of the
-- stream the stretch begins. What it showed before is served for a while, for players that are open.
alter table videos
  add column film_id bigint references films,
  add column sheets jsonb,
  add column clip_from numeric(9, 3) not null default 0,
  add column clip_to numeric(9, 3),
  add column clip_offset numeric(9, 3) not null default 0,
  add column replaced_key text,
  add column replaced_at timestamptz,
  add constraint videos_clip check (clip_to > clip_from);
create index videos_by_film on videos (film_id) where film_id is not null;

-- What is spoken in a video, line by line, in milliseconds of its film.
create table captions (
  id bigint generated always as identity primary key,
  video_id bigint not null references videos on delete cascade,
  from_ms integer not null,
  to_ms integer not null,
  words text not null,
  -- by which a sentence is found: its folded text, and each two signs of it that follow each other
  folded text not null,
  pairs text[] not null,
  constraint captions_span check (from_ms >= 0 and to_ms > from_ms),
  constraint captions_words check (char_length(words) between 1 and 200)
);
create index captions_in_order on captions (video_id, from_ms, id);
create index captions_by_pairs on captions using gin (pairs);
-- Two people on the same subtitles: the later one is told.
alter table videos add column captions_version integer not null default 0;

-- A film on its way, or one that is kept, is not swept with other files: studio sweeps films by itself.
create or replace view held_files as
select key from correction_draft_files
union all
select key from stored_files where purpose = 'film';
