-- Trials whose 72 hours are over, and contracts whose end comes near, are looked for by day.
create index terms_trials_by_start on terms (begun_at, id) where kind <> 'paid';
create index terms_running_by_end on terms (ends_on, id) where ended_at is null;
