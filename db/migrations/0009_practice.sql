-- What a learner drew and showed.

create table final_works (
  member_id bigint not null references members on delete cascade,
  curriculum_id bigint not null references curriculums on delete cascade,
  image_key text not null,
  first_posted_at timestamptz not null,
  replaced_at timestamptz,
  primary key (member_id, curriculum_id)
);
