-- Illustration reports (イラストレポート): pictures that learners show with a few words.
create table illust_reports (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  title text not null,
  content text not null,
  status text not null,
  comment_status text not null,
  image_key text not null,
  small_key text not null,
  width integer not null,
  height integer not null,
  -- The lesson after which it was drawn, and the tab of its course as it was then.
  lesson_id bigint references lessons on delete set null,
  theme text,
  posted_at timestamptz not null,
  edited_at timestamptz,
  -- Made by the browser: what is sent again by itself arrives once.
  send_key uuid,
  constraint illust_reports_title check (char_length(title) between 1 and 15),
  constraint illust_reports_content check (char_length(content) between 1 and 500),
  constraint illust_reports_status check (status in ('opened', 'closed')),
  constraint illust_reports_comment_status check (comment_status in ('accepted', 'refused')),
  constraint illust_reports_theme check (theme in ('character', 'background', 'manga', 'other')),
  constraint illust_reports_size check (width > 0 and height > 0),
  constraint illust_reports_sent_once unique (member_id, send_key)
);
create index illust_reports_newest on illust_reports (posted_at desc, id desc) where status = 'opened';
create index illust_reports_of_theme on illust_reports (theme, posted_at desc, id desc) where status = 'opened';
create index illust_reports_of_lesson on illust_reports (lesson_id, posted_at desc, id desc);
create index illust_reports_of_member on illust_reports (member_id, posted_at desc, id desc);

-- Visitors' pages show them: the wall, their own page, and the page of the lesson.
create function purge_illust_report() returns trigger language plpgsql as $$
begin
  insert into page_purges (tag)
    select distinct tag from unnest(array['illust_wall', 'illust_report:' || coalesce(new.id, old.id),
      'illust_lesson:' || old.lesson_id, 'illust_lesson:' || new.lesson_id]) tag where tag is not null;
  perform pg_notify('page_purges', '');
  return null;
end $$;
create trigger illust_reports_purge after insert or update or delete on illust_reports
  for each row execute function purge_illust_report();

-- They say how their author is called and looks at present.
create function purge_illust_people() returns trigger language plpgsql as $$
begin
  if exists (select from illust_reports where member_id = new.id) then
    insert into page_purges (tag) values ('illust_people');
    perform pg_notify('page_purges', '');
  end if;
  return null;
end $$;
create trigger members_illust_purge after update of name, avatar_key on members
  for each row when (old.name is distinct from new.name or old.avatar_key is distinct from new.avatar_key)
  execute function purge_illust_people();
