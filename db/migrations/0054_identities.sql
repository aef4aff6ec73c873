-- By which account elsewhere (Google, X, LINE, a wallet) a member signs in. Who they are there is kept as a hash alone.
create table identities (
  provider text not null,
  subject_hash bytea not null,
  member_id bigint not null references members on delete cascade,
  linked_at timestamptz not null,
  primary key (provider, subject_hash),
  constraint identities_one_each unique (member_id, provider),
  constraint identities_provider check (provider in ('google_oauth2', 'twitter', 'line', 'amazon'))
);

-- Somebody has shown who they are elsewhere, and here is nobody yet, or has yet to show that an account here is theirs.
-- Bound to one browser by its cookie; gone within the hour.
create table identity_proofs (
  token_hash bytea primary key,
  provider text not null,
  subject text not null,
  name text not null,
  email text,
  email_verified boolean not null,
  return_to text,
  expires_at timestamptz not null,
  -- The letter that asks a mailbox whether it is theirs, and what they had filled in; the newest is the only one.
  letter_hash bytea,
  letter_email text,
  joining_name text,
  terms_agreed_at timestamptz,
  constraint identity_proofs_letter_once unique (letter_hash),
  constraint identity_proofs_verified check (email is not null or not email_verified),
  constraint identity_proofs_return_to check (return_to like '/%'),
  constraint identity_proofs_asked check ((letter_hash is null) = (letter_email is null))
);
create index identity_proofs_by_end on identity_proofs (expires_at);

-- Keys that a device keeps (パスキー); what is here is their public half, which opens nothing.
create table passkeys (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  credential_id bytea not null constraint passkeys_once unique,
  public_key bytea not null,
  -- How often the key says it was used, where its device counts.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  added_at timestamptz not null,
  last_used_at timestamptz,
  constraint passkeys_name check (char_length(name) between 1 and 30)
);
create index passkeys_by_member on passkeys (member_id);

-- Who joined by an identity has agreed to the terms as everybody has, and has no password; who waits for a letter has one.
alter table registrations alter column password_hash drop not null,
  add constraint registrations_password check (password_hash is not null or confirmed_at is not null);
