-- Who is a member, and how a browser proves it.

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

-- Single characters and pairs of them, without spaces: names of two characters are found as those of ten.
create function name_parts(name text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(plain, place, size)), '{}')
  from (select translate(lower(name), ' 　', '') as plain) as one,
    generate_series(1, length(plain)) as place, generate_series(1, 2) as size
$$;

create index members_by_name_parts on members using gin (name_parts(name));
create index members_by_address on members (email_key text_pattern_ops);

create table sessions (
  token_hash bytea primary key,
  member_id bigint not null references members on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  ip text,
  agent text,
  second_factor_at timestamptz,
  -- a member of staff looks at the site as this member does, and can change nothing
  views_as bigint references members on delete set null,
  -- The session began by the link of a letter: whoever holds it reads the member's mailbox.
  by_letter_at timestamptz
);
create index sessions_by_member on sessions (member_id);

create table registrations (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  email_key text not null,
  password_hash text not null,
  terms_agreed_at timestamptz not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- Who leaves is forgotten: their first sign-up belongs to them, and a letter that says goodbye keeps no address.
  member_id bigint references members on delete cascade,
  -- Where a newcomer was on the way to: the answered letter leads back there. Null: to the plans.
  return_to text,
  constraint registrations_return_to check (return_to is null or return_to like '/%')
);
create index registrations_by_email on registrations (email_key) where confirmed_at is null;
create index registrations_by_member on registrations (member_id);

create table email_links (
  token_hash bytea primary key,
  purpose text not null,
  registration_id uuid references registrations on delete cascade,
  member_id bigint references members on delete cascade,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint email_links_belongs check ((registration_id is null) <> (member_id is null)),
  -- `sign-in` opens the door once; `object` undoes a change of address, or stops one that still waits.
  constraint email_links_purpose
    check (purpose in ('confirm', 'reset', 'change', 'sign-in', 'object'))
);
create index email_links_by_registration on email_links (registration_id);
create index email_links_by_member on email_links (member_id);

-- Somebody asked for a letter that opens an account (a new password, a way in without one). Whether the address is a
-- member's is looked up later, by a job, so that no answer and no time it takes tells who is one.
create table letter_requests (
  id bigint generated always as identity constraint letter_requests_pkey primary key,
  kind text not null constraint letter_requests_kind check (kind in ('reset', 'sign-in')),
  email_key text not null,
  -- Where the link leads in the end, a path of this site.
  return_to text,
  asked_at timestamptz not null
);
