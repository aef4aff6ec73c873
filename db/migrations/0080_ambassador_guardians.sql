-- Who is under 18 is paid once a guardian has agreed by the link of a letter; the letter's address is kept no longer than that.
create table ambassador_guardians (
  member_id bigint primary key references ambassadors (member_id) on delete cascade,
  name text not null,
  email text,
  token_hash bytea unique,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  consented_at timestamptz,
  terms_version text,
  constraint ambassador_guardians_name check (char_length(name) between 1 and 50),
  constraint ambassador_guardians_consented check ((consented_at is null) = (terms_version is null)),
  constraint ambassador_guardians_asked check ((consented_at is null) = (email is not null and token_hash is not null))
);
