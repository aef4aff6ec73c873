-- A lottery is drawn once: by whom, when, among how many, and from which seed, so that the draw can be made again.
create table lottery_draws (
  campaign_id bigint not null,
  drawn_at timestamptz not null,
  drawn_by bigint not null,
  entries integer not null,
  winners integer not null,
  -- 32 random bytes; who wins follows from them and from the entries alone
  seed bytea not null,
  constraint lottery_draws_pkey primary key (campaign_id),
  constraint lottery_draws_campaign_id_fkey foreign key (campaign_id) references campaigns (id),
  constraint lottery_draws_drawn_by_fkey foreign key (drawn_by) references members (id),
  constraint lottery_draws_winners check (winners between 1 and entries),
  constraint lottery_draws_seed check (octet_length(seed) = 32)
);

create table lottery_winners (
  campaign_id bigint not null,
  place integer not null,
  member_id bigint not null,
  constraint lottery_winners_pkey primary key (campaign_id, place),
  constraint lottery_winners_once unique (campaign_id, member_id),
  constraint lottery_winners_place check (place >= 1),
  constraint lottery_winners_draw foreign key (campaign_id) references lottery_draws (campaign_id),
  constraint lottery_winners_entry foreign key (member_id, campaign_id) references lottery_entries (member_id, campaign_id)
);

-- The entries of one lottery: counted, drawn among, exported.
create index lottery_entries_by_campaign on lottery_entries (campaign_id, member_id);
