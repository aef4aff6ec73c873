-- When the search may show a course: the master's window and that of the first subscription course, as one range.
-- It is kept by the database itself, so that no way of changing a window can leave a closed course in the answers.
alter table search_documents
  add column opened_at timestamptz,
  add column shown tstzrange not null default 'empty';

create function search_window(master bigint) returns tstzrange language sql stable as $$
  select case
    when c.opened_at is null or s.opened_at is null then 'empty'::tstzrange
    when greatest(c.opened_at, s.opened_at) >= least(c.closed_at, s.closed_at) then 'empty'::tstzrange
    else tstzrange(greatest(c.opened_at, s.opened_at), least(c.closed_at, s.closed_at))
  end
  from courses c
  cross join lateral (
    select opened_at, closed_at from subscription_courses where course_id = c.id order by position, id limit 1
  ) s
  where c.id = master
$$;

create function keep_search_window() returns trigger language plpgsql as $$
declare
  row jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  master bigint := case when tg_table_name = 'courses' then row ->> 'id' else row ->> 'course_id' end;
begin
  update search_documents d
  set shown = coalesce(search_window(master), 'empty'),
      opened_at = (select c.opened_at from courses c where c.id = master)
  where d.course_id = master;
  return null;
end
$$;

create trigger courses_keep_search_window after update of opened_at, closed_at on courses
  for each row execute function keep_search_window();
create trigger subscription_courses_keep_search_window after insert or update or delete on subscription_courses
  for each row execute function keep_search_window();

-- How a word in ideographs is read, so that 「せんが」 finds 線画.
create table search_readings (
  word text primary key,
  reading text not null
);
