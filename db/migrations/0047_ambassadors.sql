-- Who tells others of the school (アンバサダー), under which word their link is known, and how often it was opened.
create table ambassadors (
  member_id bigint primary key references members,
  code text not null,
  -- As the registration says it; null for somebody who has left.
  name text,
  age smallint,
  ad_location text,
  registered_at timestamptz not null,
  terms_version text not null,
  agreed_at timestamptz not null,
  suspended_at timestamptz,
  suspend_reason text,
  left_at timestamptz,
  constraint ambassadors_code_once unique (code),
  constraint ambassadors_code check (code ~ '^[a-z2-9]{10}$'),
  constraint ambassadors_name check (char_length(name) between 1 and 50),
  constraint ambassadors_age check (age between 1 and 6),
  constraint ambassadors_ad_location check (char_length(ad_location) between 1 and 255),
  constraint ambassadors_suspended check ((suspended_at is null) = (suspend_reason is null)),
  constraint ambassadors_left check ((left_at is null) = (name is not null and age is not null and ad_location is not null))
);

create table ambassador_visits (
  member_id bigint not null references ambassadors,
  day date not null,
  visits integer not null,
  primary key (member_id, day)
);

-- Whose link brought who ordered: kept with the order, so that money which comes late earns them their reward.
alter table orders add column referrer text;

-- What an ambassador has for a person's first purchase or first trial: once a person, for all times.
create table ambassador_rewards (
  id bigint generated always as identity primary key,
  member_id bigint not null references ambassadors,
  referred_id bigint not null references members,
  order_key uuid not null references orders (key),
  kind text not null,
  yen integer not null,
  state text not null default 'pending',
  entered_at timestamptz not null,
  decided_at timestamptz not null,
  constraint ambassador_rewards_once unique (referred_id),
  constraint ambassador_rewards_kind check (kind in ('purchase', 'trial')),
  constraint ambassador_rewards_yen check (yen > 0),
  constraint ambassador_rewards_state check (state in ('pending', 'confirmed', 'paid', 'cancelled', 'forfeited'))
);
create index ambassador_rewards_of_member on ambassador_rewards (member_id, id desc);
create index ambassador_rewards_open on ambassador_rewards (id) where state in ('pending', 'confirmed');

-- Every step of a reward, with why.
create table ambassador_reward_events (
  id bigint generated always as identity primary key,
  reward_id bigint not null references ambassador_rewards,
  state text not null,
  reason text not null,
  at timestamptz not null,
  by_id bigint references members,
  constraint ambassador_reward_events_state check (state in ('pending', 'confirmed', 'paid', 'cancelled', 'forfeited')),
  constraint ambassador_reward_events_reason check (char_length(reason) between 1 and 200)
);
create index ambassador_reward_events_of_reward on ambassador_reward_events (reward_id, id);
create index ambassador_reward_events_by on ambassador_reward_events (by_id) where by_id is not null;
