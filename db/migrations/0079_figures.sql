-- What the school comes to, day by day: summed once when a day is over, and never changed. What is booked later for a
-- day that was summed stands beside it as a row of its own, with the day on which it was summed.
create table figure_days (
  measure text not null constraint figure_days_measure check (measure in ('taken', 'returned', 'recovered', 'lost', 'mrr',
    'members', 'trials', 'trials_paid', 'begun', 'left', 'quit_reasons')),
  day date not null,
  key text not null default '',
  summed_on date not null,
  value bigint not null,
  primary key (measure, day, key, summed_on),
  constraint figure_days_only_money_is_corrected check (summed_on = day
    or (summed_on > day and measure in ('taken', 'returned', 'recovered', 'lost')))
);

-- The days that are over and summed, and the entry up to which the book was known then.
create table figure_closings (
  day date primary key,
  up_to_entry bigint not null,
  closed_at timestamptz not null
);

create function figures_stay() returns trigger language plpgsql as $$
begin
  raise exception 'the figures of a day that is over are never changed' using errcode = 'restrict_violation';
end $$;
create trigger figure_days_stay before update or delete or truncate on figure_days for each statement execute function figures_stay();
create trigger figure_closings_stay before update or delete or truncate on figure_closings for each statement execute function figures_stay();

-- Which films were watched by whom is asked of a course.
create index watch_progress_by_video on watch_progress (video_id);
-- Nightly: who changed on a day.
create index subscription_changes_by_time on subscription_changes (at);
