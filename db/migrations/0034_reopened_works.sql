-- A return that was opened again on its teacher's word waits from then on; what came back stays.
alter table corrected_works
  add reopened_at timestamptz,
  -- when the owner was told that the file beside the work goes
  add files_told_at timestamptz,
  add constraint corrected_works_told check (files_told_at is null or corrected_at is not null or cancelled_at is not null);
create index corrected_works_with_file on corrected_works ((coalesce(corrected_at, cancelled_at)), id) where attachment_key is not null;
