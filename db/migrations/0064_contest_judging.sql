-- Who judges a contest. What one of them says of a work is seen by themselves and by who runs the contest.
create table contest_judges (
  contest_id bigint not null references illust_contests on delete cascade,
  member_id bigint not null references members on delete cascade,
  named_at timestamptz not null,
  constraint contest_judges_once primary key (contest_id, member_id)
);
create index contest_judges_of_member on contest_judges (member_id);

-- Points for a work, or that the judge is too close to who may have drawn it and gives none.
create table contest_marks (
  work_id bigint not null references illust_contest_applicants on delete cascade,
  judge_id bigint not null references members on delete cascade,
  contest_id bigint not null,
  points smallint constraint contest_marks_points check (points between 1 and 10),
  note text not null default '' constraint contest_marks_note check (char_length(note) <= 500),
  is_close boolean not null default false,
  marked_at timestamptz not null,
  constraint contest_marks_once primary key (work_id, judge_id),
  constraint contest_marks_by_judge foreign key (contest_id, judge_id) references contest_judges on delete cascade,
  constraint contest_marks_points_or_close check (is_close = (points is null))
);
create index contest_marks_of_judge on contest_marks (contest_id, judge_id);
create index contest_marks_judge on contest_marks (judge_id);

-- Who won and has left the school: the line of the result stays without a name and without the work.
create table contest_left_awards (
  id bigint generated always as identity primary key,
  contest_id bigint not null references illust_contests on delete cascade,
  award text not null
);
create index contest_left_awards_of_contest on contest_left_awards (contest_id);
create trigger contest_left_awards_purge after insert or delete or update on contest_left_awards
  for each statement execute function purge_contest();

alter table illust_contest_applicants add column shows_name boolean not null default false, add column awarded_at timestamptz;
alter table illust_contests add column results_told_at timestamptz;
-- Nobody hears now of what was announced before.
update illust_contests set results_told_at = results_at where results_at <= now();
create index illust_contests_to_tell on illust_contests (results_at) where results_told_at is null;

-- A name also stands beside what was entered, where its author wishes it.
create or replace function purge_illust_people() returns trigger language plpgsql as $$
begin
  if exists (select from illust_reports where member_id = new.id)
    or exists (select from illust_report_comments where member_id = new.id)
    or exists (select from illust_contest_applicants where member_id = new.id and shows_name) then
    insert into page_purges (tag) values ('illust_people');
    perform pg_notify('page_purges', '');
  end if;
  return null;
end $$;
