-- Who ends and resumes on one day has two terms that begin on it, each from an order of its own.
alter table terms drop constraint terms_once;
alter table terms add constraint terms_once unique nulls not distinct (member_id, starts_on, kind, order_key);
