-- What a teacher's return on its way names stays in the store however long it is prepared, and goes with the draft.
create table correction_draft_files (
  work_id bigint not null,
  key text not null,
  constraint correction_draft_files_pkey primary key (work_id, key),
  constraint correction_draft_files_work_id_fkey foreign key (work_id) references correction_drafts (work_id) on delete cascade,
  constraint correction_draft_files_key_fkey foreign key (key) references stored_files (key) on delete cascade
);
create index correction_draft_files_by_key on correction_draft_files (key);

insert into correction_draft_files (work_id, key)
select distinct d.work_id, f.key
from correction_drafts d
  cross join lateral (
    select item ->> 'value' as key from jsonb_array_elements(d.items) item where item ->> 'type' = 'image'
    union select item ->> 'fileKey' from jsonb_array_elements(d.items) item
    union select layer ->> 'key' from jsonb_array_elements(d.marks -> 'layers') layer
    union select d.marks -> 'memo' ->> 'key'
  ) named
  join correctional_teachers t on t.id = d.teacher_id
  join stored_files f on f.key = named.key and f.owner_id = t.member_id and f.attached_at is null;

-- What nobody refers to yet and is spared by the sweep all the same.
create view held_files as
select key from correction_draft_files;
