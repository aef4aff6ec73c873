-- What a plan is, what it costs whom, and how a member stands with it.
-- Money is whole yen with tax; days are days of Tokyo; an end day is the last day that counts.

create table plan_prices (
  term_months smallint not null constraint plan_prices_term check (term_months in (1, 6, 12)),
  valid_from timestamptz not null,
  monthly_yen integer not null constraint plan_prices_positive check (monthly_yen > 0),
  primary key (term_months, valid_from)
);

-- The school's monthly prices as of their revision; a later price is a later row.
insert into plan_prices (term_months, valid_from, monthly_yen) values
  (1, '2025-04-01 00:00+09', 13800),
  (6, '2025-04-01 00:00+09', 11800),
  (12, '2025-04-01 00:00+09', 8900);

create table plan_options (
  id bigint generated always as identity primary key,
  code text not null constraint plan_options_code_once unique,
  name text not null,
  description text not null,
  position smallint not null,
  closed_at timestamptz
);

create table campaigns (
  id bigint generated always as identity primary key,
  kind text not null constraint campaigns_kind
    check (kind in ('first_month', 'extend_trial', 'discount', 'initial', 'lottery', 'url')),
  name text not null,
  annotation text not null default '',
  image_key text,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  apply_until timestamptz not null,
  excludes_students boolean not null,
  trial_days smallint constraint campaigns_trial_days check (trial_days between 1 and 90),
  first_month_yen integer constraint campaigns_first_month check (first_month_yen >= 0),
  -- the monthly fee of each term while it is discounted, and for how many first months (0: the whole term)
  discount_yen_1 integer,
  discount_yen_6 integer,
  discount_yen_12 integer,
  discount_months smallint,
  url_kind text constraint campaigns_url_kind_once unique,
  show_banner boolean not null default false,
  pc_banner_key text,
  sp_banner_key text,
  gift_yen integer,
  constraint campaigns_dates check (opens_at < closes_at and apply_until <= closes_at)
);
create index campaigns_open on campaigns (closes_at, opens_at);

-- What one person may have once, whichever account they use: a claim by each hashed key of the person.
create table person_keys (
  member_id bigint not null,
  kind text not null constraint person_keys_kind
    check (kind in ('email', 'oauth', 'amazon_buyer', 'phone', 'card')),
  key_hash bytea not null,
  known_at timestamptz not null,
  primary key (member_id, kind, key_hash)
);
create index person_keys_by_key on person_keys (kind, key_hash);

create table person_claims (
  claim text not null,
  kind text not null,
  key_hash bytea not null,
  member_id bigint not null,
  claimed_at timestamptz not null,
  primary key (claim, kind, key_hash)
);

-- A key that becomes known takes over what its owner has had: found by the member, not by reading all claims.
create index person_claims_by_member on person_claims (member_id);

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

-- A stretch of a subscription at one price: a trial, or a commitment of some months. Its id is the ticket of the site.
create table terms (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  plan_id smallint not null constraint terms_plan check (plan_id between 1 and 6),
  kind text not null constraint terms_kind check (kind in ('trial', 'trial_month', 'paid')),
  -- months are counted from the anchor, never from the month before, so that a 31st never drifts
  anchor_on date not null,
  anchor_months smallint not null default 0,
  months smallint not null constraint terms_months check (months between 0 and 12),
  starts_on date not null,
  ends_on date not null,
  monthly_yen integer not null constraint terms_monthly check (monthly_yen > 0),
  discount_monthly_yen integer,
  discount_months smallint not null default 0,
  cancel_anytime boolean not null,
  option_id bigint references plan_options,
  order_key uuid,
  begun_at timestamptz not null,
  invoiced_months smallint not null default 0,
  ended_at timestamptz,
  constraint terms_dates check (starts_on <= ends_on),
  -- Who ends and resumes on one day has two terms that begin on it, each from an order of its own.
  constraint terms_once unique nulls not distinct (member_id, starts_on, kind, order_key)
);
create unique index terms_current on terms (member_id) where ended_at is null;

-- Trials whose 72 hours are over, and contracts whose end comes near, are looked for by day.
create index terms_trials_by_start on terms (begun_at, id) where kind <> 'paid';
create index terms_running_by_end on terms (ends_on, id) where ended_at is null;

-- The state a member's plan is in; a member without a row is before_subscribe.
create table subscriptions (
  member_id bigint primary key references members on delete cascade,
  plan_id smallint not null constraint subscriptions_plan check (plan_id between 1 and 6),
  state text not null constraint subscriptions_state
    check (state in ('under_trial', 'will_continue', 'will_cancel', 'after_unsubscribe')),
  started_at timestamptz not null,
  access_ends_at timestamptz,
  term_id bigint references terms,
  payment_kind text constraint subscriptions_payment check (payment_kind in ('card', 'direct_debit', 'amazon_pay')),
  -- when the machine must look again: a trial's end, a month's first day, a term's end, the end of an unpaid month
  next_step_at timestamptz,
  -- from here on subscriber content is closed because of a debt
  closes_at timestamptz,
  reserved_plan_id smallint constraint subscriptions_reserved check (reserved_plan_id between 1 and 3),
  reserved_option_id bigint references plan_options,
  reserved_at timestamptz
);
create index subscriptions_due on subscriptions (next_step_at, member_id) where next_step_at is not null;
create index subscriptions_by_state on subscriptions (state, member_id desc);

-- Every change of a state: from, to, why, by whom (null: the system), when.
create table subscription_changes (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  from_state text not null,
  to_state text not null,
  cause text not null,
  actor_id bigint references members,
  at timestamptz not null,
  term_id bigint references terms,
  plan_id smallint,
  -- What a member on trial was shown and agreed to with another plan: the evidence of the change, as an order keeps its own.
  agreed jsonb,
  -- What was agreed with a plan that is reserved for the next term is kept as it is with one for after a trial.
  constraint subscription_changes_agreed
    check (agreed is null or cause in ('trial-plan-changed', 'plan-reserved'))
);
create index subscription_changes_by_member on subscription_changes (member_id, id desc);

create table gift_cards (
  member_id bigint not null references members,
  campaign_id bigint not null references campaigns,
  yen integer not null,
  earned_at timestamptz not null,
  sent_at timestamptz,
  sent_by bigint references members,
  primary key (member_id, campaign_id)
);
create index gift_cards_to_send on gift_cards (earned_at) where sent_at is null;

create table lottery_entries (
  member_id bigint not null references members,
  campaign_id bigint not null references campaigns,
  entered_at timestamptz not null,
  primary key (member_id, campaign_id)
);

-- The entries of one lottery: counted, drawn among, exported.
create index lottery_entries_by_campaign on lottery_entries (campaign_id, member_id);

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

-- The first trial or purchase of a person, for those who brought them.
create table referral_events (
  member_id bigint primary key references members,
  kind text not null constraint referral_events_kind check (kind in ('trial', 'start', 'course')),
  at timestamptz not null
);
