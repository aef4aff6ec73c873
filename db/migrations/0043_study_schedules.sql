-- What a learner means to study: so many minutes on some weekdays until a day, and the lessons in their order. On which
-- day each of them falls is reckoned anew whenever it is asked, so that a missed day moves all that follows.
create table study_schedules (
  member_id bigint primary key references members on delete cascade,
  minutes integer not null constraint study_schedules_minutes check (minutes between 5 and 240),
  -- Monday is the lowest of seven bits.
  weekdays integer not null constraint study_schedules_weekdays check (weekdays between 1 and 127),
  -- Minutes after midnight in Tokyo.
  starts_minute integer not null constraint study_schedules_starts check (starts_minute between 0 and 1439),
  until_day date not null,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  wants_letters boolean not null default false,
  -- The address by which a calendar asks: its number changes with each new one, so that no former address comes back.
  feed_number integer not null default 0,
  feed_hash bytea,
  constraint study_schedules_feed_once unique (feed_hash)
);
create index study_schedules_letters on study_schedules (member_id) where wants_letters;

create table study_schedule_items (
  member_id bigint not null references study_schedules on delete cascade,
  position integer not null,
  lesson_id bigint not null references lessons on delete cascade,
  step_id bigint references curriculum_steps on delete set null,
  primary key (member_id, position),
  constraint study_schedule_items_once unique (member_id, lesson_id)
);
create index study_schedule_items_lesson on study_schedule_items (lesson_id);
create index study_schedule_items_step on study_schedule_items (step_id);
