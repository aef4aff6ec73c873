-- A charge that nobody owed is refunded as well: it belongs to a mismatch, and to no invoice.
alter table refunds
  alter column invoice_id drop not null,
  add column mismatch_id bigint references provider_mismatches,
  add constraint refunds_of_one check ((invoice_id is null) <> (mismatch_id is null));
create unique index refunds_of_mismatch_once on refunds (mismatch_id) where state <> 'declined';
create index refunds_started on refunds (asked_at) where state = 'started';
-- A charge that the bank took back is not paid any more, whatever its attempt says.
create table chargebacks (
  provider_id text primary key,
  attempt_id uuid not null references charge_attempts,
  invoice_id bigint not null references invoices,
  yen integer not null,
  at timestamptz not null
);
create index chargebacks_by_invoice on chargebacks (invoice_id);
create trigger book_entries_are_kept before truncate on book_entries
  for each statement execute function book_is_append_only();
create trigger book_lines_are_kept before truncate on book_lines
  for each statement execute function book_is_append_only();
