-- Issues what is due: all steps complete and the final work posted, in either order. Asked in the transaction that
-- fulfils the last of them; once per learner and curriculum, and never taken back.
create or replace function issue_certificates(who bigint, moment timestamptz)
returns table (certificate_id bigint, of_curriculum bigint) language sql as $$
  insert into certificates (member_id, curriculum_id, member_name, curriculum_title, published_at)
  select m.id, k.id, m.name, k.title, moment
  from curriculum_attendances a
  join members m on m.id = a.member_id
  join curriculums k on k.id = a.curriculum_id
  where a.member_id = who and a.final_work_posted_at is not null
    and not exists (select from certificates c where c.member_id = m.id and c.curriculum_id = k.id)
    and exists (select from curriculum_steps s where s.curriculum_id = k.id)
    -- Every step has published lessons, and every one of them is complete.
    and not exists (
      select from curriculum_steps s where s.curriculum_id = k.id and (
        not exists (
          select from step_lessons b join lessons l on l.id = b.lesson_id and l.published where b.step_id = s.id)
        or exists (
          select from step_lessons b join lessons l on l.id = b.lesson_id and l.published
          where b.step_id = s.id
            and not exists (select from lesson_completions e where e.member_id = who and e.lesson_id = l.id)
            and (not exists (select from chapters h where h.lesson_id = l.id and h.published)
              or exists (select from chapters h where h.lesson_id = l.id and h.published
                and not exists (select from chapter_completions d where d.member_id = who and d.chapter_id = h.id))))))
  on conflict on constraint certificates_once do nothing
  returning id, curriculum_id
$$;
