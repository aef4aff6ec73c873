-- What staff look for: members by a part of their name or address, doings by kind and day, subscriptions by state.

-- Single characters and pairs of them, without spaces: names of two characters are found as those of ten.
create function name_parts(name text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(plain, place, size)), '{}')
  from (select translate(lower(name), ' 　', '') as plain) as one,
    generate_series(1, length(plain)) as place, generate_series(1, 2) as size
$$;
create index members_by_name_parts on members using gin (name_parts(name));
create index members_by_address on members (email_key text_pattern_ops);
create index audit_log_by_action on audit_log (action, id desc);
create index audit_log_by_time on audit_log (at, id);
create index charge_attempts_by_finish on charge_attempts (finished_at);
create index subscriptions_by_state on subscriptions (state, member_id desc);
create index gift_cards_to_send on gift_cards (earned_at) where sent_at is null;
