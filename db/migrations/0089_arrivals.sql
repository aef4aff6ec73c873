-- Files of members of another system that staff brought in; the same file comes once.
create table arrival_files (
  id bigint generated always as identity primary key,
  sha256 bytea not null,
  people integer not null,
  brought_by bigint references members (id) on delete set null,
  brought_at timestamptz not null,
  constraint arrival_files_once unique (sha256)
);
create index arrival_files_by_bringer on arrival_files (brought_by);

-- Members who came along from another system: when they were written to, and when they set a password and agreed.
create table arrivals (
  member_id bigint primary key references members (id) on delete cascade,
  brought_at timestamptz not null,
  told_at timestamptz,
  came_at timestamptz
);
create index arrivals_untold on arrivals (member_id) where told_at is null;

alter table email_links drop constraint email_links_purpose;
alter table email_links add constraint email_links_purpose
  check (purpose in ('confirm', 'reset', 'change', 'sign-in', 'object', 'arrive'));

-- A plan that was paid for elsewhere: it costs nothing here and ends by itself.
alter table terms drop constraint terms_kind;
alter table terms add constraint terms_kind check (kind in ('trial', 'trial_month', 'paid', 'brought'));
alter table terms drop constraint terms_monthly;
alter table terms add constraint terms_monthly check (monthly_yen > 0 or (kind = 'brought' and monthly_yen = 0));
