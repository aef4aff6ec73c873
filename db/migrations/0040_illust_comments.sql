-- What others say to an illustration report, and who likes it. Words on somebody's report stay when who wrote them
-- leaves, without a name and without their picture.
create table illust_report_comments (
  id bigint generated always as identity primary key,
  report_id bigint not null references illust_reports on delete cascade,
  member_id bigint not null references members,
  content text not null,
  image_key text,
  width integer,
  height integer,
  posted_at timestamptz not null,
  send_key uuid,
  constraint illust_report_comments_content check (char_length(content) between 1 and 500),
  constraint illust_report_comments_sent_once unique (member_id, send_key)
);
create index illust_report_comments_of_report on illust_report_comments (report_id, posted_at desc, id desc);

create table illust_report_goods (
  id bigint generated always as identity primary key,
  report_id bigint not null references illust_reports on delete cascade,
  member_id bigint not null references members on delete cascade,
  liked_at timestamptz not null,
  constraint illust_report_goods_once unique (report_id, member_id)
);
create index illust_report_goods_of_member on illust_report_goods (member_id);
create index illust_report_goods_lately on illust_report_goods (liked_at) include (report_id);

create function purge_beside_illust_report() returns trigger language plpgsql as $$
begin
  insert into page_purges (tag) values ('illust_report:' || coalesce(new.report_id, old.report_id));
  perform pg_notify('page_purges', '');
  return null;
end $$;
create trigger illust_report_comments_purge after insert or update or delete on illust_report_comments
  for each row execute function purge_beside_illust_report();
create trigger illust_report_goods_purge after insert or delete on illust_report_goods
  for each row execute function purge_beside_illust_report();

-- Whoever takes the words away, or the report below them: nobody refers to their picture any more.
create function release_illust_comment() returns trigger language plpgsql as $$
begin
  update stored_files set attached_at = null where key = old.image_key;
  return null;
end $$;
create trigger illust_report_comments_release after delete or update of image_key on illust_report_comments
  for each row when (old.image_key is not null) execute function release_illust_comment();

create or replace function purge_illust_people() returns trigger language plpgsql as $$
begin
  if exists (select from illust_reports where member_id = new.id)
    or exists (select from illust_report_comments where member_id = new.id) then
    insert into page_purges (tag) values ('illust_people');
    perform pg_notify('page_purges', '');
  end if;
  return null;
end $$;
