-- Each critique that is given to a teacher is a commission: its terms are written down then, and stay as they are.
create table critique_commissions (
  id bigint generated always as identity primary key,
  -- the number, which stays when the work is gone
  work_id bigint not null,
  teacher_id bigint not null references correctional_teachers,
  teacher_name text not null,
  fee_yen integer not null constraint critique_commissions_fee check (fee_yen >= 0),
  given_at timestamptz not null,
  due_at timestamptz not null,
  terms_version text not null,
  accepted_at timestamptz,
  constraint critique_commissions_due check (due_at > given_at),
  constraint critique_commissions_once unique (work_id, teacher_id, given_at)
);
create index critique_commissions_of on critique_commissions (teacher_id, id);

create function critique_commissions_stay() returns trigger language plpgsql as $$
begin
  if old.accepted_at is not null
    or (new.id, new.work_id, new.teacher_id, new.teacher_name, new.fee_yen, new.given_at, new.due_at, new.terms_version)
      is distinct from (old.id, old.work_id, old.teacher_id, old.teacher_name, old.fee_yen, old.given_at, old.due_at, old.terms_version)
  then
    raise exception 'the terms of a commission stay, and are accepted once' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger critique_commissions_stay before update on critique_commissions
  for each row execute function critique_commissions_stay();

-- Works that were given before: under the terms that their letters told of.
insert into critique_commissions (work_id, teacher_id, teacher_name, fee_yen, given_at, due_at, terms_version, accepted_at)
select w.id, t.id, t.name, w.fee_yen, coalesce(w.restarted_at, w.requested_at),
  coalesce(w.restarted_at, w.requested_at) + interval '30 days', '2026-11-23', w.corrected_at
from corrected_works w join correctional_teachers t on t.id = w.teacher_id
where w.cancelled_at is null and (w.corrected_at is null or w.corrected_at >= coalesce(w.restarted_at, w.requested_at))
order by w.id;
