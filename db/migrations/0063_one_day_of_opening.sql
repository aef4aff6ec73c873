-- From when a work is counted anew stands in restarted_at; whether it was opened again is seen by what came back.
alter table corrected_works drop column reopened_at;
