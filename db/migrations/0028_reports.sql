-- What a member or a teacher tells the school about a work, until staff have decided.
create table critique_reports (
  id bigint generated always as identity primary key,
  work_id bigint not null references corrected_works on delete cascade,
  kind text not null constraint critique_reports_kind check (kind in ('cancel', 'offence', 'r18', 'stolen', 'ai')),
  by_role text not null constraint critique_reports_by_role check (by_role in ('member', 'teacher')),
  words text not null constraint critique_reports_words check (char_length(words) between 1 and 400),
  reported_at timestamptz not null,
  decided_at timestamptz,
  decided_as text constraint critique_reports_decided_as check (decided_as in ('accepted', 'dismissed')),
  constraint critique_reports_decided check ((decided_at is null) = (decided_as is null)),
  constraint critique_reports_whose check (case kind when 'cancel' then true when 'offence' then by_role = 'member' else by_role = 'teacher' end)
);
create unique index critique_reports_open on critique_reports (work_id, by_role, kind) where decided_at is null;
create index critique_reports_of on critique_reports (work_id);

-- A breach of the rules that staff have confirmed: the work was cancelled for it.
create table critique_breaches (
  work_id bigint primary key references corrected_works on delete cascade,
  member_id bigint not null references members on delete cascade,
  kind text not null constraint critique_breaches_kind check (kind in ('r18', 'stolen', 'ai', 'other')),
  confirmed_at timestamptz not null
);
create index critique_breaches_of on critique_breaches (member_id, confirmed_at);

-- Who broke the rules repeatedly asks for nothing for a time, unless staff lift it.
create table critique_exclusions (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  from_at timestamptz not null,
  until_at timestamptz not null,
  lifted_at timestamptz,
  lifted_for text,
  constraint critique_exclusions_period check (from_at < until_at),
  constraint critique_exclusions_lifted check ((lifted_at is null) = (lifted_for is null))
);
create index critique_exclusions_of on critique_exclusions (member_id, until_at);

-- A cancelled work whose right is not given back counts as asked for.
alter table corrected_works add right_lost boolean not null default false,
  add constraint corrected_works_right_lost check (not right_lost or cancelled_by = 'staff');

-- What staff took out of sight, and why.
alter table corrections add hidden_at timestamptz, add hidden_for text,
  add constraint corrections_hidden check ((hidden_at is null) = (hidden_for is null));
