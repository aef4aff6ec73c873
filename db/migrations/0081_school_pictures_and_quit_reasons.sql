-- A campaign's pictures are the school's, not of the colleague who sent them: they stay when that colleague leaves.
update stored_files set owner_id = null where purpose = 'campaigns';
-- Those of colleagues who have left are in use all the same.
update stored_files f set attached_at = f.created_at
from campaigns c
where f.purpose = 'campaigns' and f.attached_at is null and f.key in (c.image_key, c.pc_banner_key, c.sp_banner_key);

