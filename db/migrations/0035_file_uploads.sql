-- A file on its way into the store in parts; gone when it has arrived, and with its file.
create table file_uploads (
  key text primary key references stored_files (key) on delete cascade,
  -- the store's name of the upload; not known before the store has begun it
  upload_id text,
  file_name text not null,
  modified_at timestamptz not null,
  bytes bigint not null,
  part_bytes integer not null,
  constraint file_uploads_name check (char_length(file_name) between 1 and 255),
  constraint file_uploads_bytes check (bytes > 0 and part_bytes > 0)
);
-- the same file chosen again goes on where it was
create index file_uploads_by_file on file_uploads (file_name, bytes, modified_at);
