-- What the provider said when it would not give the money back.
alter table refunds add column failure_code text;
