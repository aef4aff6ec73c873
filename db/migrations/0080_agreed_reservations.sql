-- What was agreed with a plan that is reserved for the next term is kept as it is with one for after a trial.
alter table subscription_changes drop constraint subscription_changes_agreed;
alter table subscription_changes
  add constraint subscription_changes_agreed
  check (agreed is null or cause in ('trial-plan-changed', 'plan-reserved'));
