-- The state a member's plan is in; a member without a row is before_subscribe.
create table subscriptions (
  member_id bigint primary key references members on delete cascade,
  plan_id smallint not null constraint subscriptions_plan check (plan_id between 1 and 6),
  state text not null constraint subscriptions_state
    check (state in ('under_trial', 'will_continue', 'will_cancel', 'after_unsubscribe')),
  started_at timestamptz not null,
  access_ends_at timestamptz
);

create table course_purchases (
  member_id bigint not null references members on delete cascade,
  course_id bigint not null,
  purchased_at timestamptz not null,
  primary key (member_id, course_id)
);

create table plan_prices (
  term_months smallint not null constraint plan_prices_term check (term_months in (1, 6, 12)),
  valid_from timestamptz not null,
  monthly_yen integer not null constraint plan_prices_positive check (monthly_yen > 0),
  primary key (term_months, valid_from)
);
