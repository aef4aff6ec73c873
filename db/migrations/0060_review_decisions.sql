-- A review waits for staff, who approve or refuse it; stars and pages follow at once.
alter table course_reviews add column refused_at timestamptz;
alter table course_reviews add column refusal_reason text not null default '';
alter table course_reviews add column decided_by bigint references members (id) on delete set null;
alter table course_reviews add constraint course_reviews_one_decision check (num_nonnulls(approved_at, refused_at) <= 1);
alter table course_reviews add constraint course_reviews_reason
  check ((refused_at is null) = (refusal_reason = '') and char_length(refusal_reason) <= 300);
create index course_reviews_waiting on course_reviews (written_at, id) where approved_at is null and refused_at is null;
create index course_reviews_by_course on course_reviews (course_id) where approved_at is not null;
create index course_reviews_decided_by on course_reviews (decided_by) where decided_by is not null;
create trigger course_reviews_purge after update or delete on course_reviews
  for each row execute function purge_course_of_row('course_id');
