-- What learners show each other is kept safe: what waits for a look, what is hidden, who told of it, what was decided.
alter table illust_reports
  add waits_since timestamptz,
  add hidden_at timestamptz,
  -- Staff looked at it and let it stand: members who tell of it hide it no more.
  add cleared_at timestamptz,
  -- What is seen in its picture: the same pixels, and what looks much like it.
  add fingerprint text,
  add likeness bit(64);
alter table illust_report_comments
  add waits_since timestamptz,
  add hidden_at timestamptz,
  add cleared_at timestamptz,
  add fingerprint text,
  add likeness bit(64);

drop index illust_reports_newest;
create index illust_reports_newest on illust_reports (posted_at desc, id desc)
  where status = 'opened' and waits_since is null and hidden_at is null;
drop index illust_reports_of_theme;
create index illust_reports_of_theme on illust_reports (theme, posted_at desc, id desc)
  where status = 'opened' and waits_since is null and hidden_at is null;
create index illust_report_comments_of_member on illust_report_comments (member_id);

create table hidden_pictures (
  fingerprint text primary key,
  likeness bit(64) not null,
  hidden_at timestamptz not null
);

-- What staff watch for in texts: a word, or the host of a link.
create table watched_words (
  id bigint generated always as identity primary key,
  kind text not null,
  text text not null,
  effect text not null,
  added_at timestamptz not null,
  added_by bigint references members on delete set null,
  constraint watched_words_kind check (kind in ('word', 'host')),
  constraint watched_words_effect check (effect in ('wait', 'refuse')),
  constraint watched_words_text check (char_length(text) between 1 and 100),
  constraint watched_words_once unique (kind, text)
);
create index watched_words_added_by on watched_words (added_by);

-- Neither sees what the other shows and says.
create table member_blocks (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  blocked_id bigint not null references members on delete cascade,
  blocked_at timestamptz not null,
  constraint member_blocks_once unique (member_id, blocked_id),
  constraint member_blocks_other check (member_id <> blocked_id)
);
create index member_blocks_blocked on member_blocks (blocked_id, member_id);

create table posting_bars (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  reason text not null,
  begins_at timestamptz not null,
  -- Null is for good.
  ends_at timestamptz,
  lifted_at timestamptz,
  constraint posting_bars_reason check (char_length(reason) between 1 and 500)
);
create index posting_bars_of_member on posting_bars (member_id, begins_at desc);

-- Something waits for the decision of staff; one matter for each thing at a time.
create table moderation_cases (
  id bigint generated always as identity primary key,
  target_type text not null,
  target_id bigint not null,
  member_id bigint not null references members on delete cascade,
  why text not null,
  opened_at timestamptz not null,
  settled_at timestamptz,
  constraint moderation_cases_target check (target_type in ('report', 'comment', 'contest_work')),
  constraint moderation_cases_why check (why in ('reported', 'first', 'words', 'similar', 'objection'))
);
create unique index moderation_cases_open on moderation_cases (target_type, target_id) where settled_at is null;
create index moderation_cases_queue on moderation_cases (opened_at) where settled_at is null;
create index moderation_cases_of_member on moderation_cases (member_id);

-- A member tells of what breaks the rules (通報), once for each thing.
create table content_flags (
  id bigint generated always as identity primary key,
  target_type text not null,
  target_id bigint not null,
  member_id bigint not null references members on delete cascade,
  reason text not null,
  detail text not null,
  -- Who has just come hides nothing.
  counts boolean not null,
  flagged_at timestamptz not null,
  settled_at timestamptz,
  constraint content_flags_target check (target_type in ('report', 'comment', 'contest_work')),
  constraint content_flags_reason
    check (reason in ('r18', 'spam', 'copyright', 'harassment', 'ai_generated', 'other')),
  constraint content_flags_detail check (char_length(detail) <= 500),
  constraint content_flags_once unique (target_type, target_id, member_id)
);
create index content_flags_of_member on content_flags (member_id);

-- What was decided about something that a member showed, why, and what they say to that.
create table moderation_decisions (
  id bigint generated always as identity primary key,
  target_type text not null,
  target_id bigint not null,
  member_id bigint not null references members on delete cascade,
  act text not null,
  reason text not null,
  decided_by bigint references members on delete set null,
  decided_at timestamptz not null,
  objection text,
  objected_at timestamptz,
  constraint moderation_decisions_target check (target_type in ('report', 'comment', 'contest_work')),
  constraint moderation_decisions_act
    check (act in ('auto-hide', 'hide', 'restore', 'keep', 'approve', 'delete', 'warn', 'bar')),
  constraint moderation_decisions_reason check (char_length(reason) between 1 and 500),
  constraint moderation_decisions_objection check (char_length(objection) between 1 and 500)
);
create index moderation_decisions_of_target on moderation_decisions (target_type, target_id, decided_at desc);
create index moderation_decisions_of_member on moderation_decisions (member_id, decided_at desc);
create index moderation_decisions_by on moderation_decisions (decided_by);
