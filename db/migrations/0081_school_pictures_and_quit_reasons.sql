-- A campaign's pictures are the school's, not of the colleague who sent them: they stay when that colleague leaves.
update stored_files set owner_id = null where purpose = 'campaigns';
-- Those of colleagues who have left are in use all the same.
update stored_files f set attached_at = f.created_at
from campaigns c
where f.purpose = 'campaigns' and f.attached_at is null and f.key in (c.image_key, c.pc_banner_key, c.sp_banner_key);

-- Nobody is locked in: one reason says nothing, and is asked for good.
alter table quit_reasons add column always_open boolean not null default false;
update quit_reasons set always_open = true, closed_at = null
where id = (select min(id) from quit_reasons where content = '回答を控える');
alter table quit_reasons add constraint quit_reasons_always_open check (not always_open or (closed_at is null and asks is null));

-- A member types each text once: of two open reasons that ask for the same the older stays.
update quit_reasons r set closed_at = now()
where closed_at is null and exists (
  select from quit_reasons o where o.asks = r.asks and o.closed_at is null and o.id < r.id);
create unique index quit_reasons_one_asks on quit_reasons (asks) where closed_at is null;
