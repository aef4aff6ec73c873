-- One act of completing, and all that follows from it: the lesson and the course that are complete with it, the
-- curriculum that is attended, the certificate that is due. A learner's acts happen one after another, so that the last
-- two lessons cannot both miss the end. Answers nothing when the session is not what it was known to be (`known`).
create or replace function complete(
  who bigint, session bytea, known text, moment timestamptz,
  course bigint, lesson bigint, chapter bigint, prime bigint,
  -- of a chapter: ticked, unticked, or turned where there is no wish
  wish boolean, said_from text, step bigint, curriculum bigint,
  -- whether a certificate can come of it
  earns boolean)
returns table (
  completed boolean, is_new boolean, lesson_completed boolean, all_done boolean, stored boolean,
  reviewed boolean, declined boolean, certificate bigint)
language plpgsql as $$
declare
  as_a_whole boolean := false;
  came integer;
begin
  perform pg_advisory_xact_lock(20, (who % 2147483647)::integer);
  if known is not null and known is distinct from (select a::text from askers a where a.token_hash = session) then
    return;
  end if;

  completed := true;
  is_new := false;
  if chapter is not null then
    if wish is not true then
      delete from chapter_completions d where d.member_id = who and d.chapter_id = chapter;
      completed := wish is null and not found;
    end if;
    if completed then
      insert into chapter_completions (member_id, chapter_id, completed_at, step_id, source)
      values (who, chapter, moment, step, said_from) on conflict do nothing;
      is_new := found and exists (select from chapters h where h.id = chapter and h.published);
      if step is not null then
        perform attend(who, curriculum, step, chapter, moment);
      end if;
    end if;
    as_a_whole := exists (select from lesson_completions e where e.member_id = who and e.lesson_id = lesson);
    is_new := is_new and not as_a_whole;
  elsif lesson is not null then
    insert into lesson_completions (member_id, lesson_id, completed_at)
    values (who, lesson, moment) on conflict do nothing;
    is_new := found;
    insert into chapter_completions (member_id, chapter_id, completed_at)
    select who, h.id, moment from chapters h where h.lesson_id = lesson and h.published on conflict do nothing;
    -- Its last chapter may have completed it before.
    is_new := is_new and (found or not exists (select from chapters h where h.lesson_id = lesson and h.published));
    as_a_whole := true;
  elsif prime is not null then
    insert into prime_completions (member_id, prime_lesson_id, completed_at, source)
    values (who, prime, moment, said_from) on conflict do nothing;
    is_new := found;
  else
    insert into lesson_completions (member_id, lesson_id, completed_at)
    select who, l.id, moment from lessons l where l.course_id = course and l.published on conflict do nothing;
    insert into chapter_completions (member_id, chapter_id, completed_at)
    select who, h.id, moment from lessons l join chapters h on h.lesson_id = l.id and h.published
    where l.course_id = course and l.published on conflict do nothing;
    insert into prime_completions (member_id, prime_lesson_id, completed_at)
    select who, p.id, moment from prime_lessons p where p.course_id = course and p.published on conflict do nothing;
    insert into course_completions (member_id, course_id, completed_at)
    values (who, course, moment) on conflict do nothing;
    is_new := found;
  end if;

  lesson_completed := lesson is not null and (as_a_whole
    or not exists (select from lessons l where l.id = lesson and l.published)
    or (exists (select from chapters h where h.lesson_id = lesson and h.published)
      and not exists (select from chapters h where h.lesson_id = lesson and h.published
        and not exists (select from chapter_completions d where d.member_id = who and d.chapter_id = h.id))));
  if lesson is not null then
    is_new := is_new and lesson_completed and exists (select from lessons l where l.id = lesson and l.published);
  end if;

  if not lesson_completed and lesson is not null then
    all_done := false;
  elsif exists (select from lessons l where l.course_id = course and l.published) then
    all_done := not exists (
      select from lessons l where l.course_id = course and l.published
        and not exists (select from lesson_completions e where e.member_id = who and e.lesson_id = l.id)
        and (not exists (select from chapters h where h.lesson_id = l.id and h.published)
          or exists (select from chapters h where h.lesson_id = l.id and h.published
            and not exists (select from chapter_completions d where d.member_id = who and d.chapter_id = h.id))));
  else
    all_done := exists (select from prime_lessons p where p.course_id = course and p.published)
      and not exists (select from prime_lessons p where p.course_id = course and p.published
        and not exists (select from prime_completions e where e.member_id = who and e.prime_lesson_id = p.id));
  end if;

  stored := exists (select from course_completions e where e.member_id = who and e.course_id = course);
  if completed and all_done and not stored then
    insert into course_completions (member_id, course_id, completed_at) values (who, course, moment) on conflict do nothing;
  end if;
  reviewed := all_done and exists (select from course_reviews r where r.member_id = who and r.course_id = course);
  declined := all_done and exists (select from review_declines r where r.member_id = who and r.course_id = course);
  if completed and earns and exists (
    select from curriculum_attendances a where a.member_id = who and a.final_work_posted_at is not null
  ) then
    select min(c.certificate_id) into certificate from issue_certificates(who, moment) c;
  end if;
  return next;
end $$;
