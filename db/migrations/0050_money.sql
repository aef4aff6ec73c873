-- The business: who pays for what, by which means, since when and until when; every yen in a book.
-- Money is whole yen with tax; days are days of Tokyo; an end day is the last day that counts.

-- A means of payment as the provider knows it. Direct debit and wallets are further kinds; no card number is ever here.
create table payment_methods (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  kind text not null constraint payment_methods_kind check (kind in ('card', 'direct_debit', 'amazon_pay')),
  provider_ref text not null,
  mask text,
  expires_on date,
  fingerprint_hash bytea,
  registered_at timestamptz not null,
  replaced_at timestamptz,
  constraint payment_methods_ref_once unique (kind, provider_ref)
);
create unique index payment_methods_current on payment_methods (member_id) where replaced_at is null;
create index payment_methods_expiring on payment_methods (expires_on) where replaced_at is null and kind = 'card';

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

create table plan_options (
  id bigint generated always as identity primary key,
  code text not null constraint plan_options_code_once unique,
  name text not null,
  description text not null,
  position smallint not null,
  closed_at timestamptz
);

-- One confirmation that was shown: its key is used once, its terms are the evidence of what was agreed.
create table orders (
  key uuid primary key default gen_random_uuid(),
  member_id bigint not null references members,
  kind text not null constraint orders_kind check (kind in ('trial', 'start', 'resume', 'course', 'card')),
  plan_id smallint constraint orders_plan check (plan_id between 1 and 6),
  course_id bigint references courses,
  option_id bigint references plan_options,
  payment_kind text not null constraint orders_payment check (payment_kind in ('card', 'direct_debit', 'amazon_pay')),
  terms jsonb not null,
  terms_version text not null,
  shown_at timestamptz not null,
  guardian text constraint orders_guardian check (guardian in ('adult', 'minor_with_consent')),
  guardian_text_version text,
  guardian_at timestamptz,
  state text not null default 'shown' constraint orders_state
    check (state in ('shown', 'authenticating', 'charging', 'done', 'failed')),
  -- one-time tokens of the browser and the provider's authentication, forgotten when the order is decided
  register_token text,
  authentication_id text constraint orders_authentication_once unique,
  mask text,
  expires_on date,
  return_to text,
  decided_at timestamptz,
  failure_code text,
  payment_method_id bigint references payment_methods,
  invoice_id bigint,
  constraint orders_about check ((kind in ('trial', 'start', 'resume')) = (plan_id is not null)),
  constraint orders_course check ((kind = 'course') = (course_id is not null))
);
create index orders_by_member on orders (member_id, shown_at desc);
create index orders_unfinished on orders (shown_at) where state in ('authenticating', 'charging');

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
  order_key uuid references orders,
  begun_at timestamptz not null,
  invoiced_months smallint not null default 0,
  ended_at timestamptz,
  constraint terms_once unique (member_id, starts_on, kind),
  constraint terms_dates check (starts_on <= ends_on)
);
create unique index terms_current on terms (member_id) where ended_at is null;

alter table subscriptions
  add column term_id bigint references terms,
  add column payment_kind text constraint subscriptions_payment check (payment_kind in ('card', 'direct_debit', 'amazon_pay')),
  -- when the machine must look again: a trial's end, a month's first day, a term's end, the end of an unpaid month
  add column next_step_at timestamptz,
  -- from here on subscriber content is closed because of a debt
  add column closes_at timestamptz,
  add column reserved_plan_id smallint constraint subscriptions_reserved check (reserved_plan_id between 1 and 3),
  add column reserved_option_id bigint references plan_options,
  add column reserved_at timestamptz;
create index subscriptions_due on subscriptions (next_step_at, member_id) where next_step_at is not null;

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
  plan_id smallint
);
create index subscription_changes_by_member on subscription_changes (member_id, id desc);

create sequence invoice_numbers;
create table invoices (
  id bigint generated always as identity primary key,
  number text not null default 'E' || lpad(nextval('invoice_numbers')::text, 8, '0')
    constraint invoices_number_once unique,
  member_id bigint not null references members,
  kind text not null constraint invoices_kind check (kind in ('month', 'trial_month', 'course', 'coaching')),
  term_id bigint references terms,
  month smallint,
  course_id bigint references courses,
  order_key uuid references orders,
  period_starts_on date,
  period_ends_on date,
  due_on date not null,
  total_yen integer not null constraint invoices_total check (total_yen >= 0),
  tax_yen integer not null,
  state text not null default 'open' constraint invoices_state check (state in
    ('open', 'processing', 'paid', 'unpaid', 'unknown', 'written_off', 'partly_refunded', 'refunded')),
  payment_kind text not null constraint invoices_payment check (payment_kind in ('card', 'direct_debit', 'amazon_pay')),
  issued_at timestamptz not null,
  paid_at timestamptz,
  paid_method_id bigint references payment_methods,
  refunded_yen integer not null default 0 constraint invoices_refunded check (refunded_yen between 0 and total_yen),
  failures smallint not null default 0,
  failure_kind text constraint invoices_failure check (failure_kind in ('soft', 'hard')),
  next_attempt_at timestamptz,
  constraint invoices_month_once unique (term_id, month)
);
create index invoices_by_member on invoices (member_id, id desc);
create index invoices_unpaid on invoices (member_id) where state in ('unpaid', 'open', 'processing', 'unknown');
create index invoices_retry on invoices (next_attempt_at) where next_attempt_at is not null;
alter table orders add constraint orders_invoice foreign key (invoice_id) references invoices;

create table invoice_lines (
  invoice_id bigint not null references invoices,
  position smallint not null,
  kind text not null constraint invoice_lines_kind check (kind in ('fee', 'discount', 'commission', 'course', 'coaching')),
  label text not null,
  yen integer not null,
  primary key (invoice_id, position)
);

-- One try to take the money. Its id is the key under which the provider does it at most once.
create table charge_attempts (
  id uuid primary key default gen_random_uuid(),
  invoice_id bigint not null references invoices,
  payment_method_id bigint not null references payment_methods,
  yen integer not null,
  state text not null default 'started' constraint charge_attempts_state
    check (state in ('started', 'captured', 'declined', 'unknown', 'dropped')),
  reason text not null constraint charge_attempts_reason check (reason in ('due', 'retry', 'pay_now', 'order', 'new_card')),
  provider_charge_id text,
  failure_code text,
  failure_kind text,
  started_at timestamptz not null,
  -- by the machine's clock: until then whoever began it is taken for alive
  leased_until timestamptz not null default clock_timestamp() + interval '2 minutes',
  finished_at timestamptz
);
create unique index charge_attempts_one_open on charge_attempts (invoice_id) where state in ('started', 'unknown');
create index charge_attempts_by_invoice on charge_attempts (invoice_id, started_at);
create index charge_attempts_open on charge_attempts (leased_until) where state in ('started', 'unknown');

create table refunds (
  id uuid primary key default gen_random_uuid(),
  number text not null default 'R' || lpad(nextval('invoice_numbers')::text, 8, '0') constraint refunds_number_once unique,
  invoice_id bigint not null references invoices,
  attempt_id uuid references charge_attempts,
  yen integer not null constraint refunds_positive check (yen > 0),
  tax_yen integer not null,
  reason text not null,
  state text not null default 'started' constraint refunds_state check (state in ('started', 'done', 'declined')),
  provider_refund_id text,
  asked_by bigint not null references members,
  asked_at timestamptz not null,
  done_at timestamptz
);
create index refunds_by_invoice on refunds (invoice_id);

create table receipt_prints (
  invoice_id bigint primary key references invoices,
  first_printed_at timestamptz not null,
  times integer not null default 1
);

-- The book: entries that balance, written once, never changed.
create table book_entries (
  id bigint generated always as identity primary key,
  key text not null constraint book_entries_key_once unique,
  kind text not null constraint book_entries_kind check (kind in
    ('invoice', 'payment', 'fee', 'discount', 'refund', 'write_off', 'chargeback', 'correction')),
  invoice_id bigint references invoices,
  description text not null,
  booked_on date not null,
  written_at timestamptz not null
);
create index book_entries_by_day on book_entries (booked_on, id);
create index book_entries_by_invoice on book_entries (invoice_id);
create table book_lines (
  entry_id bigint not null references book_entries,
  position smallint not null,
  account text not null constraint book_lines_account check (account in
    ('receivable', 'provider', 'bank', 'sales', 'tax', 'fees', 'discounts', 'refunds', 'bad_debts', 'suspense')),
  -- a debit is positive, a credit negative
  yen integer not null constraint book_lines_not_nothing check (yen <> 0),
  primary key (entry_id, position)
);
create index book_lines_by_account on book_lines (account, entry_id);

create function book_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the book is append-only' using errcode = 'restrict_violation';
end $$;
create trigger book_entries_stay before update or delete on book_entries
  for each statement execute function book_is_append_only();
create trigger book_lines_stay before update or delete on book_lines
  for each statement execute function book_is_append_only();

create function book_entry_balances() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(yen), 1) from book_lines where entry_id = new.id) <> 0 then
    raise exception 'entry % of the book does not balance', new.id using errcode = 'check_violation', constraint = 'book_entry_balances';
  end if;
  return null;
end $$;
create constraint trigger book_entries_balance after insert on book_entries
  deferrable initially deferred for each row execute function book_entry_balances();
create function book_line_balances() returns trigger language plpgsql as $$
begin
  if (select sum(yen) from book_lines where entry_id = new.entry_id) <> 0 then
    raise exception 'entry % of the book does not balance', new.entry_id using errcode = 'check_violation', constraint = 'book_entry_balances';
  end if;
  return null;
end $$;
create constraint trigger book_lines_balance after insert on book_lines
  deferrable initially deferred for each row execute function book_line_balances();

-- What the provider's daily list and ours say differently.
create table provider_mismatches (
  id bigint generated always as identity primary key,
  day date not null,
  kind text not null constraint provider_mismatches_kind
    check (kind in ('unknown_charge', 'missing_charge', 'amount', 'double', 'refund', 'chargeback')),
  provider_charge_id text not null,
  attempt_id uuid,
  our_yen integer,
  provider_yen integer,
  found_at timestamptz not null,
  settled_at timestamptz,
  settled_by bigint references members,
  note text not null default '',
  constraint provider_mismatches_once unique (kind, provider_charge_id)
);
create table provider_reconciliations (
  day date primary key,
  checked_at timestamptz not null,
  charges integer not null,
  provider_yen bigint not null,
  our_yen bigint not null
);

create table quit_reasons (
  id bigint generated always as identity primary key,
  content text not null,
  position smallint not null,
  -- what is asked with it: the text of 「その他」 must be there, a reported issue may be
  asks text constraint quit_reasons_asks check (asks in ('free_text', 'reported_issue')),
  closed_at timestamptz
);
create table quit_sub_reasons (
  id bigint generated always as identity primary key,
  reason_id bigint not null references quit_reasons,
  content text not null,
  position smallint not null
);
create table quits (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  term_id bigint references terms,
  plan_id smallint not null,
  state text not null,
  at timestamptz not null,
  free_text text,
  reported_issue text
);
create index quits_by_time on quits (at desc, id desc);
create table quit_answers (
  quit_id bigint not null references quits,
  reason_id bigint not null references quit_reasons,
  sub_reason_id bigint references quit_sub_reasons,
  constraint quit_answers_once unique nulls not distinct (quit_id, reason_id, sub_reason_id)
);

create table gift_cards (
  member_id bigint not null references members,
  campaign_id bigint not null references campaigns,
  yen integer not null,
  earned_at timestamptz not null,
  sent_at timestamptz,
  sent_by bigint references members,
  primary key (member_id, campaign_id)
);
create table lottery_entries (
  member_id bigint not null references members,
  campaign_id bigint not null references campaigns,
  entered_at timestamptz not null,
  primary key (member_id, campaign_id)
);
-- The first trial or purchase of a person, for those who brought them.
create table referral_events (
  member_id bigint primary key references members,
  kind text not null constraint referral_events_kind check (kind in ('trial', 'start', 'course')),
  at timestamptz not null
);

alter table course_purchases
  add column invoice_id bigint references invoices,
  add column order_key uuid references orders;

-- Staff: what each may do, and the second factor they carry.
alter table staff_members
  add column role text not null default 'admin' constraint staff_members_role check (role in ('support', 'accounting', 'admin')),
  add column totp_secret text,
  add column totp_confirmed_at timestamptz,
  add column totp_last_step bigint;
alter table sessions
  add column second_factor_at timestamptz,
  -- a member of staff looks at the site as this member does, and can change nothing
  add column views_as bigint references members on delete set null;
