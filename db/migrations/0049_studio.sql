-- Courses by the school's own hands: what is not whole yet may stand here, and nobody sees it before it is opened.

-- A draft is a course without an opening day.
alter table courses
  alter column tab drop not null,
  alter column level drop not null,
  alter column category_id drop not null,
  add column made_at timestamptz,
  add column made_by bigint references members on delete set null,
  add constraint courses_whole_when_open
    check (opened_at is null or (tab is not null and level is not null and category_id is not null)),
  add constraint courses_closes_later check (closed_at > opened_at);

-- A chapter waits for its film, unseen; what learners used and staff took away stays for those who used it.
alter table lessons
  add column archived_at timestamptz,
  add constraint lessons_archived_unseen check (archived_at is null or not published);
alter table chapters
  alter column video_id drop not null,
  add column archived_at timestamptz,
  add constraint chapters_film_when_seen check (not published or (video_id is not null and archived_at is null));
alter table prime_lessons
  alter column video_id drop not null,
  add column archived_at timestamptz,
  add constraint prime_lessons_film_when_seen check (not published or (video_id is not null and archived_at is null));

-- Who changed what of a course, when, before and after.
create table course_changes (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses on delete cascade,
  at timestamptz not null,
  member_id bigint references members on delete set null,
  part text not null,
  part_id bigint not null,
  field text not null,
  before jsonb,
  after jsonb
);
create index course_changes_newest on course_changes (course_id, id desc);
create index course_changes_of_field on course_changes (course_id, part, part_id, field, id desc);
create index courses_made_by on courses (made_by) where made_by is not null;
create index course_changes_by_member on course_changes (member_id) where member_id is not null;

-- When somebody began a course: its first place.
alter table course_places add column began_at timestamptz;
update course_places set began_at = updated_at;
create function began_with_first_place() returns trigger language plpgsql as $$
begin
  new.began_at := coalesce(new.began_at, new.updated_at);
  return new;
end $$;
create trigger course_places_began before insert on course_places
  for each row execute function began_with_first_place();
create index course_places_begun on course_places (course_id, began_at);
