-- Who asks, as the front door knows them: a member with the plan, debts, role and closed notifications.
create view standings as
  select m.id, m.name, m.email, m.avatar_key, m.joined_at, m.single_keys_off, m.withdrawn_at,
    p.state, p.plan_id, p.access_ends_at, p.closes_at, p.payment_kind,
    exists (select from invoices i where i.member_id = m.id and i.state = 'unpaid') as owes,
    f.granted_at, f.role,
    array(select c.notification_id::integer from closed_notifications c
      where c.member_id = m.id order by c.notification_id desc limit 200) as closed_notifications
  from members m
  left join subscriptions p on p.member_id = m.id
  left join staff_members f on f.member_id = m.id;

-- The same by session. A row as text says everything that was known: a statement that writes can compare it.
create view askers as
  select s.token_hash, s.created_at, s.last_used_at, s.second_factor_at, s.views_as, t.*
  from sessions s join standings t on t.id = s.member_id;

-- A process keeps for seconds who asks. Whatever changes it is told by the database, so that no code can forget to: to
-- every process when it is committed, and to the connection that changes it at once.
create function ask_anew() returns trigger language plpgsql as $$
declare
  who bigint;
begin
  if tg_table_name = 'members' then
    who := new.id;
  else
    who := coalesce(new.member_id, old.member_id);
  end if;
  perform pg_notify('page_purges', 'member:' || who);
  raise info '%', who using errcode = 'EG001';
  return null;
end $$;

create trigger sessions_ask_anew after delete on sessions for each row execute function ask_anew();
create trigger sessions_ask_anew_changed after update of member_id, created_at, second_factor_at, views_as on sessions
  for each row when ((old.member_id, old.created_at, old.second_factor_at, old.views_as)
    is distinct from (new.member_id, new.created_at, new.second_factor_at, new.views_as)) execute function ask_anew();

create trigger members_ask_anew after update on members
  for each row when ((old.name, old.email, old.avatar_key, old.joined_at, old.single_keys_off, old.withdrawn_at)
    is distinct from (new.name, new.email, new.avatar_key, new.joined_at, new.single_keys_off, new.withdrawn_at))
  execute function ask_anew();

create trigger subscriptions_ask_anew after insert or delete on subscriptions
  for each row execute function ask_anew();
create trigger subscriptions_ask_anew_changed after update on subscriptions
  for each row when ((old.state, old.plan_id, old.access_ends_at, old.closes_at, old.payment_kind)
    is distinct from (new.state, new.plan_id, new.access_ends_at, new.closes_at, new.payment_kind))
  execute function ask_anew();

create trigger invoices_ask_anew after insert on invoices
  for each row when (new.state = 'unpaid') execute function ask_anew();
create trigger invoices_ask_anew_changed after update of state on invoices
  for each row when ((old.state = 'unpaid') <> (new.state = 'unpaid')) execute function ask_anew();

create trigger staff_members_ask_anew after insert or delete on staff_members
  for each row execute function ask_anew();
create trigger staff_members_ask_anew_changed after update on staff_members
  for each row when ((old.granted_at, old.role) is distinct from (new.granted_at, new.role))
  execute function ask_anew();

create trigger closed_notifications_ask_anew after insert or delete on closed_notifications
  for each row execute function ask_anew();
