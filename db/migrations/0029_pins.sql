-- Words that a teacher pins to places of a learner's picture.

-- What lies on the picture beside the items of a return that is being prepared.
alter table correction_drafts add marks jsonb not null default '{}';

-- A pin (ピン): where it is put, in pixels of the learner's picture, and what is to be seen to there.
create table correction_pins (
  work_id bigint not null,
  version smallint not null,
  number smallint not null constraint correction_pins_number check (number > 0),
  x integer not null constraint correction_pins_x check (x >= 0),
  y integer not null constraint correction_pins_y check (y >= 0),
  words text not null constraint correction_pins_words check (char_length(words) between 1 and 300),
  -- the second of a lesson that shows it
  chapter_id bigint references chapters on delete set null,
  prime_lesson_id bigint references prime_lessons on delete set null,
  seconds integer,
  -- when the learner ticked it off
  done_at timestamptz,
  primary key (work_id, version, number),
  foreign key (work_id, version) references corrections on delete cascade,
  constraint correction_pins_one_film check (chapter_id is null or prime_lesson_id is null)
);
create index correction_pins_of_chapter on correction_pins (chapter_id) where chapter_id is not null;
create index correction_pins_of_prime on correction_pins (prime_lesson_id) where prime_lesson_id is not null;
