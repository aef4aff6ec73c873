create table teachers (
  id bigint generated always as identity primary key,
  name text not null,
  kana text not null default '',
  profile text not null default '',
  achievements text[] not null default '{}',
  genres text[] not null default '{}',
  icon_key text,
  image_key text,
  links jsonb not null default '[]',
  collab_videos jsonb not null default '[]',
  position integer not null default 0
);

create table categories (
  id bigint generated always as identity primary key,
  slug text not null constraint categories_slug_once unique,
  name text not null,
  tab text not null constraint categories_tab check (tab in ('character', 'background', 'manga', 'other')),
  position integer not null
);

create table free_categories (
  id bigint generated always as identity primary key,
  slug text not null constraint free_categories_slug_once unique,
  name text not null,
  position integer not null
);

-- A file to download: its name as the learner sees it, its size for the answer's header.
create table materials (
  id bigint generated always as identity primary key,
  file_key text not null,
  file_name text not null,
  content_type text not null,
  bytes bigint
);

create table courses (
  id bigint generated always as identity primary key,
  title text not null,
  kana text not null default '',
  description text not null default '',
  outcome text[] not null default '{}',
  audience text not null default '',
  needs text not null default '',
  tab text not null constraint courses_tab check (tab in ('character', 'background', 'manga', 'other')),
  level text not null constraint courses_level check (level in ('entry', 'beginner', 'intermediate', 'advanced')),
  category_id bigint not null references categories,
  cover_key text,
  opened_at timestamptz,
  closed_at timestamptz,
  display_title boolean not null default true,
  display_play_button boolean not null default true,
  single_price_yen integer,
  drawing_minutes integer not null default 0,
  video_seconds integer not null default 0,
  supplement_id bigint references materials,
  supplement_pdf_id bigint references materials
);
create index courses_by_category on courses (category_id);
create index courses_newest on courses (opened_at desc, id);

-- How a course is part of the subscription; the first is that of the smallest position, then id.
create table subscription_courses (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses on delete cascade,
  position integer not null default 0,
  opened_at timestamptz,
  closed_at timestamptz
);
create index subscription_courses_by_course on subscription_courses (course_id, position, id);

create table course_teachers (
  course_id bigint not null references courses on delete cascade,
  teacher_id bigint not null references teachers on delete cascade,
  position integer not null default 0,
  primary key (course_id, teacher_id)
);
create index course_teachers_by_teacher on course_teachers (teacher_id, course_id);

create table course_tags (
  course_id bigint not null references courses on delete cascade,
  tag text not null,
  position integer not null default 0,
  primary key (course_id, tag)
);

create table course_groups (
  id bigint generated always as identity primary key,
  key text not null constraint course_groups_key_once unique,
  tab text not null,
  title text not null,
  level text,
  is_sortable boolean not null default true,
  position integer not null
);
create table course_group_members (
  group_id bigint not null references course_groups on delete cascade,
  course_id bigint not null references courses on delete cascade,
  position integer not null default 0,
  primary key (group_id, course_id)
);
create index course_group_members_by_course on course_group_members (course_id);

-- One row a chapter or prime lesson, so that a place and what was watched are kept by video.
create table videos (
  id bigint generated always as identity primary key,
  provider text not null constraint videos_provider check (provider in ('local', 'vimeo')),
  vimeo_video_id text,
  mp4_key text,
  hls_key text,
  subtitles_key text,
  poster_key text,
  duration_seconds numeric(9, 3) not null constraint videos_duration check (duration_seconds > 0)
);

create table lessons (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses on delete cascade,
  day_index integer not null,
  title text not null,
  description text not null default '',
  training_title text,
  is_free boolean not null default false,
  free_category_id bigint references free_categories,
  published boolean not null default true,
  constraint lessons_day_once unique (course_id, day_index)
);
create index lessons_free on lessons (free_category_id, id) where is_free;

create table chapters (
  id bigint generated always as identity primary key,
  lesson_id bigint not null references lessons on delete cascade,
  position integer not null,
  title text not null,
  video_id bigint not null references videos constraint chapters_video_once unique,
  start_point numeric(9, 3) not null default 0,
  slide_url text,
  slide_pages integer not null default 0,
  published boolean not null default true,
  constraint chapters_position_once unique (lesson_id, position)
);

create table check_points (
  id bigint generated always as identity primary key,
  lesson_id bigint not null references lessons on delete cascade,
  position integer not null,
  description text not null,
  thumbnail_key text
);
create index check_points_by_lesson on check_points (lesson_id, position);

create table prime_lessons (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses on delete cascade,
  position integer not null,
  title text not null,
  description text not null default '',
  video_id bigint not null references videos constraint prime_lessons_video_once unique,
  slide_url text,
  slide_pages integer not null default 0,
  published boolean not null default true,
  constraint prime_lessons_position_once unique (course_id, position)
);
create table video_steps (
  id bigint generated always as identity primary key,
  prime_lesson_id bigint not null references prime_lessons on delete cascade,
  position integer not null,
  title text not null,
  description text not null default '',
  start_time numeric(9, 3) not null
);
create index video_steps_by_prime on video_steps (prime_lesson_id, position);

create table curriculums (
  id bigint generated always as identity primary key,
  title text not null,
  description text not null default '',
  goal text not null default '',
  level text not null constraint curriculums_level check (level in ('entry', 'beginner', 'intermediate', 'advanced')),
  cover_key text,
  position integer not null default 0,
  opened_at timestamptz,
  closed_at timestamptz
);
create table curriculum_steps (
  id bigint generated always as identity primary key,
  curriculum_id bigint not null references curriculums on delete cascade,
  position integer not null,
  title text not null,
  description text not null default '',
  supplement_id bigint references materials,
  supplement_pdf_id bigint references materials,
  constraint curriculum_steps_position_once unique (curriculum_id, position)
);
create table step_lessons (
  step_id bigint not null references curriculum_steps on delete cascade,
  lesson_id bigint not null references lessons on delete cascade,
  position integer not null,
  primary key (step_id, lesson_id)
);
create index step_lessons_by_lesson on step_lessons (lesson_id);

create table notifications (
  id bigint generated always as identity primary key,
  title text not null,
  url text not null,
  opened_at timestamptz not null,
  closed_at timestamptz
);

create table customer_voices (
  id bigint generated always as identity primary key,
  name text not null,
  content text not null,
  given_at timestamptz not null,
  course_id bigint references courses on delete set null
);
create index customer_voices_newest on customer_voices (given_at desc, id desc);
create index customer_voices_by_course on customer_voices (course_id, given_at desc);

create table display_panels (
  id bigint generated always as identity primary key,
  genre text not null,
  head_image_key text,
  head_image_narrow_key text,
  teacher_id bigint not null references teachers,
  position integer not null default 0
);
create table display_panel_groups (
  id bigint generated always as identity primary key,
  panel_id bigint not null references display_panels on delete cascade,
  head text not null,
  position integer not null
);
create table display_panel_courses (
  group_id bigint not null references display_panel_groups on delete cascade,
  course_id bigint not null references courses on delete cascade,
  position integer not null,
  primary key (group_id, course_id)
);

-- Problem-first entries of the top page: a learner's own words, and the lesson that answers them.
create table problems (
  id bigint generated always as identity primary key,
  slug text not null constraint problems_slug_once unique,
  label text not null,
  note text not null default '',
  lesson_id bigint not null references lessons on delete cascade,
  position integer not null
);

create table critique_samples (
  id bigint generated always as identity primary key,
  title text not null,
  comment text not null,
  before_key text not null,
  after_key text not null,
  position integer not null
);

create table course_visits (
  course_id bigint not null references courses on delete cascade,
  source text not null,
  day date not null,
  visits integer not null default 0,
  primary key (course_id, source, day)
);

-- What the search reads: folded text, its one- and two-character pieces, one row a course.
create table search_documents (
  course_id bigint primary key references courses on delete cascade,
  title text not null,
  teachers text not null,
  description text not null,
  grams text[] not null
);
create index search_documents_grams on search_documents using gin (grams);
create table search_synonyms (
  word text primary key,
  set_id integer not null
);
create index search_synonyms_by_set on search_synonyms (set_id);

alter table course_purchases add constraint course_purchases_course
  foreign key (course_id) references courses on delete restrict;
create index course_purchases_by_course on course_purchases (course_id);
