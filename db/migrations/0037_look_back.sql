-- A learner looks back on ten years of days: what was studied is counted when it is written, and finished courses are
-- found by their day.
alter table study_days
  add column seconds integer not null generated always as (covered_length(played)) stored;
create index course_completions_by_day on course_completions (member_id, completed_at);
