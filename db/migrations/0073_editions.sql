-- Editions of the terms: each can be read, is told before it comes, and is agreed to where the change needs it.
create table terms_editions (
  id bigint generated always as identity primary key,
  document text not null constraint terms_editions_document check (document in ('user_policy', 'privacy_policy')),
  name text not null,
  comes_on date not null,
  -- what is different, in the words of the letter
  changes text not null,
  body text not null,
  must_agree boolean not null,
  announced_at timestamptz not null,
  announced_by bigint not null references members,
  withdrawn_at timestamptz,
  -- up to which member the letter has been written, and how many it went to
  up_to bigint not null default 0,
  told integer not null default 0,
  done_at timestamptz
);
create unique index terms_editions_once on terms_editions (document, comes_on) where withdrawn_at is null;

create table terms_agreements (
  member_id bigint not null references members on delete cascade,
  edition_id bigint not null references terms_editions,
  agreed_at timestamptz not null,
  primary key (member_id, edition_id)
);
create index terms_agreements_edition on terms_agreements (edition_id);
