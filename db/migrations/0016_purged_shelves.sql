-- What stands around the courses is kept by each process until it changes, whoever changes it.

-- Once for each transaction.
create function purge_shelves() returns trigger language plpgsql as $$
begin
  if current_setting('egaku.purged_shelves', true) is distinct from 'all' then
    perform set_config('egaku.purged_shelves', 'all', true);
    insert into page_purges (tag) values ('catalogue');
    perform pg_notify('page_purges', '');
  end if;
  return null;
end $$;

create trigger categories_shelves_purge after update of tab, position on categories
  for each statement execute function purge_shelves();
create trigger course_groups_purge after insert or update or delete on course_groups
  for each statement execute function purge_shelves();
create trigger course_group_members_purge after insert or update or delete on course_group_members
  for each statement execute function purge_shelves();
create trigger free_categories_purge after insert or update or delete on free_categories
  for each statement execute function purge_shelves();
create trigger teachers_shelves_purge after insert or delete or update of position, icon_key, image_key, profile, achievements, genres, links, collab_videos on teachers
  for each statement execute function purge_shelves();
create trigger problems_shelves_purge after insert or update or delete on problems
  for each statement execute function purge_shelves();
create trigger customer_voices_shelves_purge after insert or update or delete on customer_voices
  for each statement execute function purge_shelves();
create trigger display_panels_purge after insert or update or delete on display_panels
  for each statement execute function purge_shelves();
create trigger display_panel_groups_purge after insert or update or delete on display_panel_groups
  for each statement execute function purge_shelves();
create trigger display_panel_courses_purge after insert or update or delete on display_panel_courses
  for each statement execute function purge_shelves();
create trigger curriculums_shelves_purge after insert or update or delete on curriculums
  for each statement execute function purge_shelves();
create trigger curriculum_steps_shelves_purge after insert or update or delete on curriculum_steps
  for each statement execute function purge_shelves();
create trigger step_lessons_shelves_purge after insert or update or delete on step_lessons
  for each statement execute function purge_shelves();

create function purge_course_of_film() returns trigger language plpgsql as $$
begin
  perform purge_course(l.course_id) from chapters h join lessons l on l.id = h.lesson_id where h.video_id = new.id;
  perform purge_course(course_id) from prime_lessons where video_id = new.id;
  return null;
end $$;
create trigger videos_shown_purge after update on videos
  for each row execute function purge_course_of_film();
