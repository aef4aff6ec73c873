-- From where members came to the page of the plans, by day.
create table landing_visits (
  source text not null,
  day date not null,
  visits integer not null default 0,
  constraint landing_visits_pkey primary key (source, day),
  constraint landing_visits_source check (source in ('popup'))
);
