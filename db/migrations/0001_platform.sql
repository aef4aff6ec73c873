-- What any web app needs: the clock, limits, purges of cached pages, letters, files, the audit log.

create table business_clock (
  only_row boolean primary key default true constraint business_clock_one_row check (only_row),
  offset_ms bigint not null default 0
);

insert into business_clock default values;

-- rate-limiter-flexible reads and writes this shape
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_by_expiry on rate_limits (expire);

-- Each purge has a number, so that a process that missed a wake-up still finds what it has not seen.
create table page_purges (
  id bigint generated always as identity primary key,
  tag text not null,
  purged_at timestamptz not null default clock_timestamp()
);

create table letters (
  id bigint generated always as identity primary key,
  key text not null constraint letters_key_once unique,
  to_address text not null,
  subject text not null,
  html text not null,
  plain text not null,
  written_at timestamptz not null,
  sent_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  forget_address boolean not null default false
);
create index letters_unsent on letters (id) where sent_at is null;
create index letters_by_address on letters (to_address);

create table stored_files (
  key text primary key,
  purpose text not null,
  owner_id bigint,
  content_type text not null,
  bytes bigint not null,
  created_at timestamptz not null,
  attached_at timestamptz
);
create index stored_files_orphans on stored_files (created_at) where attached_at is null;

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  action text not null,
  actor_id bigint,
  subject_id bigint,
  ip text,
  agent text,
  details jsonb not null default '{}'
);
create index audit_log_by_subject on audit_log (subject_id, id desc);
create index audit_log_by_actor on audit_log (actor_id, id desc);
create index audit_log_by_action on audit_log (action, id desc);
create index audit_log_by_time on audit_log (at, id);

-- When somebody last asked a web process for a page: one row, about a second old.
create table site_use (
  one boolean primary key default true constraint site_use_is_one check (one),
  asked_at timestamptz not null
);
