-- What members ask the school (質問・相談・ご意見), and what it answers.
create table questions (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  kind text not null,
  -- which of the choices of its form; a question has none
  topic text,
  body text not null,
  -- made by the sender, so that what is sent twice is asked once
  send_key uuid not null,
  -- where it was asked, in our own words of that moment
  page_path text,
  course_id bigint references courses on delete set null,
  lesson_id bigint references lessons on delete set null,
  prime_lesson_id bigint references prime_lessons on delete set null,
  title text,
  lesson_title text,
  chapter_title text,
  at_seconds integer,
  -- of a report of a fault, shown before it is sent
  agent text,
  may_reuse boolean not null default false,
  asked_at timestamptz not null,
  -- since when somebody of the school has to answer; null once it is answered
  waits_since timestamptz,
  -- by when; feedback promises nothing
  due_on date,
  first_answered_at timestamptz,
  answered_at timestamptz,
  read_at timestamptz,
  closed_at timestamptz,
  closed_reason text,
  closed_by bigint references members on delete set null,
  assignee_id bigint references members on delete set null,
  -- the course's teacher, who sees this one and proposes an answer
  handed_to bigint references correctional_teachers on delete set null,
  handed_at timestamptz,
  version integer not null default 1,
  constraint questions_once unique (member_id, send_key),
  constraint questions_kind check (kind in ('question', 'consultation', 'feedback')),
  constraint questions_body check (char_length(body) between 1 and 2000),
  constraint questions_at check (at_seconds between 0 and 360000),
  constraint questions_version check (version > 0),
  constraint questions_closed check (closed_at is not null or closed_reason is null)
);
create index questions_of_member on questions (member_id, asked_at desc, id desc);
create index questions_waiting on questions (due_on, id) where waits_since is not null and closed_at is null;
create index questions_by_age on questions (asked_at desc, id desc);
create index questions_of_course on questions (course_id);
create index questions_of_lesson on questions (lesson_id);
create index questions_of_prime on questions (prime_lesson_id);
create index questions_of_assignee on questions (assignee_id) where assignee_id is not null;
create index questions_of_closer on questions (closed_by) where closed_by is not null;
create index questions_handed on questions (handed_to) where handed_to is not null;

-- What was said after it, by either side. A teacher's proposal is not sent before staff release it.
create table question_messages (
  id bigint generated always as identity primary key,
  question_id bigint not null references questions on delete cascade,
  by_whom text not null,
  author_id bigint references members on delete set null,
  -- under which name or role the member reads it
  author_name text not null,
  body text not null,
  send_key uuid not null,
  written_at timestamptz not null,
  sent_at timestamptz,
  constraint question_messages_once unique (question_id, send_key),
  constraint question_messages_by check (by_whom in ('member', 'staff', 'teacher')),
  constraint question_messages_body check (char_length(body) between 1 and 5000),
  constraint question_messages_sent check (by_whom = 'teacher' or sent_at is not null)
);
create index question_messages_of_author on question_messages (author_id) where author_id is not null;
create unique index question_messages_one_proposal on question_messages (question_id) where sent_at is null;

create table question_pictures (
  question_id bigint not null references questions on delete cascade,
  position smallint not null,
  key text not null,
  primary key (question_id, position),
  constraint question_pictures_key unique (key),
  constraint question_pictures_position check (position between 1 and 3)
);

-- Who of the school has it open, so that two do not write the same answer.
create table question_looks (
  question_id bigint not null references questions on delete cascade,
  member_id bigint not null references members on delete cascade,
  looked_at timestamptz not null,
  primary key (question_id, member_id)
);
create index question_looks_of_member on question_looks (member_id);

-- Sentences that are written every day (定型文), with blanks that are filled in.
create table canned_sentences (
  id bigint generated always as identity primary key,
  title text not null,
  body text not null,
  position integer not null,
  archived_at timestamptz,
  constraint canned_sentences_title check (char_length(title) between 1 and 40),
  constraint canned_sentences_body check (char_length(body) between 1 and 2000)
);

-- Days on which the school answers nothing, besides weekends and holidays (休業日).
create table school_closed_days (
  day date primary key,
  name text not null,
  constraint school_closed_days_name check (char_length(name) between 1 and 40)
);

-- Answers that others may read (みんなの質問), with the consent of who asked and without their name.
create table lesson_answers (
  id bigint generated always as identity primary key,
  -- null once who asked has left
  question_id bigint references questions on delete set null,
  course_id bigint not null references courses on delete cascade,
  lesson_id bigint references lessons on delete cascade,
  prime_lesson_id bigint references prime_lessons on delete cascade,
  page_path text not null,
  at_seconds integer,
  question text not null,
  answer text not null,
  answered_by text not null,
  published_at timestamptz not null,
  published_by bigint references members on delete set null,
  constraint lesson_answers_once unique (question_id),
  constraint lesson_answers_question check (char_length(question) between 1 and 2000),
  constraint lesson_answers_answer check (char_length(answer) between 1 and 5000),
  constraint lesson_answers_place check (num_nonnulls(lesson_id, prime_lesson_id) = 1)
);
create index lesson_answers_of_lesson on lesson_answers (lesson_id, published_at desc);
create index lesson_answers_of_prime on lesson_answers (prime_lesson_id, published_at desc);
create index lesson_answers_of_course on lesson_answers (course_id);
create index lesson_answers_of_publisher on lesson_answers (published_by) where published_by is not null;
