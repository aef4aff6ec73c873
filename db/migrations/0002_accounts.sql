create table members (
  id bigint generated always as identity primary key,
  email text not null,
  email_key text not null constraint members_email_once unique,
  password_hash text,
  name text not null,
  avatar_key text,
  joined_at timestamptz not null,
  withdrawn_at timestamptz,
  single_keys_off boolean not null default false
);

create table staff_members (
  member_id bigint primary key references members on delete cascade,
  granted_at timestamptz not null,
  granted_by bigint references members
);

create table sessions (
  token_hash bytea primary key,
  member_id bigint not null references members on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  ip text,
  agent text
);
create index sessions_by_member on sessions (member_id);

create table registrations (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  email_key text not null,
  password_hash text not null,
  terms_agreed_at timestamptz not null,
  created_at timestamptz not null,
  confirmed_at timestamptz
);
create index registrations_by_email on registrations (email_key) where confirmed_at is null;

create table email_links (
  token_hash bytea primary key,
  purpose text not null constraint email_links_purpose check (purpose in ('confirm', 'reset', 'change')),
  registration_id uuid references registrations on delete cascade,
  member_id bigint references members on delete cascade,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint email_links_belongs check ((registration_id is null) <> (member_id is null))
);
create index email_links_by_registration on email_links (registration_id);
create index email_links_by_member on email_links (member_id);

create table member_cache (
  member_id bigint not null references members on delete cascade,
  ns text not null,
  v jsonb not null,
  written_at timestamptz not null,
  primary key (member_id, ns)
);
