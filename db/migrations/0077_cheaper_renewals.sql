-- A line's entry is looked for once for each statement, as its balance is: entries are never changed or lost, so nothing
-- but the writing of a line can miss its entry. Looked for line by line it was a tenth of PostgreSQL's part of a charge.
-- Each entry asks for itself, by the key: joined, or as `not exists`, a book that was small when the plan was made would
-- be read whole for every statement from then on.
alter table book_lines drop constraint book_lines_entry_id_fkey;

create or replace function book_lines_balance() returns trigger language plpgsql as $$
declare
  wrong bigint := (
    select min(e.entry_id) from (select distinct entry_id from written) e
    where (select id from book_entries where id = e.entry_id) is null
      or (select sum(yen) from book_lines where entry_id = e.entry_id) <> 0);
begin
  if wrong is not null then
    raise exception 'entry % of the book is missing or does not balance', wrong
      using errcode = 'check_violation', constraint = 'book_entry_balances';
  end if;
  return null;
end $$;

-- An invoice is kept as the book is, so its entries too are looked at once for each statement.
create function invoices_are_kept() returns trigger language plpgsql as $$
begin
  raise exception 'an invoice is never deleted' using errcode = 'restrict_violation';
end $$;
create trigger invoices_stay before delete on invoices for each statement execute function invoices_are_kept();
create trigger invoices_are_kept before truncate on invoices for each statement execute function invoices_are_kept();
alter table book_entries drop constraint book_entries_invoice_id_fkey;

-- That its lines balance is seen as they are written; an entry must only have some.
create or replace function book_entries_balance() returns trigger language plpgsql as $$
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

-- Nothing is asked by account alone; the few attempts that are open are found by the index that keeps them single.
drop index book_lines_by_account;
drop index charge_attempts_open;

-- Ids in the order of time: a new attempt, and its payment in the book, stand at the end of their indexes.
alter table charge_attempts alter column id set default uuidv7();

-- When somebody last asked a web process for a page: one row, about a second old.
create table site_use (
  one boolean primary key default true constraint site_use_is_one check (one),
  asked_at timestamptz not null
);
