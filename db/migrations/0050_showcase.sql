-- What the school shows of itself: its teachers' messages, skill paths, the editor's word on a course, anniversary pages.

create table teacher_messages (
  teacher_id bigint primary key references teachers (id) on delete cascade,
  message text not null,
  position integer not null default 0,
  -- The day on which the teacher agreed in writing to what is shown, and the moment at which they took it back.
  agreed_on date not null,
  withdrawn_at timestamptz,
  updated_at timestamptz not null default now(),
  constraint teacher_messages_message check (char_length(message) between 1 and 600)
);

create table skill_paths (
  id bigint generated always as identity primary key,
  title text not null,
  description text not null default '',
  cover_key text,
  position integer not null default 0,
  opened_at timestamptz,
  closed_at timestamptz,
  updated_at timestamptz not null default now(),
  constraint skill_paths_title check (char_length(title) between 1 and 60),
  constraint skill_paths_description check (char_length(description) <= 600),
  constraint skill_paths_window check (closed_at > opened_at)
);

create table skill_path_items (
  id bigint generated always as identity primary key,
  skill_path_id bigint not null references skill_paths (id) on delete cascade,
  position integer not null,
  course_id bigint references courses (id) on delete cascade,
  curriculum_id bigint references curriculums (id) on delete cascade,
  constraint skill_path_items_one check (num_nonnulls(course_id, curriculum_id) = 1),
  constraint skill_path_items_course_once unique (skill_path_id, course_id),
  constraint skill_path_items_curriculum_once unique (skill_path_id, curriculum_id)
);
create index skill_path_items_in_order on skill_path_items (skill_path_id, position, id);
create index skill_path_items_by_course on skill_path_items (course_id) where course_id is not null;
create index skill_path_items_by_curriculum on skill_path_items (curriculum_id) where curriculum_id is not null;

create table anniversary_pages (
  slug text primary key,
  title text not null,
  lead text not null default '',
  -- Which of the eight accent colours the first teacher's card has.
  accent_start smallint not null default 1,
  opened_at timestamptz,
  closed_at timestamptz,
  updated_at timestamptz not null default now(),
  constraint anniversary_pages_slug check (slug ~ '^[0-9a-z-]{1,40}$'),
  constraint anniversary_pages_title check (char_length(title) between 1 and 60),
  constraint anniversary_pages_lead check (char_length(lead) <= 300),
  constraint anniversary_pages_accent check (accent_start between 1 and 8),
  constraint anniversary_pages_window check (closed_at > opened_at)
);
insert into anniversary_pages (slug, title, lead, opened_at)
values ('10th-anniversary', '10周年の特集講座', '10年を支えてきた講座を、講師ごとにまとめました。', '2020-01-01T00:00:00+09:00');

alter table courses add column editor_note text not null default '';
alter table courses add constraint courses_editor_note check (char_length(editor_note) <= 600);

create trigger teacher_messages_purge after insert or update or delete on teacher_messages
  for each statement execute function purge_shelves();
create trigger skill_paths_purge after insert or update or delete on skill_paths
  for each statement execute function purge_shelves();
create trigger skill_path_items_purge after insert or update or delete on skill_path_items
  for each statement execute function purge_shelves();
create trigger anniversary_pages_purge after insert or update or delete on anniversary_pages
  for each statement execute function purge_shelves();
