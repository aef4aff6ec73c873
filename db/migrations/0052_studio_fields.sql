-- What a course's cover shows, for who cannot see it.
alter table courses add column cover_alt text not null default '';

-- A chapter or prime lesson is shown as soon as its film is there; whether its course is open is another question.
create function show_with_film() returns trigger language plpgsql as $$
begin
  new.published := new.published or new.archived_at is null;
  return new;
end $$;
create trigger chapters_with_film before update of video_id on chapters
  for each row when (old.video_id is null and new.video_id is not null) execute function show_with_film();
create trigger prime_lessons_with_film before update of video_id on prime_lessons
  for each row when (old.video_id is null and new.video_id is not null) execute function show_with_film();

-- How long the films of a course are, counted anew when one comes, goes or becomes another.
create function count_course_seconds(course bigint) returns void language sql as $$
  update courses c set video_seconds = s.seconds
  from (select coalesce(round(sum(v.duration_seconds)), 0)::int as seconds from videos v where v.id in (
      select h.video_id from chapters h join lessons l on l.id = h.lesson_id
      where l.course_id = course and l.published and h.published
      union all select p.video_id from prime_lessons p where p.course_id = course and p.published)) s
  where c.id = course and c.video_seconds <> s.seconds
$$;
create function count_seconds_of_row() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'chapters' then
    perform count_course_seconds(l.course_id) from lessons l where l.id = coalesce(new.lesson_id, old.lesson_id);
  else
    perform count_course_seconds(coalesce(new.course_id, old.course_id));
  end if;
  return null;
end $$;
create trigger chapters_seconds after update of published, video_id or delete on chapters
  for each row execute function count_seconds_of_row();
create trigger prime_lessons_seconds after update of published, video_id or delete on prime_lessons
  for each row execute function count_seconds_of_row();
create trigger lessons_seconds after update of published or delete on lessons
  for each row execute function count_seconds_of_row();
create function count_seconds_of_film() returns trigger language plpgsql as $$
begin
  perform count_course_seconds(l.course_id) from chapters h join lessons l on l.id = h.lesson_id where h.video_id = new.id;
  perform count_course_seconds(course_id) from prime_lessons where video_id = new.id;
  return null;
end $$;
create trigger videos_seconds after update of duration_seconds on videos
  for each row when (old.duration_seconds <> new.duration_seconds) execute function count_seconds_of_film();
