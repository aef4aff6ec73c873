-- What a teacher draws over a work: strokes with their times, saved block after block while they draw.

-- Without a version it is on its way, and two devices are told of each other by its revision; with one it stands beside the return.
create table correction_drawings (
  id bigint generated always as identity primary key,
  work_id bigint not null references corrected_works on delete cascade,
  teacher_id bigint not null references correctional_teachers on delete cascade,
  version smallint,
  head bytea not null constraint correction_drawings_head check (length(head) between 4 and 100),
  revision integer not null constraint correction_drawings_revision check (revision > 0),
  -- of the last save: the same once more, because its answer was lost, is the same
  save_key uuid not null,
  saved_at timestamptz not null,
  constraint correction_drawings_return foreign key (work_id, version) references corrections on delete cascade,
  constraint correction_drawings_once unique nulls not distinct (work_id, version)
);
create index correction_drawings_teacher on correction_drawings (teacher_id);

create table correction_drawing_blocks (
  drawing_id bigint not null references correction_drawings on delete cascade,
  position smallint not null constraint correction_drawing_blocks_position check (position >= 0),
  bytes bytea not null constraint correction_drawing_blocks_bytes check (length(bytes) between 1 and 1048576),
  primary key (drawing_id, position)
);
