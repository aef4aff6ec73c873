-- What a player could have told and did not yet: a log that overtakes another leaves it its time.
alter table playbacks add column spare_ms integer not null default 0;

create function ms_between(earlier timestamptz, later timestamptz) returns double precision
  language sql immutable parallel safe
  return greatest(0, extract(epoch from later - earlier) * 1000);
