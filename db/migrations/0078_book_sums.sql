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

-- An entry is written whole: no line comes to one that may be summed already. Its lines are counted where they are added.
create or replace function book_lines_balance() returns trigger language plpgsql as $$
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
