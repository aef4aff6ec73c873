-- Browsers in which a member has signed in: a sign-in with another one is told by letter.
create table member_devices (
  member_id bigint not null references members on delete cascade,
  -- of the number in the browser's cookie, which opens nothing
  device_hash bytea not null,
  first_at timestamptz not null,
  agent text not null default '',
  primary key (member_id, device_hash)
);
