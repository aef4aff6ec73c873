-- When the teacher was told of a work by letter, and the moment from which the days until the return are counted anew.
alter table corrected_works add teacher_told_at timestamptz, add restarted_at timestamptz;
update corrected_works set teacher_told_at = requested_at;
create index corrected_works_untold on corrected_works (teacher_id)
  where teacher_told_at is null and cancelled_at is null and corrected_at is null;

-- What was said of a day by which a work should be back: each once.
create table correction_reminders (
  work_id bigint not null references corrected_works on delete cascade,
  due_at timestamptz not null,
  stage text not null constraint correction_reminders_stage check (stage in ('week', 'two-days', 'late')),
  told_at timestamptz not null,
  primary key (work_id, due_at, stage)
);

-- What a member chose when the school was late: once for each day that was missed.
create table correction_late_choices (
  work_id bigint not null references corrected_works on delete cascade,
  due_at timestamptz not null,
  choice text not null constraint correction_late_choices_choice check (choice in ('wait', 'another', 'right')),
  chosen_at timestamptz not null,
  primary key (work_id, due_at)
);
