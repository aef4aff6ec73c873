-- The pose library: what it holds, by five categories, and which poses a learner likes.

create table poses (
  id bigint generated always as identity primary key,
  gender text not null constraint poses_gender check (gender in ('woman', 'man', 'neutral', 'mixed')),
  pose text not null constraint poses_pose check (pose in
    ('standing', 'gesture', 'moving', 'sitting', 'crouching', 'lying', 'jumping', 'action', 'hands')),
  layout text not null constraint poses_layout check (layout in ('front', 'diagonal', 'side', 'back', 'above', 'below')),
  cloth text not null constraint poses_cloth check (cloth in
    ('base', 'casual', 'uniform', 'suit', 'sports', 'dress', 'kimono', 'outer')),
  number text not null constraint poses_number check (number in ('one', 'two', 'more')),
  picture_key text not null,
  -- The picture small; null where the picture itself is a drawing that can be shown at any size.
  small_key text,
  -- Whose it is, and by what it may be shown here.
  origin text not null constraint poses_origin check (origin in ('own', 'commissioned', 'licensed', 'released')),
  licence text not null constraint poses_licence check (char_length(licence) between 1 and 200),
  added_at timestamptz not null,
  added_by bigint references members on delete set null,
  published_at timestamptz,
  withdrawn_at timestamptz,
  -- Its place among those that anybody may look at.
  sample integer constraint poses_sample_once unique constraint poses_sample check (sample between 1 and 12),
  constraint poses_withdrawn check (withdrawn_at is null or published_at is not null),
  constraint poses_sample_published check (sample is null or (published_at is not null and withdrawn_at is null))
);
create index poses_newest on poses (published_at desc, id desc) where published_at is not null and withdrawn_at is null;
create index poses_added on poses (id desc) where published_at is null or withdrawn_at is not null;
create index poses_added_by on poses (added_by);

create table pose_likes (
  member_id bigint not null references members on delete cascade,
  pose_id bigint not null references poses,
  liked_at timestamptz not null,
  primary key (member_id, pose_id)
);
create index pose_likes_pose on pose_likes (pose_id);

-- The library is kept by each process until it changes, whoever changes it; once for each transaction.
create function purge_poses() returns trigger language plpgsql as $$
begin
  if current_setting('egaku.purged_poses', true) is distinct from 'all' then
    perform set_config('egaku.purged_poses', 'all', true);
    insert into page_purges (tag) values ('poses');
    perform pg_notify('page_purges', '');
  end if;
  return null;
end $$;
create trigger poses_purge after insert or update or delete on poses for each statement execute function purge_poses();
