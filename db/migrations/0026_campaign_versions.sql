-- Two editors of a critique campaign are told of each other by its version.
alter table correction_campaigns
  add version integer not null default 1 constraint correction_campaigns_version check (version > 0);
