-- What the house announces stands in one of four places, and staff write all of it: a line over every page, the way to
-- the service beside this one (until now in the settings), a banner of the first page, a popup that opens by itself.
alter table notifications
  add column place text not null default 'line',
  add column body text not null default '',
  add column button text not null default '',
  -- What is appended to the address of the service beside this one: `ref=school&from=top`.
  add column parameters text not null default '',
  add column picture_key text,
  add column narrow_picture_key text,
  add column position integer not null default 0,
  add constraint notifications_place check (place in ('line', 'sister', 'banner', 'popup')),
  drop constraint notifications_audience,
  add constraint notifications_audience
    check (audience in ('all', 'visitors', 'members', 'without-plan', 'trial', 'subscribers', 'paying'));
