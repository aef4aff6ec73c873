-- How large a learner's picture is, in its own pixels: whatever is laid on it is measured by them.
-- Works of before stand in demo worlds alone, whose drawings are 960 squared.
alter table corrected_works
  add image_width integer not null default 960,
  add image_height integer not null default 960,
  add constraint corrected_works_image_size check (image_width > 0 and image_height > 0);
alter table corrected_works alter column image_width drop default, alter column image_height drop default;
