-- Slides that anybody may look at before a course is theirs: a set of their own, numbered from the key, never a lesson's.
alter table courses
  add column sample_slides_key text,
  add column sample_slide_pages integer not null default 0,
  add constraint courses_sample_slides check (
    case when sample_slides_key is null then sample_slide_pages = 0
    else sample_slides_key like 'public/sample-slides/_%' and sample_slide_pages between 1 and 60 end);
