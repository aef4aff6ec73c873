-- A save tells on which version of the note it was written; one that rests on an older version is answered with the newer.
alter table course_notes add column version integer not null default 1;
alter table curriculum_notes add column version integer not null default 1;
