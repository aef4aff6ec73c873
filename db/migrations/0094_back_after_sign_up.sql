-- Where a newcomer was on the way to: the answered letter leads back there. Null: to the plans.
alter table registrations add column return_to text;
alter table registrations add constraint registrations_return_to check (return_to is null or return_to like '/%');
