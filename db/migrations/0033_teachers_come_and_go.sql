-- Staff invite teachers, and see what they change of their profiles.

-- One way in for one teacher: who opens the letter's link ties the profile to an account, once.
create table correctional_teacher_invitations (
  token_hash bytea primary key,
  teacher_id bigint not null references correctional_teachers on delete cascade,
  email text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- used, or another was sent in its place
  over_at timestamptz,
  constraint correctional_teacher_invitations_life check (sent_at < expires_at)
);
create unique index correctional_teacher_invitations_open on correctional_teacher_invitations (teacher_id) where over_at is null;

-- What a teacher changed of the own profile is public at once; staff read it each day.
create table correctional_teacher_changes (
  id bigint generated always as identity primary key,
  teacher_id bigint not null references correctional_teachers on delete cascade,
  changed_at timestamptz not null,
  parts text[] not null constraint correctional_teacher_changes_parts check (
    cardinality(parts) > 0
    and parts <@ array['name', 'introduction', 'question', 'genres', 'links', 'icon', 'images'])
);
create index correctional_teacher_changes_by_day on correctional_teacher_changes (changed_at desc, id desc);

-- What staff took out of public sight: exactly this text, link or picture of that teacher. Another in its place is shown.
create table correctional_teacher_hidings (
  id bigint generated always as identity primary key,
  teacher_id bigint not null references correctional_teachers on delete cascade,
  part text not null constraint correctional_teacher_hidings_part
    check (part in ('introduction', 'question', 'link', 'icon', 'image')),
  content text not null,
  reason text not null constraint correctional_teacher_hidings_reason check (char_length(reason) between 1 and 200),
  hidden_at timestamptz not null,
  hidden_by bigint references members
);
create unique index correctional_teacher_hidings_once on correctional_teacher_hidings (teacher_id, part, md5(content));
create index correctional_teachers_by_name on correctional_teachers (name, id);
