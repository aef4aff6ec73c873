-- What the learner and the teacher of a returned work each allow, and which of those staff show as a sample; who takes
-- their consent back takes it out of sight in the same row.
create table critique_showings (
  work_id bigint primary key references corrected_works on delete cascade,
  member_consented_at timestamptz,
  teacher_consented_at timestamptz,
  title text,
  shown_at timestamptz,
  shown_by bigint references members on delete set null,
  constraint critique_showings_consented check (
    shown_at is null or (member_consented_at is not null and teacher_consented_at is not null and title is not null)),
  constraint critique_showings_title check (char_length(title) between 1 and 20)
);
create index critique_showings_shown on critique_showings (shown_at desc) where shown_at is not null;
create index critique_showings_shown_by on critique_showings (shown_by);
