-- Attending begins, or begins again after it was put aside, with an act of learning in a step.
create or replace function attend(who bigint, curriculum bigint, step bigint, chapter bigint, moment timestamptz)
returns void language sql as $$
  insert into curriculum_attendances as a (member_id, curriculum_id, started_at, step_id, chapter_id, updated_at)
  values (who, curriculum, moment, step, chapter, moment)
  on conflict (member_id, curriculum_id) do update set
    removed_at = null, updated_at = excluded.updated_at,
    step_id = excluded.step_id, chapter_id = excluded.chapter_id
$$;
