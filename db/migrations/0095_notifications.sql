-- A notification is for all, for members or for subscribers; its link may be missing.
alter table notifications alter column url drop not null;
alter table notifications add column audience text not null default 'all';
alter table notifications add constraint notifications_audience check (audience in ('all', 'members', 'subscribers'));
alter table notifications add constraint notifications_url check (url ~ '^(/([^/]|$)|https://)');
alter table notifications add constraint notifications_window check (closed_at > opened_at);
create index notifications_newest on notifications (opened_at desc, id desc);

-- What a member has put away stays away on all their devices; a visitor's browser keeps it in a cookie.
create table closed_notifications (
  member_id bigint not null,
  notification_id bigint not null,
  closed_at timestamptz not null,
  constraint closed_notifications_pkey primary key (member_id, notification_id),
  constraint closed_notifications_member_id_fkey foreign key (member_id) references members (id) on delete cascade,
  constraint closed_notifications_notification_id_fkey foreign key (notification_id) references notifications (id) on delete cascade
);
create index closed_notifications_notification on closed_notifications (notification_id);
