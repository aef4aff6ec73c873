-- What was sought, week by week, without persons: words, how often, what they found, how often something was opened.
create table search_weeks (
  week date not null,
  words text not null,
  searches integer not null default 0,
  nothing integer not null default 0,
  clicks integer not null default 0,
  primary key (week, words),
  constraint search_weeks_words check (char_length(words) between 1 and 40)
);
