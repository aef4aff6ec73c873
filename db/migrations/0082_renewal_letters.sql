-- The letter of a renewal speaks of what is reserved: one that was written since the last reservation, or since that was
-- lost (by whatever changed next within the term), has the key of today and is not written again.
update letters l
set key = l.key || ':' || r.id || case when s.reserved_plan_id is null then ':cancelled' else '' end
from subscriptions s
cross join lateral (
  select id, at from subscription_changes c
  where c.member_id = s.member_id and c.term_id = s.term_id and c.cause = 'plan-reserved'
  order by id desc limit 1
) r
left join lateral (
  select at from subscription_changes c
  where c.member_id = s.member_id and c.term_id = s.term_id and c.id > r.id
  order by id limit 1
) lost on true
where l.key = 'renewal:' || s.term_id and l.written_at >= coalesce(lost.at, r.at);
