-- Sentences that a teacher writes again and again, kept to be put into a comment.
create table correction_phrases (
  id bigint generated always as identity primary key,
  teacher_id bigint not null references correctional_teachers (id) on delete cascade,
  title text not null,
  words text not null,
  -- of two tabs that change it the second is told
  version integer not null default 1,
  constraint correction_phrases_title check (char_length(title) between 1 and 30),
  constraint correction_phrases_words check (char_length(words) between 1 and 1000)
);
create index correction_phrases_of_teacher on correction_phrases (teacher_id, id);
