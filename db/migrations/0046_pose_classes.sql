-- Classes of gesture drawing that learners put together, and who was told of the pose library.

create table pose_classes (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  -- In which place it stands among a learner's own; there are no more than twenty.
  position integer not null constraint pose_classes_position check (position between 1 and 20),
  name text not null constraint pose_classes_name check (char_length(name) between 1 and 40),
  blocks jsonb not null constraint pose_classes_blocks check (jsonb_array_length(blocks) between 1 and 20),
  changed_at timestamptz not null,
  constraint pose_classes_place unique (member_id, position)
);

-- One row for each learner: when they first opened the library, and when they were told of it, once at each place.
create table pose_invitations (
  member_id bigint primary key references members on delete cascade,
  opened_at timestamptz,
  promo_at timestamptz,
  gesture_at timestamptz
);
