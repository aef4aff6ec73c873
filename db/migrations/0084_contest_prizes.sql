-- Who may enter a contest, which edition of its rules they entered by, and where prizes go.
alter table illust_contests
  add entrants text not null default 'members',
  add rules_edition integer not null default 1,
  -- Prizes are sent by post: who won is asked where to.
  add asks_address boolean not null default false,
  add constraint illust_contests_entrants check (entrants in ('members', 'subscribers'));
alter table illust_contest_applicants add rules_edition integer not null default 1;

create table contest_prize_addresses (
  work_id bigint primary key references illust_contest_applicants on delete cascade,
  member_id bigint not null references members on delete cascade,
  -- Sealed with the house's secret; goes by itself some time after the prize was sent.
  sealed text,
  given_at timestamptz not null,
  sent_at timestamptz,
  sent_by bigint references members on delete set null
);
create index contest_prize_addresses_of_member on contest_prize_addresses (member_id);
create index contest_prize_addresses_sent_by on contest_prize_addresses (sent_by);
create index contest_prize_addresses_kept on contest_prize_addresses (sent_at) where sealed is not null;
