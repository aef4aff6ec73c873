-- What a lesson's practice and a curriculum aim at; shown wherever they are practised.
alter table lessons
  add column target_detail text not null default '',
  add column target_description text not null default '',
  add column target_key text;
alter table curriculums add column goal_key text;

-- What learners drew for a lesson, and whether the school may show it.
create table practice_logs (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  lesson_id bigint not null references lessons on delete cascade,
  step_id bigint references curriculum_steps on delete set null,
  -- By which a browser that got no answer knows its post again.
  post_key uuid not null default gen_random_uuid(),
  memo text not null default '' constraint practice_logs_memo check (char_length(memo) <= 1000),
  image_key text not null,
  image_width integer not null,
  image_height integer not null,
  -- The picture small, for walls of many.
  small_key text not null,
  posted_at timestamptz not null,
  updated_at timestamptz not null,
  picture_consented_at timestamptz,
  memo_consented_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text,
  constraint practice_logs_posted_once unique (member_id, post_key),
  constraint practice_logs_memo_with_picture check (memo_consented_at is null or picture_consented_at is not null),
  constraint practice_logs_hidden check ((hidden_at is null) = (hidden_reason is null))
);
create index practice_logs_own on practice_logs (member_id, posted_at desc, id desc);
create index practice_logs_lesson on practice_logs (lesson_id);
create index practice_logs_step on practice_logs (step_id);
create index practice_logs_consented on practice_logs (posted_at desc, id desc)
  where picture_consented_at is not null and hidden_at is null;
create index practice_logs_newest on practice_logs (posted_at desc, id desc);

-- What staff chose of it for everybody to see.
create table practice_picks (
  log_id bigint primary key references practice_logs on delete cascade,
  position integer not null,
  -- The consent that it rests on: one that was taken back and given again is another.
  consented_at timestamptz not null,
  caption text not null default '' constraint practice_picks_caption check (char_length(caption) <= 100),
  picked_at timestamptz not null,
  picked_by bigint references members on delete set null
);
create index practice_picks_by on practice_picks (picked_by);

-- What a learner found right in the own drawing.
create table self_checks (
  member_id bigint not null references members on delete cascade,
  check_point_id bigint not null references check_points on delete cascade,
  checked_at timestamptz not null,
  primary key (member_id, check_point_id)
);
create index self_checks_check_point on self_checks (check_point_id);
