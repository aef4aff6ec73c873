-- That an entry balances is seen once for each statement, which writes an entry with all of its lines; row by row it was
-- looked at seven times for a charge.
drop trigger book_entries_balance on book_entries;
drop trigger book_lines_balance on book_lines;
drop function book_entry_balances();
drop function book_line_balances();

create function book_entries_balance() returns trigger language plpgsql as $$
declare
  wrong bigint := (
    select min(e.id) from written e
    where (select coalesce(sum(yen), 1) from book_lines where entry_id = e.id) <> 0);
begin
  if wrong is not null then
    raise exception 'entry % of the book does not balance', wrong using errcode = 'check_violation', constraint = 'book_entry_balances';
  end if;
  return null;
end $$;
create trigger book_entries_balance after insert on book_entries
  referencing new table as written for each statement execute function book_entries_balance();

create function book_lines_balance() returns trigger language plpgsql as $$
declare
  wrong bigint := (
    select min(e.entry_id) from (select distinct entry_id from written) e
    where (select sum(yen) from book_lines where entry_id = e.entry_id) <> 0);
begin
  if wrong is not null then
    raise exception 'entry % of the book does not balance', wrong using errcode = 'check_violation', constraint = 'book_entry_balances';
  end if;
  return null;
end $$;
create trigger book_lines_balance after insert on book_lines
  referencing new table as written for each statement execute function book_lines_balance();
