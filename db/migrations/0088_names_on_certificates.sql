-- Before a certificate is first opened its owner is asked for the name to print; later it may be corrected once.
alter table certificates
  add column name_given_at timestamptz,
  add column name_corrected_at timestamptz,
  add constraint certificates_name_given_first check (name_corrected_at is null or name_given_at is not null);
