-- What an admin did where data may have leaked: sessions ended, passwords voided, people told.
create table incident_acts (
  id bigint generated always as identity primary key,
  by_id bigint not null references members,
  at timestamptz not null,
  reach text not null constraint incident_acts_reach check (reach in ('one', 'staff', 'subscribers', 'all')),
  -- the one who was meant
  subject_id bigint references members on delete cascade,
  ends_sessions boolean not null,
  voids_passwords boolean not null,
  drops_ways boolean not null,
  reason text not null,
  title text,
  body text,
  -- up to which member the notice has been written, and how many it went to
  up_to bigint not null default 0,
  told integer not null default 0,
  done_at timestamptz,
  constraint incident_acts_one check ((reach = 'one') = (subject_id is not null)),
  constraint incident_acts_notice check ((title is null) = (body is null)),
  constraint incident_acts_does check (ends_sessions or voids_passwords or drops_ways or title is not null)
);
create index incident_acts_newest on incident_acts (at desc, id desc);
