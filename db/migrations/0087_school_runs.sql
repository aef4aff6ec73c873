-- A school's folder that staff brought in by a page, or asked to be written out: first looked at, then carried in by a job.
create table school_runs (
  id bigint generated always as identity primary key,
  kind text not null,
  state text not null,
  file_key text,
  file_name text not null,
  asked_by bigint references members (id) on delete set null,
  asked_at timestamptz not null,
  ended_at timestamptz,
  done integer not null default 0,
  total integer not null default 0,
  report jsonb,
  constraint school_runs_kind check (kind in ('import', 'export')),
  constraint school_runs_state check (state in ('checking', 'checked', 'running', 'done', 'failed'))
);
create unique index school_runs_one_at_once on school_runs ((true)) where state in ('checking', 'running');
create index school_runs_by_asker on school_runs (asked_by);

-- The zip files of what was written out, as long as they can be fetched.
create table school_run_files (
  run_id bigint not null references school_runs (id) on delete cascade,
  position integer not null,
  key text not null,
  bytes bigint not null,
  primary key (run_id, position)
);
