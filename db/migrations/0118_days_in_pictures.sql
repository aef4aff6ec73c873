-- Whether a course's page shows a picture of every day: of a work that grows, of days that each draw their own.
alter table courses add column display_days boolean not null default true;
