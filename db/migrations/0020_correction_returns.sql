-- What a teacher prepares and gives back.

-- A return on its way, item by item, as the teacher's devices keep it; two of them are told of each other by the version.
create table correction_drafts (
  work_id bigint primary key references corrected_works on delete cascade,
  teacher_id bigint not null references correctional_teachers on delete cascade,
  items jsonb not null,
  version integer not null constraint correction_drafts_version check (version > 0),
  saved_at timestamptz not null
);

-- A work that was opened again is returned once more: both versions stay, each with its day.
create table corrections (
  work_id bigint not null references corrected_works on delete cascade,
  version smallint not null constraint corrections_version check (version > 0),
  teacher_id bigint not null references correctional_teachers,
  returned_at timestamptz not null,
  primary key (work_id, version)
);
insert into corrections (work_id, version, teacher_id, returned_at)
  select id, 1, teacher_id, corrected_at from corrected_works where corrected_at is not null;

alter table correction_items
  add version smallint not null default 1,
  drop constraint correction_items_pkey,
  add primary key (work_id, version, position),
  add constraint correction_items_return foreign key (work_id, version) references corrections on delete cascade,
  add constraint correction_items_comment check (char_length(comment) between 1 and 5000);
alter table correction_items alter column version drop default;
