-- Who waits for a place with a teacher who has none left, in the order in which they came. An offer is a place that is
-- kept for who is told of it; it stands with the wait, never among the holds.
create table correction_waits (
  id bigint generated always as identity primary key,
  campaign_id bigint not null,
  teacher_id bigint not null,
  member_id bigint not null references members on delete cascade,
  joined_at timestamptz not null,
  offered_at timestamptz,
  offer_until timestamptz,
  ended_at timestamptz,
  ended_as text constraint correction_waits_ended_as check (ended_as in ('taken', 'left', 'lapsed', 'no-right', 'closed')),
  foreign key (campaign_id, teacher_id) references correction_slots on delete cascade,
  constraint correction_waits_offer check ((offered_at is null) = (offer_until is null)),
  constraint correction_waits_end check ((ended_at is null) = (ended_as is null))
);
create unique index correction_waits_once on correction_waits (campaign_id, teacher_id, member_id) where ended_at is null;
create unique index correction_waits_one_offer on correction_waits (campaign_id, member_id)
  where ended_at is null and offered_at is not null;
create index correction_waits_in_line on correction_waits (campaign_id, teacher_id, id) where ended_at is null;
create index correction_waits_of on correction_waits (member_id);
