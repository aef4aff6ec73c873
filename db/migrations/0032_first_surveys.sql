-- What a new member is asked (最初のアンケート), what they answered, and the level that they chose for themselves.
create table first_surveys (
  id bigint generated always as identity primary key,
  kind text not null,
  title text not null,
  position integer not null,
  published_at timestamptz,
  archived_at timestamptz,
  constraint first_surveys_kind check (kind in ('checkbox', 'radio')),
  constraint first_surveys_title check (char_length(title) between 1 and 60)
);

create table first_survey_options (
  id bigint generated always as identity primary key,
  survey_id bigint not null references first_surveys on delete cascade,
  title text not null,
  position integer not null,
  archived_at timestamptz,
  constraint first_survey_options_title check (char_length(title) between 1 and 40)
);
create index first_survey_options_of_survey on first_survey_options (survey_id);

-- A survey with one answer has one slot, which the next answer takes; in the others each option has its own.
create table first_survey_answers (
  member_id bigint not null references members on delete cascade,
  survey_id bigint not null references first_surveys,
  slot bigint not null,
  option_id bigint not null references first_survey_options,
  answered_at timestamptz not null,
  primary key (member_id, survey_id, slot),
  constraint first_survey_answers_slot check (slot in (0, option_id))
);
create index first_survey_answers_of_option on first_survey_answers (option_id);

create table member_levels (
  member_id bigint primary key references members on delete cascade,
  level text,
  put_off_at timestamptz,
  constraint member_levels_level check (level in ('entry', 'beginner', 'intermediate', 'advanced'))
);
create trigger member_levels_ask_anew after insert or update or delete on member_levels
  for each row execute function ask_anew();

-- What staff recommend to a level; where nothing stands the newest is recommended.
create table level_picks (
  id bigint generated always as identity primary key,
  level text not null,
  course_id bigint references courses on delete cascade,
  curriculum_id bigint references curriculums on delete cascade,
  position integer not null,
  constraint level_picks_level check (level in ('entry', 'beginner', 'intermediate', 'advanced')),
  constraint level_picks_one check (num_nonnulls(course_id, curriculum_id) = 1),
  constraint level_picks_course unique (level, course_id),
  constraint level_picks_curriculum unique (level, curriculum_id)
);
create index level_picks_of_course on level_picks (course_id);
create index level_picks_of_curriculum on level_picks (curriculum_id);
create trigger level_picks_purge after insert or update or delete on level_picks
  for each statement execute function purge_shelves();

create or replace view standings as
  select m.id, m.name, m.email, m.avatar_key, m.joined_at, m.single_keys_off, m.withdrawn_at,
    p.state, p.plan_id, p.access_ends_at, p.closes_at, p.payment_kind,
    exists (select from invoices i where i.member_id = m.id and i.state = 'unpaid') as owes,
    f.granted_at, f.role,
    array(select c.notification_id::integer from closed_notifications c
      where c.member_id = m.id order by c.notification_id desc limit 200) as closed_notifications,
    t.id as teacher_id, coalesce(t.sees_lessons, false) as sees_lessons,
    exists (select from payees y where y.member_id = m.id) as is_payee,
    l.level, l.put_off_at
  from members m
  left join subscriptions p on p.member_id = m.id
  left join staff_members f on f.member_id = m.id
  left join correctional_teachers t on t.member_id = m.id and t.activated_at is not null and t.ended_at is null
  left join member_levels l on l.member_id = m.id;
create or replace view askers as
  select s.token_hash, s.created_at, s.last_used_at, s.second_factor_at, s.views_as, t.*
  from sessions s join standings t on t.id = s.member_id;
