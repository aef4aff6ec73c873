-- Works of contests and galleries, and how a member is called and shown, are told of and decided about like reports.
alter table illust_contest_applicants add hidden_at timestamptz, add cleared_at timestamptz;
alter table gallery_illusts add hidden_at timestamptz, add cleared_at timestamptz;
drop index illust_contest_applicants_shown;
create index illust_contest_applicants_shown on illust_contest_applicants (contest_id, approved_at desc, id desc)
  where approved_at is not null and hidden_at is null;

-- What the school itself hangs has no author among the members.
alter table moderation_cases alter member_id drop not null,
  drop constraint moderation_cases_target,
  add constraint moderation_cases_target
    check (target_type in ('report', 'comment', 'contest_work', 'gallery_work', 'profile'));
alter table content_flags
  drop constraint content_flags_target,
  add constraint content_flags_target
    check (target_type in ('report', 'comment', 'contest_work', 'gallery_work', 'profile'));
alter table moderation_decisions alter member_id drop not null,
  drop constraint moderation_decisions_target,
  add constraint moderation_decisions_target
    check (target_type in ('report', 'comment', 'contest_work', 'gallery_work', 'profile')),
  drop constraint moderation_decisions_act,
  add constraint moderation_decisions_act check (act in ('auto-hide', 'hide', 'restore', 'keep', 'approve', 'delete',
    'warn', 'bar', 'reset-name', 'reset-picture'));
