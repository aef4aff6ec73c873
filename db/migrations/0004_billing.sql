-- What is owed, how it is taken, and the book that says so: every yen in an entry that balances.

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

create sequence invoice_numbers;
create table invoices (
  id bigint generated always as identity primary key,
  number text not null default 'E' || lpad(nextval('invoice_numbers')::text, 8, '0')
    constraint invoices_number_once unique,
  member_id bigint not null references members,
  kind text not null constraint invoices_kind check (kind in ('month', 'trial_month', 'course', 'coaching')),
  term_id bigint references terms,
  month smallint,
  course_id bigint,
  order_key uuid,
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

-- What waits for its bank is found by its day.
create index invoices_for_debit on invoices (due_on) where payment_kind = 'direct_debit' and state in ('open', 'unpaid');

-- An invoice is kept as the book is, so its entries too are looked at once for each statement.
create function invoices_are_kept() returns trigger language plpgsql as $$
begin
  raise exception 'an invoice is never deleted' using errcode = 'restrict_violation';
end $$;
create trigger invoices_stay before delete on invoices for each statement execute function invoices_are_kept();
create trigger invoices_are_kept before truncate on invoices for each statement execute function invoices_are_kept();

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
  -- Ids in the order of time: a new attempt, and its payment in the book, stand at the end of their indexes.
  id uuid primary key default uuidv7(),
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
create index charge_attempts_by_finish on charge_attempts (finished_at);

-- A charge that the bank took back is not paid any more, whatever its attempt says.
create table chargebacks (
  provider_id text primary key,
  attempt_id uuid not null references charge_attempts,
  invoice_id bigint not null references invoices,
  yen integer not null,
  at timestamptz not null
);
create index chargebacks_by_invoice on chargebacks (invoice_id);

-- The book: entries that balance, written once, never changed.
create table book_entries (
  id bigint generated always as identity primary key,
  key text not null constraint book_entries_key_once unique,
  kind text not null constraint book_entries_kind check (kind in
    ('invoice', 'payment', 'fee', 'discount', 'refund', 'write_off', 'chargeback', 'correction')),
  invoice_id bigint,
  description text not null,
  booked_on date not null,
  written_at timestamptz not null
);
create index book_entries_by_day on book_entries (booked_on, id);
create index book_entries_by_invoice on book_entries (invoice_id);

create function book_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the book is append-only' using errcode = 'restrict_violation';
end $$;
create trigger book_entries_stay before update or delete on book_entries
  for each statement execute function book_is_append_only();
create trigger book_entries_are_kept before truncate on book_entries
  for each statement execute function book_is_append_only();

-- That its lines balance is seen as they are written; an entry must only have some.
create function book_entries_balance() returns trigger language plpgsql as $$
declare
  wrong bigint := (
    select min(e.id) from written e
    where (select min(entry_id) from book_lines where entry_id = e.id) is null
      or (e.invoice_id is not null and (select id from invoices where id = e.invoice_id) is null));
begin
  if wrong is not null then
    raise exception 'entry % of the book has no invoice, or no lines and does not balance', wrong
      using errcode = 'check_violation', constraint = 'book_entry_balances';
  end if;
  return null;
end $$;
create trigger book_entries_balance after insert on book_entries
  referencing new table as written for each statement execute function book_entries_balance();

create table book_lines (
  -- A line's entry is looked for once for each statement, as its balance is: entries are never changed or lost, so nothing
  -- but the writing of a line can miss its entry. Looked for line by line it was a tenth of PostgreSQL's part of a charge.
  -- Each entry asks for itself, by the key: joined, or as `not exists`, a book that was small when the plan was made would
  -- be read whole for every statement from then on.
  entry_id bigint not null,
  position smallint not null,
  account text not null constraint book_lines_account check (account in
    ('receivable', 'provider', 'bank', 'sales', 'tax', 'fees', 'discounts', 'refunds', 'bad_debts', 'suspense')),
  -- a debit is positive, a credit negative
  yen integer not null constraint book_lines_not_nothing check (yen <> 0),
  primary key (entry_id, position)
);
create trigger book_lines_stay before update or delete on book_lines
  for each statement execute function book_is_append_only();
create trigger book_lines_are_kept before truncate on book_lines
  for each statement execute function book_is_append_only();

-- An entry is written whole: no line comes to one that may be summed already. Its lines are counted where they are added.
create function book_lines_balance() returns trigger language plpgsql as $$
declare
  wrong bigint := (
    select min(e.entry_id) from (select entry_id, count(*) as lines from written group by entry_id) e
    where (select id from book_entries where id = e.entry_id) is null
      or (select sum(yen) <> 0 or count(*) <> e.lines from book_lines where entry_id = e.entry_id));
begin
  if wrong is not null then
    raise exception 'entry % of the book is missing, was written before or does not balance', wrong
      using errcode = 'check_violation', constraint = 'book_entry_balances';
  end if;
  return null;
end $$;
create trigger book_lines_balance after insert on book_lines
  referencing new table as written for each statement execute function book_lines_balance();

-- What the days of the book came to, account by account, so that a balance need not read the book from its beginning.
-- Rows of one `up_to_entry` sum the entries up to it that no rows before them sum, whatever day those were booked on.
create table book_sums (
  up_to_entry bigint not null references book_entries,
  booked_on date not null,
  account text not null,
  debit_yen bigint not null constraint book_sums_debit check (debit_yen >= 0),
  credit_yen bigint not null constraint book_sums_credit check (credit_yen >= 0),
  primary key (up_to_entry, booked_on, account)
);
create trigger book_sums_stay before update or delete on book_sums
  for each statement execute function book_is_append_only();
create trigger book_sums_are_kept before truncate on book_sums
  for each statement execute function book_is_append_only();

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

create table refunds (
  id uuid primary key default gen_random_uuid(),
  number text not null default 'R' || lpad(nextval('invoice_numbers')::text, 8, '0') constraint refunds_number_once unique,
  -- A charge that nobody owed is refunded as well: it belongs to a mismatch, and to no invoice.
  invoice_id bigint references invoices,
  attempt_id uuid references charge_attempts,
  yen integer not null constraint refunds_positive check (yen > 0),
  tax_yen integer not null,
  reason text not null,
  state text not null default 'started' constraint refunds_state check (state in ('started', 'done', 'declined')),
  provider_refund_id text,
  asked_by bigint not null references members,
  asked_at timestamptz not null,
  done_at timestamptz,
  mismatch_id bigint references provider_mismatches,
  -- What the provider said when it would not give the money back.
  failure_code text,
  constraint refunds_of_one check ((invoice_id is null) <> (mismatch_id is null))
);
create index refunds_by_invoice on refunds (invoice_id);
create unique index refunds_of_mismatch_once on refunds (mismatch_id) where state <> 'declined';
create index refunds_started on refunds (asked_at) where state = 'started';

create table receipt_prints (
  invoice_id bigint primary key references invoices,
  first_printed_at timestamptz not null,
  times integer not null default 1
);

-- What is asked of the banks on a debit day: a list stands as it was made, so that the same is exported again.
create table debit_lists (
  id bigint generated always as identity primary key,
  debit_on date not null constraint debit_lists_day_once unique,
  made_at timestamptz not null,
  made_by bigint not null references members
);

-- One line of a list: all that one account is asked for that day, and what its bank answered.
create table debit_lines (
  list_id bigint not null references debit_lists,
  application_id bigint not null,
  member_id bigint not null references members,
  name text not null,
  yen integer not null constraint debit_lines_yen check (yen > 0),
  result_code text,
  result_at timestamptz,
  result_by bigint references members,
  primary key (list_id, application_id),
  constraint debit_lines_result check ((result_code is null) = (result_at is null))
);
create index debit_lines_by_member on debit_lines (member_id);
create index debit_lines_by_application on debit_lines (application_id);

create table debit_line_invoices (
  list_id bigint not null,
  application_id bigint not null,
  invoice_id bigint not null references invoices,
  yen integer not null,
  primary key (list_id, invoice_id),
  constraint debit_line_invoices_line foreign key (list_id, application_id) references debit_lines (list_id, application_id)
);
create index debit_line_invoices_by_invoice on debit_line_invoices (invoice_id);
create index debit_line_invoices_by_line on debit_line_invoices (list_id, application_id);
