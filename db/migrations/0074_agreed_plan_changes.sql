-- What a member on trial was shown and agreed to with another plan: the evidence of the change, as an order keeps its own.
alter table subscription_changes add column agreed jsonb;
alter table subscription_changes
  add constraint subscription_changes_agreed check (agreed is null or cause = 'trial-plan-changed');
