-- What is said in a film is kept once for all videos that read the same file of captions; one that is edited gets lines
-- of its own.
alter table captions alter column video_id drop not null;
alter table captions add column file_key text;
alter table captions add constraint captions_of_one check (num_nonnulls(video_id, file_key) = 1);
alter table captions add constraint captions_file_key_fkey foreign key (file_key) references stored_files(key) on delete cascade;
create index captions_of_file on captions (file_key, from_ms, id) where file_key is not null;
alter table videos add column captions_key text;
create index videos_by_shared_captions on videos (captions_key) where captions_key is not null;
