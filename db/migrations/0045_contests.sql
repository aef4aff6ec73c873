-- Contests of illustrations, what members enter, and the galleries of the anniversary.
create table illust_contests (
  id bigint generated always as identity primary key,
  title text not null,
  theme text not null,
  content text not null,
  rules text not null,
  prizes text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- At this minute the results are there, on every process.
  results_at timestamptz,
  published_at timestamptz,
  archived_at timestamptz,
  constraint illust_contests_title check (char_length(title) between 1 and 60),
  constraint illust_contests_theme check (char_length(theme) between 1 and 100),
  constraint illust_contests_period check (starts_at < ends_at),
  constraint illust_contests_results check (results_at >= ends_at)
);
create index illust_contests_newest on illust_contests (starts_at desc);

create table illust_contest_applicants (
  id bigint generated always as identity primary key,
  contest_id bigint not null references illust_contests,
  member_id bigint not null references members on delete cascade,
  image_key text not null,
  small_key text not null,
  width integer not null,
  height integer not null,
  -- Which words were declared, and when.
  declared_version text not null,
  declared_at timestamptz not null,
  applied_at timestamptz not null,
  approved_at timestamptz,
  refused_at timestamptz,
  refusal text,
  award text,
  praise text,
  constraint illust_contest_applicants_once unique (contest_id, member_id),
  constraint illust_contest_applicants_judged check (num_nonnulls(approved_at, refused_at) <= 1),
  constraint illust_contest_applicants_refusal check (char_length(refusal) between 1 and 500),
  constraint illust_contest_applicants_award check (char_length(award) between 1 and 30),
  constraint illust_contest_applicants_praise check (char_length(praise) between 1 and 500)
);
create index illust_contest_applicants_shown on illust_contest_applicants (contest_id, approved_at desc, id desc)
  where approved_at is not null;
create index illust_contest_applicants_of_member on illust_contest_applicants (member_id);

create table gallery_illusts (
  id bigint generated always as identity primary key,
  gallery text not null,
  title text not null,
  credit text not null,
  image_key text not null,
  small_key text not null,
  width integer not null,
  height integer not null,
  position integer not null,
  constraint gallery_illusts_gallery check (gallery in ('my_atelier_contest', 'fan_art', 'illust_contest')),
  constraint gallery_illusts_title check (char_length(title) between 1 and 60),
  constraint gallery_illusts_credit check (char_length(credit) <= 60)
);
create index gallery_illusts_in_order on gallery_illusts (gallery, position, id);

create function purge_contest() returns trigger language plpgsql as $$
begin
  insert into page_purges (tag) values ('contests');
  perform pg_notify('page_purges', '');
  return null;
end $$;
create trigger illust_contests_purge after insert or update or delete on illust_contests
  for each statement execute function purge_contest();
create trigger illust_contest_applicants_purge after insert or update or delete on illust_contest_applicants
  for each statement execute function purge_contest();
create trigger gallery_illusts_purge after insert or update or delete on gallery_illusts
  for each statement execute function purge_contest();
