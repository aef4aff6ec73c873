-- News letters go only to who said so; when, where and to which words is kept.
create table news_consents (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  given_at timestamptz not null,
  page text not null,
  wording text not null,
  ended_at timestamptz,
  ended_by text constraint news_consents_ended check (ended_by in ('settings', 'letter')),
  constraint news_consents_end check ((ended_at is null) = (ended_by is null))
);
create unique index news_consents_once on news_consents (member_id) where ended_at is null;
create index news_consents_of on news_consents (member_id, id);

create table news_letters (
  id bigint generated always as identity primary key,
  subject text not null,
  body text not null,
  written_by bigint not null references members,
  sent_at timestamptz not null,
  -- up to which consent it has been written, and how many it went to
  up_to bigint not null default 0,
  readers integer not null default 0,
  done_at timestamptz
);
create index news_letters_newest on news_letters (sent_at desc, id desc);

-- The words that were agreed to at the sign-up, where the box was ticked.
alter table registrations add column news_wording text;
-- Where one click stops letters of this kind; null in those that the service itself needs.
alter table letters add column stop_url text;
