-- A film may come as one file that every browser plays and needs no encoder.
alter table films drop constraint films_whole;
alter table films add constraint films_whole check (state <> 'ready' or (seconds is not null and (hls_key is not null or plays_as_is)));
