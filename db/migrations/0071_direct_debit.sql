-- Who asks to pay from a bank account, and how far the papers have come. No bank data is ever here: it stands on the
-- paper that goes to the bank.
create table debit_applications (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  plan_id smallint not null constraint debit_applications_plan check (plan_id between 1 and 6),
  is_student boolean not null default false,
  receiving text not null constraint debit_applications_receiving check (receiving in ('print', 'post')),
  name text,
  postal_code text,
  prefecture text,
  address text,
  phone_mask text,
  applied_at timestamptz not null,
  order_key uuid references orders,
  started_at timestamptz,
  documents_due_on date,
  documents_posted_on date,
  documents_received_on date,
  approved_on date,
  rejected_on date,
  rejected_reason text,
  closed_at timestamptz,
  constraint debit_applications_address
    check (receiving = 'print' or num_nulls(name, postal_code, prefecture, address) = 0 or closed_at is not null),
  constraint debit_applications_started check ((started_at is null) = (documents_due_on is null)),
  constraint debit_applications_rejected check ((rejected_on is null) = (rejected_reason is null))
);
create unique index debit_applications_open on debit_applications (member_id) where closed_at is null;
create index debit_applications_by_member on debit_applications (member_id, applied_at desc);
create index debit_applications_by_order on debit_applications (order_key);
create index debit_applications_awaited on debit_applications (documents_due_on)
  where closed_at is null and started_at is not null and approved_on is null;

-- A phone that a member shows to be theirs: the newest code alone counts, of the number only its hash and a mask stay.
create table phone_checks (
  member_id bigint primary key references members on delete cascade,
  phone_hash bytea not null,
  phone_mask text not null,
  code_hash bytea,
  sent_at timestamptz not null,
  wrong_tries smallint not null default 0 constraint phone_checks_tries check (wrong_tries between 0 and 5),
  verified_at timestamptz
);
