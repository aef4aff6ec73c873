-- What those are asked who leave, and what they answered.

create table quit_reasons (
  id bigint generated always as identity primary key,
  content text not null,
  position smallint not null,
  -- what is asked with it: the text of 「その他」 must be there, a reported issue may be
  asks text constraint quit_reasons_asks check (asks in ('free_text', 'reported_issue')),
  closed_at timestamptz,
  -- Nobody is locked in: one reason says nothing, and is asked for good.
  always_open boolean not null default false,
  constraint quit_reasons_always_open check (not always_open or (closed_at is null and asks is null))
);

-- What the school asks those who leave. Staff may close a reason and add others; who says nothing is asked nothing more.
insert into quit_reasons (content, position, asks, always_open) values
  ('忙しくて、学ぶ時間がとれない', 1, null, false),
  ('料金が合わない', 2, null, false),
  ('学びたい内容と合わなかった', 3, null, false),
  ('目標を達成した', 4, null, false),
  ('ほかの方法で学ぶことにした', 5, null, false),
  ('不具合があった', 6, 'reported_issue', false),
  ('その他', 7, 'free_text', false),
  ('回答を控える', 8, null, true);
create unique index quit_reasons_one_asks on quit_reasons (asks) where closed_at is null;

create table quit_sub_reasons (
  id bigint generated always as identity primary key,
  reason_id bigint not null references quit_reasons,
  content text not null,
  position smallint not null
);

insert into quit_sub_reasons (reason_id, content, position)
select r.id, s.content, s.position
from quit_reasons r
join (values
  (2, '毎月の料金が高い', 1),
  (2, '契約期間が長い', 2),
  (2, '使いたい支払い方法がない', 3),
  (3, '描きたいものの講座がない', 1),
  (3, '内容が難しい', 2),
  (3, '内容がやさしすぎる', 3),
  (3, '講座の進め方が合わない', 4)
) as s (reason, content, position) on s.reason = r.position;

create table quits (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  term_id bigint references terms,
  plan_id smallint not null,
  state text not null,
  at timestamptz not null,
  free_text text,
  reported_issue text
);
create index quits_by_time on quits (at desc, id desc);

create table quit_answers (
  quit_id bigint not null references quits,
  reason_id bigint not null references quit_reasons,
  sub_reason_id bigint references quit_sub_reasons,
  constraint quit_answers_once unique nulls not distinct (quit_id, reason_id, sub_reason_id)
);
