-- Trial sets (お試しセット): courses of which who is in a trial picks some with a serial code, and keeps them for its days.
create table trial_sets (
  id bigint generated always as identity primary key,
  name text not null constraint trial_sets_name check (char_length(name) between 1 and 60),
  courses_allowed smallint not null constraint trial_sets_allowed check (courses_allowed between 1 and 20),
  -- What a new batch gives by itself; empty is without end.
  days integer constraint trial_sets_days check (days between 1 and 3650),
  made_at timestamptz not null,
  published_at timestamptz,
  closed_at timestamptz,
  constraint trial_sets_closed check (closed_at is null or published_at is not null)
);

create table trial_set_courses (
  set_id bigint not null references trial_sets,
  course_id bigint not null references courses,
  position smallint not null,
  primary key (set_id, course_id)
);
create index trial_set_courses_of_course on trial_set_courses (course_id);

create table trial_code_batches (
  id bigint generated always as identity primary key,
  set_id bigint not null references trial_sets,
  label text not null constraint trial_code_batches_label check (char_length(label) between 1 and 60),
  size integer not null constraint trial_code_batches_size check (size between 1 and 10000),
  days integer constraint trial_code_batches_days check (days between 1 and 3650),
  -- From this moment on its codes give nothing any more.
  expires_at timestamptz not null,
  made_at timestamptz not null,
  exported_at timestamptz,
  voided_at timestamptz,
  void_reason text constraint trial_code_batches_reason check (char_length(void_reason) between 1 and 200),
  constraint trial_code_batches_voided check ((voided_at is null) = (void_reason is null))
);
create index trial_code_batches_of_set on trial_code_batches (set_id, id desc);

-- A code is told once, when its batch is exported, or when it takes the place of a void one; only its hash is kept.
create table trial_codes (
  id bigint generated always as identity primary key,
  batch_id bigint not null references trial_code_batches,
  code_hash bytea not null constraint trial_codes_once unique constraint trial_codes_hash check (octet_length(code_hash) = 32),
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by bigint references members on delete set null,
  voided_at timestamptz,
  void_reason text constraint trial_codes_reason check (char_length(void_reason) between 1 and 200),
  replaces_id bigint constraint trial_codes_replaced_once unique references trial_codes,
  constraint trial_codes_voided check ((voided_at is null) = (void_reason is null)),
  constraint trial_codes_used check (used_at is null or voided_at is null),
  constraint trial_codes_used_by check (used_by is null or used_at is not null)
);
create index trial_codes_of_batch on trial_codes (batch_id);
create index trial_codes_used_by on trial_codes (used_by) where used_by is not null;

-- What a member has with a code: one set, once.
create table trial_receipts (
  member_id bigint primary key references members on delete cascade,
  set_id bigint not null references trial_sets,
  code_id bigint not null constraint trial_receipts_code_once unique references trial_codes,
  received_at timestamptz not null,
  -- Empty is without end.
  ends_at timestamptz,
  constraint trial_receipts_ends check (ends_at > received_at)
);
create index trial_receipts_of_set on trial_receipts (set_id);
create index trial_receipts_ending on trial_receipts (ends_at) where ends_at is not null;

-- Watched like bought courses until the end, whatever becomes of the trial, the plan or the course.
create table received_courses (
  member_id bigint not null references members on delete cascade,
  course_id bigint not null references courses,
  position smallint not null,
  ends_at timestamptz,
  primary key (member_id, course_id)
);
create index received_courses_of_course on received_courses (course_id);

-- Wrong codes one after another, of a member and of an address, and until when neither is asked.
create table trial_code_tries (
  id bigint generated always as identity primary key,
  member_id bigint constraint trial_code_tries_member unique references members on delete cascade,
  address text constraint trial_code_tries_address unique,
  wrong integer not null default 0,
  locked_until timestamptz,
  tried_at timestamptz not null,
  constraint trial_code_tries_whose check ((member_id is null) <> (address is null))
);
create index trial_code_tries_locked on trial_code_tries (locked_until) where locked_until is not null;

-- The tutorial of a trial: who belongs to which group for good, and how far they came.
create table trial_tutorial_viewers (
  member_id bigint primary key references members on delete cascade,
  variant text not null constraint trial_tutorial_viewers_variant check (variant in ('a', 'b')),
  opened_at timestamptz not null,
  ended_at timestamptz,
  went_at timestamptz
);

-- What staff wrote in place of the pages that the house has by itself.
create table trial_tutorial_pages (
  variant text not null constraint trial_tutorial_pages_variant check (variant in ('a', 'b')),
  entry boolean not null,
  position smallint not null constraint trial_tutorial_pages_position check (position between 1 and 5),
  title text not null constraint trial_tutorial_pages_title check (char_length(title) between 1 and 40),
  body text not null constraint trial_tutorial_pages_body check (char_length(body) between 1 and 200),
  picture_key text,
  primary key (variant, entry, position)
);

-- The seven questions about a trial, where staff wrote others than the house has by itself.
create table trial_questions (
  position smallint primary key constraint trial_questions_position check (position between 1 and 7),
  title text not null constraint trial_questions_title check (char_length(title) between 1 and 60),
  body text not null constraint trial_questions_body check (char_length(body) between 1 and 600)
);

-- The one curriculum to which a trial leads (体験コース).
alter table curriculums add column is_trial boolean not null default false;
create unique index curriculums_trial on curriculums (is_trial) where is_trial;
