-- What a school calls its own things where it comes from, so that it can be brought in again and only what differs changes.
create table import_keys (
  sheet text not null,
  key text not null,
  id bigint not null,
  primary key (sheet, key),
  constraint import_keys_one_each unique (sheet, id),
  constraint import_keys_key check (char_length(key) between 1 and 80)
);

-- From which file of the school's folder something in the store was made, and what that file summed up to.
create table import_files (
  key text primary key,
  path text not null,
  sha256 text not null
);
create index import_files_by_content on import_files (sha256);
