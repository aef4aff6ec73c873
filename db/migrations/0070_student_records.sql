-- What a student registered to pay half. One record of a member is open at a time; it holds until the end of its last
-- day, or until staff revoke it. The pictures of the student card go 90 days after staff have decided.
create table student_records (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  name text not null,
  classification text not null constraint student_records_classification check (classification in (
    'elementary_school', 'junior_high_school', 'high_school', 'higher_professional_school', 'cramming_school',
    'technical_college', 'junior_college', 'university', 'graduate_school', 'japanese_language_school',
    'international_school', 'other')),
  school_name text not null,
  department text not null,
  -- the number on the card, or an address that the school gave
  school_identity text not null,
  graduation_year smallint not null,
  graduation_month smallint not null constraint student_records_month check (graduation_month between 1 and 12),
  born_on date not null,
  front_key text,
  second_key text,
  registered_at timestamptz not null,
  expires_on date not null,
  decision text constraint student_records_decision check (decision in ('approved', 'revoked')),
  decided_at timestamptz,
  decided_by bigint references members,
  reason text not null default '',
  -- revoked, or another record took its place
  closed_at timestamptz,
  constraint student_records_decided check ((decision is null) = (decided_at is null)),
  constraint student_records_revoked check (decision is distinct from 'revoked' or closed_at is not null)
);
create unique index student_records_one_open on student_records (member_id) where closed_at is null;
create index student_records_by_member on student_records (member_id, id desc);
create index student_records_waiting on student_records (registered_at) where decided_at is null;
create index student_records_ending on student_records (expires_on) where closed_at is null;
create index student_records_with_images on student_records (decided_at) where front_key is not null;
