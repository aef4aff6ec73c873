-- The way out for money: who is paid by the school, what each is owed and for what, and the runs that pay it.

create table payees (
  member_id bigint primary key references members,
  -- Name, account, address and number of the tax office, sealed with the house's secret; null until they were entered.
  account text,
  account_changed_at timestamptz,
  -- A bank knew no such account: it waits for another.
  account_refused_at timestamptz,
  constraint payees_account check ((account is null) = (account_changed_at is null)),
  constraint payees_refused check (account_refused_at is null or account is not null)
);

-- For what somebody is paid; while it is held nothing of it is.
create table payee_kinds (
  member_id bigint not null references payees,
  kind text not null constraint payee_kinds_kind check (kind in ('teaching', 'coaching', 'ambassador')),
  opened_at timestamptz not null,
  held_at timestamptz,
  primary key (member_id, kind)
);

-- One a month: what is owed until its end, paid on one day.
create table payout_runs (
  id bigint generated always as identity primary key,
  month date not null constraint payout_runs_month_once unique
    constraint payout_runs_month check (extract(day from month) = 1),
  pay_on date not null constraint payout_runs_later check (pay_on > month),
  drafted_at timestamptz not null,
  drafted_by bigint not null references members,
  filed_at timestamptz,
  filed_by bigint references members,
  constraint payout_runs_filed check ((filed_at is null) = (filed_by is null))
);

create table payout_transfers (
  id bigint generated always as identity primary key,
  run_id bigint not null references payout_runs on delete cascade,
  member_id bigint not null references payees,
  gross_yen integer not null constraint payout_transfers_gross check (gross_yen > 0),
  withheld_yen integer not null constraint payout_transfers_withheld check (withheld_yen >= 0 and withheld_yen < gross_yen),
  -- the payee's account as it was, sealed
  account text not null,
  paid_at timestamptz,
  paid_by bigint references members,
  failed_at timestamptz,
  failed_by bigint references members,
  failure text constraint payout_transfers_failure check (failure in ('no_account', 'other_name', 'closed', 'other')),
  failure_note text not null default '',
  constraint payout_transfers_once unique (run_id, member_id),
  constraint payout_transfers_paid check ((paid_at is null) = (paid_by is null)),
  constraint payout_transfers_failed check (num_nulls(failed_at, failed_by, failure) in (0, 3))
);
create index payout_transfers_by_member on payout_transfers (member_id, id desc);

-- A run whose file was made may be with the bank: it is never taken back.
create function payouts_are_kept() returns trigger language plpgsql as $$
begin
  raise exception 'a payout whose file was made is never deleted' using errcode = 'restrict_violation';
end $$;
create trigger payout_runs_stay before delete on payout_runs
  for each row when (old.filed_at is not null) execute function payouts_are_kept();
create trigger payout_transfers_stay before delete on payout_transfers
  for each row when (old.paid_at is not null or old.failed_at is not null) execute function payouts_are_kept();

-- What is owed to whom for what: once for each thing that earns it. Without a transfer it waits to be paid.
create table pay_lines (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  kind text not null,
  source text not null,
  source_key text not null,
  description text not null,
  yen integer not null constraint pay_lines_yen check (yen > 0),
  earned_on date not null,
  written_at timestamptz not null,
  transfer_id bigint references payout_transfers on delete set null,
  cancelled_at timestamptz,
  cancel_reason text,
  constraint pay_lines_once unique (source, source_key),
  constraint pay_lines_payee foreign key (member_id, kind) references payee_kinds (member_id, kind),
  constraint pay_lines_cancelled check ((cancelled_at is null) = (cancel_reason is null)),
  constraint pay_lines_one_end check (transfer_id is null or cancelled_at is null)
);
create index pay_lines_owed on pay_lines (member_id, earned_on) where transfer_id is null and cancelled_at is null;
create index pay_lines_by_transfer on pay_lines (transfer_id);
create index pay_lines_by_member on pay_lines (member_id, earned_on desc, id desc);

create function pay_lines_stay() returns trigger language plpgsql as $$
begin
  raise exception 'what a pay line says is never changed' using errcode = 'restrict_violation';
end $$;
create trigger pay_lines_stay before update of member_id, kind, source, source_key, yen, earned_on or delete on pay_lines
  for each row execute function pay_lines_stay();

-- The book knows what is owed to payees, what was withheld for the tax office, and what it cost.
alter table book_entries drop constraint book_entries_kind, add constraint book_entries_kind check (kind in
  ('invoice', 'payment', 'fee', 'discount', 'refund', 'write_off', 'chargeback', 'correction', 'earning', 'payout',
   'payout_return'));
alter table book_lines drop constraint book_lines_account, add constraint book_lines_account check (account in
  ('receivable', 'provider', 'bank', 'sales', 'tax', 'fees', 'discounts', 'refunds', 'bad_debts', 'suspense', 'payables',
   'withheld', 'rewards'));
