-- What was shown and agreed to, by which means it is paid, and what was sold singly.

-- One confirmation that was shown: its key is used once, its terms are the evidence of what was agreed.
create table orders (
  key uuid primary key default gen_random_uuid(),
  member_id bigint not null references members,
  kind text not null constraint orders_kind check (kind in ('trial', 'start', 'resume', 'course', 'card')),
  plan_id smallint constraint orders_plan check (plan_id between 1 and 6),
  course_id bigint,
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
  constraint orders_course check ((kind = 'course') = (course_id is not null)),
  constraint orders_invoice foreign key (invoice_id) references invoices
);
create index orders_by_member on orders (member_id, shown_at desc);
create index orders_unfinished on orders (shown_at) where state in ('authenticating', 'charging');

create table course_purchases (
  member_id bigint not null references members on delete cascade,
  course_id bigint not null,
  purchased_at timestamptz not null,
  invoice_id bigint references invoices,
  order_key uuid references orders,
  primary key (member_id, course_id)
);
create index course_purchases_by_course on course_purchases (course_id);

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

-- What stands in the files before refers to what stands here.
alter table terms add constraint terms_order_key_fkey foreign key (order_key) references orders;
alter table invoices add constraint invoices_order_key_fkey foreign key (order_key) references orders;
alter table debit_lines add constraint debit_lines_application_id_fkey foreign key (application_id) references debit_applications;
