-- Pages of a slide show, each a picture `{key}/{n}.jpg`. A set never changes: another order is another set. While it is
-- drawn from its PDF it waits for the place that shall show it; what nothing shows is swept a week later.
create table slide_sets (
  id bigint generated always as identity primary key,
  key text not null constraint slide_sets_once unique,
  state text not null constraint slide_sets_state check (state in ('waiting', 'ready', 'failed')),
  trouble text,
  pages integer not null default 0 constraint slide_sets_pages check (pages between 0 and 200),
  file_name text,
  pdf_key text,
  place_kind text constraint slide_sets_place check (place_kind in ('chapter', 'prime', 'samples')),
  place_id bigint,
  made_by bigint references members on delete set null,
  made_at timestamptz not null,
  unused_since timestamptz,
  constraint slide_sets_whole check (state <> 'ready' or pages > 0),
  constraint slide_sets_waits check (state = 'ready' or (pdf_key is not null and place_kind is not null and place_id is not null))
);
-- One PDF at a time is on its way to a place.
create unique index slide_sets_next on slide_sets (place_kind, place_id) where state <> 'ready';
create index slide_sets_unused on slide_sets (unused_since) where unused_since is not null;
create index slide_sets_made_by on slide_sets (made_by) where made_by is not null;
create index chapters_by_slides on chapters (slide_url) where slide_url is not null;
create index prime_lessons_by_slides on prime_lessons (slide_url) where slide_url is not null;
create index courses_by_samples on courses (sample_slides_key) where sample_slides_key is not null;

create index courses_by_supplement on courses (supplement_id) where supplement_id is not null;
create index courses_by_supplement_pdf on courses (supplement_pdf_id) where supplement_pdf_id is not null;
create index curriculum_steps_by_supplement on curriculum_steps (supplement_id) where supplement_id is not null;
create index curriculum_steps_by_supplement_pdf on curriculum_steps (supplement_pdf_id) where supplement_pdf_id is not null;
