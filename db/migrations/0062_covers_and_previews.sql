-- The picture a cover is cut from, and the point of it that stays in sight, in hundredths of its sides.
create table course_covers (
  course_id bigint primary key references courses on delete cascade,
  original_key text not null,
  focus_x smallint not null default 50 constraint course_covers_focus_x check (focus_x between 0 and 100),
  focus_y smallint not null default 50 constraint course_covers_focus_y check (focus_y between 0 and 100)
);

-- Links by which a teacher looks at a course before others do.
create table course_previews (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses on delete cascade,
  token_hash bytea not null constraint course_previews_once unique,
  made_by bigint references members on delete set null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index course_previews_by_course on course_previews (course_id, id);
create index course_previews_made_by on course_previews (made_by) where made_by is not null;

create index courses_closing on courses (closed_at) where closed_at is not null;
