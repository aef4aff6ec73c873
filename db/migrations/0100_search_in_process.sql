-- The search lives in the memory of each process; what is left for the database to do is to say which course changed.
drop trigger search_synonyms_purge on search_synonyms;
drop trigger courses_keep_search_window on courses;
drop trigger subscription_courses_keep_search_window on subscription_courses;
drop function keep_search_window();
drop function courses_holding(text[]);
drop table search_documents;
drop function search_window(bigint);
drop function purge_search();

-- Ends the pages that show a course, and what the search knows of it, in every process: once for each transaction, and
-- with one word for all when a transaction changes many.
create function purge_course(course bigint) returns void language plpgsql as $$
declare
  told text := coalesce(nullif(current_setting('egaku.purged_courses', true), ''), ',');
begin
  if course is null or told = 'all' or strpos(told, ',' || course || ',') > 0 then
    return;
  end if;
  if length(told) < 500 then
    perform set_config('egaku.purged_courses', told || course || ',', true);
    insert into page_purges (tag) values ('course:' || course);
  else
    perform set_config('egaku.purged_courses', 'all', true);
    insert into page_purges (tag) values ('catalogue'), ('search');
  end if;
  perform pg_notify('page_purges', '');
end $$;

-- The argument says where a row tells its course: in a column, or by its lesson.
create function purge_course_of_row() returns trigger language plpgsql as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  if tg_argv[0] = 'lesson_id' then
    perform purge_course(course_id) from lessons
    where id in ((before ->> 'lesson_id')::bigint, (after ->> 'lesson_id')::bigint);
  else
    perform purge_course((before ->> tg_argv[0])::bigint);
    perform purge_course((after ->> tg_argv[0])::bigint);
  end if;
  return null;
end $$;

create trigger courses_purge after insert or update or delete on courses
  for each row execute function purge_course_of_row('id');
create trigger subscription_courses_purge after insert or update or delete on subscription_courses
  for each row execute function purge_course_of_row('course_id');
create trigger course_teachers_purge after insert or update or delete on course_teachers
  for each row execute function purge_course_of_row('course_id');
create trigger course_tags_purge after insert or update or delete on course_tags
  for each row execute function purge_course_of_row('course_id');
create trigger lessons_purge after insert or update or delete on lessons
  for each row execute function purge_course_of_row('course_id');
create trigger prime_lessons_purge after insert or update or delete on prime_lessons
  for each row execute function purge_course_of_row('course_id');
create trigger chapters_purge after insert or update or delete on chapters
  for each row execute function purge_course_of_row('lesson_id');
create trigger problems_purge after insert or update or delete on problems
  for each row execute function purge_course_of_row('lesson_id');

-- What many courses share: all of them are read anew.
create function purge_search() returns trigger language plpgsql as $$
begin
  if current_setting('egaku.purged_courses', true) is distinct from 'all' then
    perform set_config('egaku.purged_courses', 'all', true);
    insert into page_purges (tag) values ('catalogue'), ('search');
    perform pg_notify('page_purges', '');
  end if;
  return null;
end $$;

create trigger teachers_purge after update of name, kana on teachers
  for each statement execute function purge_search();
create trigger categories_purge after update of name on categories
  for each statement execute function purge_search();
create trigger search_synonyms_purge after insert or update or delete or truncate on search_synonyms
  for each statement execute function purge_search();
create trigger search_readings_purge after insert or update or delete or truncate on search_readings
  for each statement execute function purge_search();
