-- A learner’s work on a teacher’s desk.

-- A learner's work on a teacher's desk: waiting, returned with corrections, or taken back.
create table corrected_works (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  image_key text not null,
  genre text not null constraint corrected_works_genre check (genre in ('original', 'fan_fiction')),
  fan_fiction_description text,
  comment text not null,
  requested_at timestamptz not null,
  corrected_at timestamptz,
  cancelled_at timestamptz,
  constraint corrected_works_one_end check (corrected_at is null or cancelled_at is null),
  constraint corrected_works_fan_fiction check ((genre = 'fan_fiction') = (fan_fiction_description is not null))
);
create index corrected_works_own on corrected_works (member_id, requested_at desc, id desc) where cancelled_at is null;

-- What the teacher gave back, in order: pictures with the red pen, and words.
create table correction_items (
  work_id bigint not null references corrected_works on delete cascade,
  position smallint not null,
  image_key text,
  comment text,
  primary key (work_id, position),
  constraint correction_items_one_kind check ((image_key is null) <> (comment is null))
);
