-- Whoever is under 18 orders with a guardian's consent, which is asked of the guardian and kept as evidence.
create table guardian_consents (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  -- what is wanted, in one text, so that the consent is for that and nothing else
  wish text not null,
  terms jsonb not null,
  text_version text not null,
  guardian_email text not null,
  asked_at timestamptz not null,
  -- until then it can be given, and once it is given used
  until_at timestamptz not null,
  consented_at timestamptz,
  guardian_name text,
  ip text,
  agent text,
  used_by uuid references orders,
  ended_at timestamptz,
  ended_as text constraint guardian_consents_ended check (ended_as in ('declined', 'fallen', 'superseded', 'withdrawn')),
  constraint guardian_consents_end check ((ended_at is null) = (ended_as is null)),
  constraint guardian_consents_given check ((consented_at is null) = (guardian_name is null)),
  constraint guardian_consents_used check (used_by is null or consented_at is not null)
);
-- One is open at a time.
create unique index guardian_consents_open on guardian_consents (member_id) where ended_at is null and used_by is null;
create index guardian_consents_of on guardian_consents (member_id, id);
create index guardian_consents_until on guardian_consents (until_at) where ended_at is null and used_by is null;
create index guardian_consents_orders on guardian_consents (used_by) where used_by is not null;
