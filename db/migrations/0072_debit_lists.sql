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
  application_id bigint not null references debit_applications,
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

-- What waits for its bank is found by its day.
create index invoices_for_debit on invoices (due_on) where payment_kind = 'direct_debit' and state in ('open', 'unpaid');
