-- What a process keeps of a course or a curriculum goes when anything changes that it shows, whoever changes it.

-- A course takes the curriculums with it that borrow from it.
create or replace function purge_course(course bigint) returns void language plpgsql as $$
declare
  told text := coalesce(nullif(current_setting('egaku.purged_courses', true), ''), ',');
begin
  if course is null or told = 'all' or strpos(told, ',' || course || ',') > 0 then
    return;
  end if;
  if length(told) < 500 then
    perform set_config('egaku.purged_courses', told || course || ',', true);
    insert into page_purges (tag) values ('course:' || course);
    insert into page_purges (tag) select distinct 'curriculum:' || s.curriculum_id
    from lessons l join step_lessons b on b.lesson_id = l.id join curriculum_steps s on s.id = b.step_id
    where l.course_id = course;
  else
    perform set_config('egaku.purged_courses', 'all', true);
    insert into page_purges (tag) values ('catalogue'), ('search');
  end if;
  perform pg_notify('page_purges', '');
end $$;

-- The argument says where a row tells its course: in a column, or by its lesson or prime lesson.
create or replace function purge_course_of_row() returns trigger language plpgsql as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  ids bigint[] := array[(before ->> tg_argv[0])::bigint, (after ->> tg_argv[0])::bigint];
begin
  case tg_argv[0]
    when 'lesson_id' then perform purge_course(course_id) from lessons where id = any(ids);
    when 'prime_lesson_id' then perform purge_course(course_id) from prime_lessons where id = any(ids);
    else perform purge_course(id) from unnest(ids) id;
  end case;
  return null;
end $$;
create trigger check_points_purge after insert or update or delete on check_points
  for each row execute function purge_course_of_row('lesson_id');
create trigger video_steps_purge after insert or update or delete on video_steps
  for each row execute function purge_course_of_row('prime_lesson_id');

-- A file may belong to many, and what moves is found by nobody who knew where it was.
create trigger materials_purge after update on materials
  for each statement execute function purge_shelves();
create trigger lessons_move_purge after update of course_id on lessons
  for each statement execute function purge_shelves();
create trigger prime_lessons_move_purge after update of course_id on prime_lessons
  for each statement execute function purge_shelves();
create trigger chapters_move_purge after update of lesson_id on chapters
  for each statement execute function purge_shelves();
