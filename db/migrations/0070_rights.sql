-- What the law gives to people: a copy of everything of theirs, and claims that are answered by a day.
create table data_copies (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  asked_at timestamptz not null,
  made_at timestamptz,
  -- from then on its files are gone
  until_at timestamptz,
  files integer not null default 0,
  constraint data_copies_made check ((made_at is null) = (until_at is null) and until_at > made_at)
);
-- One is made at a time.
create unique index data_copies_under_way on data_copies (member_id) where made_at is null;
create index data_copies_of on data_copies (member_id, id);
create index data_copies_until on data_copies (until_at) where made_at is not null;

create table data_copy_parts (
  copy_id bigint not null references data_copies on delete cascade,
  position smallint not null,
  key text not null,
  bytes bigint not null,
  primary key (copy_id, position)
);

create table claims (
  id bigint generated always as identity primary key,
  about text not null constraint claims_about check (about in ('takedown', 'disclosure', 'correction', 'stop', 'deletion')),
  -- a member who claims something about their own data; nobody where an outsider asks for removal
  member_id bigint references members,
  name text not null default '',
  email text not null default '',
  ground text constraint claims_ground check (ground in ('copyright', 'portrait', 'privacy', 'defamation', 'other')),
  place text not null default '',
  words text not null,
  made_at timestamptz not null,
  due_on date not null,
  decided_at timestamptz,
  outcome text constraint claims_outcome check (outcome in ('done', 'partly', 'refused', 'dropped')),
  answer text not null default '',
  decided_by bigint references members,
  -- name and address are gone since then
  forgotten_at timestamptz,
  constraint claims_whose check ((about = 'takedown') = (member_id is null)),
  constraint claims_grounds check ((about = 'takedown') = (ground is not null)),
  constraint claims_decided check ((decided_at is null) = (outcome is null))
);
create index claims_open on claims (due_on, id) where decided_at is null;
create index claims_of on claims (member_id, id) where member_id is not null;

-- A star that was given counts also when who gave it has left; what they wrote goes.
alter table course_reviews drop constraint course_reviews_member_id_fkey;
alter table course_reviews add constraint course_reviews_member_id_fkey foreign key (member_id) references members;
