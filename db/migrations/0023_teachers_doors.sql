-- Who corrects works finds the desk in the menu, and shows a second factor before a work opens.

-- The key of somebody's authenticator app: of staff, and of teachers, who open members' works.
create table second_factors (
  member_id bigint primary key references members on delete cascade,
  secret text not null,
  confirmed_at timestamptz,
  last_step bigint
);
insert into second_factors (member_id, secret, confirmed_at, last_step)
  select member_id, totp_secret, totp_confirmed_at, totp_last_step from staff_members where totp_secret is not null;
alter table staff_members drop column totp_secret, drop column totp_confirmed_at, drop column totp_last_step;

alter table correctional_teachers
  -- the first day on which works are given to them; null is at once
  add starts_on date,
  -- staff let a teacher without a plan see what subscribers see
  add sees_lessons boolean not null default false;

-- What the header shows depends on it: whether somebody corrects works, and whether the school pays them.
create or replace view standings as
  select m.id, m.name, m.email, m.avatar_key, m.joined_at, m.single_keys_off, m.withdrawn_at,
    p.state, p.plan_id, p.access_ends_at, p.closes_at, p.payment_kind,
    exists (select from invoices i where i.member_id = m.id and i.state = 'unpaid') as owes,
    f.granted_at, f.role,
    array(select c.notification_id::integer from closed_notifications c
      where c.member_id = m.id order by c.notification_id desc limit 200) as closed_notifications,
    t.id as teacher_id, coalesce(t.sees_lessons, false) as sees_lessons,
    exists (select from payees y where y.member_id = m.id) as is_payee
  from members m
  left join subscriptions p on p.member_id = m.id
  left join staff_members f on f.member_id = m.id
  left join correctional_teachers t on t.member_id = m.id and t.activated_at is not null and t.ended_at is null;
create or replace view askers as
  select s.token_hash, s.created_at, s.last_used_at, s.second_factor_at, s.views_as, t.*
  from sessions s join standings t on t.id = s.member_id;

create trigger payees_ask_anew after insert or delete on payees for each row execute function ask_anew();
create trigger correctional_teachers_ask_anew after insert on correctional_teachers
  for each row when (new.member_id is not null) execute function ask_anew();
create trigger correctional_teachers_ask_anew_gone after delete on correctional_teachers
  for each row when (old.member_id is not null) execute function ask_anew();
create trigger correctional_teachers_ask_anew_changed after update on correctional_teachers
  for each row when (coalesce(old.member_id, new.member_id) is not null
    and (old.member_id, old.activated_at, old.ended_at, old.sees_lessons)
      is distinct from (new.member_id, new.activated_at, new.ended_at, new.sees_lessons)) execute function ask_anew();
