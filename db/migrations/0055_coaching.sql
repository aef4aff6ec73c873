-- Personal coaching: what is sold, who holds it, the tickets, and what was agreed and said about each.

-- Who coaches: a member whom the school pays for each session held.
create table coaches (
  member_id bigint primary key references members,
  -- as members read it
  name text not null,
  since timestamptz not null,
  ended_at timestamptz
);
create trigger coaches_ask_anew after insert or update or delete on coaches
  for each row execute function ask_anew();

create table coaching_items (
  id bigint generated always as identity primary key,
  name text not null,
  description text not null,
  price_yen integer not null constraint coaching_items_price check (price_yen between 100 and 1000000),
  commission_yen integer not null default 0 constraint coaching_items_commission check (commission_yen between 0 and 100000),
  -- a ticket that lives longer than six months would be a means of payment that has to be registered
  valid_days smallint not null constraint coaching_items_validity check (valid_days between 1 and 180),
  -- so many are sold in a month
  monthly_number smallint not null constraint coaching_items_number check (monthly_number between 1 and 1000),
  minutes smallint not null constraint coaching_items_minutes check (minutes between 10 and 240),
  -- what its coach has for a session held
  fee_yen integer not null constraint coaching_items_fee check (fee_yen between 0 and 1000000),
  state text not null default 'draft' constraint coaching_items_state check (state in ('draft', 'open', 'closed')),
  made_at timestamptz not null
);

create table coaching_item_coaches (
  item_id bigint not null references coaching_items on delete cascade,
  coach_id bigint not null references coaches,
  primary key (item_id, coach_id)
);

-- An order says what was bought, and the name until it stands on the ticket.
alter table orders add column coaching_item_id bigint references coaching_items;
alter table orders add column buyer_name text;
alter table orders drop constraint orders_kind, add constraint orders_kind
  check (kind in ('trial', 'start', 'resume', 'course', 'card', 'coaching'));
alter table orders add constraint orders_coaching check ((kind = 'coaching') = (coaching_item_id is not null));
create index orders_holding_coaching on orders (coaching_item_id)
  where coaching_item_id is not null and state not in ('shown', 'done', 'failed');
alter table referral_events drop constraint referral_events_kind, add constraint referral_events_kind
  check (kind in ('trial', 'start', 'course', 'coaching'));

-- One for each order that was paid. What it cost and is worth stands as it was sold. That it was refunded is seen from
-- its invoice alone.
create table coaching_tickets (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  item_id bigint not null references coaching_items,
  order_key uuid constraint coaching_tickets_order_once unique references orders,
  invoice_id bigint not null constraint coaching_tickets_invoice_once unique references invoices,
  item_name text not null,
  minutes smallint not null,
  fee_yen integer not null,
  valid_days smallint not null,
  bought_at timestamptz not null,
  -- this day counts whole
  valid_until date not null,
  state text not null default 'unused' constraint coaching_tickets_state
    check (state in ('unused', 'booked', 'used', 'expired')),
  ended_at timestamptz,
  extended_at timestamptz,
  extended_reason text,
  buyer_name text,
  wish text not null default '',
  -- since when a message of the member waits for staff
  waits_since timestamptz,
  -- when name, wish, pictures, messages and notes were taken away
  erased_at timestamptz,
  constraint coaching_tickets_ended check ((state in ('used', 'expired')) = (ended_at is not null))
);
create index coaching_tickets_by_member on coaching_tickets (member_id, id desc);
create index coaching_tickets_by_item on coaching_tickets (item_id, bought_at);
create index coaching_tickets_running on coaching_tickets (valid_until) where state in ('unused', 'booked');
create index coaching_tickets_waiting on coaching_tickets (waits_since) where waits_since is not null;
create index coaching_tickets_private on coaching_tickets (ended_at) where erased_at is null and ended_at is not null;

create table coaching_sessions (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references coaching_tickets,
  coach_id bigint not null references coaches,
  starts_at timestamptz not null,
  minutes smallint not null,
  -- where they meet
  place text not null,
  booked_at timestamptz not null,
  booked_by bigint references members,
  outcome text constraint coaching_sessions_outcome
    check (outcome in ('held', 'no_show', 'school_fault', 'cancelled')),
  ended_at timestamptz,
  ended_by bigint references members,
  reason text,
  note text not null default '',
  note_shared boolean not null default false,
  constraint coaching_sessions_ended check ((outcome is null) = (ended_at is null))
);
create unique index coaching_sessions_one_open on coaching_sessions (ticket_id) where outcome is null;
create index coaching_sessions_by_ticket on coaching_sessions (ticket_id, id);
create index coaching_sessions_by_coach on coaching_sessions (coach_id, starts_at desc);
create index coaching_sessions_coming on coaching_sessions (starts_at) where outcome is null;

create table coaching_messages (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references coaching_tickets,
  by_staff boolean not null,
  author_id bigint references members,
  author_name text not null,
  body text not null,
  -- what is sent twice is one message
  key uuid not null constraint coaching_messages_once unique,
  sent_at timestamptz not null
);
create index coaching_messages_by_ticket on coaching_messages (ticket_id, id);

create table coaching_pictures (
  key text primary key,
  ticket_id bigint not null references coaching_tickets,
  position smallint not null,
  constraint coaching_pictures_place unique (ticket_id, position)
);

-- What was paid for and not yet given is owed; it is earned when the session is held or the ticket ends.
alter table book_entries drop constraint book_entries_kind, add constraint book_entries_kind check (kind in
  ('invoice', 'payment', 'fee', 'discount', 'refund', 'write_off', 'chargeback', 'correction', 'earning', 'payout',
   'payout_return', 'earned'));
alter table book_lines drop constraint book_lines_account, add constraint book_lines_account check (account in
  ('receivable', 'provider', 'bank', 'sales', 'tax', 'fees', 'discounts', 'refunds', 'bad_debts', 'suspense', 'payables',
   'withheld', 'rewards', 'unearned'));

-- Who coaches sees what belongs to members, and shows a second factor for it.
create or replace view standings as
  select m.id, m.name, m.email, m.avatar_key, m.joined_at, m.single_keys_off, m.withdrawn_at,
    p.state, p.plan_id, p.access_ends_at, p.closes_at, p.payment_kind,
    exists (select from invoices i where i.member_id = m.id and i.state = 'unpaid') as owes,
    f.granted_at, f.role,
    array(select c.notification_id::integer from closed_notifications c
      where c.member_id = m.id order by c.notification_id desc limit 200) as closed_notifications,
    t.id as teacher_id, coalesce(t.sees_lessons, false) as sees_lessons,
    exists (select from payees y where y.member_id = m.id) as is_payee,
    l.level, l.put_off_at,
    (select count(*)::integer from (
      select from notices n where n.member_id = m.id and n.read_at is null limit 100) few) as unread,
    exists (select from coaches h where h.member_id = m.id and h.ended_at is null) as is_coach
  from members m
  left join subscriptions p on p.member_id = m.id
  left join staff_members f on f.member_id = m.id
  left join correctional_teachers t on t.member_id = m.id and t.activated_at is not null and t.ended_at is null
  left join member_levels l on l.member_id = m.id;
create or replace view askers as
  select s.token_hash, s.created_at, s.last_used_at, s.second_factor_at, s.views_as, t.*
  from sessions s join standings t on t.id = s.member_id;
