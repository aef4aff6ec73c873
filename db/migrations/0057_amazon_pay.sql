-- Amazon Pay: visits of buyers belong to orders, permissions are means of payment, and its lists are compared beside the cards'.

-- The visit at the wallet that belongs to an order. A debt is an order too: it pays one open invoice and sells nothing.
alter table orders add column checkout_id text constraint orders_checkout_once unique;
alter table orders drop constraint orders_kind;
alter table orders add constraint orders_kind
  check (kind in ('trial', 'start', 'resume', 'course', 'card', 'coaching', 'debt'));

-- So much may be taken in a month by a permission; when its owner was told that a coming fee is above it; and when the
-- provider was told that it is over.
alter table payment_methods add column limit_yen integer;
alter table payment_methods add column closed_at timestamptz;

alter table provider_reconciliations add column provider text not null default 'card'
  constraint provider_reconciliations_provider check (provider in ('card', 'amazon_pay'));
alter table provider_reconciliations drop constraint provider_reconciliations_pkey;
alter table provider_reconciliations add primary key (provider, day);
alter table provider_mismatches add column provider text not null default 'card'
  constraint provider_mismatches_provider check (provider in ('card', 'amazon_pay'));

-- What the wallet told by itself, once for each id of theirs; what it meant was asked.
create table wallet_notices (
  id text primary key,
  about text not null constraint wallet_notices_about check (about in ('permission', 'charge', 'refund', 'chargeback')),
  object_id text not null,
  received_at timestamptz not null
);
create index wallet_notices_by_time on wallet_notices (received_at);

-- What the provider keeps for itself.
alter table book_entries drop constraint book_entries_kind;
alter table book_entries add constraint book_entries_kind check (kind in
  ('invoice', 'payment', 'fee', 'discount', 'refund', 'write_off', 'chargeback', 'correction', 'earning', 'payout',
   'payout_return', 'earned', 'provider_fee'));
alter table book_lines drop constraint book_lines_account;
alter table book_lines add constraint book_lines_account check (account in
  ('receivable', 'provider', 'bank', 'sales', 'tax', 'fees', 'discounts', 'refunds', 'bad_debts', 'suspense',
   'payables', 'withheld', 'rewards', 'unearned', 'provider_fees'));
