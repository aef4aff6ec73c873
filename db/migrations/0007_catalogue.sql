-- What is sold and listed: courses, their lessons and films, curriculums, teachers; and what the search reads.

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

-- What many courses share: all of them are read anew.
create function purge_search() returns trigger language plpgsql as $$
begin
  if current_setting('egaku.purged_courses', true) is distinct from 'all' then
    perform set_config('egaku.purged_courses', 'all', true);
    insert into page_purges (tag) values ('catalogue'), ('search');
    perform pg_notify('page_purges', '');
  end if;
  return null;
end $$;
create trigger teachers_purge after update of name, kana on teachers
  for each statement execute function purge_search();

create table categories (
  id bigint generated always as identity primary key,
  slug text not null constraint categories_slug_once unique,
  name text not null,
  tab text not null constraint categories_tab check (tab in ('character', 'background', 'manga', 'other')),
  position integer not null
);
create trigger categories_purge after update of name on categories
  for each statement execute function purge_search();

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

-- Ends the pages that show a course, and what the search knows of it, in every process: once for each transaction, and
-- with one word for all when a transaction changes many.
create function purge_course(course bigint) returns void language plpgsql as $$
declare
  told text := coalesce(nullif(current_setting('egaku.purged_courses', true), ''), ',');
begin
  if course is null or told = 'all' or strpos(told, ',' || course || ',') > 0 then
    return;
  end if;
  if length(told) < 500 then
    perform set_config('egaku.purged_courses', told || course || ',', true);
    insert into page_purges (tag) values ('course:' || course);
  else
    perform set_config('egaku.purged_courses', 'all', true);
    insert into page_purges (tag) values ('catalogue'), ('search');
  end if;
  perform pg_notify('page_purges', '');
end $$;

-- The argument says where a row tells its course: in a column, or by its lesson.
create function purge_course_of_row() returns trigger language plpgsql as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  if tg_argv[0] = 'lesson_id' then
    perform purge_course(course_id) from lessons
    where id in ((before ->> 'lesson_id')::bigint, (after ->> 'lesson_id')::bigint);
  else
    perform purge_course((before ->> tg_argv[0])::bigint);
    perform purge_course((after ->> tg_argv[0])::bigint);
  end if;
  return null;
end $$;
create trigger courses_purge after insert or update or delete on courses
  for each row execute function purge_course_of_row('id');

-- How a course is part of the subscription; the first is that of the smallest position, then id.
create table subscription_courses (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses on delete cascade,
  position integer not null default 0,
  opened_at timestamptz,
  closed_at timestamptz
);
create index subscription_courses_by_course on subscription_courses (course_id, position, id);

create trigger subscription_courses_purge after insert or update or delete on subscription_courses
  for each row execute function purge_course_of_row('course_id');

create table course_teachers (
  course_id bigint not null references courses on delete cascade,
  teacher_id bigint not null references teachers on delete cascade,
  position integer not null default 0,
  primary key (course_id, teacher_id)
);
create index course_teachers_by_teacher on course_teachers (teacher_id, course_id);

create trigger course_teachers_purge after insert or update or delete on course_teachers
  for each row execute function purge_course_of_row('course_id');

create table course_tags (
  course_id bigint not null references courses on delete cascade,
  tag text not null,
  position integer not null default 0,
  primary key (course_id, tag)
);
create trigger course_tags_purge after insert or update or delete on course_tags
  for each row execute function purge_course_of_row('course_id');

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

create trigger lessons_purge after insert or update or delete on lessons
  for each row execute function purge_course_of_row('course_id');

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
create trigger chapters_purge after insert or update or delete on chapters
  for each row execute function purge_course_of_row('lesson_id');

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
create trigger prime_lessons_purge after insert or update or delete on prime_lessons
  for each row execute function purge_course_of_row('course_id');

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
  -- A notification is for all, for members or for subscribers; its link may be missing.
  url text,
  opened_at timestamptz not null,
  closed_at timestamptz,
  audience text not null default 'all',
  constraint notifications_audience check (audience in ('all', 'members', 'subscribers')),
  constraint notifications_url check (url ~ '^(/([^/]|$)|https://)'),
  constraint notifications_window check (closed_at > opened_at)
);
create index notifications_newest on notifications (opened_at desc, id desc);

-- What a member has put away stays away on all their devices; a visitor's browser keeps it in a cookie.
create table closed_notifications (
  member_id bigint not null,
  notification_id bigint not null,
  closed_at timestamptz not null,
  constraint closed_notifications_pkey primary key (member_id, notification_id),
  constraint closed_notifications_member_id_fkey foreign key (member_id) references members (id) on delete cascade,
  constraint closed_notifications_notification_id_fkey foreign key (notification_id) references notifications (id) on delete cascade
);
create index closed_notifications_notification on closed_notifications (notification_id);

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
create trigger problems_purge after insert or update or delete on problems
  for each row execute function purge_course_of_row('lesson_id');

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

create table search_synonyms (
  word text primary key,
  set_id integer not null
);
create index search_synonyms_by_set on search_synonyms (set_id);

create trigger search_synonyms_purge after insert or update or delete or truncate on search_synonyms
  for each statement execute function purge_search();

-- How a word in ideographs is read, so that 「せんが」 finds 線画.
create table search_readings (
  word text primary key,
  reading text not null
);
create trigger search_readings_purge after insert or update or delete or truncate on search_readings
  for each statement execute function purge_search();

-- What stands in the files before refers to what stands here.
alter table invoices add constraint invoices_course_id_fkey foreign key (course_id) references courses;
alter table orders add constraint orders_course_id_fkey foreign key (course_id) references courses;
alter table course_purchases add constraint course_purchases_course foreign key (course_id) references courses on delete restrict;
