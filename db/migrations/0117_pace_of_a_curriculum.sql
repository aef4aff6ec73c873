-- How many minutes a day a curriculum asks for, films and drawing together; 0 where its steps take as long as their lessons.
alter table curriculums add column step_minutes smallint not null default 0
  constraint curriculums_step_minutes check (step_minutes between 0 and 600);
