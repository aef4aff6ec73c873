-- Written by npm run schema from a database that has run every migration. Do not edit.

create sequence invoice_numbers;

create table ambassador_guardians (
  member_id bigint not null,
  name text not null,
  email text,
  token_hash bytea,
  asked_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  consented_at timestamp with time zone,
  terms_version text
);

create table ambassador_posts (
  id bigint not null generated always as identity,
  member_id bigint not null,
  address text not null,
  registered_at timestamp with time zone not null,
  state text not null default 'waiting'::text,
  asked_at timestamp with time zone not null,
  looked_at timestamp with time zone,
  looked_by bigint,
  note text not null default ''::text
);

create table ambassador_reward_events (
  id bigint not null generated always as identity,
  reward_id bigint not null,
  state text not null,
  reason text not null,
  at timestamp with time zone not null,
  by_id bigint
);

create table ambassador_rewards (
  id bigint not null generated always as identity,
  member_id bigint not null,
  referred_id bigint not null,
  order_key uuid not null,
  kind text not null,
  yen integer not null,
  state text not null default 'pending'::text,
  entered_at timestamp with time zone not null,
  decided_at timestamp with time zone not null
);

create table ambassador_visits (
  member_id bigint not null,
  day date not null,
  visits integer not null
);

create table ambassadors (
  member_id bigint not null,
  code text not null,
  name text,
  age smallint,
  ad_location text,
  registered_at timestamp with time zone not null,
  terms_version text not null,
  agreed_at timestamp with time zone not null,
  suspended_at timestamp with time zone,
  suspend_reason text,
  left_at timestamp with time zone
);

create table anniversary_pages (
  slug text not null,
  title text not null,
  lead text not null default ''::text,
  accent_start smallint not null default 1,
  opened_at timestamp with time zone,
  closed_at timestamp with time zone,
  updated_at timestamp with time zone not null default now(),
  id bigint not null generated always as identity
);

create table arrival_files (
  id bigint not null generated always as identity,
  sha256 bytea not null,
  people integer not null,
  brought_by bigint,
  brought_at timestamp with time zone not null
);

create table arrivals (
  member_id bigint not null,
  brought_at timestamp with time zone not null,
  told_at timestamp with time zone,
  came_at timestamp with time zone
);

create table audit_log (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  action text not null,
  actor_id bigint,
  subject_id bigint,
  ip text,
  agent text,
  details jsonb not null default '{}'::jsonb
);

create table book_entries (
  id bigint not null generated always as identity,
  key text not null,
  kind text not null,
  invoice_id bigint,
  description text not null,
  booked_on date not null,
  written_at timestamp with time zone not null
);

create table book_lines (
  entry_id bigint not null,
  "position" smallint not null,
  account text not null,
  yen integer not null
);

create table book_sums (
  up_to_entry bigint not null,
  booked_on date not null,
  account text not null,
  debit_yen bigint not null,
  credit_yen bigint not null
);

create table business_clock (
  only_row boolean not null default true,
  offset_ms bigint not null default 0
);

create table campaigns (
  id bigint not null generated always as identity,
  kind text not null,
  name text not null,
  annotation text not null default ''::text,
  image_key text,
  opens_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  apply_until timestamp with time zone not null,
  excludes_students boolean not null,
  trial_days smallint,
  first_month_yen integer,
  discount_yen_1 integer,
  discount_yen_6 integer,
  discount_yen_12 integer,
  discount_months smallint,
  url_kind text,
  show_banner boolean not null default false,
  pc_banner_key text,
  sp_banner_key text,
  gift_yen integer
);

create table canned_sentences (
  id bigint not null generated always as identity,
  title text not null,
  body text not null,
  "position" integer not null,
  archived_at timestamp with time zone
);

create table captions (
  id bigint not null generated always as identity,
  video_id bigint,
  from_ms integer not null,
  to_ms integer not null,
  words text not null,
  folded text not null,
  pairs text[] not null,
  file_key text
);

create table categories (
  id bigint not null generated always as identity,
  slug text not null,
  name text not null,
  tab text not null,
  "position" integer not null
);

create table certificates (
  id bigint not null generated always as identity,
  member_id bigint not null,
  curriculum_id bigint not null,
  member_name text not null,
  curriculum_title text not null,
  published_at timestamp with time zone not null,
  name_given_at timestamp with time zone,
  name_corrected_at timestamp with time zone
);

create table chapter_completions (
  member_id bigint not null,
  chapter_id bigint not null,
  completed_at timestamp with time zone not null,
  step_id bigint,
  source text
);

create table chapters (
  id bigint not null generated always as identity,
  lesson_id bigint not null,
  "position" integer not null,
  title text not null,
  video_id bigint,
  start_point numeric(9,3) not null default 0,
  slide_url text,
  slide_pages integer not null default 0,
  published boolean not null default true,
  archived_at timestamp with time zone
);

create table charge_attempts (
  id uuid not null default uuidv7(),
  invoice_id bigint not null,
  payment_method_id bigint not null,
  yen integer not null,
  state text not null default 'started'::text,
  reason text not null,
  provider_charge_id text,
  failure_code text,
  failure_kind text,
  started_at timestamp with time zone not null,
  leased_until timestamp with time zone not null default (clock_timestamp() + '00:02:00'::interval),
  finished_at timestamp with time zone
);

create table chargebacks (
  provider_id text not null,
  attempt_id uuid not null,
  invoice_id bigint not null,
  yen integer not null,
  at timestamp with time zone not null
);

create table check_points (
  id bigint not null generated always as identity,
  lesson_id bigint not null,
  "position" integer not null,
  description text not null,
  thumbnail_key text
);

create table claims (
  id bigint not null generated always as identity,
  about text not null,
  member_id bigint,
  name text not null default ''::text,
  email text not null default ''::text,
  ground text,
  place text not null default ''::text,
  words text not null,
  made_at timestamp with time zone not null,
  due_on date not null,
  decided_at timestamp with time zone,
  outcome text,
  answer text not null default ''::text,
  decided_by bigint,
  forgotten_at timestamp with time zone
);

create table closed_notifications (
  member_id bigint not null,
  notification_id bigint not null,
  closed_at timestamp with time zone not null
);

create table coaches (
  member_id bigint not null,
  name text not null,
  since timestamp with time zone not null,
  ended_at timestamp with time zone
);

create table coaching_item_coaches (
  item_id bigint not null,
  coach_id bigint not null
);

create table coaching_items (
  id bigint not null generated always as identity,
  name text not null,
  description text not null,
  price_yen integer not null,
  commission_yen integer not null default 0,
  valid_days smallint not null,
  monthly_number smallint not null,
  minutes smallint not null,
  fee_yen integer not null,
  state text not null default 'draft'::text,
  made_at timestamp with time zone not null
);

create table coaching_messages (
  id bigint not null generated always as identity,
  ticket_id bigint not null,
  by_staff boolean not null,
  author_id bigint,
  author_name text not null,
  body text not null,
  key uuid not null,
  sent_at timestamp with time zone not null
);

create table coaching_pictures (
  key text not null,
  ticket_id bigint not null,
  "position" smallint not null
);

create table coaching_sessions (
  id bigint not null generated always as identity,
  ticket_id bigint not null,
  coach_id bigint not null,
  starts_at timestamp with time zone not null,
  minutes smallint not null,
  place text not null,
  booked_at timestamp with time zone not null,
  booked_by bigint,
  outcome text,
  ended_at timestamp with time zone,
  ended_by bigint,
  reason text,
  note text not null default ''::text,
  note_shared boolean not null default false
);

create table coaching_tickets (
  id bigint not null generated always as identity,
  member_id bigint not null,
  item_id bigint not null,
  order_key uuid,
  invoice_id bigint not null,
  item_name text not null,
  minutes smallint not null,
  fee_yen integer not null,
  valid_days smallint not null,
  bought_at timestamp with time zone not null,
  valid_until date not null,
  state text not null default 'unused'::text,
  ended_at timestamp with time zone,
  extended_at timestamp with time zone,
  extended_reason text,
  buyer_name text,
  wish text not null default ''::text,
  waits_since timestamp with time zone,
  erased_at timestamp with time zone
);

create table content_flags (
  id bigint not null generated always as identity,
  target_type text not null,
  target_id bigint not null,
  member_id bigint not null,
  reason text not null,
  detail text not null,
  counts boolean not null,
  flagged_at timestamp with time zone not null,
  settled_at timestamp with time zone
);

create table contest_judges (
  contest_id bigint not null,
  member_id bigint not null,
  named_at timestamp with time zone not null
);

create table contest_left_awards (
  id bigint not null generated always as identity,
  contest_id bigint not null,
  award text not null
);

create table contest_marks (
  work_id bigint not null,
  judge_id bigint not null,
  contest_id bigint not null,
  points smallint,
  note text not null default ''::text,
  is_close boolean not null default false,
  marked_at timestamp with time zone not null
);

create table contest_prize_addresses (
  work_id bigint not null,
  member_id bigint not null,
  sealed text,
  given_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  sent_by bigint
);

create table corrected_works (
  id bigint not null generated always as identity,
  member_id bigint not null,
  image_key text not null,
  genre text not null,
  fan_fiction_description text,
  comment text not null,
  requested_at timestamp with time zone not null,
  corrected_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  campaign_id bigint not null,
  teacher_id bigint not null,
  request_key text,
  attachment_key text,
  attachment_name text,
  agreement_version text not null,
  fee_yen integer not null,
  by_extra_right boolean not null default false,
  cancelled_by text,
  cancel_reason text,
  image_width integer not null,
  image_height integer not null,
  teacher_told_at timestamp with time zone,
  restarted_at timestamp with time zone,
  right_lost boolean not null default false,
  files_told_at timestamp with time zone
);

create table correction_campaigns (
  id bigint not null generated always as identity,
  title text not null,
  description text not null default ''::text,
  visual_pc_key text not null,
  visual_sp_key text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  capacity integer not null,
  accepts boolean not null default true,
  published_at timestamp with time zone,
  version integer not null default 1
);

create table correction_draft_files (
  work_id bigint not null,
  key text not null
);

create table correction_drafts (
  work_id bigint not null,
  teacher_id bigint not null,
  items jsonb not null,
  version integer not null,
  saved_at timestamp with time zone not null,
  marks jsonb not null default '{}'::jsonb
);

create table correction_drawing_blocks (
  drawing_id bigint not null,
  "position" smallint not null,
  bytes bytea not null
);

create table correction_drawings (
  id bigint not null generated always as identity,
  work_id bigint not null,
  teacher_id bigint not null,
  version smallint,
  head bytea not null,
  revision integer not null,
  save_key uuid not null,
  saved_at timestamp with time zone not null
);

create table correction_holds (
  member_id bigint not null,
  campaign_id bigint not null,
  teacher_id bigint not null,
  held_at timestamp with time zone not null,
  held_until timestamp with time zone not null
);

create table correction_items (
  work_id bigint not null,
  "position" smallint not null,
  image_key text,
  comment text,
  attachment_key text,
  attachment_name text,
  version smallint not null
);

create table correction_late_choices (
  work_id bigint not null,
  due_at timestamp with time zone not null,
  choice text not null,
  chosen_at timestamp with time zone not null
);

create table correction_layers (
  work_id bigint not null,
  version smallint not null,
  number smallint not null,
  name text not null,
  image_key text not null
);

create table correction_phrases (
  id bigint not null generated always as identity,
  teacher_id bigint not null,
  title text not null,
  words text not null,
  version integer not null default 1
);

create table correction_pins (
  work_id bigint not null,
  version smallint not null,
  number smallint not null,
  x integer not null,
  y integer not null,
  words text not null,
  chapter_id bigint,
  prime_lesson_id bigint,
  seconds integer,
  done_at timestamp with time zone
);

create table correction_reminders (
  work_id bigint not null,
  due_at timestamp with time zone not null,
  stage text not null,
  told_at timestamp with time zone not null
);

create table correction_slots (
  campaign_id bigint not null,
  teacher_id bigint not null,
  slots integer not null,
  "position" smallint not null default 0
);

create table correction_waits (
  id bigint not null generated always as identity,
  campaign_id bigint not null,
  teacher_id bigint not null,
  member_id bigint not null,
  joined_at timestamp with time zone not null,
  offered_at timestamp with time zone,
  offer_until timestamp with time zone,
  ended_at timestamp with time zone,
  ended_as text
);

create table correctional_teacher_changes (
  id bigint not null generated always as identity,
  teacher_id bigint not null,
  changed_at timestamp with time zone not null,
  parts text[] not null
);

create table correctional_teacher_hidings (
  id bigint not null generated always as identity,
  teacher_id bigint not null,
  part text not null,
  content text not null,
  reason text not null,
  hidden_at timestamp with time zone not null,
  hidden_by bigint
);

create table correctional_teacher_images (
  id bigint not null generated always as identity,
  teacher_id bigint not null,
  image_key text not null
);

create table correctional_teacher_invitations (
  token_hash bytea not null,
  teacher_id bigint not null,
  email text not null,
  sent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  over_at timestamp with time zone
);

create table correctional_teacher_links (
  teacher_id bigint not null,
  "position" smallint not null,
  title text not null,
  url text not null
);

create table correctional_teachers (
  id bigint not null generated always as identity,
  member_id bigint,
  teacher_id bigint,
  name text not null,
  introduction text not null default ''::text,
  question text not null default ''::text,
  icon_key text,
  avatar_key text,
  genres text[] not null default '{}'::text[],
  accepts boolean not null default true,
  fee_yen integer not null,
  invited_at timestamp with time zone not null,
  activated_at timestamp with time zone,
  rested_at timestamp with time zone,
  ended_at timestamp with time zone,
  starts_on date,
  sees_lessons boolean not null default false
);

create table corrections (
  work_id bigint not null,
  version smallint not null,
  teacher_id bigint not null,
  returned_at timestamp with time zone not null,
  hidden_at timestamp with time zone,
  hidden_for text,
  memo_key text,
  memo_seconds smallint,
  memo_words text
);

create table course_bookmarks (
  member_id bigint not null,
  course_id bigint not null,
  added_at timestamp with time zone not null
);

create table course_changes (
  id bigint not null generated always as identity,
  course_id bigint not null,
  at timestamp with time zone not null,
  member_id bigint,
  part text not null,
  part_id bigint not null,
  field text not null,
  before jsonb,
  after jsonb
);

create table course_completions (
  member_id bigint not null,
  course_id bigint not null,
  completed_at timestamp with time zone not null
);

create table course_covers (
  course_id bigint not null,
  original_key text not null,
  focus_x smallint not null default 50,
  focus_y smallint not null default 50
);

create table course_group_members (
  group_id bigint not null,
  course_id bigint not null,
  "position" integer not null default 0
);

create table course_groups (
  id bigint not null generated always as identity,
  key text not null,
  tab text not null,
  title text not null,
  level text,
  is_sortable boolean not null default true,
  "position" integer not null
);

create table course_notes (
  member_id bigint not null,
  course_id bigint not null,
  content text not null,
  saved_at timestamp with time zone not null,
  version integer not null default 1
);

create table course_places (
  member_id bigint not null,
  course_id bigint not null,
  chapter_id bigint,
  prime_lesson_id bigint,
  finished boolean not null default false,
  updated_at timestamp with time zone not null,
  began_at timestamp with time zone
) with (fillfactor=70);

create table course_previews (
  id bigint not null generated always as identity,
  course_id bigint not null,
  token_hash bytea not null,
  made_by bigint,
  made_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone
);

create table course_purchases (
  member_id bigint not null,
  course_id bigint not null,
  purchased_at timestamp with time zone not null,
  invoice_id bigint,
  order_key uuid
);

create table course_reviews (
  id bigint not null generated always as identity,
  member_id bigint not null,
  course_id bigint not null,
  rating smallint not null,
  content text not null,
  written_at timestamp with time zone not null,
  approved_at timestamp with time zone,
  refused_at timestamp with time zone,
  refusal_reason text not null default ''::text,
  decided_by bigint
);

create table course_tags (
  course_id bigint not null,
  tag text not null,
  "position" integer not null default 0
);

create table course_teachers (
  course_id bigint not null,
  teacher_id bigint not null,
  "position" integer not null default 0
);

create table course_visits (
  course_id bigint not null,
  source text not null,
  day date not null,
  visits integer not null default 0
);

create table courses (
  id bigint not null generated always as identity,
  title text not null,
  kana text not null default ''::text,
  description text not null default ''::text,
  outcome text[] not null default '{}'::text[],
  audience text not null default ''::text,
  needs text not null default ''::text,
  tab text,
  level text,
  category_id bigint,
  cover_key text,
  opened_at timestamp with time zone,
  closed_at timestamp with time zone,
  display_title boolean not null default true,
  display_play_button boolean not null default true,
  single_price_yen integer,
  drawing_minutes integer not null default 0,
  video_seconds integer not null default 0,
  supplement_id bigint,
  supplement_pdf_id bigint,
  sample_slides_key text,
  sample_slide_pages integer not null default 0,
  made_at timestamp with time zone,
  made_by bigint,
  editor_note text not null default ''::text,
  cover_alt text not null default ''::text,
  display_days boolean not null default true
);

create table critique_breaches (
  work_id bigint not null,
  member_id bigint not null,
  kind text not null,
  confirmed_at timestamp with time zone not null
);

create table critique_commissions (
  id bigint not null generated always as identity,
  work_id bigint not null,
  teacher_id bigint not null,
  teacher_name text not null,
  fee_yen integer not null,
  given_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  terms_version text not null,
  accepted_at timestamp with time zone
);

create table critique_exclusions (
  id bigint not null generated always as identity,
  member_id bigint not null,
  from_at timestamp with time zone not null,
  until_at timestamp with time zone not null,
  lifted_at timestamp with time zone,
  lifted_for text
);

create table critique_extra_rights (
  cancelled_work_id bigint not null,
  member_id bigint not null,
  granted_at timestamp with time zone not null,
  used_by_work_id bigint
);

create table critique_reports (
  id bigint not null generated always as identity,
  work_id bigint not null,
  kind text not null,
  by_role text not null,
  words text not null,
  reported_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_as text
);

create table critique_samples (
  id bigint not null generated always as identity,
  title text not null,
  comment text not null,
  before_key text not null,
  after_key text not null,
  "position" integer not null
);

create table critique_showings (
  work_id bigint not null,
  member_consented_at timestamp with time zone,
  teacher_consented_at timestamp with time zone,
  title text,
  shown_at timestamp with time zone,
  shown_by bigint
);

create table critique_uploads (
  key text not null,
  file_name text not null
);

create table curriculum_attendances (
  member_id bigint not null,
  curriculum_id bigint not null,
  started_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  step_id bigint,
  chapter_id bigint,
  final_work_posted_at timestamp with time zone,
  updated_at timestamp with time zone not null
) with (fillfactor=70);

create table curriculum_notes (
  member_id bigint not null,
  curriculum_id bigint not null,
  content text not null,
  saved_at timestamp with time zone not null,
  version integer not null default 1
);

create table curriculum_steps (
  id bigint not null generated always as identity,
  curriculum_id bigint not null,
  "position" integer not null,
  title text not null,
  description text not null default ''::text,
  supplement_id bigint,
  supplement_pdf_id bigint
);

create table curriculums (
  id bigint not null generated always as identity,
  title text not null,
  description text not null default ''::text,
  goal text not null default ''::text,
  level text not null,
  cover_key text,
  "position" integer not null default 0,
  opened_at timestamp with time zone,
  closed_at timestamp with time zone,
  goal_key text,
  is_trial boolean not null default false,
  step_minutes smallint not null default 0
);

create table customer_voices (
  id bigint not null generated always as identity,
  name text not null,
  content text not null,
  given_at timestamp with time zone not null,
  course_id bigint,
  shown boolean not null default true
);

create table data_copies (
  id bigint not null generated always as identity,
  member_id bigint not null,
  asked_at timestamp with time zone not null,
  made_at timestamp with time zone,
  until_at timestamp with time zone,
  files integer not null default 0
);

create table data_copy_parts (
  copy_id bigint not null,
  "position" smallint not null,
  key text not null,
  bytes bigint not null
);

create table debit_applications (
  id bigint not null generated always as identity,
  member_id bigint not null,
  plan_id smallint not null,
  is_student boolean not null default false,
  receiving text not null,
  name text,
  postal_code text,
  prefecture text,
  address text,
  phone_mask text,
  applied_at timestamp with time zone not null,
  order_key uuid,
  started_at timestamp with time zone,
  documents_due_on date,
  documents_posted_on date,
  documents_received_on date,
  approved_on date,
  rejected_on date,
  rejected_reason text,
  closed_at timestamp with time zone
);

create table debit_line_invoices (
  list_id bigint not null,
  application_id bigint not null,
  invoice_id bigint not null,
  yen integer not null
);

create table debit_lines (
  list_id bigint not null,
  application_id bigint not null,
  member_id bigint not null,
  name text not null,
  yen integer not null,
  result_code text,
  result_at timestamp with time zone,
  result_by bigint
);

create table debit_lists (
  id bigint not null generated always as identity,
  debit_on date not null,
  made_at timestamp with time zone not null,
  made_by bigint not null
);

create table display_panel_courses (
  group_id bigint not null,
  course_id bigint not null,
  "position" integer not null
);

create table display_panel_groups (
  id bigint not null generated always as identity,
  panel_id bigint not null,
  head text not null,
  "position" integer not null
);

create table display_panels (
  id bigint not null generated always as identity,
  genre text not null,
  head_image_key text,
  head_image_narrow_key text,
  teacher_id bigint not null,
  "position" integer not null default 0,
  shown boolean not null default true
);

create table email_links (
  token_hash bytea not null,
  purpose text not null,
  registration_id uuid,
  member_id bigint,
  email text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone
);

create table faq_entries (
  id bigint not null generated always as identity,
  question text not null,
  answer text not null,
  "position" integer not null default 0,
  shown boolean not null default true
);

create table figure_closings (
  day date not null,
  up_to_entry bigint not null,
  closed_at timestamp with time zone not null
);

create table figure_days (
  measure text not null,
  day date not null,
  key text not null default ''::text,
  summed_on date not null,
  value bigint not null
);

create table file_uploads (
  key text not null,
  upload_id text,
  file_name text not null,
  modified_at timestamp with time zone not null,
  bytes bigint not null,
  part_bytes integer not null
);

create table film_encoders (
  name text not null,
  seen_at timestamp with time zone not null,
  is_able boolean not null
);

create table film_places (
  id bigint not null generated always as identity,
  chapter_id bigint,
  prime_lesson_id bigint,
  film_id bigint not null,
  chosen_by bigint,
  chosen_at timestamp with time zone not null
);

create table films (
  id bigint not null generated always as identity,
  original_key text not null,
  file_name text not null,
  bytes bigint not null,
  sha256 text,
  state text not null default 'waiting'::text,
  trouble text,
  tries integer not null default 0,
  share real not null default 0,
  brought_by bigint,
  brought_at timestamp with time zone not null,
  ready_at timestamp with time zone,
  seconds numeric(9,3),
  width integer,
  height integer,
  has_sound boolean,
  plays_as_is boolean not null default false,
  hls_key text,
  poster_key text,
  sheets jsonb,
  rungs text[] not null default '{}'::text[],
  made_bytes bigint not null default 0,
  unused_since timestamp with time zone
);

create table final_works (
  member_id bigint not null,
  curriculum_id bigint not null,
  image_key text not null,
  first_posted_at timestamp with time zone not null,
  replaced_at timestamp with time zone
);

create table first_survey_answers (
  member_id bigint not null,
  survey_id bigint not null,
  slot bigint not null,
  option_id bigint not null,
  answered_at timestamp with time zone not null
);

create table first_survey_options (
  id bigint not null generated always as identity,
  survey_id bigint not null,
  title text not null,
  "position" integer not null,
  archived_at timestamp with time zone
);

create table first_surveys (
  id bigint not null generated always as identity,
  kind text not null,
  title text not null,
  "position" integer not null,
  published_at timestamp with time zone,
  archived_at timestamp with time zone
);

create table free_categories (
  id bigint not null generated always as identity,
  slug text not null,
  name text not null,
  "position" integer not null
);

create table gallery_illusts (
  id bigint not null generated always as identity,
  gallery text not null,
  title text not null,
  credit text not null,
  image_key text not null,
  small_key text not null,
  width integer not null,
  height integer not null,
  "position" integer not null,
  hidden_at timestamp with time zone,
  cleared_at timestamp with time zone
);

create table gift_cards (
  member_id bigint not null,
  campaign_id bigint not null,
  yen integer not null,
  earned_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  sent_by bigint
);

create table guardian_consents (
  id bigint not null generated always as identity,
  member_id bigint not null,
  wish text not null,
  terms jsonb not null,
  text_version text not null,
  guardian_email text not null,
  asked_at timestamp with time zone not null,
  until_at timestamp with time zone not null,
  consented_at timestamp with time zone,
  guardian_name text,
  ip text,
  agent text,
  used_by uuid,
  ended_at timestamp with time zone,
  ended_as text
);

create table hidden_pictures (
  fingerprint text not null,
  likeness bit(64),
  hidden_at timestamp with time zone not null
);

create table identities (
  provider text not null,
  subject_hash bytea not null,
  member_id bigint not null,
  linked_at timestamp with time zone not null
);

create table identity_proofs (
  token_hash bytea not null,
  provider text not null,
  subject text not null,
  name text not null,
  email text,
  email_verified boolean not null,
  return_to text,
  expires_at timestamp with time zone not null,
  letter_hash bytea,
  letter_email text,
  joining_name text,
  terms_agreed_at timestamp with time zone
);

create table illust_contest_applicants (
  id bigint not null generated always as identity,
  contest_id bigint not null,
  member_id bigint not null,
  image_key text not null,
  small_key text not null,
  width integer not null,
  height integer not null,
  declared_version text not null,
  declared_at timestamp with time zone not null,
  applied_at timestamp with time zone not null,
  approved_at timestamp with time zone,
  refused_at timestamp with time zone,
  refusal text,
  award text,
  praise text,
  shows_name boolean not null default false,
  awarded_at timestamp with time zone,
  hidden_at timestamp with time zone,
  cleared_at timestamp with time zone,
  rules_edition integer not null default 1
);

create table illust_contests (
  id bigint not null generated always as identity,
  title text not null,
  theme text not null,
  content text not null,
  rules text not null,
  prizes text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  results_at timestamp with time zone,
  published_at timestamp with time zone,
  archived_at timestamp with time zone,
  results_told_at timestamp with time zone,
  entrants text not null default 'members'::text,
  rules_edition integer not null default 1,
  asks_address boolean not null default false
);

create table illust_report_comments (
  id bigint not null generated always as identity,
  report_id bigint not null,
  member_id bigint not null,
  content text not null,
  image_key text,
  width integer,
  height integer,
  posted_at timestamp with time zone not null,
  send_key uuid,
  waits_since timestamp with time zone,
  hidden_at timestamp with time zone,
  cleared_at timestamp with time zone,
  fingerprint text,
  likeness bit(64)
);

create table illust_report_goods (
  id bigint not null generated always as identity,
  report_id bigint not null,
  member_id bigint not null,
  liked_at timestamp with time zone not null
);

create table illust_report_warmth (
  report_id bigint not null,
  warmth double precision not null
);

create table illust_reports (
  id bigint not null generated always as identity,
  member_id bigint not null,
  title text not null,
  content text not null,
  status text not null,
  comment_status text not null,
  image_key text not null,
  small_key text not null,
  width integer not null,
  height integer not null,
  lesson_id bigint,
  theme text,
  posted_at timestamp with time zone not null,
  edited_at timestamp with time zone,
  send_key uuid,
  waits_since timestamp with time zone,
  hidden_at timestamp with time zone,
  cleared_at timestamp with time zone,
  fingerprint text,
  likeness bit(64)
);

create table import_files (
  key text not null,
  path text not null,
  sha256 text not null,
  outward text
);

create table import_keys (
  sheet text not null,
  key text not null,
  id bigint not null
);

create table incident_acts (
  id bigint not null generated always as identity,
  by_id bigint not null,
  at timestamp with time zone not null,
  reach text not null,
  subject_id bigint,
  ends_sessions boolean not null,
  voids_passwords boolean not null,
  drops_ways boolean not null,
  reason text not null,
  title text,
  body text,
  up_to bigint not null default 0,
  told integer not null default 0,
  done_at timestamp with time zone
);

create table invoice_lines (
  invoice_id bigint not null,
  "position" smallint not null,
  kind text not null,
  label text not null,
  yen integer not null
);

create table invoices (
  id bigint not null generated always as identity,
  number text not null default ('E'::text || lpad((nextval('invoice_numbers'::regclass))::text, 8, '0'::text)),
  member_id bigint not null,
  kind text not null,
  term_id bigint,
  month smallint,
  course_id bigint,
  order_key uuid,
  period_starts_on date,
  period_ends_on date,
  due_on date not null,
  total_yen integer not null,
  tax_yen integer not null,
  state text not null default 'open'::text,
  payment_kind text not null,
  issued_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  paid_method_id bigint,
  refunded_yen integer not null default 0,
  failures smallint not null default 0,
  failure_kind text,
  next_attempt_at timestamp with time zone
);

create table landing_visits (
  source text not null,
  day date not null,
  visits integer not null default 0
);

create table lesson_answers (
  id bigint not null generated always as identity,
  question_id bigint,
  course_id bigint not null,
  lesson_id bigint,
  prime_lesson_id bigint,
  page_path text not null,
  at_seconds integer,
  question text not null,
  answer text not null,
  answered_by text not null,
  published_at timestamp with time zone not null,
  published_by bigint
);

create table lesson_bookmarks (
  id bigint not null generated always as identity,
  member_id bigint not null,
  lesson_id bigint not null,
  added_at timestamp with time zone not null
);

create table lesson_completions (
  member_id bigint not null,
  lesson_id bigint not null,
  completed_at timestamp with time zone not null
);

create table lessons (
  id bigint not null generated always as identity,
  course_id bigint not null,
  day_index integer not null,
  title text not null,
  description text not null default ''::text,
  training_title text,
  is_free boolean not null default false,
  free_category_id bigint,
  published boolean not null default true,
  target_detail text not null default ''::text,
  target_description text not null default ''::text,
  target_key text,
  archived_at timestamp with time zone
);

create table letter_requests (
  id bigint not null generated always as identity,
  kind text not null,
  email_key text not null,
  return_to text,
  asked_at timestamp with time zone not null
);

create table letters (
  id bigint not null generated always as identity,
  key text not null,
  to_address text not null,
  subject text not null,
  html text not null,
  plain text not null,
  written_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  attempts integer not null default 0,
  last_error text,
  forget_address boolean not null default false,
  stop_url text
);

create table level_picks (
  id bigint not null generated always as identity,
  level text not null,
  course_id bigint,
  curriculum_id bigint,
  "position" integer not null
);

create table lottery_draws (
  campaign_id bigint not null,
  drawn_at timestamp with time zone not null,
  drawn_by bigint not null,
  entries integer not null,
  winners integer not null,
  seed bytea not null
);

create table lottery_entries (
  member_id bigint not null,
  campaign_id bigint not null,
  entered_at timestamp with time zone not null
);

create table lottery_winners (
  campaign_id bigint not null,
  place integer not null,
  member_id bigint not null
);

create table materials (
  id bigint not null generated always as identity,
  file_key text not null,
  file_name text not null,
  content_type text not null,
  bytes bigint
);

create table member_blocks (
  id bigint not null generated always as identity,
  member_id bigint not null,
  blocked_id bigint not null,
  blocked_at timestamp with time zone not null
);

create table member_cache (
  member_id bigint not null,
  ns text not null,
  v jsonb not null,
  written_at timestamp with time zone not null
);

create table member_devices (
  member_id bigint not null,
  device_hash bytea not null,
  first_at timestamp with time zone not null,
  agent text not null default ''::text
);

create table member_levels (
  member_id bigint not null,
  level text,
  put_off_at timestamp with time zone
);

create table members (
  id bigint not null generated always as identity,
  email text not null,
  email_key text not null,
  password_hash text,
  name text not null,
  avatar_key text,
  joined_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  single_keys_off boolean not null default false
);

create table moderation_cases (
  id bigint not null generated always as identity,
  target_type text not null,
  target_id bigint not null,
  member_id bigint,
  why text not null,
  opened_at timestamp with time zone not null,
  settled_at timestamp with time zone
);

create table moderation_decisions (
  id bigint not null generated always as identity,
  target_type text not null,
  target_id bigint not null,
  member_id bigint,
  act text not null,
  reason text not null,
  decided_by bigint,
  decided_at timestamp with time zone not null,
  objection text,
  objected_at timestamp with time zone
);

create table news_consents (
  id bigint not null generated always as identity,
  member_id bigint not null,
  given_at timestamp with time zone not null,
  page text not null,
  wording text not null,
  ended_at timestamp with time zone,
  ended_by text
);

create table news_letters (
  id bigint not null generated always as identity,
  subject text not null,
  body text not null,
  written_by bigint not null,
  sent_at timestamp with time zone not null,
  up_to bigint not null default 0,
  readers integer not null default 0,
  done_at timestamp with time zone
);

create table note_versions (
  id bigint not null generated always as identity,
  member_id bigint not null,
  course_id bigint,
  curriculum_id bigint,
  content text not null,
  saved_at timestamp with time zone not null
);

create table notice_wishes (
  member_id bigint not null,
  quiet text[] not null default '{}'::text[],
  no_letters text[] not null default '{}'::text[]
);

create table notices (
  id bigint not null generated always as identity,
  member_id bigint not null,
  key text not null,
  kind text not null,
  text text not null,
  path text not null,
  at timestamp with time zone not null,
  read_at timestamp with time zone
);

create table notifications (
  id bigint not null generated always as identity,
  title text not null,
  url text,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  audience text not null default 'all'::text,
  place text not null default 'line'::text,
  body text not null default ''::text,
  button text not null default ''::text,
  parameters text not null default ''::text,
  picture_key text,
  narrow_picture_key text,
  "position" integer not null default 0
);

create table orders (
  key uuid not null default gen_random_uuid(),
  member_id bigint not null,
  kind text not null,
  plan_id smallint,
  course_id bigint,
  option_id bigint,
  payment_kind text not null,
  terms jsonb not null,
  terms_version text not null,
  shown_at timestamp with time zone not null,
  guardian text,
  guardian_text_version text,
  guardian_at timestamp with time zone,
  state text not null default 'shown'::text,
  register_token text,
  authentication_id text,
  mask text,
  expires_on date,
  return_to text,
  decided_at timestamp with time zone,
  failure_code text,
  payment_method_id bigint,
  invoice_id bigint,
  referrer text,
  coaching_item_id bigint,
  buyer_name text,
  checkout_id text,
  referred_at timestamp with time zone
);

create table page_purges (
  id bigint not null generated always as identity,
  tag text not null,
  purged_at timestamp with time zone not null default clock_timestamp()
);

create table passkeys (
  id bigint not null generated always as identity,
  member_id bigint not null,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  added_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  with_factor boolean not null default false
);

create table pay_lines (
  id bigint not null generated always as identity,
  member_id bigint not null,
  kind text not null,
  source text not null,
  source_key text not null,
  description text not null,
  yen integer not null,
  earned_on date not null,
  written_at timestamp with time zone not null,
  transfer_id bigint,
  cancelled_at timestamp with time zone,
  cancel_reason text
);

create table payee_kinds (
  member_id bigint not null,
  kind text not null,
  opened_at timestamp with time zone not null,
  held_at timestamp with time zone
);

create table payees (
  member_id bigint not null,
  account text,
  account_changed_at timestamp with time zone,
  account_refused_at timestamp with time zone
);

create table payment_methods (
  id bigint not null generated always as identity,
  member_id bigint not null,
  kind text not null,
  provider_ref text not null,
  mask text,
  expires_on date,
  fingerprint_hash bytea,
  registered_at timestamp with time zone not null,
  replaced_at timestamp with time zone,
  limit_yen integer,
  closed_at timestamp with time zone
);

create table payout_runs (
  id bigint not null generated always as identity,
  month date not null,
  pay_on date not null,
  drafted_at timestamp with time zone not null,
  drafted_by bigint not null,
  filed_at timestamp with time zone,
  filed_by bigint
);

create table payout_transfers (
  id bigint not null generated always as identity,
  run_id bigint not null,
  member_id bigint not null,
  gross_yen integer not null,
  withheld_yen integer not null,
  account text not null,
  paid_at timestamp with time zone,
  paid_by bigint,
  failed_at timestamp with time zone,
  failed_by bigint,
  failure text,
  failure_note text not null default ''::text
);

create table person_claims (
  claim text not null,
  kind text not null,
  key_hash bytea not null,
  member_id bigint not null,
  claimed_at timestamp with time zone not null
);

create table person_keys (
  member_id bigint not null,
  kind text not null,
  key_hash bytea not null,
  known_at timestamp with time zone not null
);

create table phone_checks (
  member_id bigint not null,
  phone_hash bytea not null,
  phone_mask text not null,
  code_hash bytea,
  sent_at timestamp with time zone not null,
  wrong_tries smallint not null default 0,
  verified_at timestamp with time zone
);

create table plan_options (
  id bigint not null generated always as identity,
  code text not null,
  name text not null,
  description text not null,
  "position" smallint not null,
  closed_at timestamp with time zone
);

create table plan_prices (
  term_months smallint not null,
  valid_from timestamp with time zone not null,
  monthly_yen integer not null
);

create table playbacks (
  member_id bigint not null,
  id uuid not null,
  logged_at timestamp with time zone not null,
  spare_ms integer not null default 0
) with (fillfactor=70);

create table pose_classes (
  id bigint not null generated always as identity,
  member_id bigint not null,
  "position" integer not null,
  name text not null,
  blocks jsonb not null,
  changed_at timestamp with time zone not null
);

create table pose_invitations (
  member_id bigint not null,
  opened_at timestamp with time zone,
  promo_at timestamp with time zone,
  gesture_at timestamp with time zone
);

create table pose_likes (
  member_id bigint not null,
  pose_id bigint not null,
  liked_at timestamp with time zone not null
);

create table poses (
  id bigint not null generated always as identity,
  gender text not null,
  pose text not null,
  layout text not null,
  cloth text not null,
  number text not null,
  picture_key text not null,
  small_key text,
  origin text not null,
  licence text not null,
  added_at timestamp with time zone not null,
  added_by bigint,
  published_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  sample integer
);

create table posting_bars (
  id bigint not null generated always as identity,
  member_id bigint not null,
  reason text not null,
  begins_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  lifted_at timestamp with time zone
);

create table practice_logs (
  id bigint not null generated always as identity,
  member_id bigint not null,
  lesson_id bigint not null,
  step_id bigint,
  post_key uuid not null default gen_random_uuid(),
  memo text not null default ''::text,
  image_key text not null,
  image_width integer not null,
  image_height integer not null,
  small_key text not null,
  posted_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  picture_consented_at timestamp with time zone,
  memo_consented_at timestamp with time zone,
  hidden_at timestamp with time zone,
  hidden_reason text
);

create table practice_picks (
  log_id bigint not null,
  "position" integer not null,
  consented_at timestamp with time zone not null,
  caption text not null default ''::text,
  picked_at timestamp with time zone not null,
  picked_by bigint
);

create table prime_completions (
  member_id bigint not null,
  prime_lesson_id bigint not null,
  completed_at timestamp with time zone not null,
  source text
);

create table prime_lessons (
  id bigint not null generated always as identity,
  course_id bigint not null,
  "position" integer not null,
  title text not null,
  description text not null default ''::text,
  video_id bigint,
  slide_url text,
  slide_pages integer not null default 0,
  published boolean not null default true,
  archived_at timestamp with time zone
);

create table problems (
  id bigint not null generated always as identity,
  slug text not null,
  label text not null,
  note text not null default ''::text,
  lesson_id bigint not null,
  "position" integer not null
);

create table provider_mismatches (
  id bigint not null generated always as identity,
  day date not null,
  kind text not null,
  provider_charge_id text not null,
  attempt_id uuid,
  our_yen integer,
  provider_yen integer,
  found_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  settled_by bigint,
  note text not null default ''::text,
  provider text not null default 'card'::text
);

create table provider_reconciliations (
  day date not null,
  checked_at timestamp with time zone not null,
  charges integer not null,
  provider_yen bigint not null,
  our_yen bigint not null,
  provider text not null default 'card'::text
);

create table question_looks (
  question_id bigint not null,
  member_id bigint not null,
  looked_at timestamp with time zone not null
);

create table question_messages (
  id bigint not null generated always as identity,
  question_id bigint not null,
  by_whom text not null,
  author_id bigint,
  author_name text not null,
  body text not null,
  send_key uuid not null,
  written_at timestamp with time zone not null,
  sent_at timestamp with time zone
);

create table question_pictures (
  question_id bigint not null,
  "position" smallint not null,
  key text not null
);

create table questions (
  id bigint not null generated always as identity,
  member_id bigint not null,
  kind text not null,
  topic text,
  body text not null,
  send_key uuid not null,
  page_path text,
  course_id bigint,
  lesson_id bigint,
  prime_lesson_id bigint,
  title text,
  lesson_title text,
  chapter_title text,
  at_seconds integer,
  agent text,
  may_reuse boolean not null default false,
  asked_at timestamp with time zone not null,
  waits_since timestamp with time zone,
  due_on date,
  first_answered_at timestamp with time zone,
  answered_at timestamp with time zone,
  read_at timestamp with time zone,
  closed_at timestamp with time zone,
  closed_reason text,
  closed_by bigint,
  assignee_id bigint,
  handed_to bigint,
  handed_at timestamp with time zone,
  version integer not null default 1
);

create table quit_answers (
  quit_id bigint not null,
  reason_id bigint not null,
  sub_reason_id bigint
);

create table quit_reasons (
  id bigint not null generated always as identity,
  content text not null,
  "position" smallint not null,
  asks text,
  closed_at timestamp with time zone,
  always_open boolean not null default false
);

create table quit_sub_reasons (
  id bigint not null generated always as identity,
  reason_id bigint not null,
  content text not null,
  "position" smallint not null
);

create table quits (
  id bigint not null generated always as identity,
  member_id bigint not null,
  term_id bigint,
  plan_id smallint not null,
  state text not null,
  at timestamp with time zone not null,
  free_text text,
  reported_issue text
);

create table rate_limits (
  key character varying(255) not null,
  points integer not null default 0,
  expire bigint
);

create table receipt_prints (
  invoice_id bigint not null,
  first_printed_at timestamp with time zone not null,
  times integer not null default 1
);

create table received_courses (
  member_id bigint not null,
  course_id bigint not null,
  "position" smallint not null,
  ends_at timestamp with time zone
);

create table referral_events (
  member_id bigint not null,
  kind text not null,
  at timestamp with time zone not null
);

create table refunds (
  id uuid not null default gen_random_uuid(),
  number text not null default ('R'::text || lpad((nextval('invoice_numbers'::regclass))::text, 8, '0'::text)),
  invoice_id bigint,
  attempt_id uuid,
  yen integer not null,
  tax_yen integer not null,
  reason text not null,
  state text not null default 'started'::text,
  provider_refund_id text,
  asked_by bigint not null,
  asked_at timestamp with time zone not null,
  done_at timestamp with time zone,
  mismatch_id bigint,
  failure_code text
);

create table registrations (
  id uuid not null default gen_random_uuid(),
  email text not null,
  email_key text not null,
  password_hash text,
  terms_agreed_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  member_id bigint,
  return_to text,
  news_wording text
);

create table review_declines (
  member_id bigint not null,
  course_id bigint not null,
  declined_at timestamp with time zone not null
);

create table school_closed_days (
  day date not null,
  name text not null
);

create table school_run_files (
  run_id bigint not null,
  "position" integer not null,
  key text not null,
  bytes bigint not null
);

create table school_runs (
  id bigint not null generated always as identity,
  kind text not null,
  state text not null,
  file_key text,
  file_name text not null,
  asked_by bigint,
  asked_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  done integer not null default 0,
  total integer not null default 0,
  report jsonb
);

create table search_readings (
  word text not null,
  reading text not null
);

create table search_synonyms (
  word text not null,
  set_id integer not null
);

create table search_weeks (
  week date not null,
  words text not null,
  searches integer not null default 0,
  nothing integer not null default 0,
  clicks integer not null default 0
);

create table second_factors (
  member_id bigint not null,
  secret text not null,
  confirmed_at timestamp with time zone,
  last_step bigint
);

create table self_checks (
  member_id bigint not null,
  check_point_id bigint not null,
  checked_at timestamp with time zone not null
);

create table sessions (
  token_hash bytea not null,
  member_id bigint not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  ip text,
  agent text,
  second_factor_at timestamp with time zone,
  views_as bigint,
  by_letter_at timestamp with time zone
);

create table site_use (
  one boolean not null default true,
  asked_at timestamp with time zone not null
);

create table skill_path_items (
  id bigint not null generated always as identity,
  skill_path_id bigint not null,
  "position" integer not null,
  course_id bigint,
  curriculum_id bigint
);

create table skill_paths (
  id bigint not null generated always as identity,
  title text not null,
  description text not null default ''::text,
  cover_key text,
  "position" integer not null default 0,
  opened_at timestamp with time zone,
  closed_at timestamp with time zone,
  updated_at timestamp with time zone not null default now()
);

create table slide_sets (
  id bigint not null generated always as identity,
  key text not null,
  state text not null,
  trouble text,
  pages integer not null default 0,
  file_name text,
  pdf_key text,
  place_kind text,
  place_id bigint,
  made_by bigint,
  made_at timestamp with time zone not null,
  unused_since timestamp with time zone
);

create table staff_members (
  member_id bigint not null,
  granted_at timestamp with time zone not null,
  granted_by bigint,
  role text not null default 'admin'::text
);

create table step_lessons (
  step_id bigint not null,
  lesson_id bigint not null,
  "position" integer not null
);

create table stored_files (
  key text not null,
  purpose text not null,
  owner_id bigint,
  content_type text not null,
  bytes bigint not null,
  created_at timestamp with time zone not null,
  attached_at timestamp with time zone
);

create table student_records (
  id bigint not null generated always as identity,
  member_id bigint not null,
  name text not null,
  classification text not null,
  school_name text not null,
  department text not null,
  school_identity text not null,
  graduation_year smallint not null,
  graduation_month smallint not null,
  born_on date not null,
  front_key text,
  second_key text,
  registered_at timestamp with time zone not null,
  expires_on date not null,
  decision text,
  decided_at timestamp with time zone,
  decided_by bigint,
  reason text not null default ''::text,
  closed_at timestamp with time zone
);

create table study_days (
  member_id bigint not null,
  day date not null,
  played int4multirange not null,
  seconds integer not null generated always as (covered_length(played)) stored
) with (fillfactor=70);

create table study_schedule_items (
  member_id bigint not null,
  "position" integer not null,
  lesson_id bigint not null,
  step_id bigint
);

create table study_schedules (
  member_id bigint not null,
  minutes integer not null,
  weekdays integer not null,
  starts_minute integer not null,
  until_day date not null,
  made_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  wants_letters boolean not null default false,
  feed_number integer not null default 0,
  feed_hash bytea
);

create table subscription_changes (
  id bigint not null generated always as identity,
  member_id bigint not null,
  from_state text not null,
  to_state text not null,
  cause text not null,
  actor_id bigint,
  at timestamp with time zone not null,
  term_id bigint,
  plan_id smallint,
  agreed jsonb
);

create table subscription_courses (
  id bigint not null generated always as identity,
  course_id bigint not null,
  "position" integer not null default 0,
  opened_at timestamp with time zone,
  closed_at timestamp with time zone
);

create table subscriptions (
  member_id bigint not null,
  plan_id smallint not null,
  state text not null,
  started_at timestamp with time zone not null,
  access_ends_at timestamp with time zone,
  term_id bigint,
  payment_kind text,
  next_step_at timestamp with time zone,
  closes_at timestamp with time zone,
  reserved_plan_id smallint,
  reserved_option_id bigint,
  reserved_at timestamp with time zone
);

create table teacher_messages (
  teacher_id bigint not null,
  message text not null,
  "position" integer not null default 0,
  agreed_on date not null,
  withdrawn_at timestamp with time zone,
  updated_at timestamp with time zone not null default now()
);

create table teachers (
  id bigint not null generated always as identity,
  name text not null,
  kana text not null default ''::text,
  profile text not null default ''::text,
  achievements text[] not null default '{}'::text[],
  genres text[] not null default '{}'::text[],
  icon_key text,
  image_key text,
  links jsonb not null default '[]'::jsonb,
  collab_videos jsonb not null default '[]'::jsonb,
  "position" integer not null default 0
);

create table terms (
  id bigint not null generated always as identity,
  member_id bigint not null,
  plan_id smallint not null,
  kind text not null,
  anchor_on date not null,
  anchor_months smallint not null default 0,
  months smallint not null,
  starts_on date not null,
  ends_on date not null,
  monthly_yen integer not null,
  discount_monthly_yen integer,
  discount_months smallint not null default 0,
  cancel_anytime boolean not null,
  option_id bigint,
  order_key uuid,
  begun_at timestamp with time zone not null,
  invoiced_months smallint not null default 0,
  ended_at timestamp with time zone
);

create table terms_agreements (
  member_id bigint not null,
  edition_id bigint not null,
  agreed_at timestamp with time zone not null
);

create table terms_editions (
  id bigint not null generated always as identity,
  document text not null,
  name text not null,
  comes_on date not null,
  changes text not null,
  body text not null,
  must_agree boolean not null,
  announced_at timestamp with time zone not null,
  announced_by bigint not null,
  withdrawn_at timestamp with time zone,
  up_to bigint not null default 0,
  told integer not null default 0,
  done_at timestamp with time zone
);

create table trial_code_batches (
  id bigint not null generated always as identity,
  set_id bigint not null,
  label text not null,
  size integer not null,
  days integer,
  expires_at timestamp with time zone not null,
  made_at timestamp with time zone not null,
  exported_at timestamp with time zone,
  voided_at timestamp with time zone,
  void_reason text
);

create table trial_code_tries (
  id bigint not null generated always as identity,
  member_id bigint,
  address text,
  wrong integer not null default 0,
  locked_until timestamp with time zone,
  tried_at timestamp with time zone not null
);

create table trial_codes (
  id bigint not null generated always as identity,
  batch_id bigint not null,
  code_hash bytea not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  used_by bigint,
  voided_at timestamp with time zone,
  void_reason text,
  replaces_id bigint
);

create table trial_questions (
  "position" smallint not null,
  title text not null,
  body text not null
);

create table trial_receipts (
  member_id bigint not null,
  set_id bigint not null,
  code_id bigint not null,
  received_at timestamp with time zone not null,
  ends_at timestamp with time zone
);

create table trial_set_courses (
  set_id bigint not null,
  course_id bigint not null,
  "position" smallint not null
);

create table trial_sets (
  id bigint not null generated always as identity,
  name text not null,
  courses_allowed smallint not null,
  days integer,
  made_at timestamp with time zone not null,
  published_at timestamp with time zone,
  closed_at timestamp with time zone
);

create table trial_tutorial_pages (
  variant text not null,
  entry boolean not null,
  "position" smallint not null,
  title text not null,
  body text not null,
  picture_key text
);

create table trial_tutorial_viewers (
  member_id bigint not null,
  variant text not null,
  opened_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  went_at timestamp with time zone
);

create table video_steps (
  id bigint not null generated always as identity,
  prime_lesson_id bigint not null,
  "position" integer not null,
  title text not null,
  description text not null default ''::text,
  start_time numeric(9,3) not null
);

create table videos (
  id bigint not null generated always as identity,
  provider text not null,
  vimeo_video_id text,
  mp4_key text,
  hls_key text,
  subtitles_key text,
  poster_key text,
  duration_seconds numeric(9,3) not null,
  film_id bigint,
  sheets jsonb,
  clip_from numeric(9,3) not null default 0,
  clip_to numeric(9,3),
  clip_offset numeric(9,3) not null default 0,
  replaced_key text,
  replaced_at timestamp with time zone,
  captions_version integer not null default 0,
  captions_key text
);

create table wallet_notices (
  id text not null,
  about text not null,
  object_id text not null,
  received_at timestamp with time zone not null
);

create table watch_events (
  id bigint not null generated always as identity,
  member_id bigint not null,
  chapter_id bigint not null,
  kind text not null,
  at timestamp with time zone not null,
  elapse_time numeric(9,3),
  stop_count integer,
  speed_before numeric(2,1),
  speed_after numeric(2,1)
);

create table watch_progress (
  member_id bigint not null,
  video_id bigint not null,
  place_seconds numeric(9,3) not null default 0,
  finished boolean not null default false,
  seen int4multirange not null default '{}'::int4multirange,
  updated_at timestamp with time zone not null,
  device text,
  seen_ms integer not null generated always as (covered_length(seen)) stored
) with (fillfactor=70);

create table watched_words (
  id bigint not null generated always as identity,
  kind text not null,
  text text not null,
  effect text not null,
  added_at timestamp with time zone not null,
  added_by bigint
);


alter table ambassador_guardians add constraint ambassador_guardians_pkey PRIMARY KEY (member_id);
alter table ambassador_guardians add constraint ambassador_guardians_token_hash_key UNIQUE (token_hash);
alter table ambassador_guardians add constraint ambassador_guardians_asked CHECK (((consented_at IS NULL) = ((email IS NOT NULL) AND (token_hash IS NOT NULL))));
alter table ambassador_guardians add constraint ambassador_guardians_consented CHECK (((consented_at IS NULL) = (terms_version IS NULL)));
alter table ambassador_guardians add constraint ambassador_guardians_name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 50)));
alter table ambassador_guardians add constraint ambassador_guardians_member_id_fkey FOREIGN KEY (member_id) REFERENCES ambassadors(member_id) ON DELETE CASCADE;
alter table ambassador_posts add constraint ambassador_posts_pkey PRIMARY KEY (id);
alter table ambassador_posts add constraint ambassador_posts_once UNIQUE (member_id, address);
alter table ambassador_posts add constraint ambassador_posts_address CHECK ((((char_length(address) >= 1) AND (char_length(address) <= 500)) AND (address ~ '^https?://'::text)));
alter table ambassador_posts add constraint ambassador_posts_looked CHECK (((state = 'waiting'::text) OR (looked_at IS NOT NULL)));
alter table ambassador_posts add constraint ambassador_posts_note CHECK (((char_length(note) <= 200) AND ((state <> 'unmarked'::text) OR (note <> ''::text))));
alter table ambassador_posts add constraint ambassador_posts_state CHECK ((state = ANY (ARRAY['waiting'::text, 'marked'::text, 'unmarked'::text])));
alter table ambassador_posts add constraint ambassador_posts_looked_by_fkey FOREIGN KEY (looked_by) REFERENCES members(id) ON DELETE SET NULL;
alter table ambassador_posts add constraint ambassador_posts_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table ambassador_reward_events add constraint ambassador_reward_events_pkey PRIMARY KEY (id);
alter table ambassador_reward_events add constraint ambassador_reward_events_reason CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 200)));
alter table ambassador_reward_events add constraint ambassador_reward_events_state CHECK ((state = ANY (ARRAY['pending'::text, 'confirmed'::text, 'paid'::text, 'cancelled'::text, 'forfeited'::text])));
alter table ambassador_reward_events add constraint ambassador_reward_events_by_id_fkey FOREIGN KEY (by_id) REFERENCES members(id);
alter table ambassador_reward_events add constraint ambassador_reward_events_reward_id_fkey FOREIGN KEY (reward_id) REFERENCES ambassador_rewards(id);
alter table ambassador_rewards add constraint ambassador_rewards_pkey PRIMARY KEY (id);
alter table ambassador_rewards add constraint ambassador_rewards_once UNIQUE (referred_id);
alter table ambassador_rewards add constraint ambassador_rewards_kind CHECK ((kind = ANY (ARRAY['purchase'::text, 'trial'::text])));
alter table ambassador_rewards add constraint ambassador_rewards_state CHECK ((state = ANY (ARRAY['pending'::text, 'confirmed'::text, 'paid'::text, 'cancelled'::text, 'forfeited'::text])));
alter table ambassador_rewards add constraint ambassador_rewards_yen CHECK ((yen > 0));
alter table ambassador_rewards add constraint ambassador_rewards_member_id_fkey FOREIGN KEY (member_id) REFERENCES ambassadors(member_id);
alter table ambassador_rewards add constraint ambassador_rewards_order_key_fkey FOREIGN KEY (order_key) REFERENCES orders(key);
alter table ambassador_rewards add constraint ambassador_rewards_referred_id_fkey FOREIGN KEY (referred_id) REFERENCES members(id);
alter table ambassador_visits add constraint ambassador_visits_pkey PRIMARY KEY (member_id, day);
alter table ambassador_visits add constraint ambassador_visits_member_id_fkey FOREIGN KEY (member_id) REFERENCES ambassadors(member_id);
alter table ambassadors add constraint ambassadors_pkey PRIMARY KEY (member_id);
alter table ambassadors add constraint ambassadors_code_once UNIQUE (code);
alter table ambassadors add constraint ambassadors_ad_location CHECK (((char_length(ad_location) >= 1) AND (char_length(ad_location) <= 255)));
alter table ambassadors add constraint ambassadors_age CHECK (((age >= 1) AND (age <= 6)));
alter table ambassadors add constraint ambassadors_code CHECK ((code ~ '^[a-z2-9]{10}$'::text));
alter table ambassadors add constraint ambassadors_left CHECK (((left_at IS NULL) = ((name IS NOT NULL) AND (age IS NOT NULL) AND (ad_location IS NOT NULL))));
alter table ambassadors add constraint ambassadors_name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 50)));
alter table ambassadors add constraint ambassadors_suspended CHECK (((suspended_at IS NULL) = (suspend_reason IS NULL)));
alter table ambassadors add constraint ambassadors_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);
alter table anniversary_pages add constraint anniversary_pages_pkey PRIMARY KEY (slug);
alter table anniversary_pages add constraint anniversary_pages_id_key UNIQUE (id);
alter table anniversary_pages add constraint anniversary_pages_accent CHECK (((accent_start >= 1) AND (accent_start <= 8)));
alter table anniversary_pages add constraint anniversary_pages_lead CHECK ((char_length(lead) <= 300));
alter table anniversary_pages add constraint anniversary_pages_slug CHECK ((slug ~ '^[0-9a-z-]{1,40}$'::text));
alter table anniversary_pages add constraint anniversary_pages_title CHECK (((char_length(title) >= 1) AND (char_length(title) <= 60)));
alter table anniversary_pages add constraint anniversary_pages_window CHECK ((closed_at > opened_at));
alter table arrival_files add constraint arrival_files_pkey PRIMARY KEY (id);
alter table arrival_files add constraint arrival_files_once UNIQUE (sha256);
alter table arrival_files add constraint arrival_files_brought_by_fkey FOREIGN KEY (brought_by) REFERENCES members(id) ON DELETE SET NULL;
alter table arrivals add constraint arrivals_pkey PRIMARY KEY (member_id);
alter table arrivals add constraint arrivals_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table audit_log add constraint audit_log_pkey PRIMARY KEY (id);
alter table book_entries add constraint book_entries_pkey PRIMARY KEY (id);
alter table book_entries add constraint book_entries_key_once UNIQUE (key);
alter table book_entries add constraint book_entries_kind CHECK ((kind = ANY (ARRAY['invoice'::text, 'payment'::text, 'fee'::text, 'discount'::text, 'refund'::text, 'write_off'::text, 'chargeback'::text, 'correction'::text, 'earning'::text, 'payout'::text, 'payout_return'::text, 'earned'::text, 'provider_fee'::text])));
alter table book_lines add constraint book_lines_pkey PRIMARY KEY (entry_id, "position");
alter table book_lines add constraint book_lines_account CHECK ((account = ANY (ARRAY['receivable'::text, 'provider'::text, 'bank'::text, 'sales'::text, 'tax'::text, 'fees'::text, 'discounts'::text, 'refunds'::text, 'bad_debts'::text, 'suspense'::text, 'payables'::text, 'withheld'::text, 'rewards'::text, 'unearned'::text, 'provider_fees'::text])));
alter table book_lines add constraint book_lines_not_nothing CHECK ((yen <> 0));
alter table book_sums add constraint book_sums_pkey PRIMARY KEY (up_to_entry, booked_on, account);
alter table book_sums add constraint book_sums_credit CHECK ((credit_yen >= 0));
alter table book_sums add constraint book_sums_debit CHECK ((debit_yen >= 0));
alter table book_sums add constraint book_sums_up_to_entry_fkey FOREIGN KEY (up_to_entry) REFERENCES book_entries(id);
alter table business_clock add constraint business_clock_pkey PRIMARY KEY (only_row);
alter table business_clock add constraint business_clock_one_row CHECK (only_row);
alter table campaigns add constraint campaigns_pkey PRIMARY KEY (id);
alter table campaigns add constraint campaigns_url_kind_once UNIQUE (url_kind);
alter table campaigns add constraint campaigns_dates CHECK (((opens_at < closes_at) AND (apply_until <= closes_at)));
alter table campaigns add constraint campaigns_first_month CHECK ((first_month_yen >= 0));
alter table campaigns add constraint campaigns_kind CHECK ((kind = ANY (ARRAY['first_month'::text, 'extend_trial'::text, 'discount'::text, 'initial'::text, 'lottery'::text, 'url'::text])));
alter table campaigns add constraint campaigns_trial_days CHECK (((trial_days >= 1) AND (trial_days <= 90)));
alter table canned_sentences add constraint canned_sentences_pkey PRIMARY KEY (id);
alter table canned_sentences add constraint canned_sentences_body CHECK (((char_length(body) >= 1) AND (char_length(body) <= 2000)));
alter table canned_sentences add constraint canned_sentences_title CHECK (((char_length(title) >= 1) AND (char_length(title) <= 40)));
alter table captions add constraint captions_pkey PRIMARY KEY (id);
alter table captions add constraint captions_of_one CHECK ((num_nonnulls(video_id, file_key) = 1));
alter table captions add constraint captions_span CHECK (((from_ms >= 0) AND (to_ms > from_ms)));
alter table captions add constraint captions_words CHECK (((char_length(words) >= 1) AND (char_length(words) <= 200)));
alter table captions add constraint captions_file_key_fkey FOREIGN KEY (file_key) REFERENCES stored_files(key) ON DELETE CASCADE;
alter table captions add constraint captions_video_id_fkey FOREIGN KEY (video_id) REFERENCES videos(id) ON DELETE CASCADE;
alter table categories add constraint categories_pkey PRIMARY KEY (id);
alter table categories add constraint categories_slug_once UNIQUE (slug);
alter table categories add constraint categories_tab CHECK ((tab = ANY (ARRAY['character'::text, 'background'::text, 'manga'::text, 'other'::text])));
alter table certificates add constraint certificates_pkey PRIMARY KEY (id);
alter table certificates add constraint certificates_once UNIQUE (member_id, curriculum_id);
alter table certificates add constraint certificates_name_given_first CHECK (((name_corrected_at IS NULL) OR (name_given_at IS NOT NULL)));
alter table certificates add constraint certificates_curriculum_id_fkey FOREIGN KEY (curriculum_id) REFERENCES curriculums(id);
alter table certificates add constraint certificates_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table chapter_completions add constraint chapter_completions_pkey PRIMARY KEY (member_id, chapter_id);
alter table chapter_completions add constraint chapter_completions_chapter_id_fkey FOREIGN KEY (chapter_id) REFERENCES chapters(id) ON DELETE CASCADE;
alter table chapter_completions add constraint chapter_completions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table chapter_completions add constraint chapter_completions_step_id_fkey FOREIGN KEY (step_id) REFERENCES curriculum_steps(id) ON DELETE SET NULL;
alter table chapters add constraint chapters_pkey PRIMARY KEY (id);
alter table chapters add constraint chapters_position_once UNIQUE (lesson_id, "position");
alter table chapters add constraint chapters_video_once UNIQUE (video_id);
alter table chapters add constraint chapters_film_when_seen CHECK (((NOT published) OR ((video_id IS NOT NULL) AND (archived_at IS NULL))));
alter table chapters add constraint chapters_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES lessons(id) ON DELETE CASCADE;
alter table chapters add constraint chapters_video_id_fkey FOREIGN KEY (video_id) REFERENCES videos(id);
alter table charge_attempts add constraint charge_attempts_pkey PRIMARY KEY (id);
alter table charge_attempts add constraint charge_attempts_reason CHECK ((reason = ANY (ARRAY['due'::text, 'retry'::text, 'pay_now'::text, 'order'::text, 'new_card'::text])));
alter table charge_attempts add constraint charge_attempts_state CHECK ((state = ANY (ARRAY['started'::text, 'captured'::text, 'declined'::text, 'unknown'::text, 'dropped'::text])));
alter table charge_attempts add constraint charge_attempts_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id);
alter table charge_attempts add constraint charge_attempts_payment_method_id_fkey FOREIGN KEY (payment_method_id) REFERENCES payment_methods(id);
alter table chargebacks add constraint chargebacks_pkey PRIMARY KEY (provider_id);
alter table chargebacks add constraint chargebacks_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES charge_attempts(id);
alter table chargebacks add constraint chargebacks_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id);
alter table check_points add constraint check_points_pkey PRIMARY KEY (id);
alter table check_points add constraint check_points_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES lessons(id) ON DELETE CASCADE;
alter table claims add constraint claims_pkey PRIMARY KEY (id);
alter table claims add constraint claims_about CHECK ((about = ANY (ARRAY['takedown'::text, 'disclosure'::text, 'correction'::text, 'stop'::text, 'deletion'::text])));
alter table claims add constraint claims_decided CHECK (((decided_at IS NULL) = (outcome IS NULL)));
alter table claims add constraint claims_ground CHECK ((ground = ANY (ARRAY['copyright'::text, 'portrait'::text, 'privacy'::text, 'defamation'::text, 'other'::text])));
alter table claims add constraint claims_grounds CHECK (((about = 'takedown'::text) = (ground IS NOT NULL)));
alter table claims add constraint claims_outcome CHECK ((outcome = ANY (ARRAY['done'::text, 'partly'::text, 'refused'::text, 'dropped'::text])));
alter table claims add constraint claims_whose CHECK (((about = 'takedown'::text) = (member_id IS NULL)));
alter table claims add constraint claims_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES members(id);
alter table claims add constraint claims_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);
alter table closed_notifications add constraint closed_notifications_pkey PRIMARY KEY (member_id, notification_id);
alter table closed_notifications add constraint closed_notifications_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table closed_notifications add constraint closed_notifications_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES notifications(id) ON DELETE CASCADE;
alter table coaches add constraint coaches_pkey PRIMARY KEY (member_id);
alter table coaches add constraint coaches_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);
alter table coaching_item_coaches add constraint coaching_item_coaches_pkey PRIMARY KEY (item_id, coach_id);
alter table coaching_item_coaches add constraint coaching_item_coaches_coach_id_fkey FOREIGN KEY (coach_id) REFERENCES coaches(member_id);
alter table coaching_item_coaches add constraint coaching_item_coaches_item_id_fkey FOREIGN KEY (item_id) REFERENCES coaching_items(id) ON DELETE CASCADE;
alter table coaching_items add constraint coaching_items_pkey PRIMARY KEY (id);
alter table coaching_items add constraint coaching_items_commission CHECK (((commission_yen >= 0) AND (commission_yen <= 100000)));
alter table coaching_items add constraint coaching_items_fee CHECK (((fee_yen >= 0) AND (fee_yen <= 1000000)));
alter table coaching_items add constraint coaching_items_minutes CHECK (((minutes >= 10) AND (minutes <= 240)));
alter table coaching_items add constraint coaching_items_number CHECK (((monthly_number >= 1) AND (monthly_number <= 1000)));
alter table coaching_items add constraint coaching_items_price CHECK (((price_yen >= 100) AND (price_yen <= 1000000)));
alter table coaching_items add constraint coaching_items_state CHECK ((state = ANY (ARRAY['draft'::text, 'open'::text, 'closed'::text])));
alter table coaching_items add constraint coaching_items_validity CHECK (((valid_days >= 1) AND (valid_days <= 180)));
alter table coaching_messages add constraint coaching_messages_pkey PRIMARY KEY (id);
alter table coaching_messages add constraint coaching_messages_once UNIQUE (key);
alter table coaching_messages add constraint coaching_messages_author_id_fkey FOREIGN KEY (author_id) REFERENCES members(id);
alter table coaching_messages add constraint coaching_messages_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES coaching_tickets(id);
alter table coaching_pictures add constraint coaching_pictures_pkey PRIMARY KEY (key);
alter table coaching_pictures add constraint coaching_pictures_place UNIQUE (ticket_id, "position");
alter table coaching_pictures add constraint coaching_pictures_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES coaching_tickets(id);
alter table coaching_sessions add constraint coaching_sessions_pkey PRIMARY KEY (id);
alter table coaching_sessions add constraint coaching_sessions_ended CHECK (((outcome IS NULL) = (ended_at IS NULL)));
alter table coaching_sessions add constraint coaching_sessions_outcome CHECK ((outcome = ANY (ARRAY['held'::text, 'no_show'::text, 'school_fault'::text, 'cancelled'::text])));
alter table coaching_sessions add constraint coaching_sessions_booked_by_fkey FOREIGN KEY (booked_by) REFERENCES members(id);
alter table coaching_sessions add constraint coaching_sessions_coach_id_fkey FOREIGN KEY (coach_id) REFERENCES coaches(member_id);
alter table coaching_sessions add constraint coaching_sessions_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES members(id);
alter table coaching_sessions add constraint coaching_sessions_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES coaching_tickets(id);
alter table coaching_tickets add constraint coaching_tickets_pkey PRIMARY KEY (id);
alter table coaching_tickets add constraint coaching_tickets_invoice_once UNIQUE (invoice_id);
alter table coaching_tickets add constraint coaching_tickets_order_once UNIQUE (order_key);
alter table coaching_tickets add constraint coaching_tickets_ended CHECK (((state = ANY (ARRAY['used'::text, 'expired'::text])) = (ended_at IS NOT NULL)));
alter table coaching_tickets add constraint coaching_tickets_state CHECK ((state = ANY (ARRAY['unused'::text, 'booked'::text, 'used'::text, 'expired'::text])));
alter table coaching_tickets add constraint coaching_tickets_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id);
alter table coaching_tickets add constraint coaching_tickets_item_id_fkey FOREIGN KEY (item_id) REFERENCES coaching_items(id);
alter table coaching_tickets add constraint coaching_tickets_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);
alter table coaching_tickets add constraint coaching_tickets_order_key_fkey FOREIGN KEY (order_key) REFERENCES orders(key);
alter table content_flags add constraint content_flags_pkey PRIMARY KEY (id);
alter table content_flags add constraint content_flags_once UNIQUE (target_type, target_id, member_id);
alter table content_flags add constraint content_flags_detail CHECK ((char_length(detail) <= 500));
alter table content_flags add constraint content_flags_reason CHECK ((reason = ANY (ARRAY['r18'::text, 'spam'::text, 'copyright'::text, 'harassment'::text, 'ai_generated'::text, 'other'::text])));
alter table content_flags add constraint content_flags_target CHECK ((target_type = ANY (ARRAY['report'::text, 'comment'::text, 'contest_work'::text, 'gallery_work'::text, 'profile'::text])));
alter table content_flags add constraint content_flags_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table contest_judges add constraint contest_judges_once PRIMARY KEY (contest_id, member_id);
alter table contest_judges add constraint contest_judges_contest_id_fkey FOREIGN KEY (contest_id) REFERENCES illust_contests(id) ON DELETE CASCADE;
alter table contest_judges add constraint contest_judges_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table contest_left_awards add constraint contest_left_awards_pkey PRIMARY KEY (id);
alter table contest_left_awards add constraint contest_left_awards_contest_id_fkey FOREIGN KEY (contest_id) REFERENCES illust_contests(id) ON DELETE CASCADE;
alter table contest_marks add constraint contest_marks_once PRIMARY KEY (work_id, judge_id);
alter table contest_marks add constraint contest_marks_note CHECK ((char_length(note) <= 500));
alter table contest_marks add constraint contest_marks_points CHECK (((points >= 1) AND (points <= 10)));
alter table contest_marks add constraint contest_marks_points_or_close CHECK ((is_close = (points IS NULL)));
alter table contest_marks add constraint contest_marks_by_judge FOREIGN KEY (contest_id, judge_id) REFERENCES contest_judges(contest_id, member_id) ON DELETE CASCADE;
alter table contest_marks add constraint contest_marks_judge_id_fkey FOREIGN KEY (judge_id) REFERENCES members(id) ON DELETE CASCADE;
alter table contest_marks add constraint contest_marks_work_id_fkey FOREIGN KEY (work_id) REFERENCES illust_contest_applicants(id) ON DELETE CASCADE;
alter table contest_prize_addresses add constraint contest_prize_addresses_pkey PRIMARY KEY (work_id);
alter table contest_prize_addresses add constraint contest_prize_addresses_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table contest_prize_addresses add constraint contest_prize_addresses_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES members(id) ON DELETE SET NULL;
alter table contest_prize_addresses add constraint contest_prize_addresses_work_id_fkey FOREIGN KEY (work_id) REFERENCES illust_contest_applicants(id) ON DELETE CASCADE;
alter table corrected_works add constraint corrected_works_pkey PRIMARY KEY (id);
alter table corrected_works add constraint corrected_works_request_key UNIQUE (request_key);
alter table corrected_works add constraint corrected_works_attachment CHECK (((attachment_key IS NULL) = (attachment_name IS NULL)));
alter table corrected_works add constraint corrected_works_cancelled CHECK (((cancelled_at IS NULL) = (cancelled_by IS NULL)));
alter table corrected_works add constraint corrected_works_cancelled_by CHECK ((cancelled_by = ANY (ARRAY['owner'::text, 'staff'::text, 'leaving'::text])));
alter table corrected_works add constraint corrected_works_comment CHECK (((char_length(comment) >= 1) AND (char_length(comment) <= 800)));
alter table corrected_works add constraint corrected_works_fan_fiction CHECK (((genre = 'fan_fiction'::text) = (fan_fiction_description IS NOT NULL)));
alter table corrected_works add constraint corrected_works_genre CHECK ((genre = ANY (ARRAY['original'::text, 'fan_fiction'::text])));
alter table corrected_works add constraint corrected_works_image_size CHECK (((image_width > 0) AND (image_height > 0)));
alter table corrected_works add constraint corrected_works_one_end CHECK (((corrected_at IS NULL) OR (cancelled_at IS NULL)));
alter table corrected_works add constraint corrected_works_right_lost CHECK (((NOT right_lost) OR (cancelled_by = 'staff'::text)));
alter table corrected_works add constraint corrected_works_told CHECK (((files_told_at IS NULL) OR (corrected_at IS NOT NULL) OR (cancelled_at IS NOT NULL)));
alter table corrected_works add constraint corrected_works_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES correction_campaigns(id);
alter table corrected_works add constraint corrected_works_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table corrected_works add constraint corrected_works_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES correctional_teachers(id);
alter table correction_campaigns add constraint correction_campaigns_pkey PRIMARY KEY (id);
alter table correction_campaigns add constraint correction_campaigns_capacity CHECK ((capacity >= 0));
alter table correction_campaigns add constraint correction_campaigns_period CHECK ((starts_at < ends_at));
alter table correction_campaigns add constraint correction_campaigns_title CHECK (((char_length(title) >= 1) AND (char_length(title) <= 100)));
alter table correction_campaigns add constraint correction_campaigns_version CHECK ((version > 0));
alter table correction_draft_files add constraint correction_draft_files_pkey PRIMARY KEY (work_id, key);
alter table correction_draft_files add constraint correction_draft_files_key_fkey FOREIGN KEY (key) REFERENCES stored_files(key) ON DELETE CASCADE;
alter table correction_draft_files add constraint correction_draft_files_work_id_fkey FOREIGN KEY (work_id) REFERENCES correction_drafts(work_id) ON DELETE CASCADE;
alter table correction_drafts add constraint correction_drafts_pkey PRIMARY KEY (work_id);
alter table correction_drafts add constraint correction_drafts_version CHECK ((version > 0));
alter table correction_drafts add constraint correction_drafts_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES correctional_teachers(id) ON DELETE CASCADE;
alter table correction_drafts add constraint correction_drafts_work_id_fkey FOREIGN KEY (work_id) REFERENCES corrected_works(id) ON DELETE CASCADE;
alter table correction_drawing_blocks add constraint correction_drawing_blocks_pkey PRIMARY KEY (drawing_id, "position");
alter table correction_drawing_blocks add constraint correction_drawing_blocks_bytes CHECK (((length(bytes) >= 1) AND (length(bytes) <= 1048576)));
alter table correction_drawing_blocks add constraint correction_drawing_blocks_position CHECK (("position" >= 0));
alter table correction_drawing_blocks add constraint correction_drawing_blocks_drawing_id_fkey FOREIGN KEY (drawing_id) REFERENCES correction_drawings(id) ON DELETE CASCADE;
alter table correction_drawings add constraint correction_drawings_pkey PRIMARY KEY (id);
alter table correction_drawings add constraint correction_drawings_once UNIQUE NULLS NOT DISTINCT (work_id, version);
alter table correction_drawings add constraint correction_drawings_head CHECK (((length(head) >= 4) AND (length(head) <= 100)));
alter table correction_drawings add constraint correction_drawings_revision CHECK ((revision > 0));
alter table correction_drawings add constraint correction_drawings_return FOREIGN KEY (work_id, version) REFERENCES corrections(work_id, version) ON DELETE CASCADE;
alter table correction_drawings add constraint correction_drawings_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES correctional_teachers(id) ON DELETE CASCADE;
alter table correction_drawings add constraint correction_drawings_work_id_fkey FOREIGN KEY (work_id) REFERENCES corrected_works(id) ON DELETE CASCADE;
alter table correction_holds add constraint correction_holds_pkey PRIMARY KEY (member_id);
alter table correction_holds add constraint correction_holds_campaign_id_teacher_id_fkey FOREIGN KEY (campaign_id, teacher_id) REFERENCES correction_slots(campaign_id, teacher_id) ON DELETE CASCADE;
alter table correction_holds add constraint correction_holds_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table correction_items add constraint correction_items_pkey PRIMARY KEY (work_id, version, "position");
alter table correction_items add constraint correction_items_attachment CHECK (((attachment_key IS NULL) = (attachment_name IS NULL)));
alter table correction_items add constraint correction_items_comment CHECK (((char_length(comment) >= 1) AND (char_length(comment) <= 5000)));
alter table correction_items add constraint correction_items_file CHECK (((attachment_key IS NULL) OR (image_key IS NOT NULL)));
alter table correction_items add constraint correction_items_one_kind CHECK (((image_key IS NULL) <> (comment IS NULL)));
alter table correction_items add constraint correction_items_return FOREIGN KEY (work_id, version) REFERENCES corrections(work_id, version) ON DELETE CASCADE;
alter table correction_items add constraint correction_items_work_id_fkey FOREIGN KEY (work_id) REFERENCES corrected_works(id) ON DELETE CASCADE;
alter table correction_late_choices add constraint correction_late_choices_pkey PRIMARY KEY (work_id, due_at);
alter table correction_late_choices add constraint correction_late_choices_choice CHECK ((choice = ANY (ARRAY['wait'::text, 'another'::text, 'right'::text])));
alter table correction_late_choices add constraint correction_late_choices_work_id_fkey FOREIGN KEY (work_id) REFERENCES corrected_works(id) ON DELETE CASCADE;
alter table correction_layers add constraint correction_layers_pkey PRIMARY KEY (work_id, version, number);
alter table correction_layers add constraint correction_layers_name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40)));
alter table correction_layers add constraint correction_layers_number CHECK ((number > 0));
alter table correction_layers add constraint correction_layers_work_id_version_fkey FOREIGN KEY (work_id, version) REFERENCES corrections(work_id, version) ON DELETE CASCADE;
alter table correction_phrases add constraint correction_phrases_pkey PRIMARY KEY (id);
alter table correction_phrases add constraint correction_phrases_title CHECK (((char_length(title) >= 1) AND (char_length(title) <= 30)));
alter table correction_phrases add constraint correction_phrases_words CHECK (((char_length(words) >= 1) AND (char_length(words) <= 1000)));
alter table correction_phrases add constraint correction_phrases_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES correctional_teachers(id) ON DELETE CASCADE;
alter table correction_pins add constraint correction_pins_pkey PRIMARY KEY (work_id, version, number);
alter table correction_pins add constraint correction_pins_number CHECK ((number > 0));
alter table correction_pins add constraint correction_pins_one_film CHECK (((chapter_id IS NULL) OR (prime_lesson_id IS NULL)));
alter table correction_pins add constraint correction_pins_words CHECK (((char_length(words) >= 1) AND (char_length(words) <= 300)));
alter table correction_pins add constraint correction_pins_x CHECK ((x >= 0));
alter table correction_pins add constraint correction_pins_y CHECK ((y >= 0));
alter table correction_pins add constraint correction_pins_chapter_id_fkey FOREIGN KEY (chapter_id) REFERENCES chapters(id) ON DELETE SET NULL;
alter table correction_pins add constraint correction_pins_prime_lesson_id_fkey FOREIGN KEY (prime_lesson_id) REFERENCES prime_lessons(id) ON DELETE SET NULL;
alter table correction_pins add constraint correction_pins_work_id_version_fkey FOREIGN KEY (work_id, version) REFERENCES corrections(work_id, version) ON DELETE CASCADE;
alter table correction_reminders add constraint correction_reminders_pkey PRIMARY KEY (work_id, due_at, stage);
alter table correction_reminders add constraint correction_reminders_stage CHECK ((stage = ANY (ARRAY['week'::text, 'two-days'::text, 'late'::text])));
alter table correction_reminders add constraint correction_reminders_work_id_fkey FOREIGN KEY (work_id) REFERENCES corrected_works(id) ON DELETE CASCADE;
alter table correction_slots add constraint correction_slots_pkey PRIMARY KEY (campaign_id, teacher_id);
alter table correction_slots add constraint correction_slots_not_negative CHECK ((slots >= 0));
alter table correction_slots add constraint correction_slots_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES correction_campaigns(id) ON DELETE CASCADE;
alter table correction_slots add constraint correction_slots_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES correctional_teachers(id) ON DELETE CASCADE;
alter table correction_waits add constraint correction_waits_pkey PRIMARY KEY (id);
alter table correction_waits add constraint correction_waits_end CHECK (((ended_at IS NULL) = (ended_as IS NULL)));
alter table correction_waits add constraint correction_waits_ended_as CHECK ((ended_as = ANY (ARRAY['taken'::text, 'left'::text, 'lapsed'::text, 'no-right'::text, 'closed'::text])));
alter table correction_waits add constraint correction_waits_offer CHECK (((offered_at IS NULL) = (offer_until IS NULL)));
alter table correction_waits add constraint correction_waits_campaign_id_teacher_id_fkey FOREIGN KEY (campaign_id, teacher_id) REFERENCES correction_slots(campaign_id, teacher_id) ON DELETE CASCADE;
alter table correction_waits add constraint correction_waits_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table correctional_teacher_changes add constraint correctional_teacher_changes_pkey PRIMARY KEY (id);
alter table correctional_teacher_changes add constraint correctional_teacher_changes_parts CHECK (((cardinality(parts) > 0) AND (parts <@ ARRAY['name'::text, 'introduction'::text, 'question'::text, 'genres'::text, 'links'::text, 'icon'::text, 'images'::text])));
alter table correctional_teacher_changes add constraint correctional_teacher_changes_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES correctional_teachers(id) ON DELETE CASCADE;
alter table correctional_teacher_hidings add constraint correctional_teacher_hidings_pkey PRIMARY KEY (id);
alter table correctional_teacher_hidings add constraint correctional_teacher_hidings_part CHECK ((part = ANY (ARRAY['introduction'::text, 'question'::text, 'link'::text, 'icon'::text, 'image'::text])));
alter table correctional_teacher_hidings add constraint correctional_teacher_hidings_reason CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 200)));
alter table correctional_teacher_hidings add constraint correctional_teacher_hidings_hidden_by_fkey FOREIGN KEY (hidden_by) REFERENCES members(id);
alter table correctional_teacher_hidings add constraint correctional_teacher_hidings_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES correctional_teachers(id) ON DELETE CASCADE;
alter table correctional_teacher_images add constraint correctional_teacher_images_pkey PRIMARY KEY (id);
alter table correctional_teacher_images add constraint correctional_teacher_images_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES correctional_teachers(id) ON DELETE CASCADE;
alter table correctional_teacher_invitations add constraint correctional_teacher_invitations_pkey PRIMARY KEY (token_hash);
alter table correctional_teacher_invitations add constraint correctional_teacher_invitations_life CHECK ((sent_at < expires_at));
alter table correctional_teacher_invitations add constraint correctional_teacher_invitations_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES correctional_teachers(id) ON DELETE CASCADE;
alter table correctional_teacher_links add constraint correctional_teacher_links_pkey PRIMARY KEY (teacher_id, "position");
alter table correctional_teacher_links add constraint correctional_teacher_links_three CHECK ((("position" >= 0) AND ("position" <= 2)));
alter table correctional_teacher_links add constraint correctional_teacher_links_title CHECK (((char_length(title) >= 1) AND (char_length(title) <= 10)));
alter table correctional_teacher_links add constraint correctional_teacher_links_url CHECK (((char_length(url) <= 2048) AND (url ~ '^https?://'::text)));
alter table correctional_teacher_links add constraint correctional_teacher_links_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES correctional_teachers(id) ON DELETE CASCADE;
alter table correctional_teachers add constraint correctional_teachers_pkey PRIMARY KEY (id);
alter table correctional_teachers add constraint correctional_teachers_account UNIQUE (member_id);
alter table correctional_teachers add constraint correctional_teachers_fee CHECK ((fee_yen >= 0));
alter table correctional_teachers add constraint correctional_teachers_genres CHECK ((genres <@ ARRAY['character'::text, 'manga'::text, 'background'::text]));
alter table correctional_teachers add constraint correctional_teachers_icons CHECK (((icon_key IS NULL) = (avatar_key IS NULL)));
alter table correctional_teachers add constraint correctional_teachers_introduction CHECK ((char_length(introduction) <= 300));
alter table correctional_teachers add constraint correctional_teachers_name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 12)));
alter table correctional_teachers add constraint correctional_teachers_question CHECK ((char_length(question) <= 300));
alter table correctional_teachers add constraint correctional_teachers_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE SET NULL;
alter table correctional_teachers add constraint correctional_teachers_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES teachers(id) ON DELETE SET NULL;
alter table corrections add constraint corrections_pkey PRIMARY KEY (work_id, version);
alter table corrections add constraint corrections_hidden CHECK (((hidden_at IS NULL) = (hidden_for IS NULL)));
alter table corrections add constraint corrections_memo CHECK ((((memo_key IS NULL) = (memo_seconds IS NULL)) AND ((memo_key IS NULL) = (memo_words IS NULL))));
alter table corrections add constraint corrections_memo_seconds CHECK (((memo_seconds >= 1) AND (memo_seconds <= 180)));
alter table corrections add constraint corrections_memo_words CHECK (((char_length(memo_words) >= 1) AND (char_length(memo_words) <= 1000)));
alter table corrections add constraint corrections_version CHECK ((version > 0));
alter table corrections add constraint corrections_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES correctional_teachers(id);
alter table corrections add constraint corrections_work_id_fkey FOREIGN KEY (work_id) REFERENCES corrected_works(id) ON DELETE CASCADE;
alter table course_bookmarks add constraint course_bookmarks_pkey PRIMARY KEY (member_id, course_id);
alter table course_bookmarks add constraint course_bookmarks_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
alter table course_bookmarks add constraint course_bookmarks_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table course_changes add constraint course_changes_pkey PRIMARY KEY (id);
alter table course_changes add constraint course_changes_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
alter table course_changes add constraint course_changes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE SET NULL;
alter table course_completions add constraint course_completions_pkey PRIMARY KEY (member_id, course_id);
alter table course_completions add constraint course_completions_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
alter table course_completions add constraint course_completions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table course_covers add constraint course_covers_pkey PRIMARY KEY (course_id);
alter table course_covers add constraint course_covers_focus_x CHECK (((focus_x >= 0) AND (focus_x <= 100)));
alter table course_covers add constraint course_covers_focus_y CHECK (((focus_y >= 0) AND (focus_y <= 100)));
alter table course_covers add constraint course_covers_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
alter table course_group_members add constraint course_group_members_pkey PRIMARY KEY (group_id, course_id);
alter table course_group_members add constraint course_group_members_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
alter table course_group_members add constraint course_group_members_group_id_fkey FOREIGN KEY (group_id) REFERENCES course_groups(id) ON DELETE CASCADE;
alter table course_groups add constraint course_groups_pkey PRIMARY KEY (id);
alter table course_groups add constraint course_groups_key_once UNIQUE (key);
alter table course_notes add constraint course_notes_pkey PRIMARY KEY (member_id, course_id);
alter table course_notes add constraint course_notes_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
alter table course_notes add constraint course_notes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table course_places add constraint course_places_pkey PRIMARY KEY (member_id, course_id);
alter table course_places add constraint course_places_chapter_id_fkey FOREIGN KEY (chapter_id) REFERENCES chapters(id) ON DELETE CASCADE;
alter table course_places add constraint course_places_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
alter table course_places add constraint course_places_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table course_places add constraint course_places_prime_lesson_id_fkey FOREIGN KEY (prime_lesson_id) REFERENCES prime_lessons(id) ON DELETE CASCADE;
alter table course_previews add constraint course_previews_pkey PRIMARY KEY (id);
alter table course_previews add constraint course_previews_once UNIQUE (token_hash);
alter table course_previews add constraint course_previews_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
alter table course_previews add constraint course_previews_made_by_fkey FOREIGN KEY (made_by) REFERENCES members(id) ON DELETE SET NULL;
alter table course_purchases add constraint course_purchases_pkey PRIMARY KEY (member_id, course_id);
alter table course_purchases add constraint course_purchases_course FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE RESTRICT;
alter table course_purchases add constraint course_purchases_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id);
alter table course_purchases add constraint course_purchases_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table course_purchases add constraint course_purchases_order_key_fkey FOREIGN KEY (order_key) REFERENCES orders(key);
alter table course_reviews add constraint course_reviews_pkey PRIMARY KEY (id);
alter table course_reviews add constraint course_reviews_once UNIQUE (member_id, course_id);
alter table course_reviews add constraint course_reviews_one_decision CHECK ((num_nonnulls(approved_at, refused_at) <= 1));
alter table course_reviews add constraint course_reviews_rating CHECK (((rating >= 1) AND (rating <= 5)));
alter table course_reviews add constraint course_reviews_reason CHECK ((((refused_at IS NULL) = (refusal_reason = ''::text)) AND (char_length(refusal_reason) <= 300)));
alter table course_reviews add constraint course_reviews_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
alter table course_reviews add constraint course_reviews_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES members(id) ON DELETE SET NULL;
alter table course_reviews add constraint course_reviews_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);
alter table course_tags add constraint course_tags_pkey PRIMARY KEY (course_id, tag);
alter table course_tags add constraint course_tags_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
alter table course_teachers add constraint course_teachers_pkey PRIMARY KEY (course_id, teacher_id);
alter table course_teachers add constraint course_teachers_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
alter table course_teachers add constraint course_teachers_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES teachers(id) ON DELETE CASCADE;
alter table course_visits add constraint course_visits_pkey PRIMARY KEY (course_id, source, day);
alter table course_visits add constraint course_visits_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
alter table courses add constraint courses_pkey PRIMARY KEY (id);
alter table courses add constraint courses_closes_later CHECK ((closed_at > opened_at));
alter table courses add constraint courses_editor_note CHECK ((char_length(editor_note) <= 600));
alter table courses add constraint courses_level CHECK ((level = ANY (ARRAY['entry'::text, 'beginner'::text, 'intermediate'::text, 'advanced'::text])));
alter table courses add constraint courses_sample_slides CHECK (
CASE
    WHEN (sample_slides_key IS NULL) THEN (sample_slide_pages = 0)
    ELSE ((sample_slides_key ~~ 'public/sample-slides/_%'::text) AND ((sample_slide_pages >= 1) AND (sample_slide_pages <= 60)))
END);
alter table courses add constraint courses_tab CHECK ((tab = ANY (ARRAY['character'::text, 'background'::text, 'manga'::text, 'other'::text])));
alter table courses add constraint courses_whole_when_open CHECK (((opened_at IS NULL) OR ((tab IS NOT NULL) AND (level IS NOT NULL) AND (category_id IS NOT NULL))));
alter table courses add constraint courses_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id);
alter table courses add constraint courses_made_by_fkey FOREIGN KEY (made_by) REFERENCES members(id) ON DELETE SET NULL;
alter table courses add constraint courses_supplement_id_fkey FOREIGN KEY (supplement_id) REFERENCES materials(id);
alter table courses add constraint courses_supplement_pdf_id_fkey FOREIGN KEY (supplement_pdf_id) REFERENCES materials(id);
alter table critique_breaches add constraint critique_breaches_pkey PRIMARY KEY (work_id);
alter table critique_breaches add constraint critique_breaches_kind CHECK ((kind = ANY (ARRAY['r18'::text, 'stolen'::text, 'ai'::text, 'other'::text])));
alter table critique_breaches add constraint critique_breaches_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table critique_breaches add constraint critique_breaches_work_id_fkey FOREIGN KEY (work_id) REFERENCES corrected_works(id) ON DELETE CASCADE;
alter table critique_commissions add constraint critique_commissions_pkey PRIMARY KEY (id);
alter table critique_commissions add constraint critique_commissions_once UNIQUE (work_id, teacher_id, given_at);
alter table critique_commissions add constraint critique_commissions_due CHECK ((due_at > given_at));
alter table critique_commissions add constraint critique_commissions_fee CHECK ((fee_yen >= 0));
alter table critique_commissions add constraint critique_commissions_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES correctional_teachers(id);
alter table critique_exclusions add constraint critique_exclusions_pkey PRIMARY KEY (id);
alter table critique_exclusions add constraint critique_exclusions_lifted CHECK (((lifted_at IS NULL) = (lifted_for IS NULL)));
alter table critique_exclusions add constraint critique_exclusions_period CHECK ((from_at < until_at));
alter table critique_exclusions add constraint critique_exclusions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table critique_extra_rights add constraint critique_extra_rights_pkey PRIMARY KEY (cancelled_work_id);
alter table critique_extra_rights add constraint critique_extra_rights_once UNIQUE (used_by_work_id);
alter table critique_extra_rights add constraint critique_extra_rights_cancelled_work_id_fkey FOREIGN KEY (cancelled_work_id) REFERENCES corrected_works(id) ON DELETE CASCADE;
alter table critique_extra_rights add constraint critique_extra_rights_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table critique_extra_rights add constraint critique_extra_rights_used_by_work_id_fkey FOREIGN KEY (used_by_work_id) REFERENCES corrected_works(id) ON DELETE SET NULL;
alter table critique_reports add constraint critique_reports_pkey PRIMARY KEY (id);
alter table critique_reports add constraint critique_reports_by_role CHECK ((by_role = ANY (ARRAY['member'::text, 'teacher'::text])));
alter table critique_reports add constraint critique_reports_decided CHECK (((decided_at IS NULL) = (decided_as IS NULL)));
alter table critique_reports add constraint critique_reports_decided_as CHECK ((decided_as = ANY (ARRAY['accepted'::text, 'dismissed'::text])));
alter table critique_reports add constraint critique_reports_kind CHECK ((kind = ANY (ARRAY['cancel'::text, 'offence'::text, 'r18'::text, 'stolen'::text, 'ai'::text])));
alter table critique_reports add constraint critique_reports_whose CHECK (
CASE kind
    WHEN 'cancel'::text THEN true
    WHEN 'offence'::text THEN (by_role = 'member'::text)
    ELSE (by_role = 'teacher'::text)
END);
alter table critique_reports add constraint critique_reports_words CHECK (((char_length(words) >= 1) AND (char_length(words) <= 400)));
alter table critique_reports add constraint critique_reports_work_id_fkey FOREIGN KEY (work_id) REFERENCES corrected_works(id) ON DELETE CASCADE;
alter table critique_samples add constraint critique_samples_pkey PRIMARY KEY (id);
alter table critique_showings add constraint critique_showings_pkey PRIMARY KEY (work_id);
alter table critique_showings add constraint critique_showings_consented CHECK (((shown_at IS NULL) OR ((member_consented_at IS NOT NULL) AND (teacher_consented_at IS NOT NULL) AND (title IS NOT NULL))));
alter table critique_showings add constraint critique_showings_title CHECK (((char_length(title) >= 1) AND (char_length(title) <= 20)));
alter table critique_showings add constraint critique_showings_shown_by_fkey FOREIGN KEY (shown_by) REFERENCES members(id) ON DELETE SET NULL;
alter table critique_showings add constraint critique_showings_work_id_fkey FOREIGN KEY (work_id) REFERENCES corrected_works(id) ON DELETE CASCADE;
alter table critique_uploads add constraint critique_uploads_pkey PRIMARY KEY (key);
alter table critique_uploads add constraint critique_uploads_name CHECK (((char_length(file_name) >= 1) AND (char_length(file_name) <= 255)));
alter table critique_uploads add constraint critique_uploads_key_fkey FOREIGN KEY (key) REFERENCES stored_files(key) ON DELETE CASCADE;
alter table curriculum_attendances add constraint curriculum_attendances_pkey PRIMARY KEY (member_id, curriculum_id);
alter table curriculum_attendances add constraint curriculum_attendances_chapter_id_fkey FOREIGN KEY (chapter_id) REFERENCES chapters(id) ON DELETE SET NULL;
alter table curriculum_attendances add constraint curriculum_attendances_curriculum_id_fkey FOREIGN KEY (curriculum_id) REFERENCES curriculums(id) ON DELETE CASCADE;
alter table curriculum_attendances add constraint curriculum_attendances_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table curriculum_attendances add constraint curriculum_attendances_step_id_fkey FOREIGN KEY (step_id) REFERENCES curriculum_steps(id) ON DELETE SET NULL;
alter table curriculum_notes add constraint curriculum_notes_pkey PRIMARY KEY (member_id, curriculum_id);
alter table curriculum_notes add constraint curriculum_notes_curriculum_id_fkey FOREIGN KEY (curriculum_id) REFERENCES curriculums(id) ON DELETE CASCADE;
alter table curriculum_notes add constraint curriculum_notes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table curriculum_steps add constraint curriculum_steps_pkey PRIMARY KEY (id);
alter table curriculum_steps add constraint curriculum_steps_position_once UNIQUE (curriculum_id, "position");
alter table curriculum_steps add constraint curriculum_steps_curriculum_id_fkey FOREIGN KEY (curriculum_id) REFERENCES curriculums(id) ON DELETE CASCADE;
alter table curriculum_steps add constraint curriculum_steps_supplement_id_fkey FOREIGN KEY (supplement_id) REFERENCES materials(id);
alter table curriculum_steps add constraint curriculum_steps_supplement_pdf_id_fkey FOREIGN KEY (supplement_pdf_id) REFERENCES materials(id);
alter table curriculums add constraint curriculums_pkey PRIMARY KEY (id);
alter table curriculums add constraint curriculums_level CHECK ((level = ANY (ARRAY['entry'::text, 'beginner'::text, 'intermediate'::text, 'advanced'::text])));
alter table curriculums add constraint curriculums_step_minutes CHECK (((step_minutes >= 0) AND (step_minutes <= 600)));
alter table customer_voices add constraint customer_voices_pkey PRIMARY KEY (id);
alter table customer_voices add constraint customer_voices_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE SET NULL;
alter table data_copies add constraint data_copies_pkey PRIMARY KEY (id);
alter table data_copies add constraint data_copies_made CHECK ((((made_at IS NULL) = (until_at IS NULL)) AND (until_at > made_at)));
alter table data_copies add constraint data_copies_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table data_copy_parts add constraint data_copy_parts_pkey PRIMARY KEY (copy_id, "position");
alter table data_copy_parts add constraint data_copy_parts_copy_id_fkey FOREIGN KEY (copy_id) REFERENCES data_copies(id) ON DELETE CASCADE;
alter table debit_applications add constraint debit_applications_pkey PRIMARY KEY (id);
alter table debit_applications add constraint debit_applications_address CHECK (((receiving = 'print'::text) OR (num_nulls(name, postal_code, prefecture, address) = 0) OR (closed_at IS NOT NULL)));
alter table debit_applications add constraint debit_applications_plan CHECK (((plan_id >= 1) AND (plan_id <= 6)));
alter table debit_applications add constraint debit_applications_receiving CHECK ((receiving = ANY (ARRAY['print'::text, 'post'::text])));
alter table debit_applications add constraint debit_applications_rejected CHECK (((rejected_on IS NULL) = (rejected_reason IS NULL)));
alter table debit_applications add constraint debit_applications_started CHECK (((started_at IS NULL) = (documents_due_on IS NULL)));
alter table debit_applications add constraint debit_applications_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table debit_applications add constraint debit_applications_order_key_fkey FOREIGN KEY (order_key) REFERENCES orders(key);
alter table debit_line_invoices add constraint debit_line_invoices_pkey PRIMARY KEY (list_id, invoice_id);
alter table debit_line_invoices add constraint debit_line_invoices_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id);
alter table debit_line_invoices add constraint debit_line_invoices_line FOREIGN KEY (list_id, application_id) REFERENCES debit_lines(list_id, application_id);
alter table debit_lines add constraint debit_lines_pkey PRIMARY KEY (list_id, application_id);
alter table debit_lines add constraint debit_lines_result CHECK (((result_code IS NULL) = (result_at IS NULL)));
alter table debit_lines add constraint debit_lines_yen CHECK ((yen > 0));
alter table debit_lines add constraint debit_lines_application_id_fkey FOREIGN KEY (application_id) REFERENCES debit_applications(id);
alter table debit_lines add constraint debit_lines_list_id_fkey FOREIGN KEY (list_id) REFERENCES debit_lists(id);
alter table debit_lines add constraint debit_lines_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);
alter table debit_lines add constraint debit_lines_result_by_fkey FOREIGN KEY (result_by) REFERENCES members(id);
alter table debit_lists add constraint debit_lists_pkey PRIMARY KEY (id);
alter table debit_lists add constraint debit_lists_day_once UNIQUE (debit_on);
alter table debit_lists add constraint debit_lists_made_by_fkey FOREIGN KEY (made_by) REFERENCES members(id);
alter table display_panel_courses add constraint display_panel_courses_pkey PRIMARY KEY (group_id, course_id);
alter table display_panel_courses add constraint display_panel_courses_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
alter table display_panel_courses add constraint display_panel_courses_group_id_fkey FOREIGN KEY (group_id) REFERENCES display_panel_groups(id) ON DELETE CASCADE;
alter table display_panel_groups add constraint display_panel_groups_pkey PRIMARY KEY (id);
alter table display_panel_groups add constraint display_panel_groups_panel_id_fkey FOREIGN KEY (panel_id) REFERENCES display_panels(id) ON DELETE CASCADE;
alter table display_panels add constraint display_panels_pkey PRIMARY KEY (id);
alter table display_panels add constraint display_panels_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES teachers(id);
alter table email_links add constraint email_links_pkey PRIMARY KEY (token_hash);
alter table email_links add constraint email_links_belongs CHECK (((registration_id IS NULL) <> (member_id IS NULL)));
alter table email_links add constraint email_links_purpose CHECK ((purpose = ANY (ARRAY['confirm'::text, 'reset'::text, 'change'::text, 'sign-in'::text, 'object'::text, 'arrive'::text])));
alter table email_links add constraint email_links_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table email_links add constraint email_links_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registrations(id) ON DELETE CASCADE;
alter table faq_entries add constraint faq_entries_pkey PRIMARY KEY (id);
alter table faq_entries add constraint faq_entries_answer CHECK (((char_length(answer) >= 1) AND (char_length(answer) <= 1000)));
alter table faq_entries add constraint faq_entries_question CHECK (((char_length(question) >= 1) AND (char_length(question) <= 100)));
alter table figure_closings add constraint figure_closings_pkey PRIMARY KEY (day);
alter table figure_days add constraint figure_days_pkey PRIMARY KEY (measure, day, key, summed_on);
alter table figure_days add constraint figure_days_measure CHECK ((measure = ANY (ARRAY['taken'::text, 'returned'::text, 'recovered'::text, 'lost'::text, 'mrr'::text, 'members'::text, 'trials'::text, 'trials_paid'::text, 'begun'::text, 'left'::text, 'quit_reasons'::text])));
alter table figure_days add constraint figure_days_only_money_is_corrected CHECK (((summed_on = day) OR ((summed_on > day) AND (measure = ANY (ARRAY['taken'::text, 'returned'::text, 'recovered'::text, 'lost'::text])))));
alter table file_uploads add constraint file_uploads_pkey PRIMARY KEY (key);
alter table file_uploads add constraint file_uploads_bytes CHECK (((bytes > 0) AND (part_bytes > 0)));
alter table file_uploads add constraint file_uploads_name CHECK (((char_length(file_name) >= 1) AND (char_length(file_name) <= 255)));
alter table file_uploads add constraint file_uploads_key_fkey FOREIGN KEY (key) REFERENCES stored_files(key) ON DELETE CASCADE;
alter table film_encoders add constraint film_encoders_pkey PRIMARY KEY (name);
alter table film_places add constraint film_places_pkey PRIMARY KEY (id);
alter table film_places add constraint film_places_chapter_once UNIQUE (chapter_id);
alter table film_places add constraint film_places_prime_once UNIQUE (prime_lesson_id);
alter table film_places add constraint film_places_one CHECK (((chapter_id IS NULL) <> (prime_lesson_id IS NULL)));
alter table film_places add constraint film_places_chapter_id_fkey FOREIGN KEY (chapter_id) REFERENCES chapters(id) ON DELETE CASCADE;
alter table film_places add constraint film_places_chosen_by_fkey FOREIGN KEY (chosen_by) REFERENCES members(id) ON DELETE SET NULL;
alter table film_places add constraint film_places_film_id_fkey FOREIGN KEY (film_id) REFERENCES films(id);
alter table film_places add constraint film_places_prime_lesson_id_fkey FOREIGN KEY (prime_lesson_id) REFERENCES prime_lessons(id) ON DELETE CASCADE;
alter table films add constraint films_pkey PRIMARY KEY (id);
alter table films add constraint films_once UNIQUE (sha256);
alter table films add constraint films_seconds CHECK ((seconds > (0)::numeric));
alter table films add constraint films_share CHECK (((share >= (0)::double precision) AND (share <= (1)::double precision)));
alter table films add constraint films_state CHECK ((state = ANY (ARRAY['waiting'::text, 'working'::text, 'ready'::text, 'failed'::text])));
alter table films add constraint films_trouble CHECK ((((state = 'failed'::text) = (trouble IS NOT NULL)) OR ((state = 'waiting'::text) AND (trouble = 'no-room'::text))));
alter table films add constraint films_whole CHECK (((state <> 'ready'::text) OR ((seconds IS NOT NULL) AND ((hls_key IS NOT NULL) OR plays_as_is))));
alter table films add constraint films_brought_by_fkey FOREIGN KEY (brought_by) REFERENCES members(id) ON DELETE SET NULL;
alter table films add constraint films_original_key_fkey FOREIGN KEY (original_key) REFERENCES stored_files(key);
alter table final_works add constraint final_works_pkey PRIMARY KEY (member_id, curriculum_id);
alter table final_works add constraint final_works_curriculum_id_fkey FOREIGN KEY (curriculum_id) REFERENCES curriculums(id) ON DELETE CASCADE;
alter table final_works add constraint final_works_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table first_survey_answers add constraint first_survey_answers_pkey PRIMARY KEY (member_id, survey_id, slot);
alter table first_survey_answers add constraint first_survey_answers_slot CHECK (((slot = 0) OR (slot = option_id)));
alter table first_survey_answers add constraint first_survey_answers_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table first_survey_answers add constraint first_survey_answers_option_id_fkey FOREIGN KEY (option_id) REFERENCES first_survey_options(id);
alter table first_survey_answers add constraint first_survey_answers_survey_id_fkey FOREIGN KEY (survey_id) REFERENCES first_surveys(id);
alter table first_survey_options add constraint first_survey_options_pkey PRIMARY KEY (id);
alter table first_survey_options add constraint first_survey_options_title CHECK (((char_length(title) >= 1) AND (char_length(title) <= 40)));
alter table first_survey_options add constraint first_survey_options_survey_id_fkey FOREIGN KEY (survey_id) REFERENCES first_surveys(id) ON DELETE CASCADE;
alter table first_surveys add constraint first_surveys_pkey PRIMARY KEY (id);
alter table first_surveys add constraint first_surveys_kind CHECK ((kind = ANY (ARRAY['checkbox'::text, 'radio'::text])));
alter table first_surveys add constraint first_surveys_title CHECK (((char_length(title) >= 1) AND (char_length(title) <= 60)));
alter table free_categories add constraint free_categories_pkey PRIMARY KEY (id);
alter table free_categories add constraint free_categories_slug_once UNIQUE (slug);
alter table gallery_illusts add constraint gallery_illusts_pkey PRIMARY KEY (id);
alter table gallery_illusts add constraint gallery_illusts_credit CHECK ((char_length(credit) <= 60));
alter table gallery_illusts add constraint gallery_illusts_gallery CHECK ((gallery = ANY (ARRAY['my_atelier_contest'::text, 'fan_art'::text, 'illust_contest'::text])));
alter table gallery_illusts add constraint gallery_illusts_title CHECK (((char_length(title) >= 1) AND (char_length(title) <= 60)));
alter table gift_cards add constraint gift_cards_pkey PRIMARY KEY (member_id, campaign_id);
alter table gift_cards add constraint gift_cards_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id);
alter table gift_cards add constraint gift_cards_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);
alter table gift_cards add constraint gift_cards_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES members(id);
alter table guardian_consents add constraint guardian_consents_pkey PRIMARY KEY (id);
alter table guardian_consents add constraint guardian_consents_end CHECK (((ended_at IS NULL) = (ended_as IS NULL)));
alter table guardian_consents add constraint guardian_consents_ended CHECK ((ended_as = ANY (ARRAY['declined'::text, 'fallen'::text, 'superseded'::text, 'withdrawn'::text])));
alter table guardian_consents add constraint guardian_consents_given CHECK (((consented_at IS NULL) = (guardian_name IS NULL)));
alter table guardian_consents add constraint guardian_consents_used CHECK (((used_by IS NULL) OR (consented_at IS NOT NULL)));
alter table guardian_consents add constraint guardian_consents_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);
alter table guardian_consents add constraint guardian_consents_used_by_fkey FOREIGN KEY (used_by) REFERENCES orders(key);
alter table hidden_pictures add constraint hidden_pictures_pkey PRIMARY KEY (fingerprint);
alter table identities add constraint identities_pkey PRIMARY KEY (provider, subject_hash);
alter table identities add constraint identities_one_each UNIQUE (member_id, provider);
alter table identities add constraint identities_provider CHECK ((provider = ANY (ARRAY['google_oauth2'::text, 'twitter'::text, 'line'::text, 'amazon'::text])));
alter table identities add constraint identities_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table identity_proofs add constraint identity_proofs_pkey PRIMARY KEY (token_hash);
alter table identity_proofs add constraint identity_proofs_letter_once UNIQUE (letter_hash);
alter table identity_proofs add constraint identity_proofs_asked CHECK (((letter_hash IS NULL) = (letter_email IS NULL)));
alter table identity_proofs add constraint identity_proofs_return_to CHECK ((return_to ~~ '/%'::text));
alter table identity_proofs add constraint identity_proofs_verified CHECK (((email IS NOT NULL) OR (NOT email_verified)));
alter table illust_contest_applicants add constraint illust_contest_applicants_pkey PRIMARY KEY (id);
alter table illust_contest_applicants add constraint illust_contest_applicants_once UNIQUE (contest_id, member_id);
alter table illust_contest_applicants add constraint illust_contest_applicants_award CHECK (((char_length(award) >= 1) AND (char_length(award) <= 30)));
alter table illust_contest_applicants add constraint illust_contest_applicants_judged CHECK ((num_nonnulls(approved_at, refused_at) <= 1));
alter table illust_contest_applicants add constraint illust_contest_applicants_praise CHECK (((char_length(praise) >= 1) AND (char_length(praise) <= 500)));
alter table illust_contest_applicants add constraint illust_contest_applicants_refusal CHECK (((char_length(refusal) >= 1) AND (char_length(refusal) <= 500)));
alter table illust_contest_applicants add constraint illust_contest_applicants_contest_id_fkey FOREIGN KEY (contest_id) REFERENCES illust_contests(id);
alter table illust_contest_applicants add constraint illust_contest_applicants_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table illust_contests add constraint illust_contests_pkey PRIMARY KEY (id);
alter table illust_contests add constraint illust_contests_entrants CHECK ((entrants = ANY (ARRAY['members'::text, 'subscribers'::text])));
alter table illust_contests add constraint illust_contests_period CHECK ((starts_at < ends_at));
alter table illust_contests add constraint illust_contests_results CHECK ((results_at >= ends_at));
alter table illust_contests add constraint illust_contests_theme CHECK (((char_length(theme) >= 1) AND (char_length(theme) <= 100)));
alter table illust_contests add constraint illust_contests_title CHECK (((char_length(title) >= 1) AND (char_length(title) <= 60)));
alter table illust_report_comments add constraint illust_report_comments_pkey PRIMARY KEY (id);
alter table illust_report_comments add constraint illust_report_comments_sent_once UNIQUE (member_id, send_key);
alter table illust_report_comments add constraint illust_report_comments_content CHECK (((char_length(content) >= 1) AND (char_length(content) <= 500)));
alter table illust_report_comments add constraint illust_report_comments_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);
alter table illust_report_comments add constraint illust_report_comments_report_id_fkey FOREIGN KEY (report_id) REFERENCES illust_reports(id) ON DELETE CASCADE;
alter table illust_report_goods add constraint illust_report_goods_pkey PRIMARY KEY (id);
alter table illust_report_goods add constraint illust_report_goods_once UNIQUE (report_id, member_id);
alter table illust_report_goods add constraint illust_report_goods_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table illust_report_goods add constraint illust_report_goods_report_id_fkey FOREIGN KEY (report_id) REFERENCES illust_reports(id) ON DELETE CASCADE;
alter table illust_report_warmth add constraint illust_report_warmth_pkey PRIMARY KEY (report_id);
alter table illust_report_warmth add constraint illust_report_warmth_report_id_fkey FOREIGN KEY (report_id) REFERENCES illust_reports(id) ON DELETE CASCADE;
alter table illust_reports add constraint illust_reports_pkey PRIMARY KEY (id);
alter table illust_reports add constraint illust_reports_sent_once UNIQUE (member_id, send_key);
alter table illust_reports add constraint illust_reports_comment_status CHECK ((comment_status = ANY (ARRAY['accepted'::text, 'refused'::text])));
alter table illust_reports add constraint illust_reports_content CHECK (((char_length(content) >= 1) AND (char_length(content) <= 500)));
alter table illust_reports add constraint illust_reports_size CHECK (((width > 0) AND (height > 0)));
alter table illust_reports add constraint illust_reports_status CHECK ((status = ANY (ARRAY['opened'::text, 'closed'::text])));
alter table illust_reports add constraint illust_reports_theme CHECK ((theme = ANY (ARRAY['character'::text, 'background'::text, 'manga'::text, 'other'::text])));
alter table illust_reports add constraint illust_reports_title CHECK (((char_length(title) >= 1) AND (char_length(title) <= 15)));
alter table illust_reports add constraint illust_reports_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES lessons(id) ON DELETE SET NULL;
alter table illust_reports add constraint illust_reports_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table import_files add constraint import_files_pkey PRIMARY KEY (key);
alter table import_keys add constraint import_keys_pkey PRIMARY KEY (sheet, key);
alter table import_keys add constraint import_keys_one_each UNIQUE (sheet, id);
alter table import_keys add constraint import_keys_key CHECK (((char_length(key) >= 1) AND (char_length(key) <= 80)));
alter table incident_acts add constraint incident_acts_pkey PRIMARY KEY (id);
alter table incident_acts add constraint incident_acts_does CHECK ((ends_sessions OR voids_passwords OR drops_ways OR (title IS NOT NULL)));
alter table incident_acts add constraint incident_acts_notice CHECK (((title IS NULL) = (body IS NULL)));
alter table incident_acts add constraint incident_acts_one CHECK (((reach = 'one'::text) = (subject_id IS NOT NULL)));
alter table incident_acts add constraint incident_acts_reach CHECK ((reach = ANY (ARRAY['one'::text, 'staff'::text, 'subscribers'::text, 'all'::text])));
alter table incident_acts add constraint incident_acts_by_id_fkey FOREIGN KEY (by_id) REFERENCES members(id);
alter table incident_acts add constraint incident_acts_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES members(id) ON DELETE CASCADE;
alter table invoice_lines add constraint invoice_lines_pkey PRIMARY KEY (invoice_id, "position");
alter table invoice_lines add constraint invoice_lines_kind CHECK ((kind = ANY (ARRAY['fee'::text, 'discount'::text, 'commission'::text, 'course'::text, 'coaching'::text])));
alter table invoice_lines add constraint invoice_lines_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id);
alter table invoices add constraint invoices_pkey PRIMARY KEY (id);
alter table invoices add constraint invoices_month_once UNIQUE (term_id, month);
alter table invoices add constraint invoices_number_once UNIQUE (number);
alter table invoices add constraint invoices_failure CHECK ((failure_kind = ANY (ARRAY['soft'::text, 'hard'::text])));
alter table invoices add constraint invoices_kind CHECK ((kind = ANY (ARRAY['month'::text, 'trial_month'::text, 'course'::text, 'coaching'::text])));
alter table invoices add constraint invoices_payment CHECK ((payment_kind = ANY (ARRAY['card'::text, 'direct_debit'::text, 'amazon_pay'::text])));
alter table invoices add constraint invoices_refunded CHECK (((refunded_yen >= 0) AND (refunded_yen <= total_yen)));
alter table invoices add constraint invoices_state CHECK ((state = ANY (ARRAY['open'::text, 'processing'::text, 'paid'::text, 'unpaid'::text, 'unknown'::text, 'written_off'::text, 'partly_refunded'::text, 'refunded'::text])));
alter table invoices add constraint invoices_total CHECK ((total_yen >= 0));
alter table invoices add constraint invoices_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id);
alter table invoices add constraint invoices_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);
alter table invoices add constraint invoices_order_key_fkey FOREIGN KEY (order_key) REFERENCES orders(key);
alter table invoices add constraint invoices_paid_method_id_fkey FOREIGN KEY (paid_method_id) REFERENCES payment_methods(id);
alter table invoices add constraint invoices_term_id_fkey FOREIGN KEY (term_id) REFERENCES terms(id);
alter table landing_visits add constraint landing_visits_pkey PRIMARY KEY (source, day);
alter table landing_visits add constraint landing_visits_source CHECK ((source = 'popup'::text));
alter table lesson_answers add constraint lesson_answers_pkey PRIMARY KEY (id);
alter table lesson_answers add constraint lesson_answers_once UNIQUE (question_id);
alter table lesson_answers add constraint lesson_answers_answer CHECK (((char_length(answer) >= 1) AND (char_length(answer) <= 5000)));
alter table lesson_answers add constraint lesson_answers_place CHECK ((num_nonnulls(lesson_id, prime_lesson_id) = 1));
alter table lesson_answers add constraint lesson_answers_question CHECK (((char_length(question) >= 1) AND (char_length(question) <= 2000)));
alter table lesson_answers add constraint lesson_answers_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
alter table lesson_answers add constraint lesson_answers_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES lessons(id) ON DELETE CASCADE;
alter table lesson_answers add constraint lesson_answers_prime_lesson_id_fkey FOREIGN KEY (prime_lesson_id) REFERENCES prime_lessons(id) ON DELETE CASCADE;
alter table lesson_answers add constraint lesson_answers_published_by_fkey FOREIGN KEY (published_by) REFERENCES members(id) ON DELETE SET NULL;
alter table lesson_answers add constraint lesson_answers_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE SET NULL;
alter table lesson_bookmarks add constraint lesson_bookmarks_pkey PRIMARY KEY (id);
alter table lesson_bookmarks add constraint lesson_bookmarks_once UNIQUE (member_id, lesson_id);
alter table lesson_bookmarks add constraint lesson_bookmarks_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES lessons(id) ON DELETE CASCADE;
alter table lesson_bookmarks add constraint lesson_bookmarks_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table lesson_completions add constraint lesson_completions_pkey PRIMARY KEY (member_id, lesson_id);
alter table lesson_completions add constraint lesson_completions_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES lessons(id) ON DELETE CASCADE;
alter table lesson_completions add constraint lesson_completions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table lessons add constraint lessons_pkey PRIMARY KEY (id);
alter table lessons add constraint lessons_day_once UNIQUE (course_id, day_index);
alter table lessons add constraint lessons_archived_unseen CHECK (((archived_at IS NULL) OR (NOT published)));
alter table lessons add constraint lessons_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
alter table lessons add constraint lessons_free_category_id_fkey FOREIGN KEY (free_category_id) REFERENCES free_categories(id);
alter table letter_requests add constraint letter_requests_pkey PRIMARY KEY (id);
alter table letter_requests add constraint letter_requests_kind CHECK ((kind = ANY (ARRAY['reset'::text, 'sign-in'::text])));
alter table letters add constraint letters_pkey PRIMARY KEY (id);
alter table letters add constraint letters_key_once UNIQUE (key);
alter table level_picks add constraint level_picks_pkey PRIMARY KEY (id);
alter table level_picks add constraint level_picks_course UNIQUE (level, course_id);
alter table level_picks add constraint level_picks_curriculum UNIQUE (level, curriculum_id);
alter table level_picks add constraint level_picks_level CHECK ((level = ANY (ARRAY['entry'::text, 'beginner'::text, 'intermediate'::text, 'advanced'::text])));
alter table level_picks add constraint level_picks_one CHECK ((num_nonnulls(course_id, curriculum_id) = 1));
alter table level_picks add constraint level_picks_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
alter table level_picks add constraint level_picks_curriculum_id_fkey FOREIGN KEY (curriculum_id) REFERENCES curriculums(id) ON DELETE CASCADE;
alter table lottery_draws add constraint lottery_draws_pkey PRIMARY KEY (campaign_id);
alter table lottery_draws add constraint lottery_draws_seed CHECK ((octet_length(seed) = 32));
alter table lottery_draws add constraint lottery_draws_winners CHECK (((winners >= 1) AND (winners <= entries)));
alter table lottery_draws add constraint lottery_draws_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id);
alter table lottery_draws add constraint lottery_draws_drawn_by_fkey FOREIGN KEY (drawn_by) REFERENCES members(id);
alter table lottery_entries add constraint lottery_entries_pkey PRIMARY KEY (member_id, campaign_id);
alter table lottery_entries add constraint lottery_entries_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id);
alter table lottery_entries add constraint lottery_entries_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);
alter table lottery_winners add constraint lottery_winners_pkey PRIMARY KEY (campaign_id, place);
alter table lottery_winners add constraint lottery_winners_once UNIQUE (campaign_id, member_id);
alter table lottery_winners add constraint lottery_winners_place CHECK ((place >= 1));
alter table lottery_winners add constraint lottery_winners_draw FOREIGN KEY (campaign_id) REFERENCES lottery_draws(campaign_id);
alter table lottery_winners add constraint lottery_winners_entry FOREIGN KEY (member_id, campaign_id) REFERENCES lottery_entries(member_id, campaign_id);
alter table materials add constraint materials_pkey PRIMARY KEY (id);
alter table member_blocks add constraint member_blocks_pkey PRIMARY KEY (id);
alter table member_blocks add constraint member_blocks_once UNIQUE (member_id, blocked_id);
alter table member_blocks add constraint member_blocks_other CHECK ((member_id <> blocked_id));
alter table member_blocks add constraint member_blocks_blocked_id_fkey FOREIGN KEY (blocked_id) REFERENCES members(id) ON DELETE CASCADE;
alter table member_blocks add constraint member_blocks_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table member_cache add constraint member_cache_pkey PRIMARY KEY (member_id, ns);
alter table member_cache add constraint member_cache_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table member_devices add constraint member_devices_pkey PRIMARY KEY (member_id, device_hash);
alter table member_devices add constraint member_devices_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table member_levels add constraint member_levels_pkey PRIMARY KEY (member_id);
alter table member_levels add constraint member_levels_level CHECK ((level = ANY (ARRAY['entry'::text, 'beginner'::text, 'intermediate'::text, 'advanced'::text])));
alter table member_levels add constraint member_levels_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table members add constraint members_pkey PRIMARY KEY (id);
alter table members add constraint members_email_once UNIQUE (email_key);
alter table moderation_cases add constraint moderation_cases_pkey PRIMARY KEY (id);
alter table moderation_cases add constraint moderation_cases_target CHECK ((target_type = ANY (ARRAY['report'::text, 'comment'::text, 'contest_work'::text, 'gallery_work'::text, 'profile'::text])));
alter table moderation_cases add constraint moderation_cases_why CHECK ((why = ANY (ARRAY['reported'::text, 'first'::text, 'words'::text, 'similar'::text, 'objection'::text])));
alter table moderation_cases add constraint moderation_cases_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table moderation_decisions add constraint moderation_decisions_pkey PRIMARY KEY (id);
alter table moderation_decisions add constraint moderation_decisions_act CHECK ((act = ANY (ARRAY['auto-hide'::text, 'hide'::text, 'restore'::text, 'keep'::text, 'approve'::text, 'delete'::text, 'warn'::text, 'bar'::text, 'reset-name'::text, 'reset-picture'::text])));
alter table moderation_decisions add constraint moderation_decisions_objection CHECK (((char_length(objection) >= 1) AND (char_length(objection) <= 500)));
alter table moderation_decisions add constraint moderation_decisions_reason CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 500)));
alter table moderation_decisions add constraint moderation_decisions_target CHECK ((target_type = ANY (ARRAY['report'::text, 'comment'::text, 'contest_work'::text, 'gallery_work'::text, 'profile'::text])));
alter table moderation_decisions add constraint moderation_decisions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES members(id) ON DELETE SET NULL;
alter table moderation_decisions add constraint moderation_decisions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table news_consents add constraint news_consents_pkey PRIMARY KEY (id);
alter table news_consents add constraint news_consents_end CHECK (((ended_at IS NULL) = (ended_by IS NULL)));
alter table news_consents add constraint news_consents_ended CHECK ((ended_by = ANY (ARRAY['settings'::text, 'letter'::text])));
alter table news_consents add constraint news_consents_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table news_letters add constraint news_letters_pkey PRIMARY KEY (id);
alter table news_letters add constraint news_letters_written_by_fkey FOREIGN KEY (written_by) REFERENCES members(id);
alter table note_versions add constraint note_versions_pkey PRIMARY KEY (id);
alter table note_versions add constraint note_versions_subject CHECK (((course_id IS NULL) <> (curriculum_id IS NULL)));
alter table note_versions add constraint note_versions_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
alter table note_versions add constraint note_versions_curriculum_id_fkey FOREIGN KEY (curriculum_id) REFERENCES curriculums(id) ON DELETE CASCADE;
alter table note_versions add constraint note_versions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table notice_wishes add constraint notice_wishes_pkey PRIMARY KEY (member_id);
alter table notice_wishes add constraint notice_wishes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table notices add constraint notices_pkey PRIMARY KEY (id);
alter table notices add constraint notices_once UNIQUE (member_id, key);
alter table notices add constraint notices_kind CHECK ((kind = ANY (ARRAY['critique'::text, 'answer'::text, 'comment'::text, 'contest'::text, 'moderation'::text])));
alter table notices add constraint notices_path CHECK ((path ~ '^/[^/]'::text));
alter table notices add constraint notices_text CHECK (((char_length(text) >= 1) AND (char_length(text) <= 120)));
alter table notices add constraint notices_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table notifications add constraint notifications_pkey PRIMARY KEY (id);
alter table notifications add constraint notifications_audience CHECK ((audience = ANY (ARRAY['all'::text, 'visitors'::text, 'members'::text, 'without-plan'::text, 'trial'::text, 'subscribers'::text, 'paying'::text])));
alter table notifications add constraint notifications_place CHECK ((place = ANY (ARRAY['line'::text, 'sister'::text, 'banner'::text, 'popup'::text])));
alter table notifications add constraint notifications_url CHECK ((url ~ '^(/([^/]|$)|https://)'::text));
alter table notifications add constraint notifications_window CHECK ((closed_at > opened_at));
alter table orders add constraint orders_pkey PRIMARY KEY (key);
alter table orders add constraint orders_authentication_once UNIQUE (authentication_id);
alter table orders add constraint orders_checkout_once UNIQUE (checkout_id);
alter table orders add constraint orders_about CHECK (((kind = ANY (ARRAY['trial'::text, 'start'::text, 'resume'::text])) = (plan_id IS NOT NULL)));
alter table orders add constraint orders_coaching CHECK (((kind = 'coaching'::text) = (coaching_item_id IS NOT NULL)));
alter table orders add constraint orders_course CHECK (((kind = 'course'::text) = (course_id IS NOT NULL)));
alter table orders add constraint orders_guardian CHECK ((guardian = ANY (ARRAY['adult'::text, 'minor_with_consent'::text])));
alter table orders add constraint orders_kind CHECK ((kind = ANY (ARRAY['trial'::text, 'start'::text, 'resume'::text, 'course'::text, 'card'::text, 'coaching'::text, 'debt'::text])));
alter table orders add constraint orders_payment CHECK ((payment_kind = ANY (ARRAY['card'::text, 'direct_debit'::text, 'amazon_pay'::text])));
alter table orders add constraint orders_plan CHECK (((plan_id >= 1) AND (plan_id <= 6)));
alter table orders add constraint orders_state CHECK ((state = ANY (ARRAY['shown'::text, 'authenticating'::text, 'charging'::text, 'done'::text, 'failed'::text])));
alter table orders add constraint orders_coaching_item_id_fkey FOREIGN KEY (coaching_item_id) REFERENCES coaching_items(id);
alter table orders add constraint orders_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id);
alter table orders add constraint orders_invoice FOREIGN KEY (invoice_id) REFERENCES invoices(id);
alter table orders add constraint orders_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);
alter table orders add constraint orders_option_id_fkey FOREIGN KEY (option_id) REFERENCES plan_options(id);
alter table orders add constraint orders_payment_method_id_fkey FOREIGN KEY (payment_method_id) REFERENCES payment_methods(id);
alter table page_purges add constraint page_purges_pkey PRIMARY KEY (id);
alter table passkeys add constraint passkeys_pkey PRIMARY KEY (id);
alter table passkeys add constraint passkeys_once UNIQUE (credential_id);
alter table passkeys add constraint passkeys_name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 30)));
alter table passkeys add constraint passkeys_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table pay_lines add constraint pay_lines_pkey PRIMARY KEY (id);
alter table pay_lines add constraint pay_lines_once UNIQUE (source, source_key);
alter table pay_lines add constraint pay_lines_cancelled CHECK (((cancelled_at IS NULL) = (cancel_reason IS NULL)));
alter table pay_lines add constraint pay_lines_one_end CHECK (((transfer_id IS NULL) OR (cancelled_at IS NULL)));
alter table pay_lines add constraint pay_lines_yen CHECK ((yen > 0));
alter table pay_lines add constraint pay_lines_payee FOREIGN KEY (member_id, kind) REFERENCES payee_kinds(member_id, kind);
alter table pay_lines add constraint pay_lines_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES payout_transfers(id) ON DELETE SET NULL;
alter table payee_kinds add constraint payee_kinds_pkey PRIMARY KEY (member_id, kind);
alter table payee_kinds add constraint payee_kinds_kind CHECK ((kind = ANY (ARRAY['teaching'::text, 'coaching'::text, 'ambassador'::text])));
alter table payee_kinds add constraint payee_kinds_member_id_fkey FOREIGN KEY (member_id) REFERENCES payees(member_id);
alter table payees add constraint payees_pkey PRIMARY KEY (member_id);
alter table payees add constraint payees_account CHECK (((account IS NULL) = (account_changed_at IS NULL)));
alter table payees add constraint payees_refused CHECK (((account_refused_at IS NULL) OR (account IS NOT NULL)));
alter table payees add constraint payees_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);
alter table payment_methods add constraint payment_methods_pkey PRIMARY KEY (id);
alter table payment_methods add constraint payment_methods_ref_once UNIQUE (kind, provider_ref);
alter table payment_methods add constraint payment_methods_kind CHECK ((kind = ANY (ARRAY['card'::text, 'direct_debit'::text, 'amazon_pay'::text])));
alter table payment_methods add constraint payment_methods_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);
alter table payout_runs add constraint payout_runs_pkey PRIMARY KEY (id);
alter table payout_runs add constraint payout_runs_month_once UNIQUE (month);
alter table payout_runs add constraint payout_runs_filed CHECK (((filed_at IS NULL) = (filed_by IS NULL)));
alter table payout_runs add constraint payout_runs_later CHECK ((pay_on > month));
alter table payout_runs add constraint payout_runs_month CHECK ((EXTRACT(day FROM month) = (1)::numeric));
alter table payout_runs add constraint payout_runs_drafted_by_fkey FOREIGN KEY (drafted_by) REFERENCES members(id);
alter table payout_runs add constraint payout_runs_filed_by_fkey FOREIGN KEY (filed_by) REFERENCES members(id);
alter table payout_transfers add constraint payout_transfers_pkey PRIMARY KEY (id);
alter table payout_transfers add constraint payout_transfers_once UNIQUE (run_id, member_id);
alter table payout_transfers add constraint payout_transfers_failed CHECK ((num_nulls(failed_at, failed_by, failure) = ANY (ARRAY[0, 3])));
alter table payout_transfers add constraint payout_transfers_failure CHECK ((failure = ANY (ARRAY['no_account'::text, 'other_name'::text, 'closed'::text, 'other'::text])));
alter table payout_transfers add constraint payout_transfers_gross CHECK ((gross_yen > 0));
alter table payout_transfers add constraint payout_transfers_paid CHECK (((paid_at IS NULL) = (paid_by IS NULL)));
alter table payout_transfers add constraint payout_transfers_withheld CHECK (((withheld_yen >= 0) AND (withheld_yen < gross_yen)));
alter table payout_transfers add constraint payout_transfers_failed_by_fkey FOREIGN KEY (failed_by) REFERENCES members(id);
alter table payout_transfers add constraint payout_transfers_member_id_fkey FOREIGN KEY (member_id) REFERENCES payees(member_id);
alter table payout_transfers add constraint payout_transfers_paid_by_fkey FOREIGN KEY (paid_by) REFERENCES members(id);
alter table payout_transfers add constraint payout_transfers_run_id_fkey FOREIGN KEY (run_id) REFERENCES payout_runs(id) ON DELETE CASCADE;
alter table person_claims add constraint person_claims_pkey PRIMARY KEY (claim, kind, key_hash);
alter table person_keys add constraint person_keys_pkey PRIMARY KEY (member_id, kind, key_hash);
alter table person_keys add constraint person_keys_kind CHECK ((kind = ANY (ARRAY['email'::text, 'oauth'::text, 'amazon_buyer'::text, 'phone'::text, 'card'::text])));
alter table phone_checks add constraint phone_checks_pkey PRIMARY KEY (member_id);
alter table phone_checks add constraint phone_checks_tries CHECK (((wrong_tries >= 0) AND (wrong_tries <= 5)));
alter table phone_checks add constraint phone_checks_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table plan_options add constraint plan_options_pkey PRIMARY KEY (id);
alter table plan_options add constraint plan_options_code_once UNIQUE (code);
alter table plan_prices add constraint plan_prices_pkey PRIMARY KEY (term_months, valid_from);
alter table plan_prices add constraint plan_prices_positive CHECK ((monthly_yen > 0));
alter table plan_prices add constraint plan_prices_term CHECK ((term_months = ANY (ARRAY[1, 6, 12])));
alter table playbacks add constraint playbacks_pkey PRIMARY KEY (member_id, id);
alter table playbacks add constraint playbacks_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table pose_classes add constraint pose_classes_pkey PRIMARY KEY (id);
alter table pose_classes add constraint pose_classes_place UNIQUE (member_id, "position");
alter table pose_classes add constraint pose_classes_blocks CHECK (((jsonb_array_length(blocks) >= 1) AND (jsonb_array_length(blocks) <= 20)));
alter table pose_classes add constraint pose_classes_name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40)));
alter table pose_classes add constraint pose_classes_position CHECK ((("position" >= 1) AND ("position" <= 20)));
alter table pose_classes add constraint pose_classes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table pose_invitations add constraint pose_invitations_pkey PRIMARY KEY (member_id);
alter table pose_invitations add constraint pose_invitations_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table pose_likes add constraint pose_likes_pkey PRIMARY KEY (member_id, pose_id);
alter table pose_likes add constraint pose_likes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table pose_likes add constraint pose_likes_pose_id_fkey FOREIGN KEY (pose_id) REFERENCES poses(id);
alter table poses add constraint poses_pkey PRIMARY KEY (id);
alter table poses add constraint poses_sample_once UNIQUE (sample);
alter table poses add constraint poses_cloth CHECK ((cloth = ANY (ARRAY['base'::text, 'casual'::text, 'uniform'::text, 'suit'::text, 'sports'::text, 'dress'::text, 'kimono'::text, 'outer'::text])));
alter table poses add constraint poses_gender CHECK ((gender = ANY (ARRAY['woman'::text, 'man'::text, 'neutral'::text, 'mixed'::text])));
alter table poses add constraint poses_layout CHECK ((layout = ANY (ARRAY['front'::text, 'diagonal'::text, 'side'::text, 'back'::text, 'above'::text, 'below'::text])));
alter table poses add constraint poses_licence CHECK (((char_length(licence) >= 1) AND (char_length(licence) <= 200)));
alter table poses add constraint poses_number CHECK ((number = ANY (ARRAY['one'::text, 'two'::text, 'more'::text])));
alter table poses add constraint poses_origin CHECK ((origin = ANY (ARRAY['own'::text, 'commissioned'::text, 'licensed'::text, 'released'::text])));
alter table poses add constraint poses_pose CHECK ((pose = ANY (ARRAY['standing'::text, 'gesture'::text, 'moving'::text, 'sitting'::text, 'crouching'::text, 'lying'::text, 'jumping'::text, 'action'::text, 'hands'::text])));
alter table poses add constraint poses_sample CHECK (((sample >= 1) AND (sample <= 12)));
alter table poses add constraint poses_sample_published CHECK (((sample IS NULL) OR ((published_at IS NOT NULL) AND (withdrawn_at IS NULL))));
alter table poses add constraint poses_withdrawn CHECK (((withdrawn_at IS NULL) OR (published_at IS NOT NULL)));
alter table poses add constraint poses_added_by_fkey FOREIGN KEY (added_by) REFERENCES members(id) ON DELETE SET NULL;
alter table posting_bars add constraint posting_bars_pkey PRIMARY KEY (id);
alter table posting_bars add constraint posting_bars_reason CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 500)));
alter table posting_bars add constraint posting_bars_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table practice_logs add constraint practice_logs_pkey PRIMARY KEY (id);
alter table practice_logs add constraint practice_logs_posted_once UNIQUE (member_id, post_key);
alter table practice_logs add constraint practice_logs_hidden CHECK (((hidden_at IS NULL) = (hidden_reason IS NULL)));
alter table practice_logs add constraint practice_logs_memo CHECK ((char_length(memo) <= 1000));
alter table practice_logs add constraint practice_logs_memo_with_picture CHECK (((memo_consented_at IS NULL) OR (picture_consented_at IS NOT NULL)));
alter table practice_logs add constraint practice_logs_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES lessons(id) ON DELETE CASCADE;
alter table practice_logs add constraint practice_logs_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table practice_logs add constraint practice_logs_step_id_fkey FOREIGN KEY (step_id) REFERENCES curriculum_steps(id) ON DELETE SET NULL;
alter table practice_picks add constraint practice_picks_pkey PRIMARY KEY (log_id);
alter table practice_picks add constraint practice_picks_caption CHECK ((char_length(caption) <= 100));
alter table practice_picks add constraint practice_picks_log_id_fkey FOREIGN KEY (log_id) REFERENCES practice_logs(id) ON DELETE CASCADE;
alter table practice_picks add constraint practice_picks_picked_by_fkey FOREIGN KEY (picked_by) REFERENCES members(id) ON DELETE SET NULL;
alter table prime_completions add constraint prime_completions_pkey PRIMARY KEY (member_id, prime_lesson_id);
alter table prime_completions add constraint prime_completions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table prime_completions add constraint prime_completions_prime_lesson_id_fkey FOREIGN KEY (prime_lesson_id) REFERENCES prime_lessons(id) ON DELETE CASCADE;
alter table prime_lessons add constraint prime_lessons_pkey PRIMARY KEY (id);
alter table prime_lessons add constraint prime_lessons_position_once UNIQUE (course_id, "position");
alter table prime_lessons add constraint prime_lessons_video_once UNIQUE (video_id);
alter table prime_lessons add constraint prime_lessons_film_when_seen CHECK (((NOT published) OR ((video_id IS NOT NULL) AND (archived_at IS NULL))));
alter table prime_lessons add constraint prime_lessons_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
alter table prime_lessons add constraint prime_lessons_video_id_fkey FOREIGN KEY (video_id) REFERENCES videos(id);
alter table problems add constraint problems_pkey PRIMARY KEY (id);
alter table problems add constraint problems_slug_once UNIQUE (slug);
alter table problems add constraint problems_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES lessons(id) ON DELETE CASCADE;
alter table provider_mismatches add constraint provider_mismatches_pkey PRIMARY KEY (id);
alter table provider_mismatches add constraint provider_mismatches_once UNIQUE (kind, provider_charge_id);
alter table provider_mismatches add constraint provider_mismatches_kind CHECK ((kind = ANY (ARRAY['unknown_charge'::text, 'missing_charge'::text, 'amount'::text, 'double'::text, 'refund'::text, 'chargeback'::text])));
alter table provider_mismatches add constraint provider_mismatches_provider CHECK ((provider = ANY (ARRAY['card'::text, 'amazon_pay'::text])));
alter table provider_mismatches add constraint provider_mismatches_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES members(id);
alter table provider_reconciliations add constraint provider_reconciliations_pkey PRIMARY KEY (provider, day);
alter table provider_reconciliations add constraint provider_reconciliations_provider CHECK ((provider = ANY (ARRAY['card'::text, 'amazon_pay'::text])));
alter table question_looks add constraint question_looks_pkey PRIMARY KEY (question_id, member_id);
alter table question_looks add constraint question_looks_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table question_looks add constraint question_looks_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE;
alter table question_messages add constraint question_messages_pkey PRIMARY KEY (id);
alter table question_messages add constraint question_messages_once UNIQUE (question_id, send_key);
alter table question_messages add constraint question_messages_body CHECK (((char_length(body) >= 1) AND (char_length(body) <= 5000)));
alter table question_messages add constraint question_messages_by CHECK ((by_whom = ANY (ARRAY['member'::text, 'staff'::text, 'teacher'::text])));
alter table question_messages add constraint question_messages_sent CHECK (((by_whom = 'teacher'::text) OR (sent_at IS NOT NULL)));
alter table question_messages add constraint question_messages_author_id_fkey FOREIGN KEY (author_id) REFERENCES members(id) ON DELETE SET NULL;
alter table question_messages add constraint question_messages_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE;
alter table question_pictures add constraint question_pictures_pkey PRIMARY KEY (question_id, "position");
alter table question_pictures add constraint question_pictures_key UNIQUE (key);
alter table question_pictures add constraint question_pictures_position CHECK ((("position" >= 1) AND ("position" <= 3)));
alter table question_pictures add constraint question_pictures_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE;
alter table questions add constraint questions_pkey PRIMARY KEY (id);
alter table questions add constraint questions_once UNIQUE (member_id, send_key);
alter table questions add constraint questions_at CHECK (((at_seconds >= 0) AND (at_seconds <= 360000)));
alter table questions add constraint questions_body CHECK (((char_length(body) >= 1) AND (char_length(body) <= 2000)));
alter table questions add constraint questions_closed CHECK (((closed_at IS NOT NULL) OR (closed_reason IS NULL)));
alter table questions add constraint questions_kind CHECK ((kind = ANY (ARRAY['question'::text, 'consultation'::text, 'feedback'::text])));
alter table questions add constraint questions_version CHECK ((version > 0));
alter table questions add constraint questions_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES members(id) ON DELETE SET NULL;
alter table questions add constraint questions_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES members(id) ON DELETE SET NULL;
alter table questions add constraint questions_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE SET NULL;
alter table questions add constraint questions_handed_to_fkey FOREIGN KEY (handed_to) REFERENCES correctional_teachers(id) ON DELETE SET NULL;
alter table questions add constraint questions_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES lessons(id) ON DELETE SET NULL;
alter table questions add constraint questions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table questions add constraint questions_prime_lesson_id_fkey FOREIGN KEY (prime_lesson_id) REFERENCES prime_lessons(id) ON DELETE SET NULL;
alter table quit_answers add constraint quit_answers_once UNIQUE NULLS NOT DISTINCT (quit_id, reason_id, sub_reason_id);
alter table quit_answers add constraint quit_answers_quit_id_fkey FOREIGN KEY (quit_id) REFERENCES quits(id);
alter table quit_answers add constraint quit_answers_reason_id_fkey FOREIGN KEY (reason_id) REFERENCES quit_reasons(id);
alter table quit_answers add constraint quit_answers_sub_reason_id_fkey FOREIGN KEY (sub_reason_id) REFERENCES quit_sub_reasons(id);
alter table quit_reasons add constraint quit_reasons_pkey PRIMARY KEY (id);
alter table quit_reasons add constraint quit_reasons_always_open CHECK (((NOT always_open) OR ((closed_at IS NULL) AND (asks IS NULL))));
alter table quit_reasons add constraint quit_reasons_asks CHECK ((asks = ANY (ARRAY['free_text'::text, 'reported_issue'::text])));
alter table quit_sub_reasons add constraint quit_sub_reasons_pkey PRIMARY KEY (id);
alter table quit_sub_reasons add constraint quit_sub_reasons_reason_id_fkey FOREIGN KEY (reason_id) REFERENCES quit_reasons(id);
alter table quits add constraint quits_pkey PRIMARY KEY (id);
alter table quits add constraint quits_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);
alter table quits add constraint quits_term_id_fkey FOREIGN KEY (term_id) REFERENCES terms(id);
alter table rate_limits add constraint rate_limits_pkey PRIMARY KEY (key);
alter table receipt_prints add constraint receipt_prints_pkey PRIMARY KEY (invoice_id);
alter table receipt_prints add constraint receipt_prints_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id);
alter table received_courses add constraint received_courses_pkey PRIMARY KEY (member_id, course_id);
alter table received_courses add constraint received_courses_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id);
alter table received_courses add constraint received_courses_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table referral_events add constraint referral_events_pkey PRIMARY KEY (member_id);
alter table referral_events add constraint referral_events_kind CHECK ((kind = ANY (ARRAY['trial'::text, 'start'::text, 'course'::text, 'coaching'::text])));
alter table referral_events add constraint referral_events_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);
alter table refunds add constraint refunds_pkey PRIMARY KEY (id);
alter table refunds add constraint refunds_number_once UNIQUE (number);
alter table refunds add constraint refunds_of_one CHECK (((invoice_id IS NULL) <> (mismatch_id IS NULL)));
alter table refunds add constraint refunds_positive CHECK ((yen > 0));
alter table refunds add constraint refunds_state CHECK ((state = ANY (ARRAY['started'::text, 'done'::text, 'declined'::text])));
alter table refunds add constraint refunds_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES members(id);
alter table refunds add constraint refunds_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES charge_attempts(id);
alter table refunds add constraint refunds_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id);
alter table refunds add constraint refunds_mismatch_id_fkey FOREIGN KEY (mismatch_id) REFERENCES provider_mismatches(id);
alter table registrations add constraint registrations_pkey PRIMARY KEY (id);
alter table registrations add constraint registrations_password CHECK (((password_hash IS NOT NULL) OR (confirmed_at IS NOT NULL)));
alter table registrations add constraint registrations_return_to CHECK (((return_to IS NULL) OR (return_to ~~ '/%'::text)));
alter table registrations add constraint registrations_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table review_declines add constraint review_declines_pkey PRIMARY KEY (member_id, course_id);
alter table review_declines add constraint review_declines_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
alter table review_declines add constraint review_declines_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table school_closed_days add constraint school_closed_days_pkey PRIMARY KEY (day);
alter table school_closed_days add constraint school_closed_days_name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40)));
alter table school_run_files add constraint school_run_files_pkey PRIMARY KEY (run_id, "position");
alter table school_run_files add constraint school_run_files_run_id_fkey FOREIGN KEY (run_id) REFERENCES school_runs(id) ON DELETE CASCADE;
alter table school_runs add constraint school_runs_pkey PRIMARY KEY (id);
alter table school_runs add constraint school_runs_kind CHECK ((kind = ANY (ARRAY['import'::text, 'export'::text])));
alter table school_runs add constraint school_runs_state CHECK ((state = ANY (ARRAY['checking'::text, 'checked'::text, 'running'::text, 'done'::text, 'failed'::text])));
alter table school_runs add constraint school_runs_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES members(id) ON DELETE SET NULL;
alter table search_readings add constraint search_readings_pkey PRIMARY KEY (word);
alter table search_synonyms add constraint search_synonyms_pkey PRIMARY KEY (word);
alter table search_weeks add constraint search_weeks_pkey PRIMARY KEY (week, words);
alter table search_weeks add constraint search_weeks_words CHECK (((char_length(words) >= 1) AND (char_length(words) <= 40)));
alter table second_factors add constraint second_factors_pkey PRIMARY KEY (member_id);
alter table second_factors add constraint second_factors_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table self_checks add constraint self_checks_pkey PRIMARY KEY (member_id, check_point_id);
alter table self_checks add constraint self_checks_check_point_id_fkey FOREIGN KEY (check_point_id) REFERENCES check_points(id) ON DELETE CASCADE;
alter table self_checks add constraint self_checks_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table sessions add constraint sessions_pkey PRIMARY KEY (token_hash);
alter table sessions add constraint sessions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table sessions add constraint sessions_views_as_fkey FOREIGN KEY (views_as) REFERENCES members(id) ON DELETE SET NULL;
alter table site_use add constraint site_use_pkey PRIMARY KEY (one);
alter table site_use add constraint site_use_is_one CHECK (one);
alter table skill_path_items add constraint skill_path_items_pkey PRIMARY KEY (id);
alter table skill_path_items add constraint skill_path_items_course_once UNIQUE (skill_path_id, course_id);
alter table skill_path_items add constraint skill_path_items_curriculum_once UNIQUE (skill_path_id, curriculum_id);
alter table skill_path_items add constraint skill_path_items_one CHECK ((num_nonnulls(course_id, curriculum_id) = 1));
alter table skill_path_items add constraint skill_path_items_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
alter table skill_path_items add constraint skill_path_items_curriculum_id_fkey FOREIGN KEY (curriculum_id) REFERENCES curriculums(id) ON DELETE CASCADE;
alter table skill_path_items add constraint skill_path_items_skill_path_id_fkey FOREIGN KEY (skill_path_id) REFERENCES skill_paths(id) ON DELETE CASCADE;
alter table skill_paths add constraint skill_paths_pkey PRIMARY KEY (id);
alter table skill_paths add constraint skill_paths_description CHECK ((char_length(description) <= 600));
alter table skill_paths add constraint skill_paths_title CHECK (((char_length(title) >= 1) AND (char_length(title) <= 60)));
alter table skill_paths add constraint skill_paths_window CHECK ((closed_at > opened_at));
alter table slide_sets add constraint slide_sets_pkey PRIMARY KEY (id);
alter table slide_sets add constraint slide_sets_once UNIQUE (key);
alter table slide_sets add constraint slide_sets_pages CHECK (((pages >= 0) AND (pages <= 200)));
alter table slide_sets add constraint slide_sets_place CHECK ((place_kind = ANY (ARRAY['chapter'::text, 'prime'::text, 'samples'::text])));
alter table slide_sets add constraint slide_sets_state CHECK ((state = ANY (ARRAY['waiting'::text, 'ready'::text, 'failed'::text])));
alter table slide_sets add constraint slide_sets_waits CHECK (((state = 'ready'::text) OR ((pdf_key IS NOT NULL) AND (place_kind IS NOT NULL) AND (place_id IS NOT NULL))));
alter table slide_sets add constraint slide_sets_whole CHECK (((state <> 'ready'::text) OR (pages > 0)));
alter table slide_sets add constraint slide_sets_made_by_fkey FOREIGN KEY (made_by) REFERENCES members(id) ON DELETE SET NULL;
alter table staff_members add constraint staff_members_pkey PRIMARY KEY (member_id);
alter table staff_members add constraint staff_members_role CHECK ((role = ANY (ARRAY['support'::text, 'accounting'::text, 'editor'::text, 'admin'::text])));
alter table staff_members add constraint staff_members_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES members(id);
alter table staff_members add constraint staff_members_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table step_lessons add constraint step_lessons_pkey PRIMARY KEY (step_id, lesson_id);
alter table step_lessons add constraint step_lessons_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES lessons(id) ON DELETE CASCADE;
alter table step_lessons add constraint step_lessons_step_id_fkey FOREIGN KEY (step_id) REFERENCES curriculum_steps(id) ON DELETE CASCADE;
alter table stored_files add constraint stored_files_pkey PRIMARY KEY (key);
alter table student_records add constraint student_records_pkey PRIMARY KEY (id);
alter table student_records add constraint student_records_classification CHECK ((classification = ANY (ARRAY['elementary_school'::text, 'junior_high_school'::text, 'high_school'::text, 'higher_professional_school'::text, 'cramming_school'::text, 'technical_college'::text, 'junior_college'::text, 'university'::text, 'graduate_school'::text, 'japanese_language_school'::text, 'international_school'::text, 'other'::text])));
alter table student_records add constraint student_records_decided CHECK (((decision IS NULL) = (decided_at IS NULL)));
alter table student_records add constraint student_records_decision CHECK ((decision = ANY (ARRAY['approved'::text, 'revoked'::text])));
alter table student_records add constraint student_records_month CHECK (((graduation_month >= 1) AND (graduation_month <= 12)));
alter table student_records add constraint student_records_revoked CHECK (((decision IS DISTINCT FROM 'revoked'::text) OR (closed_at IS NOT NULL)));
alter table student_records add constraint student_records_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES members(id);
alter table student_records add constraint student_records_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table study_days add constraint study_days_pkey PRIMARY KEY (member_id, day);
alter table study_days add constraint study_days_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table study_schedule_items add constraint study_schedule_items_pkey PRIMARY KEY (member_id, "position");
alter table study_schedule_items add constraint study_schedule_items_once UNIQUE (member_id, lesson_id);
alter table study_schedule_items add constraint study_schedule_items_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES lessons(id) ON DELETE CASCADE;
alter table study_schedule_items add constraint study_schedule_items_member_id_fkey FOREIGN KEY (member_id) REFERENCES study_schedules(member_id) ON DELETE CASCADE;
alter table study_schedule_items add constraint study_schedule_items_step_id_fkey FOREIGN KEY (step_id) REFERENCES curriculum_steps(id) ON DELETE SET NULL;
alter table study_schedules add constraint study_schedules_pkey PRIMARY KEY (member_id);
alter table study_schedules add constraint study_schedules_feed_once UNIQUE (feed_hash);
alter table study_schedules add constraint study_schedules_minutes CHECK (((minutes >= 5) AND (minutes <= 240)));
alter table study_schedules add constraint study_schedules_starts CHECK (((starts_minute >= 0) AND (starts_minute <= 1439)));
alter table study_schedules add constraint study_schedules_weekdays CHECK (((weekdays >= 1) AND (weekdays <= 127)));
alter table study_schedules add constraint study_schedules_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table subscription_changes add constraint subscription_changes_pkey PRIMARY KEY (id);
alter table subscription_changes add constraint subscription_changes_agreed CHECK (((agreed IS NULL) OR (cause = ANY (ARRAY['trial-plan-changed'::text, 'plan-reserved'::text]))));
alter table subscription_changes add constraint subscription_changes_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES members(id);
alter table subscription_changes add constraint subscription_changes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);
alter table subscription_changes add constraint subscription_changes_term_id_fkey FOREIGN KEY (term_id) REFERENCES terms(id);
alter table subscription_courses add constraint subscription_courses_pkey PRIMARY KEY (id);
alter table subscription_courses add constraint subscription_courses_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
alter table subscriptions add constraint subscriptions_pkey PRIMARY KEY (member_id);
alter table subscriptions add constraint subscriptions_payment CHECK ((payment_kind = ANY (ARRAY['card'::text, 'direct_debit'::text, 'amazon_pay'::text])));
alter table subscriptions add constraint subscriptions_plan CHECK (((plan_id >= 1) AND (plan_id <= 6)));
alter table subscriptions add constraint subscriptions_reserved CHECK (((reserved_plan_id >= 1) AND (reserved_plan_id <= 3)));
alter table subscriptions add constraint subscriptions_state CHECK ((state = ANY (ARRAY['under_trial'::text, 'will_continue'::text, 'will_cancel'::text, 'after_unsubscribe'::text])));
alter table subscriptions add constraint subscriptions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table subscriptions add constraint subscriptions_reserved_option_id_fkey FOREIGN KEY (reserved_option_id) REFERENCES plan_options(id);
alter table subscriptions add constraint subscriptions_term_id_fkey FOREIGN KEY (term_id) REFERENCES terms(id);
alter table teacher_messages add constraint teacher_messages_pkey PRIMARY KEY (teacher_id);
alter table teacher_messages add constraint teacher_messages_message CHECK (((char_length(message) >= 1) AND (char_length(message) <= 600)));
alter table teacher_messages add constraint teacher_messages_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES teachers(id) ON DELETE CASCADE;
alter table teachers add constraint teachers_pkey PRIMARY KEY (id);
alter table terms add constraint terms_pkey PRIMARY KEY (id);
alter table terms add constraint terms_once UNIQUE NULLS NOT DISTINCT (member_id, starts_on, kind, order_key);
alter table terms add constraint terms_dates CHECK ((starts_on <= ends_on));
alter table terms add constraint terms_kind CHECK ((kind = ANY (ARRAY['trial'::text, 'trial_month'::text, 'paid'::text, 'brought'::text])));
alter table terms add constraint terms_monthly CHECK (((monthly_yen > 0) OR ((kind = 'brought'::text) AND (monthly_yen = 0))));
alter table terms add constraint terms_months CHECK (((months >= 0) AND (months <= 12)));
alter table terms add constraint terms_plan CHECK (((plan_id >= 1) AND (plan_id <= 6)));
alter table terms add constraint terms_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);
alter table terms add constraint terms_option_id_fkey FOREIGN KEY (option_id) REFERENCES plan_options(id);
alter table terms add constraint terms_order_key_fkey FOREIGN KEY (order_key) REFERENCES orders(key);
alter table terms_agreements add constraint terms_agreements_pkey PRIMARY KEY (member_id, edition_id);
alter table terms_agreements add constraint terms_agreements_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES terms_editions(id);
alter table terms_agreements add constraint terms_agreements_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table terms_editions add constraint terms_editions_pkey PRIMARY KEY (id);
alter table terms_editions add constraint terms_editions_document CHECK ((document = ANY (ARRAY['user_policy'::text, 'privacy_policy'::text])));
alter table terms_editions add constraint terms_editions_announced_by_fkey FOREIGN KEY (announced_by) REFERENCES members(id);
alter table trial_code_batches add constraint trial_code_batches_pkey PRIMARY KEY (id);
alter table trial_code_batches add constraint trial_code_batches_days CHECK (((days >= 1) AND (days <= 3650)));
alter table trial_code_batches add constraint trial_code_batches_label CHECK (((char_length(label) >= 1) AND (char_length(label) <= 60)));
alter table trial_code_batches add constraint trial_code_batches_reason CHECK (((char_length(void_reason) >= 1) AND (char_length(void_reason) <= 200)));
alter table trial_code_batches add constraint trial_code_batches_size CHECK (((size >= 1) AND (size <= 10000)));
alter table trial_code_batches add constraint trial_code_batches_voided CHECK (((voided_at IS NULL) = (void_reason IS NULL)));
alter table trial_code_batches add constraint trial_code_batches_set_id_fkey FOREIGN KEY (set_id) REFERENCES trial_sets(id);
alter table trial_code_tries add constraint trial_code_tries_pkey PRIMARY KEY (id);
alter table trial_code_tries add constraint trial_code_tries_address UNIQUE (address);
alter table trial_code_tries add constraint trial_code_tries_member UNIQUE (member_id);
alter table trial_code_tries add constraint trial_code_tries_whose CHECK (((member_id IS NULL) <> (address IS NULL)));
alter table trial_code_tries add constraint trial_code_tries_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table trial_codes add constraint trial_codes_pkey PRIMARY KEY (id);
alter table trial_codes add constraint trial_codes_once UNIQUE (code_hash);
alter table trial_codes add constraint trial_codes_replaced_once UNIQUE (replaces_id);
alter table trial_codes add constraint trial_codes_hash CHECK ((octet_length(code_hash) = 32));
alter table trial_codes add constraint trial_codes_reason CHECK (((char_length(void_reason) >= 1) AND (char_length(void_reason) <= 200)));
alter table trial_codes add constraint trial_codes_used CHECK (((used_at IS NULL) OR (voided_at IS NULL)));
alter table trial_codes add constraint trial_codes_used_by CHECK (((used_by IS NULL) OR (used_at IS NOT NULL)));
alter table trial_codes add constraint trial_codes_voided CHECK (((voided_at IS NULL) = (void_reason IS NULL)));
alter table trial_codes add constraint trial_codes_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES trial_code_batches(id);
alter table trial_codes add constraint trial_codes_replaces_id_fkey FOREIGN KEY (replaces_id) REFERENCES trial_codes(id);
alter table trial_codes add constraint trial_codes_used_by_fkey FOREIGN KEY (used_by) REFERENCES members(id) ON DELETE SET NULL;
alter table trial_questions add constraint trial_questions_pkey PRIMARY KEY ("position");
alter table trial_questions add constraint trial_questions_body CHECK (((char_length(body) >= 1) AND (char_length(body) <= 600)));
alter table trial_questions add constraint trial_questions_position CHECK ((("position" >= 1) AND ("position" <= 7)));
alter table trial_questions add constraint trial_questions_title CHECK (((char_length(title) >= 1) AND (char_length(title) <= 60)));
alter table trial_receipts add constraint trial_receipts_pkey PRIMARY KEY (member_id);
alter table trial_receipts add constraint trial_receipts_code_once UNIQUE (code_id);
alter table trial_receipts add constraint trial_receipts_ends CHECK ((ends_at > received_at));
alter table trial_receipts add constraint trial_receipts_code_id_fkey FOREIGN KEY (code_id) REFERENCES trial_codes(id);
alter table trial_receipts add constraint trial_receipts_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table trial_receipts add constraint trial_receipts_set_id_fkey FOREIGN KEY (set_id) REFERENCES trial_sets(id);
alter table trial_set_courses add constraint trial_set_courses_pkey PRIMARY KEY (set_id, course_id);
alter table trial_set_courses add constraint trial_set_courses_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id);
alter table trial_set_courses add constraint trial_set_courses_set_id_fkey FOREIGN KEY (set_id) REFERENCES trial_sets(id);
alter table trial_sets add constraint trial_sets_pkey PRIMARY KEY (id);
alter table trial_sets add constraint trial_sets_allowed CHECK (((courses_allowed >= 1) AND (courses_allowed <= 20)));
alter table trial_sets add constraint trial_sets_closed CHECK (((closed_at IS NULL) OR (published_at IS NOT NULL)));
alter table trial_sets add constraint trial_sets_days CHECK (((days >= 1) AND (days <= 3650)));
alter table trial_sets add constraint trial_sets_name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60)));
alter table trial_tutorial_pages add constraint trial_tutorial_pages_pkey PRIMARY KEY (variant, entry, "position");
alter table trial_tutorial_pages add constraint trial_tutorial_pages_body CHECK (((char_length(body) >= 1) AND (char_length(body) <= 200)));
alter table trial_tutorial_pages add constraint trial_tutorial_pages_position CHECK ((("position" >= 1) AND ("position" <= 5)));
alter table trial_tutorial_pages add constraint trial_tutorial_pages_title CHECK (((char_length(title) >= 1) AND (char_length(title) <= 40)));
alter table trial_tutorial_pages add constraint trial_tutorial_pages_variant CHECK ((variant = ANY (ARRAY['a'::text, 'b'::text])));
alter table trial_tutorial_viewers add constraint trial_tutorial_viewers_pkey PRIMARY KEY (member_id);
alter table trial_tutorial_viewers add constraint trial_tutorial_viewers_variant CHECK ((variant = ANY (ARRAY['a'::text, 'b'::text])));
alter table trial_tutorial_viewers add constraint trial_tutorial_viewers_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table video_steps add constraint video_steps_pkey PRIMARY KEY (id);
alter table video_steps add constraint video_steps_prime_lesson_id_fkey FOREIGN KEY (prime_lesson_id) REFERENCES prime_lessons(id) ON DELETE CASCADE;
alter table videos add constraint videos_pkey PRIMARY KEY (id);
alter table videos add constraint videos_clip CHECK ((clip_to > clip_from));
alter table videos add constraint videos_duration CHECK ((duration_seconds > (0)::numeric));
alter table videos add constraint videos_provider CHECK ((provider = ANY (ARRAY['local'::text, 'vimeo'::text])));
alter table videos add constraint videos_film_id_fkey FOREIGN KEY (film_id) REFERENCES films(id);
alter table wallet_notices add constraint wallet_notices_pkey PRIMARY KEY (id);
alter table wallet_notices add constraint wallet_notices_about CHECK ((about = ANY (ARRAY['permission'::text, 'charge'::text, 'refund'::text, 'chargeback'::text])));
alter table watch_events add constraint watch_events_pkey PRIMARY KEY (id);
alter table watch_events add constraint watch_events_kind CHECK ((kind = ANY (ARRAY['start'::text, 'finish'::text, 'speed'::text])));
alter table watch_events add constraint watch_events_chapter_id_fkey FOREIGN KEY (chapter_id) REFERENCES chapters(id) ON DELETE CASCADE;
alter table watch_events add constraint watch_events_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table watch_progress add constraint watch_progress_pkey PRIMARY KEY (member_id, video_id);
alter table watch_progress add constraint watch_progress_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
alter table watch_progress add constraint watch_progress_video_id_fkey FOREIGN KEY (video_id) REFERENCES videos(id) ON DELETE CASCADE;
alter table watched_words add constraint watched_words_pkey PRIMARY KEY (id);
alter table watched_words add constraint watched_words_once UNIQUE (kind, text);
alter table watched_words add constraint watched_words_effect CHECK ((effect = ANY (ARRAY['wait'::text, 'refuse'::text])));
alter table watched_words add constraint watched_words_kind CHECK ((kind = ANY (ARRAY['word'::text, 'host'::text])));
alter table watched_words add constraint watched_words_text CHECK (((char_length(text) >= 1) AND (char_length(text) <= 100)));
alter table watched_words add constraint watched_words_added_by_fkey FOREIGN KEY (added_by) REFERENCES members(id) ON DELETE SET NULL;

CREATE INDEX ambassador_posts_looked_by ON public.ambassador_posts USING btree (looked_by);
CREATE INDEX ambassador_posts_to_look ON public.ambassador_posts USING btree (state, asked_at);
CREATE INDEX ambassador_reward_events_by ON public.ambassador_reward_events USING btree (by_id) WHERE (by_id IS NOT NULL);
CREATE INDEX ambassador_reward_events_of_reward ON public.ambassador_reward_events USING btree (reward_id, id);
CREATE INDEX ambassador_rewards_of_member ON public.ambassador_rewards USING btree (member_id, id DESC);
CREATE INDEX ambassador_rewards_open ON public.ambassador_rewards USING btree (id) WHERE (state = ANY (ARRAY['pending'::text, 'confirmed'::text]));
CREATE INDEX arrival_files_by_bringer ON public.arrival_files USING btree (brought_by);
CREATE INDEX arrivals_untold ON public.arrivals USING btree (member_id) WHERE (told_at IS NULL);
CREATE INDEX audit_log_by_action ON public.audit_log USING btree (action, id DESC);
CREATE INDEX audit_log_by_actor ON public.audit_log USING btree (actor_id, id DESC);
CREATE INDEX audit_log_by_subject ON public.audit_log USING btree (subject_id, id DESC);
CREATE INDEX audit_log_by_time ON public.audit_log USING btree (at, id);
CREATE INDEX book_entries_by_day ON public.book_entries USING btree (booked_on, id);
CREATE INDEX book_entries_by_invoice ON public.book_entries USING btree (invoice_id);
CREATE INDEX campaigns_open ON public.campaigns USING btree (closes_at, opens_at);
CREATE INDEX captions_by_pairs ON public.captions USING gin (pairs);
CREATE INDEX captions_in_order ON public.captions USING btree (video_id, from_ms, id);
CREATE INDEX captions_of_file ON public.captions USING btree (file_key, from_ms, id) WHERE (file_key IS NOT NULL);
CREATE INDEX chapters_by_slides ON public.chapters USING btree (slide_url) WHERE (slide_url IS NOT NULL);
CREATE INDEX charge_attempts_by_finish ON public.charge_attempts USING btree (finished_at);
CREATE INDEX charge_attempts_by_invoice ON public.charge_attempts USING btree (invoice_id, started_at);
CREATE UNIQUE INDEX charge_attempts_one_open ON public.charge_attempts USING btree (invoice_id) WHERE (state = ANY (ARRAY['started'::text, 'unknown'::text]));
CREATE INDEX chargebacks_by_invoice ON public.chargebacks USING btree (invoice_id);
CREATE INDEX check_points_by_lesson ON public.check_points USING btree (lesson_id, "position");
CREATE INDEX claims_of ON public.claims USING btree (member_id, id) WHERE (member_id IS NOT NULL);
CREATE INDEX claims_open ON public.claims USING btree (due_on, id) WHERE (decided_at IS NULL);
CREATE INDEX closed_notifications_notification ON public.closed_notifications USING btree (notification_id);
CREATE INDEX coaching_messages_by_ticket ON public.coaching_messages USING btree (ticket_id, id);
CREATE INDEX coaching_sessions_by_coach ON public.coaching_sessions USING btree (coach_id, starts_at DESC);
CREATE INDEX coaching_sessions_by_ticket ON public.coaching_sessions USING btree (ticket_id, id);
CREATE INDEX coaching_sessions_coming ON public.coaching_sessions USING btree (starts_at) WHERE (outcome IS NULL);
CREATE UNIQUE INDEX coaching_sessions_one_open ON public.coaching_sessions USING btree (ticket_id) WHERE (outcome IS NULL);
CREATE INDEX coaching_tickets_by_item ON public.coaching_tickets USING btree (item_id, bought_at);
CREATE INDEX coaching_tickets_by_member ON public.coaching_tickets USING btree (member_id, id DESC);
CREATE INDEX coaching_tickets_private ON public.coaching_tickets USING btree (ended_at) WHERE ((erased_at IS NULL) AND (ended_at IS NOT NULL));
CREATE INDEX coaching_tickets_running ON public.coaching_tickets USING btree (valid_until) WHERE (state = ANY (ARRAY['unused'::text, 'booked'::text]));
CREATE INDEX coaching_tickets_waiting ON public.coaching_tickets USING btree (waits_since) WHERE (waits_since IS NOT NULL);
CREATE INDEX content_flags_of_member ON public.content_flags USING btree (member_id);
CREATE INDEX contest_judges_of_member ON public.contest_judges USING btree (member_id);
CREATE INDEX contest_left_awards_of_contest ON public.contest_left_awards USING btree (contest_id);
CREATE INDEX contest_marks_judge ON public.contest_marks USING btree (judge_id);
CREATE INDEX contest_marks_of_judge ON public.contest_marks USING btree (contest_id, judge_id);
CREATE INDEX contest_prize_addresses_kept ON public.contest_prize_addresses USING btree (sent_at) WHERE (sealed IS NOT NULL);
CREATE INDEX contest_prize_addresses_of_member ON public.contest_prize_addresses USING btree (member_id);
CREATE INDEX contest_prize_addresses_sent_by ON public.contest_prize_addresses USING btree (sent_by);
CREATE UNIQUE INDEX corrected_works_image ON public.corrected_works USING btree (image_key);
CREATE INDEX corrected_works_of_slot ON public.corrected_works USING btree (campaign_id, teacher_id) WHERE (cancelled_at IS NULL);
CREATE INDEX corrected_works_on_desk ON public.corrected_works USING btree (teacher_id, requested_at, id) WHERE ((cancelled_at IS NULL) AND (corrected_at IS NULL));
CREATE UNIQUE INDEX corrected_works_one_a_period ON public.corrected_works USING btree (campaign_id, member_id, by_extra_right) WHERE (cancelled_at IS NULL);
CREATE INDEX corrected_works_own ON public.corrected_works USING btree (member_id, requested_at DESC, id DESC) WHERE (cancelled_at IS NULL);
CREATE INDEX corrected_works_returned ON public.corrected_works USING btree (teacher_id, corrected_at DESC, id DESC) WHERE ((cancelled_at IS NULL) AND (corrected_at IS NOT NULL));
CREATE INDEX corrected_works_untold ON public.corrected_works USING btree (teacher_id) WHERE ((teacher_told_at IS NULL) AND (cancelled_at IS NULL) AND (corrected_at IS NULL));
CREATE INDEX corrected_works_with_file ON public.corrected_works USING btree (COALESCE(corrected_at, cancelled_at), id) WHERE (attachment_key IS NOT NULL);
CREATE INDEX correction_campaigns_by_start ON public.correction_campaigns USING btree (starts_at DESC, id DESC) WHERE (published_at IS NOT NULL);
CREATE INDEX correction_draft_files_by_key ON public.correction_draft_files USING btree (key);
CREATE INDEX correction_drawings_teacher ON public.correction_drawings USING btree (teacher_id);
CREATE INDEX correction_holds_of_slot ON public.correction_holds USING btree (campaign_id, teacher_id, held_until);
CREATE INDEX correction_phrases_of_teacher ON public.correction_phrases USING btree (teacher_id, id);
CREATE INDEX correction_pins_of_chapter ON public.correction_pins USING btree (chapter_id) WHERE (chapter_id IS NOT NULL);
CREATE INDEX correction_pins_of_prime ON public.correction_pins USING btree (prime_lesson_id) WHERE (prime_lesson_id IS NOT NULL);
CREATE INDEX correction_slots_of_teacher ON public.correction_slots USING btree (teacher_id, campaign_id);
CREATE INDEX correction_waits_in_line ON public.correction_waits USING btree (campaign_id, teacher_id, id) WHERE (ended_at IS NULL);
CREATE INDEX correction_waits_of ON public.correction_waits USING btree (member_id);
CREATE UNIQUE INDEX correction_waits_once ON public.correction_waits USING btree (campaign_id, teacher_id, member_id) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX correction_waits_one_offer ON public.correction_waits USING btree (campaign_id, member_id) WHERE ((ended_at IS NULL) AND (offered_at IS NOT NULL));
CREATE INDEX correctional_teacher_changes_by_day ON public.correctional_teacher_changes USING btree (changed_at DESC, id DESC);
CREATE UNIQUE INDEX correctional_teacher_hidings_once ON public.correctional_teacher_hidings USING btree (teacher_id, part, md5(content));
CREATE INDEX correctional_teacher_images_of ON public.correctional_teacher_images USING btree (teacher_id, id);
CREATE UNIQUE INDEX correctional_teacher_invitations_open ON public.correctional_teacher_invitations USING btree (teacher_id) WHERE (over_at IS NULL);
CREATE INDEX correctional_teachers_by_name ON public.correctional_teachers USING btree (name, id);
CREATE INDEX course_changes_by_member ON public.course_changes USING btree (member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX course_changes_newest ON public.course_changes USING btree (course_id, id DESC);
CREATE INDEX course_changes_of_field ON public.course_changes USING btree (course_id, part, part_id, field, id DESC);
CREATE INDEX course_completions_by_day ON public.course_completions USING btree (member_id, completed_at);
CREATE INDEX course_group_members_by_course ON public.course_group_members USING btree (course_id);
CREATE INDEX course_places_begun ON public.course_places USING btree (course_id, began_at);
CREATE INDEX course_previews_by_course ON public.course_previews USING btree (course_id, id);
CREATE INDEX course_previews_made_by ON public.course_previews USING btree (made_by) WHERE (made_by IS NOT NULL);
CREATE INDEX course_purchases_by_course ON public.course_purchases USING btree (course_id);
CREATE INDEX course_reviews_by_course ON public.course_reviews USING btree (course_id) WHERE (approved_at IS NOT NULL);
CREATE INDEX course_reviews_decided_by ON public.course_reviews USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX course_reviews_waiting ON public.course_reviews USING btree (written_at, id) WHERE ((approved_at IS NULL) AND (refused_at IS NULL));
CREATE INDEX course_teachers_by_teacher ON public.course_teachers USING btree (teacher_id, course_id);
CREATE INDEX courses_by_category ON public.courses USING btree (category_id);
CREATE INDEX courses_by_samples ON public.courses USING btree (sample_slides_key) WHERE (sample_slides_key IS NOT NULL);
CREATE INDEX courses_by_supplement ON public.courses USING btree (supplement_id) WHERE (supplement_id IS NOT NULL);
CREATE INDEX courses_by_supplement_pdf ON public.courses USING btree (supplement_pdf_id) WHERE (supplement_pdf_id IS NOT NULL);
CREATE INDEX courses_closing ON public.courses USING btree (closed_at) WHERE (closed_at IS NOT NULL);
CREATE INDEX courses_made_by ON public.courses USING btree (made_by) WHERE (made_by IS NOT NULL);
CREATE INDEX courses_newest ON public.courses USING btree (opened_at DESC, id);
CREATE INDEX critique_breaches_of ON public.critique_breaches USING btree (member_id, confirmed_at);
CREATE INDEX critique_commissions_of ON public.critique_commissions USING btree (teacher_id, id);
CREATE INDEX critique_exclusions_of ON public.critique_exclusions USING btree (member_id, until_at);
CREATE INDEX critique_extra_rights_of ON public.critique_extra_rights USING btree (member_id) WHERE (used_by_work_id IS NULL);
CREATE INDEX critique_reports_of ON public.critique_reports USING btree (work_id);
CREATE UNIQUE INDEX critique_reports_open ON public.critique_reports USING btree (work_id, by_role, kind) WHERE (decided_at IS NULL);
CREATE INDEX critique_showings_shown ON public.critique_showings USING btree (shown_at DESC) WHERE (shown_at IS NOT NULL);
CREATE INDEX critique_showings_shown_by ON public.critique_showings USING btree (shown_by);
CREATE INDEX curriculum_steps_by_supplement ON public.curriculum_steps USING btree (supplement_id) WHERE (supplement_id IS NOT NULL);
CREATE INDEX curriculum_steps_by_supplement_pdf ON public.curriculum_steps USING btree (supplement_pdf_id) WHERE (supplement_pdf_id IS NOT NULL);
CREATE UNIQUE INDEX curriculums_trial ON public.curriculums USING btree (is_trial) WHERE is_trial;
CREATE INDEX customer_voices_by_course ON public.customer_voices USING btree (course_id, given_at DESC);
CREATE INDEX customer_voices_newest ON public.customer_voices USING btree (given_at DESC, id DESC);
CREATE INDEX data_copies_of ON public.data_copies USING btree (member_id, id);
CREATE UNIQUE INDEX data_copies_under_way ON public.data_copies USING btree (member_id) WHERE (made_at IS NULL);
CREATE INDEX data_copies_until ON public.data_copies USING btree (until_at) WHERE (made_at IS NOT NULL);
CREATE INDEX debit_applications_awaited ON public.debit_applications USING btree (documents_due_on) WHERE ((closed_at IS NULL) AND (started_at IS NOT NULL) AND (approved_on IS NULL));
CREATE INDEX debit_applications_by_member ON public.debit_applications USING btree (member_id, applied_at DESC);
CREATE INDEX debit_applications_by_order ON public.debit_applications USING btree (order_key);
CREATE UNIQUE INDEX debit_applications_open ON public.debit_applications USING btree (member_id) WHERE (closed_at IS NULL);
CREATE INDEX debit_line_invoices_by_invoice ON public.debit_line_invoices USING btree (invoice_id);
CREATE INDEX debit_line_invoices_by_line ON public.debit_line_invoices USING btree (list_id, application_id);
CREATE INDEX debit_lines_by_application ON public.debit_lines USING btree (application_id);
CREATE INDEX debit_lines_by_member ON public.debit_lines USING btree (member_id);
CREATE INDEX email_links_by_member ON public.email_links USING btree (member_id);
CREATE INDEX email_links_by_registration ON public.email_links USING btree (registration_id);
CREATE INDEX file_uploads_by_file ON public.file_uploads USING btree (file_name, bytes, modified_at);
CREATE INDEX film_places_by_film ON public.film_places USING btree (film_id);
CREATE INDEX film_places_chosen_by ON public.film_places USING btree (chosen_by) WHERE (chosen_by IS NOT NULL);
CREATE INDEX films_brought_by ON public.films USING btree (brought_by) WHERE (brought_by IS NOT NULL);
CREATE INDEX films_newest ON public.films USING btree (brought_at DESC, id DESC);
CREATE INDEX films_original ON public.films USING btree (original_key);
CREATE INDEX films_poster ON public.films USING btree (poster_key) WHERE (poster_key IS NOT NULL);
CREATE INDEX first_survey_answers_of_option ON public.first_survey_answers USING btree (option_id);
CREATE INDEX first_survey_options_of_survey ON public.first_survey_options USING btree (survey_id);
CREATE INDEX gallery_illusts_in_order ON public.gallery_illusts USING btree (gallery, "position", id);
CREATE INDEX gift_cards_to_send ON public.gift_cards USING btree (earned_at) WHERE (sent_at IS NULL);
CREATE INDEX guardian_consents_of ON public.guardian_consents USING btree (member_id, id);
CREATE UNIQUE INDEX guardian_consents_open ON public.guardian_consents USING btree (member_id) WHERE ((ended_at IS NULL) AND (used_by IS NULL));
CREATE INDEX guardian_consents_orders ON public.guardian_consents USING btree (used_by) WHERE (used_by IS NOT NULL);
CREATE INDEX guardian_consents_until ON public.guardian_consents USING btree (until_at) WHERE ((ended_at IS NULL) AND (used_by IS NULL));
CREATE INDEX identity_proofs_by_end ON public.identity_proofs USING btree (expires_at);
CREATE INDEX illust_contest_applicants_of_member ON public.illust_contest_applicants USING btree (member_id);
CREATE INDEX illust_contest_applicants_shown ON public.illust_contest_applicants USING btree (contest_id, approved_at DESC, id DESC) WHERE ((approved_at IS NOT NULL) AND (hidden_at IS NULL));
CREATE INDEX illust_contests_newest ON public.illust_contests USING btree (starts_at DESC);
CREATE INDEX illust_contests_to_tell ON public.illust_contests USING btree (results_at) WHERE (results_told_at IS NULL);
CREATE INDEX illust_report_comments_of_member ON public.illust_report_comments USING btree (member_id);
CREATE INDEX illust_report_comments_of_report ON public.illust_report_comments USING btree (report_id, posted_at DESC, id DESC);
CREATE INDEX illust_report_goods_of_member ON public.illust_report_goods USING btree (member_id);
CREATE INDEX illust_report_warmth_first ON public.illust_report_warmth USING btree (warmth DESC, report_id DESC);
CREATE INDEX illust_reports_newest ON public.illust_reports USING btree (posted_at DESC, id DESC) WHERE ((status = 'opened'::text) AND (waits_since IS NULL) AND (hidden_at IS NULL));
CREATE INDEX illust_reports_of_lesson ON public.illust_reports USING btree (lesson_id, posted_at DESC, id DESC);
CREATE INDEX illust_reports_of_member ON public.illust_reports USING btree (member_id, posted_at DESC, id DESC);
CREATE INDEX illust_reports_of_theme ON public.illust_reports USING btree (theme, posted_at DESC, id DESC) WHERE ((status = 'opened'::text) AND (waits_since IS NULL) AND (hidden_at IS NULL));
CREATE INDEX import_files_by_content ON public.import_files USING btree (sha256);
CREATE INDEX incident_acts_newest ON public.incident_acts USING btree (at DESC, id DESC);
CREATE INDEX invoices_by_day ON public.invoices USING btree (issued_at, id);
CREATE INDEX invoices_by_member ON public.invoices USING btree (member_id, id DESC);
CREATE INDEX invoices_by_sum ON public.invoices USING btree (total_yen, id);
CREATE INDEX invoices_for_debit ON public.invoices USING btree (due_on) WHERE ((payment_kind = 'direct_debit'::text) AND (state = ANY (ARRAY['open'::text, 'unpaid'::text])));
CREATE INDEX invoices_retry ON public.invoices USING btree (next_attempt_at) WHERE (next_attempt_at IS NOT NULL);
CREATE INDEX invoices_unpaid ON public.invoices USING btree (member_id) WHERE (state = ANY (ARRAY['unpaid'::text, 'open'::text, 'processing'::text, 'unknown'::text]));
CREATE INDEX lesson_answers_of_course ON public.lesson_answers USING btree (course_id);
CREATE INDEX lesson_answers_of_lesson ON public.lesson_answers USING btree (lesson_id, published_at DESC);
CREATE INDEX lesson_answers_of_prime ON public.lesson_answers USING btree (prime_lesson_id, published_at DESC);
CREATE INDEX lesson_answers_of_publisher ON public.lesson_answers USING btree (published_by) WHERE (published_by IS NOT NULL);
CREATE INDEX lessons_free ON public.lessons USING btree (free_category_id, id) WHERE is_free;
CREATE INDEX letters_by_address ON public.letters USING btree (to_address);
CREATE INDEX letters_unsent ON public.letters USING btree (id) WHERE (sent_at IS NULL);
CREATE INDEX level_picks_of_course ON public.level_picks USING btree (course_id);
CREATE INDEX level_picks_of_curriculum ON public.level_picks USING btree (curriculum_id);
CREATE INDEX lottery_entries_by_campaign ON public.lottery_entries USING btree (campaign_id, member_id);
CREATE INDEX member_blocks_blocked ON public.member_blocks USING btree (blocked_id, member_id);
CREATE INDEX member_devices_by_device ON public.member_devices USING btree (device_hash);
CREATE INDEX members_by_address ON public.members USING btree (email_key text_pattern_ops);
CREATE INDEX members_by_name_parts ON public.members USING gin (name_parts(name));
CREATE INDEX moderation_cases_of_member ON public.moderation_cases USING btree (member_id);
CREATE UNIQUE INDEX moderation_cases_open ON public.moderation_cases USING btree (target_type, target_id) WHERE (settled_at IS NULL);
CREATE INDEX moderation_cases_queue ON public.moderation_cases USING btree (opened_at) WHERE (settled_at IS NULL);
CREATE INDEX moderation_decisions_by ON public.moderation_decisions USING btree (decided_by);
CREATE INDEX moderation_decisions_of_member ON public.moderation_decisions USING btree (member_id, decided_at DESC);
CREATE INDEX moderation_decisions_of_target ON public.moderation_decisions USING btree (target_type, target_id, decided_at DESC);
CREATE INDEX news_consents_of ON public.news_consents USING btree (member_id, id);
CREATE UNIQUE INDEX news_consents_once ON public.news_consents USING btree (member_id) WHERE (ended_at IS NULL);
CREATE INDEX news_letters_newest ON public.news_letters USING btree (sent_at DESC, id DESC);
CREATE INDEX note_versions_by_course ON public.note_versions USING btree (member_id, course_id, id DESC);
CREATE INDEX note_versions_by_curriculum ON public.note_versions USING btree (member_id, curriculum_id, id DESC);
CREATE INDEX notices_newest ON public.notices USING btree (member_id, at DESC, id DESC);
CREATE INDEX notices_oldest ON public.notices USING btree (at);
CREATE INDEX notices_unread ON public.notices USING btree (member_id) WHERE (read_at IS NULL);
CREATE INDEX notifications_newest ON public.notifications USING btree (opened_at DESC, id DESC);
CREATE INDEX orders_by_member ON public.orders USING btree (member_id, shown_at DESC);
CREATE INDEX orders_holding_coaching ON public.orders USING btree (coaching_item_id) WHERE ((coaching_item_id IS NOT NULL) AND (state <> ALL (ARRAY['shown'::text, 'done'::text, 'failed'::text])));
CREATE INDEX orders_unfinished ON public.orders USING btree (shown_at) WHERE (state = ANY (ARRAY['authenticating'::text, 'charging'::text]));
CREATE INDEX passkeys_by_member ON public.passkeys USING btree (member_id);
CREATE INDEX pay_lines_by_member ON public.pay_lines USING btree (member_id, earned_on DESC, id DESC);
CREATE INDEX pay_lines_by_transfer ON public.pay_lines USING btree (transfer_id);
CREATE INDEX pay_lines_owed ON public.pay_lines USING btree (member_id, earned_on) WHERE ((transfer_id IS NULL) AND (cancelled_at IS NULL));
CREATE UNIQUE INDEX payment_methods_current ON public.payment_methods USING btree (member_id) WHERE (replaced_at IS NULL);
CREATE INDEX payment_methods_expiring ON public.payment_methods USING btree (expires_on) WHERE ((replaced_at IS NULL) AND (kind = 'card'::text));
CREATE INDEX payout_transfers_by_member ON public.payout_transfers USING btree (member_id, id DESC);
CREATE INDEX person_claims_by_member ON public.person_claims USING btree (member_id);
CREATE INDEX person_keys_by_key ON public.person_keys USING btree (kind, key_hash);
CREATE INDEX pose_likes_pose ON public.pose_likes USING btree (pose_id);
CREATE INDEX poses_added ON public.poses USING btree (id DESC) WHERE ((published_at IS NULL) OR (withdrawn_at IS NOT NULL));
CREATE INDEX poses_added_by ON public.poses USING btree (added_by);
CREATE INDEX poses_newest ON public.poses USING btree (published_at DESC, id DESC) WHERE ((published_at IS NOT NULL) AND (withdrawn_at IS NULL));
CREATE INDEX posting_bars_of_member ON public.posting_bars USING btree (member_id, begins_at DESC);
CREATE INDEX practice_logs_consented ON public.practice_logs USING btree (posted_at DESC, id DESC) WHERE ((picture_consented_at IS NOT NULL) AND (hidden_at IS NULL));
CREATE INDEX practice_logs_lesson ON public.practice_logs USING btree (lesson_id);
CREATE INDEX practice_logs_newest ON public.practice_logs USING btree (posted_at DESC, id DESC);
CREATE INDEX practice_logs_own ON public.practice_logs USING btree (member_id, posted_at DESC, id DESC);
CREATE INDEX practice_logs_step ON public.practice_logs USING btree (step_id);
CREATE INDEX practice_picks_by ON public.practice_picks USING btree (picked_by);
CREATE INDEX prime_lessons_by_slides ON public.prime_lessons USING btree (slide_url) WHERE (slide_url IS NOT NULL);
CREATE INDEX question_looks_of_member ON public.question_looks USING btree (member_id);
CREATE INDEX question_messages_of_author ON public.question_messages USING btree (author_id) WHERE (author_id IS NOT NULL);
CREATE UNIQUE INDEX question_messages_one_proposal ON public.question_messages USING btree (question_id) WHERE (sent_at IS NULL);
CREATE INDEX questions_by_age ON public.questions USING btree (asked_at DESC, id DESC);
CREATE INDEX questions_handed ON public.questions USING btree (handed_to) WHERE (handed_to IS NOT NULL);
CREATE INDEX questions_of_assignee ON public.questions USING btree (assignee_id) WHERE (assignee_id IS NOT NULL);
CREATE INDEX questions_of_closer ON public.questions USING btree (closed_by) WHERE (closed_by IS NOT NULL);
CREATE INDEX questions_of_course ON public.questions USING btree (course_id);
CREATE INDEX questions_of_lesson ON public.questions USING btree (lesson_id);
CREATE INDEX questions_of_member ON public.questions USING btree (member_id, asked_at DESC, id DESC);
CREATE INDEX questions_of_prime ON public.questions USING btree (prime_lesson_id);
CREATE INDEX questions_waiting ON public.questions USING btree (due_on, id) WHERE ((waits_since IS NOT NULL) AND (closed_at IS NULL));
CREATE UNIQUE INDEX quit_reasons_one_asks ON public.quit_reasons USING btree (asks) WHERE (closed_at IS NULL);
CREATE INDEX quits_by_time ON public.quits USING btree (at DESC, id DESC);
CREATE INDEX rate_limits_by_expiry ON public.rate_limits USING btree (expire);
CREATE INDEX received_courses_of_course ON public.received_courses USING btree (course_id);
CREATE INDEX refunds_by_invoice ON public.refunds USING btree (invoice_id);
CREATE UNIQUE INDEX refunds_of_mismatch_once ON public.refunds USING btree (mismatch_id) WHERE (state <> 'declined'::text);
CREATE INDEX refunds_started ON public.refunds USING btree (asked_at) WHERE (state = 'started'::text);
CREATE INDEX registrations_by_email ON public.registrations USING btree (email_key) WHERE (confirmed_at IS NULL);
CREATE INDEX registrations_by_member ON public.registrations USING btree (member_id);
CREATE INDEX school_runs_by_asker ON public.school_runs USING btree (asked_by);
CREATE UNIQUE INDEX school_runs_one_at_once ON public.school_runs USING btree ((true)) WHERE (state = ANY (ARRAY['checking'::text, 'running'::text]));
CREATE INDEX search_synonyms_by_set ON public.search_synonyms USING btree (set_id);
CREATE INDEX self_checks_check_point ON public.self_checks USING btree (check_point_id);
CREATE INDEX sessions_by_member ON public.sessions USING btree (member_id);
CREATE INDEX skill_path_items_by_course ON public.skill_path_items USING btree (course_id) WHERE (course_id IS NOT NULL);
CREATE INDEX skill_path_items_by_curriculum ON public.skill_path_items USING btree (curriculum_id) WHERE (curriculum_id IS NOT NULL);
CREATE INDEX skill_path_items_in_order ON public.skill_path_items USING btree (skill_path_id, "position", id);
CREATE INDEX slide_sets_made_by ON public.slide_sets USING btree (made_by) WHERE (made_by IS NOT NULL);
CREATE UNIQUE INDEX slide_sets_next ON public.slide_sets USING btree (place_kind, place_id) WHERE (state <> 'ready'::text);
CREATE INDEX slide_sets_unused ON public.slide_sets USING btree (unused_since) WHERE (unused_since IS NOT NULL);
CREATE INDEX step_lessons_by_lesson ON public.step_lessons USING btree (lesson_id);
CREATE INDEX stored_files_orphans ON public.stored_files USING btree (created_at) WHERE (attached_at IS NULL);
CREATE INDEX student_records_by_member ON public.student_records USING btree (member_id, id DESC);
CREATE INDEX student_records_ending ON public.student_records USING btree (expires_on) WHERE (closed_at IS NULL);
CREATE UNIQUE INDEX student_records_one_open ON public.student_records USING btree (member_id) WHERE (closed_at IS NULL);
CREATE INDEX student_records_waiting ON public.student_records USING btree (registered_at) WHERE (decided_at IS NULL);
CREATE INDEX student_records_with_images ON public.student_records USING btree (decided_at) WHERE (front_key IS NOT NULL);
CREATE INDEX study_schedule_items_lesson ON public.study_schedule_items USING btree (lesson_id);
CREATE INDEX study_schedule_items_step ON public.study_schedule_items USING btree (step_id);
CREATE INDEX study_schedules_letters ON public.study_schedules USING btree (member_id) WHERE wants_letters;
CREATE INDEX subscription_changes_by_member ON public.subscription_changes USING btree (member_id, id DESC);
CREATE INDEX subscription_changes_by_time ON public.subscription_changes USING btree (at);
CREATE INDEX subscription_courses_by_course ON public.subscription_courses USING btree (course_id, "position", id);
CREATE INDEX subscriptions_by_state ON public.subscriptions USING btree (state, member_id DESC);
CREATE INDEX subscriptions_due ON public.subscriptions USING btree (next_step_at, member_id) WHERE (next_step_at IS NOT NULL);
CREATE UNIQUE INDEX terms_current ON public.terms USING btree (member_id) WHERE (ended_at IS NULL);
CREATE INDEX terms_running_by_end ON public.terms USING btree (ends_on, id) WHERE (ended_at IS NULL);
CREATE INDEX terms_trials_by_start ON public.terms USING btree (begun_at, id) WHERE (kind <> 'paid'::text);
CREATE INDEX terms_agreements_edition ON public.terms_agreements USING btree (edition_id);
CREATE UNIQUE INDEX terms_editions_once ON public.terms_editions USING btree (document, comes_on) WHERE (withdrawn_at IS NULL);
CREATE INDEX trial_code_batches_of_set ON public.trial_code_batches USING btree (set_id, id DESC);
CREATE INDEX trial_code_tries_locked ON public.trial_code_tries USING btree (locked_until) WHERE (locked_until IS NOT NULL);
CREATE INDEX trial_codes_of_batch ON public.trial_codes USING btree (batch_id);
CREATE INDEX trial_codes_used_by ON public.trial_codes USING btree (used_by) WHERE (used_by IS NOT NULL);
CREATE INDEX trial_receipts_ending ON public.trial_receipts USING btree (ends_at) WHERE (ends_at IS NOT NULL);
CREATE INDEX trial_receipts_of_set ON public.trial_receipts USING btree (set_id);
CREATE INDEX trial_set_courses_of_course ON public.trial_set_courses USING btree (course_id);
CREATE INDEX video_steps_by_prime ON public.video_steps USING btree (prime_lesson_id, "position");
CREATE INDEX videos_by_captions ON public.videos USING btree (subtitles_key) WHERE (subtitles_key IS NOT NULL);
CREATE INDEX videos_by_film ON public.videos USING btree (film_id) WHERE (film_id IS NOT NULL);
CREATE INDEX videos_by_shared_captions ON public.videos USING btree (captions_key) WHERE (captions_key IS NOT NULL);
CREATE INDEX wallet_notices_by_time ON public.wallet_notices USING btree (received_at);
CREATE INDEX watch_events_by_member ON public.watch_events USING btree (member_id, chapter_id, id);
CREATE INDEX watch_progress_by_video ON public.watch_progress USING btree (video_id);
CREATE INDEX watched_words_added_by ON public.watched_words USING btree (added_by);

create view askers as
 SELECT s.token_hash,
    s.created_at,
    s.last_used_at,
    s.second_factor_at,
    s.views_as,
    t.id,
    t.name,
    t.email,
    t.avatar_key,
    t.joined_at,
    t.single_keys_off,
    t.withdrawn_at,
    t.state,
    t.plan_id,
    t.access_ends_at,
    t.closes_at,
    t.payment_kind,
    t.owes,
    t.granted_at,
    t.role,
    t.closed_notifications,
    t.teacher_id,
    t.sees_lessons,
    t.is_payee,
    t.level,
    t.put_off_at,
    t.unread,
    t.is_coach
   FROM (sessions s
     JOIN standings t ON ((t.id = s.member_id)));
create view held_files as
 SELECT correction_draft_files.key
   FROM correction_draft_files
UNION ALL
 SELECT stored_files.key
   FROM stored_files
  WHERE (stored_files.purpose = 'film'::text);
create view standings as
 SELECT m.id,
    m.name,
    m.email,
    m.avatar_key,
    m.joined_at,
    m.single_keys_off,
    m.withdrawn_at,
    p.state,
    p.plan_id,
    p.access_ends_at,
    p.closes_at,
    p.payment_kind,
    (EXISTS ( SELECT
           FROM invoices i
          WHERE ((i.member_id = m.id) AND (i.state = 'unpaid'::text)))) AS owes,
    f.granted_at,
    f.role,
    ARRAY( SELECT (c.notification_id)::integer AS notification_id
           FROM closed_notifications c
          WHERE (c.member_id = m.id)
          ORDER BY c.notification_id DESC
         LIMIT 200) AS closed_notifications,
    t.id AS teacher_id,
    COALESCE(t.sees_lessons, false) AS sees_lessons,
    (EXISTS ( SELECT
           FROM payees y
          WHERE (y.member_id = m.id))) AS is_payee,
    l.level,
    l.put_off_at,
    ( SELECT (count(*))::integer AS count
           FROM ( SELECT
                   FROM notices n
                  WHERE ((n.member_id = m.id) AND (n.read_at IS NULL))
                 LIMIT 100) few) AS unread,
    (EXISTS ( SELECT
           FROM coaches h
          WHERE ((h.member_id = m.id) AND (h.ended_at IS NULL)))) AS is_coach
   FROM ((((members m
     LEFT JOIN subscriptions p ON ((p.member_id = m.id)))
     LEFT JOIN staff_members f ON ((f.member_id = m.id)))
     LEFT JOIN correctional_teachers t ON (((t.member_id = m.id) AND (t.activated_at IS NOT NULL) AND (t.ended_at IS NULL))))
     LEFT JOIN member_levels l ON ((l.member_id = m.id)));

CREATE OR REPLACE FUNCTION public.ask_anew()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  who bigint;
begin
  if tg_table_name = 'members' then
    who := new.id;
  else
    who := coalesce(new.member_id, old.member_id);
  end if;
  perform pg_notify('page_purges', 'member:' || who);
  raise info '%', who using errcode = 'EG001';
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.attend(who bigint, curriculum bigint, step bigint, chapter bigint, moment timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into curriculum_attendances as a (member_id, curriculum_id, started_at, step_id, chapter_id, updated_at)
  values (who, curriculum, moment, step, chapter, moment)
  on conflict (member_id, curriculum_id) do update set
    removed_at = null, updated_at = excluded.updated_at,
    step_id = excluded.step_id, chapter_id = excluded.chapter_id
$function$
;
CREATE OR REPLACE FUNCTION public.began_with_first_place()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.began_at := coalesce(new.began_at, new.updated_at);
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.book_entries_balance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  wrong bigint := (
    select min(e.id) from written e
    where (select min(entry_id) from book_lines where entry_id = e.id) is null
      or (e.invoice_id is not null and (select id from invoices where id = e.invoice_id) is null));
begin
  if wrong is not null then
    raise exception 'entry % of the book has no invoice, or no lines and does not balance', wrong
      using errcode = 'check_violation', constraint = 'book_entry_balances';
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.book_is_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the book is append-only' using errcode = 'restrict_violation';
end $function$
;
CREATE OR REPLACE FUNCTION public.book_lines_balance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  wrong bigint := (
    select min(e.entry_id) from (select entry_id, count(*) as lines from written group by entry_id) e
    where (select id from book_entries where id = e.entry_id) is null
      or (select sum(yen) <> 0 or count(*) <> e.lines from book_lines where entry_id = e.entry_id));
begin
  if wrong is not null then
    raise exception 'entry % of the book is missing, was written before or does not balance', wrong
      using errcode = 'check_violation', constraint = 'book_entry_balances';
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.complete(who bigint, session bytea, known text, moment timestamp with time zone, course bigint, lesson bigint, chapter bigint, prime bigint, wish boolean, said_from text, step bigint, curriculum bigint, earns boolean)
 RETURNS TABLE(completed boolean, is_new boolean, lesson_completed boolean, all_done boolean, stored boolean, reviewed boolean, declined boolean, certificate bigint)
 LANGUAGE plpgsql
AS $function$
declare
  as_a_whole boolean := false;
  came integer;
begin
  perform pg_advisory_xact_lock(20, (who % 2147483647)::integer);
  if known is not null and known is distinct from (select a::text from askers a where a.token_hash = session) then
    return;
  end if;

  completed := true;
  is_new := false;
  if chapter is not null then
    if wish is not true then
      delete from chapter_completions d where d.member_id = who and d.chapter_id = chapter;
      completed := wish is null and not found;
    end if;
    if completed then
      insert into chapter_completions (member_id, chapter_id, completed_at, step_id, source)
      values (who, chapter, moment, step, said_from) on conflict do nothing;
      is_new := found and exists (select from chapters h where h.id = chapter and h.published);
      if step is not null then
        perform attend(who, curriculum, step, chapter, moment);
      end if;
    end if;
    as_a_whole := exists (select from lesson_completions e where e.member_id = who and e.lesson_id = lesson);
    is_new := is_new and not as_a_whole;
  elsif lesson is not null then
    insert into lesson_completions (member_id, lesson_id, completed_at)
    values (who, lesson, moment) on conflict do nothing;
    is_new := found;
    insert into chapter_completions (member_id, chapter_id, completed_at)
    select who, h.id, moment from chapters h where h.lesson_id = lesson and h.published on conflict do nothing;
    -- Its last chapter may have completed it before.
    is_new := is_new and (found or not exists (select from chapters h where h.lesson_id = lesson and h.published));
    as_a_whole := true;
  elsif prime is not null then
    insert into prime_completions (member_id, prime_lesson_id, completed_at, source)
    values (who, prime, moment, said_from) on conflict do nothing;
    is_new := found;
  else
    insert into lesson_completions (member_id, lesson_id, completed_at)
    select who, l.id, moment from lessons l where l.course_id = course and l.published on conflict do nothing;
    insert into chapter_completions (member_id, chapter_id, completed_at)
    select who, h.id, moment from lessons l join chapters h on h.lesson_id = l.id and h.published
    where l.course_id = course and l.published on conflict do nothing;
    insert into prime_completions (member_id, prime_lesson_id, completed_at)
    select who, p.id, moment from prime_lessons p where p.course_id = course and p.published on conflict do nothing;
    insert into course_completions (member_id, course_id, completed_at)
    values (who, course, moment) on conflict do nothing;
    is_new := found;
  end if;

  lesson_completed := lesson is not null and (as_a_whole
    or not exists (select from lessons l where l.id = lesson and l.published)
    or (exists (select from chapters h where h.lesson_id = lesson and h.published)
      and not exists (select from chapters h where h.lesson_id = lesson and h.published
        and not exists (select from chapter_completions d where d.member_id = who and d.chapter_id = h.id))));
  if lesson is not null then
    is_new := is_new and lesson_completed and exists (select from lessons l where l.id = lesson and l.published);
  end if;

  if not lesson_completed and lesson is not null then
    all_done := false;
  elsif exists (select from lessons l where l.course_id = course and l.published) then
    all_done := not exists (
      select from lessons l where l.course_id = course and l.published
        and not exists (select from lesson_completions e where e.member_id = who and e.lesson_id = l.id)
        and (not exists (select from chapters h where h.lesson_id = l.id and h.published)
          or exists (select from chapters h where h.lesson_id = l.id and h.published
            and not exists (select from chapter_completions d where d.member_id = who and d.chapter_id = h.id))));
  else
    all_done := exists (select from prime_lessons p where p.course_id = course and p.published)
      and not exists (select from prime_lessons p where p.course_id = course and p.published
        and not exists (select from prime_completions e where e.member_id = who and e.prime_lesson_id = p.id));
  end if;

  stored := exists (select from course_completions e where e.member_id = who and e.course_id = course);
  if completed and all_done and not stored then
    insert into course_completions (member_id, course_id, completed_at) values (who, course, moment) on conflict do nothing;
  end if;
  reviewed := all_done and exists (select from course_reviews r where r.member_id = who and r.course_id = course);
  declined := all_done and exists (select from review_declines r where r.member_id = who and r.course_id = course);
  if completed and earns and exists (
    select from curriculum_attendances a where a.member_id = who and a.final_work_posted_at is not null
  ) then
    select min(c.certificate_id) into certificate from issue_certificates(who, moment) c;
  end if;
  return next;
end $function$
;
CREATE OR REPLACE FUNCTION public.cool_illust_reports()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  report bigint;
begin
  for report in select distinct report_id from gone order by report_id loop
    perform from illust_report_warmth where report_id = report for update;
    update illust_report_warmth set warmth = warmth_of(report)
      where report_id = report and exists (select from illust_report_goods where report_id = report);
    if not found then delete from illust_report_warmth where report_id = report; end if;
  end loop;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.count_course_seconds(course bigint)
 RETURNS void
 LANGUAGE sql
AS $function$
  update courses c set video_seconds = s.seconds
  from (select coalesce(round(sum(v.duration_seconds)), 0)::int as seconds from videos v where v.id in (
      select h.video_id from chapters h join lessons l on l.id = h.lesson_id
      where l.course_id = course and l.published and h.published
      union all select p.video_id from prime_lessons p where p.course_id = course and p.published)) s
  where c.id = course and c.video_seconds <> s.seconds
$function$
;
CREATE OR REPLACE FUNCTION public.count_seconds_of_film()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform count_course_seconds(l.course_id) from chapters h join lessons l on l.id = h.lesson_id where h.video_id = new.id;
  perform count_course_seconds(course_id) from prime_lessons where video_id = new.id;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.count_seconds_of_row()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_table_name = 'chapters' then
    perform count_course_seconds(l.course_id) from lessons l where l.id = coalesce(new.lesson_id, old.lesson_id);
  else
    perform count_course_seconds(coalesce(new.course_id, old.course_id));
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.covered_length(ranges int4multirange)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT (COALESCE(sum((upper(r.r) - lower(r.r))), (0)::bigint))::integer AS "coalesce" FROM unnest(covered_length.ranges) r(r))
;
CREATE OR REPLACE FUNCTION public.critique_commissions_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.accepted_at is not null
    or (new.id, new.work_id, new.teacher_id, new.teacher_name, new.fee_yen, new.given_at, new.due_at, new.terms_version)
      is distinct from (old.id, old.work_id, old.teacher_id, old.teacher_name, old.fee_yen, old.given_at, old.due_at, old.terms_version)
  then
    raise exception 'the terms of a commission stay, and are accepted once' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.figures_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the figures of a day that is over are never changed' using errcode = 'restrict_violation';
end $function$
;
CREATE OR REPLACE FUNCTION public.invoices_are_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'an invoice is never deleted' using errcode = 'restrict_violation';
end $function$
;
CREATE OR REPLACE FUNCTION public.issue_certificates(who bigint, moment timestamp with time zone)
 RETURNS TABLE(certificate_id bigint, of_curriculum bigint)
 LANGUAGE sql
AS $function$
  insert into certificates (member_id, curriculum_id, member_name, curriculum_title, published_at)
  select m.id, k.id, m.name, k.title, moment
  from curriculum_attendances a
  join members m on m.id = a.member_id
  join curriculums k on k.id = a.curriculum_id
  where a.member_id = who and a.final_work_posted_at is not null
    and not exists (select from certificates c where c.member_id = m.id and c.curriculum_id = k.id)
    and exists (select from curriculum_steps s where s.curriculum_id = k.id)
    -- Every step has published lessons, and every one of them is complete.
    and not exists (
      select from curriculum_steps s where s.curriculum_id = k.id and (
        not exists (
          select from step_lessons b join lessons l on l.id = b.lesson_id and l.published where b.step_id = s.id)
        or exists (
          select from step_lessons b join lessons l on l.id = b.lesson_id and l.published
          where b.step_id = s.id
            and not exists (select from lesson_completions e where e.member_id = who and e.lesson_id = l.id)
            and (not exists (select from chapters h where h.lesson_id = l.id and h.published)
              or exists (select from chapters h where h.lesson_id = l.id and h.published
                and not exists (select from chapter_completions d where d.member_id = who and d.chapter_id = h.id))))))
  on conflict on constraint certificates_once do nothing
  returning id, curriculum_id
$function$
;
CREATE OR REPLACE FUNCTION public.left_over(elapsed double precision, before integer, told integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (GREATEST((0)::double precision, LEAST((120000)::double precision, ((((2)::double precision * COALESCE(elapsed, (0)::double precision)) + (before)::double precision) - (told)::double precision))))::integer
;
CREATE OR REPLACE FUNCTION public.log_times(logs jsonb)
 RETURNS SETOF integer
 LANGUAGE plpgsql
AS $function$
declare
  log record;
  before timestamptz;
  spare integer;
  elapsed double precision;
  most double precision;
  heard int4multirange;
  since integer;
  seen_so_far integer;
begin
  -- Of two groups that hold logs of the same people the second waits here, before it has what the first needs.
  perform pg_advisory_xact_lock(21, (people.who % 2147483647)::integer)
  from (select distinct (it ->> 'who')::bigint as who from jsonb_array_elements(logs) it order by 1) people;

  for log in select * from jsonb_to_recordset(logs) as it (
    who bigint, session bytea, known text, moment timestamptz,
    -- the open player, and since when there is something to measure it against
    player uuid, since timestamptz,
    video bigint, place numeric, finished boolean, device text,
    -- what was played, in milliseconds, and how much was told up to the end of each range
    lo integer[], hi integer[], upto integer[], told integer,
    -- days and their seconds in which the film ran, how long ago it last did, and what of today has gone by
    days date[], ran int4multirange[], rested integer, today date, today_ms integer,
    course bigint, curriculum bigint, step bigint, chapter bigint, prime bigint)
  loop
    if log.known is not null
      and log.known is distinct from (select a::text from askers a where a.token_hash = log.session) then
      return next null;
      continue;
    end if;

    before := null;
    spare := 0;
    if log.player is not null then
      insert into playbacks as p (member_id, id, logged_at, spare_ms)
      values (log.who, log.player, log.moment, left_over(ms_between(log.since, log.moment), 0, log.told))
      on conflict (member_id, id) do update set logged_at = excluded.logged_at,
        spare_ms = left_over(ms_between(p.logged_at, excluded.logged_at), p.spare_ms, log.told)
      returning old.logged_at, coalesce(old.spare_ms, 0) into before, spare;
    end if;
    elapsed := ms_between(coalesce(before, log.since, (
      select e.at from watch_events e
      where e.member_id = log.who and e.chapter_id = log.chapter and e.kind = 'start' order by e.id desc limit 1),
      log.moment), log.moment);

    -- Five seconds always count.
    most := 2 * elapsed + 5000 + spare;
    select coalesce(range_agg(int4range(g.lo, g.hi - greatest(0, g.upto - most)::integer)), '{}') into heard
    from unnest(log.lo, log.hi, log.upto) as g (lo, hi, upto) where g.upto - (g.hi - g.lo) < most;

    insert into watch_progress as w (member_id, video_id, place_seconds, finished, seen, device, updated_at)
    values (log.who, log.video, log.place, log.finished, heard, log.device, log.moment)
    on conflict (member_id, video_id) do update set
      place_seconds = excluded.place_seconds, finished = excluded.finished, seen = w.seen + excluded.seen,
      device = excluded.device, updated_at = excluded.updated_at
    returning seen_ms into seen_so_far;

    if log.curriculum is not null then
      perform attend(log.who, log.curriculum, log.step, log.chapter, log.moment);
    else
      insert into course_places (member_id, course_id, chapter_id, prime_lesson_id, finished, updated_at)
      values (log.who, log.course, log.chapter, log.prime, log.finished, log.moment)
      on conflict (member_id, course_id) do update set
        chapter_id = excluded.chapter_id, prime_lesson_id = excluded.prime_lesson_id,
        finished = excluded.finished, updated_at = excluded.updated_at;
    end if;

    -- What a player ran before its last log was told by that one.
    since := floor(least(log.today_ms - elapsed, log.today_ms - log.rested - 5000) / 1000.0)::integer;
    insert into study_days as s (member_id, day, played)
    select log.who, heard_of.day, heard_of.part from (
      select g.day, g.ran * int4multirange(int4range(since + (log.today - g.day) * 86400, null)) as part
      from unnest(log.days, log.ran) as g (day, ran)) heard_of
    where not isempty(heard_of.part)
    on conflict (member_id, day) do update set played = s.played + excluded.played;

    return next seen_so_far;
  end loop;
end $function$
;
CREATE OR REPLACE FUNCTION public.ms_between(earlier timestamp with time zone, later timestamp with time zone)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN GREATEST((0)::numeric, (EXTRACT(epoch FROM (later - earlier)) * (1000)::numeric))
;
CREATE OR REPLACE FUNCTION public.name_parts(name text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(array_agg(distinct substr(plain, place, size)), '{}')
  from (select translate(lower(name), ' 　', '') as plain) as one,
    generate_series(1, length(plain)) as place, generate_series(1, 2) as size
$function$
;
CREATE OR REPLACE FUNCTION public.pay_lines_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'what a pay line says is never changed' using errcode = 'restrict_violation';
end $function$
;
CREATE OR REPLACE FUNCTION public.payouts_are_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a payout whose file was made is never deleted' using errcode = 'restrict_violation';
end $function$
;
CREATE OR REPLACE FUNCTION public.purge_beside_illust_report()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into page_purges (tag) values ('illust_report:' || coalesce(new.report_id, old.report_id));
  perform pg_notify('page_purges', '');
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.purge_contest()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into page_purges (tag) values ('contests');
  perform pg_notify('page_purges', '');
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.purge_course(course bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  told text := coalesce(nullif(current_setting('egaku.purged_courses', true), ''), ',');
begin
  if course is null or told = 'all' or strpos(told, ',' || course || ',') > 0 then
    return;
  end if;
  if length(told) < 500 then
    perform set_config('egaku.purged_courses', told || course || ',', true);
    insert into page_purges (tag) values ('course:' || course);
    insert into page_purges (tag) select distinct 'curriculum:' || s.curriculum_id
    from lessons l join step_lessons b on b.lesson_id = l.id join curriculum_steps s on s.id = b.step_id
    where l.course_id = course;
  else
    perform set_config('egaku.purged_courses', 'all', true);
    insert into page_purges (tag) values ('catalogue'), ('search');
  end if;
  perform pg_notify('page_purges', '');
end $function$
;
CREATE OR REPLACE FUNCTION public.purge_course_of_film()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform purge_course(l.course_id) from chapters h join lessons l on l.id = h.lesson_id where h.video_id = new.id;
  perform purge_course(course_id) from prime_lessons where video_id = new.id;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.purge_course_of_row()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  ids bigint[] := array[(before ->> tg_argv[0])::bigint, (after ->> tg_argv[0])::bigint];
begin
  case tg_argv[0]
    when 'lesson_id' then perform purge_course(course_id) from lessons where id = any(ids);
    when 'prime_lesson_id' then perform purge_course(course_id) from prime_lessons where id = any(ids);
    else perform purge_course(id) from unnest(ids) id;
  end case;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.purge_illust_people()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from illust_reports where member_id = new.id)
    or exists (select from illust_report_comments where member_id = new.id)
    or exists (select from illust_contest_applicants where member_id = new.id and shows_name) then
    insert into page_purges (tag) values ('illust_people');
    perform pg_notify('page_purges', '');
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.purge_illust_report()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into page_purges (tag)
    select distinct tag from unnest(array['illust_wall', 'illust_report:' || coalesce(new.id, old.id),
      'illust_lesson:' || old.lesson_id, 'illust_lesson:' || new.lesson_id]) tag where tag is not null;
  perform pg_notify('page_purges', '');
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.purge_notifications()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into page_purges (tag) values ('notifications');
  perform pg_notify('page_purges', '');
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.purge_poses()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if current_setting('egaku.purged_poses', true) is distinct from 'all' then
    perform set_config('egaku.purged_poses', 'all', true);
    insert into page_purges (tag) values ('poses');
    perform pg_notify('page_purges', '');
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.purge_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if current_setting('egaku.purged_courses', true) is distinct from 'all' then
    perform set_config('egaku.purged_courses', 'all', true);
    insert into page_purges (tag) values ('catalogue'), ('search');
    perform pg_notify('page_purges', '');
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.purge_shelves()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if current_setting('egaku.purged_shelves', true) is distinct from 'all' then
    perform set_config('egaku.purged_shelves', 'all', true);
    insert into page_purges (tag) values ('catalogue');
    perform pg_notify('page_purges', '');
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.release_illust_comment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update stored_files set attached_at = null where key = old.image_key;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.show_with_film()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.published := new.published or new.archived_at is null;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.warm_illust_report()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into illust_report_warmth as w values (new.report_id, warmth_at(new.liked_at))
  on conflict (report_id) do update set warmth = greatest(w.warmth, excluded.warmth)
    + ln(1 + power(2::double precision, greatest(-abs(w.warmth - excluded.warmth), -1000))) / ln(2::double precision);
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.warmth_at(at timestamp with time zone)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE
RETURN ((EXTRACT(epoch FROM at))::double precision / (259200)::double precision)
;
CREATE OR REPLACE FUNCTION public.warmth_of(report bigint)
 RETURNS double precision
 LANGUAGE sql
 STABLE
AS $function$
  select max(m.most) + ln(sum(power(2::double precision, greatest(warmth_at(g.liked_at) - m.most, -1000)))) / ln(2::double precision)
  from illust_report_goods g
  cross join (select max(warmth_at(liked_at)) as most from illust_report_goods where report_id = report) m
  where g.report_id = report
$function$
;

CREATE TRIGGER anniversary_pages_purge AFTER INSERT OR DELETE OR UPDATE ON public.anniversary_pages FOR EACH STATEMENT EXECUTE FUNCTION purge_shelves();
CREATE TRIGGER book_entries_are_kept BEFORE TRUNCATE ON public.book_entries FOR EACH STATEMENT EXECUTE FUNCTION book_is_append_only();
CREATE TRIGGER book_entries_balance AFTER INSERT ON public.book_entries REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION book_entries_balance();
CREATE TRIGGER book_entries_stay BEFORE DELETE OR UPDATE ON public.book_entries FOR EACH STATEMENT EXECUTE FUNCTION book_is_append_only();
CREATE TRIGGER book_lines_are_kept BEFORE TRUNCATE ON public.book_lines FOR EACH STATEMENT EXECUTE FUNCTION book_is_append_only();
CREATE TRIGGER book_lines_balance AFTER INSERT ON public.book_lines REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION book_lines_balance();
CREATE TRIGGER book_lines_stay BEFORE DELETE OR UPDATE ON public.book_lines FOR EACH STATEMENT EXECUTE FUNCTION book_is_append_only();
CREATE TRIGGER book_sums_are_kept BEFORE TRUNCATE ON public.book_sums FOR EACH STATEMENT EXECUTE FUNCTION book_is_append_only();
CREATE TRIGGER book_sums_stay BEFORE DELETE OR UPDATE ON public.book_sums FOR EACH STATEMENT EXECUTE FUNCTION book_is_append_only();
CREATE TRIGGER categories_purge AFTER UPDATE OF name ON public.categories FOR EACH STATEMENT EXECUTE FUNCTION purge_search();
CREATE TRIGGER categories_shelves_purge AFTER UPDATE OF tab, "position" ON public.categories FOR EACH STATEMENT EXECUTE FUNCTION purge_shelves();
CREATE TRIGGER chapters_move_purge AFTER UPDATE OF lesson_id ON public.chapters FOR EACH STATEMENT EXECUTE FUNCTION purge_shelves();
CREATE TRIGGER chapters_purge AFTER INSERT OR DELETE OR UPDATE ON public.chapters FOR EACH ROW EXECUTE FUNCTION purge_course_of_row('lesson_id');
CREATE TRIGGER chapters_seconds AFTER DELETE OR UPDATE OF published, video_id ON public.chapters FOR EACH ROW EXECUTE FUNCTION count_seconds_of_row();
CREATE TRIGGER chapters_with_film BEFORE UPDATE OF video_id ON public.chapters FOR EACH ROW WHEN (((old.video_id IS NULL) AND (new.video_id IS NOT NULL))) EXECUTE FUNCTION show_with_film();
CREATE TRIGGER check_points_purge AFTER INSERT OR DELETE OR UPDATE ON public.check_points FOR EACH ROW EXECUTE FUNCTION purge_course_of_row('lesson_id');
CREATE TRIGGER closed_notifications_ask_anew AFTER INSERT OR DELETE ON public.closed_notifications FOR EACH ROW EXECUTE FUNCTION ask_anew();
CREATE TRIGGER coaches_ask_anew AFTER INSERT OR DELETE OR UPDATE ON public.coaches FOR EACH ROW EXECUTE FUNCTION ask_anew();
CREATE TRIGGER contest_left_awards_purge AFTER INSERT OR DELETE OR UPDATE ON public.contest_left_awards FOR EACH STATEMENT EXECUTE FUNCTION purge_contest();
CREATE TRIGGER correctional_teachers_ask_anew AFTER INSERT ON public.correctional_teachers FOR EACH ROW WHEN ((new.member_id IS NOT NULL)) EXECUTE FUNCTION ask_anew();
CREATE TRIGGER correctional_teachers_ask_anew_changed AFTER UPDATE ON public.correctional_teachers FOR EACH ROW WHEN (((COALESCE(old.member_id, new.member_id) IS NOT NULL) AND ((((old.member_id IS DISTINCT FROM new.member_id) OR (old.activated_at IS DISTINCT FROM new.activated_at)) OR (old.ended_at IS DISTINCT FROM new.ended_at)) OR (old.sees_lessons IS DISTINCT FROM new.sees_lessons)))) EXECUTE FUNCTION ask_anew();
CREATE TRIGGER correctional_teachers_ask_anew_gone AFTER DELETE ON public.correctional_teachers FOR EACH ROW WHEN ((old.member_id IS NOT NULL)) EXECUTE FUNCTION ask_anew();
CREATE TRIGGER course_group_members_purge AFTER INSERT OR DELETE OR UPDATE ON public.course_group_members FOR EACH STATEMENT EXECUTE FUNCTION purge_shelves();
CREATE TRIGGER course_groups_purge AFTER INSERT OR DELETE OR UPDATE ON public.course_groups FOR EACH STATEMENT EXECUTE FUNCTION purge_shelves();
CREATE TRIGGER course_places_began BEFORE INSERT ON public.course_places FOR EACH ROW EXECUTE FUNCTION began_with_first_place();
CREATE TRIGGER course_reviews_purge AFTER DELETE OR UPDATE ON public.course_reviews FOR EACH ROW EXECUTE FUNCTION purge_course_of_row('course_id');
CREATE TRIGGER course_tags_purge AFTER INSERT OR DELETE OR UPDATE ON public.course_tags FOR EACH ROW EXECUTE FUNCTION purge_course_of_row('course_id');
CREATE TRIGGER course_teachers_purge AFTER INSERT OR DELETE OR UPDATE ON public.course_teachers FOR EACH ROW EXECUTE FUNCTION purge_course_of_row('course_id');
CREATE TRIGGER courses_purge AFTER INSERT OR DELETE OR UPDATE ON public.courses FOR EACH ROW EXECUTE FUNCTION purge_course_of_row('id');
CREATE TRIGGER critique_commissions_stay BEFORE UPDATE ON public.critique_commissions FOR EACH ROW EXECUTE FUNCTION critique_commissions_stay();
CREATE TRIGGER curriculum_steps_shelves_purge AFTER INSERT OR DELETE OR UPDATE ON public.curriculum_steps FOR EACH STATEMENT EXECUTE FUNCTION purge_shelves();
CREATE TRIGGER curriculums_shelves_purge AFTER INSERT OR DELETE OR UPDATE ON public.curriculums FOR EACH STATEMENT EXECUTE FUNCTION purge_shelves();
CREATE TRIGGER customer_voices_shelves_purge AFTER INSERT OR DELETE OR UPDATE ON public.customer_voices FOR EACH STATEMENT EXECUTE FUNCTION purge_shelves();
CREATE TRIGGER display_panel_courses_purge AFTER INSERT OR DELETE OR UPDATE ON public.display_panel_courses FOR EACH STATEMENT EXECUTE FUNCTION purge_shelves();
CREATE TRIGGER display_panel_groups_purge AFTER INSERT OR DELETE OR UPDATE ON public.display_panel_groups FOR EACH STATEMENT EXECUTE FUNCTION purge_shelves();
CREATE TRIGGER display_panels_purge AFTER INSERT OR DELETE OR UPDATE ON public.display_panels FOR EACH STATEMENT EXECUTE FUNCTION purge_shelves();
CREATE TRIGGER faq_entries_purge AFTER INSERT OR DELETE OR UPDATE ON public.faq_entries FOR EACH STATEMENT EXECUTE FUNCTION purge_shelves();
CREATE TRIGGER figure_closings_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON public.figure_closings FOR EACH STATEMENT EXECUTE FUNCTION figures_stay();
CREATE TRIGGER figure_days_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON public.figure_days FOR EACH STATEMENT EXECUTE FUNCTION figures_stay();
CREATE TRIGGER free_categories_purge AFTER INSERT OR DELETE OR UPDATE ON public.free_categories FOR EACH STATEMENT EXECUTE FUNCTION purge_shelves();
CREATE TRIGGER gallery_illusts_purge AFTER INSERT OR DELETE OR UPDATE ON public.gallery_illusts FOR EACH STATEMENT EXECUTE FUNCTION purge_contest();
CREATE TRIGGER illust_contest_applicants_purge AFTER INSERT OR DELETE OR UPDATE ON public.illust_contest_applicants FOR EACH STATEMENT EXECUTE FUNCTION purge_contest();
CREATE TRIGGER illust_contests_purge AFTER INSERT OR DELETE OR UPDATE ON public.illust_contests FOR EACH STATEMENT EXECUTE FUNCTION purge_contest();
CREATE TRIGGER illust_report_comments_purge AFTER INSERT OR DELETE OR UPDATE ON public.illust_report_comments FOR EACH ROW EXECUTE FUNCTION purge_beside_illust_report();
CREATE TRIGGER illust_report_comments_release AFTER DELETE OR UPDATE OF image_key ON public.illust_report_comments FOR EACH ROW WHEN ((old.image_key IS NOT NULL)) EXECUTE FUNCTION release_illust_comment();
CREATE TRIGGER illust_report_goods_cool AFTER DELETE ON public.illust_report_goods REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION cool_illust_reports();
CREATE TRIGGER illust_report_goods_purge AFTER INSERT OR DELETE ON public.illust_report_goods FOR EACH ROW EXECUTE FUNCTION purge_beside_illust_report();
CREATE TRIGGER illust_report_goods_warm AFTER INSERT ON public.illust_report_goods FOR EACH ROW EXECUTE FUNCTION warm_illust_report();
CREATE TRIGGER illust_reports_purge AFTER INSERT OR DELETE OR UPDATE ON public.illust_reports FOR EACH ROW EXECUTE FUNCTION purge_illust_report();
CREATE TRIGGER invoices_are_kept BEFORE TRUNCATE ON public.invoices FOR EACH STATEMENT EXECUTE FUNCTION invoices_are_kept();
CREATE TRIGGER invoices_ask_anew AFTER INSERT ON public.invoices FOR EACH ROW WHEN ((new.state = 'unpaid'::text)) EXECUTE FUNCTION ask_anew();
CREATE TRIGGER invoices_ask_anew_changed AFTER UPDATE OF state ON public.invoices FOR EACH ROW WHEN (((old.state = 'unpaid'::text) <> (new.state = 'unpaid'::text))) EXECUTE FUNCTION ask_anew();
CREATE TRIGGER invoices_stay BEFORE DELETE ON public.invoices FOR EACH STATEMENT EXECUTE FUNCTION invoices_are_kept();
CREATE TRIGGER lessons_move_purge AFTER UPDATE OF course_id ON public.lessons FOR EACH STATEMENT EXECUTE FUNCTION purge_shelves();
CREATE TRIGGER lessons_purge AFTER INSERT OR DELETE OR UPDATE ON public.lessons FOR EACH ROW EXECUTE FUNCTION purge_course_of_row('course_id');
CREATE TRIGGER lessons_seconds AFTER DELETE OR UPDATE OF published ON public.lessons FOR EACH ROW EXECUTE FUNCTION count_seconds_of_row();
CREATE TRIGGER level_picks_purge AFTER INSERT OR DELETE OR UPDATE ON public.level_picks FOR EACH STATEMENT EXECUTE FUNCTION purge_shelves();
CREATE TRIGGER materials_purge AFTER UPDATE ON public.materials FOR EACH STATEMENT EXECUTE FUNCTION purge_shelves();
CREATE TRIGGER member_levels_ask_anew AFTER INSERT OR DELETE OR UPDATE ON public.member_levels FOR EACH ROW EXECUTE FUNCTION ask_anew();
CREATE TRIGGER members_ask_anew AFTER UPDATE ON public.members FOR EACH ROW WHEN (((((((old.name IS DISTINCT FROM new.name) OR (old.email IS DISTINCT FROM new.email)) OR (old.avatar_key IS DISTINCT FROM new.avatar_key)) OR (old.joined_at IS DISTINCT FROM new.joined_at)) OR (old.single_keys_off IS DISTINCT FROM new.single_keys_off)) OR (old.withdrawn_at IS DISTINCT FROM new.withdrawn_at))) EXECUTE FUNCTION ask_anew();
CREATE TRIGGER members_illust_purge AFTER UPDATE OF name, avatar_key ON public.members FOR EACH ROW WHEN (((old.name IS DISTINCT FROM new.name) OR (old.avatar_key IS DISTINCT FROM new.avatar_key))) EXECUTE FUNCTION purge_illust_people();
CREATE TRIGGER notices_ask_anew AFTER INSERT OR DELETE ON public.notices FOR EACH ROW EXECUTE FUNCTION ask_anew();
CREATE TRIGGER notices_ask_anew_changed AFTER UPDATE OF read_at ON public.notices FOR EACH ROW WHEN ((old.read_at IS DISTINCT FROM new.read_at)) EXECUTE FUNCTION ask_anew();
CREATE TRIGGER notifications_purge AFTER INSERT OR DELETE OR UPDATE ON public.notifications FOR EACH STATEMENT EXECUTE FUNCTION purge_notifications();
CREATE TRIGGER pay_lines_stay BEFORE DELETE OR UPDATE OF member_id, kind, source, source_key, yen, earned_on ON public.pay_lines FOR EACH ROW EXECUTE FUNCTION pay_lines_stay();
CREATE TRIGGER payees_ask_anew AFTER INSERT OR DELETE ON public.payees FOR EACH ROW EXECUTE FUNCTION ask_anew();
CREATE TRIGGER payout_runs_stay BEFORE DELETE ON public.payout_runs FOR EACH ROW WHEN ((old.filed_at IS NOT NULL)) EXECUTE FUNCTION payouts_are_kept();
CREATE TRIGGER payout_transfers_stay BEFORE DELETE ON public.payout_transfers FOR EACH ROW WHEN (((old.paid_at IS NOT NULL) OR (old.failed_at IS NOT NULL))) EXECUTE FUNCTION payouts_are_kept();
CREATE TRIGGER poses_purge AFTER INSERT OR DELETE OR UPDATE ON public.poses FOR EACH STATEMENT EXECUTE FUNCTION purge_poses();
CREATE TRIGGER prime_lessons_move_purge AFTER UPDATE OF course_id ON public.prime_lessons FOR EACH STATEMENT EXECUTE FUNCTION purge_shelves();
CREATE TRIGGER prime_lessons_purge AFTER INSERT OR DELETE OR UPDATE ON public.prime_lessons FOR EACH ROW EXECUTE FUNCTION purge_course_of_row('course_id');
CREATE TRIGGER prime_lessons_seconds AFTER DELETE OR UPDATE OF published, video_id ON public.prime_lessons FOR EACH ROW EXECUTE FUNCTION count_seconds_of_row();
CREATE TRIGGER prime_lessons_with_film BEFORE UPDATE OF video_id ON public.prime_lessons FOR EACH ROW WHEN (((old.video_id IS NULL) AND (new.video_id IS NOT NULL))) EXECUTE FUNCTION show_with_film();
CREATE TRIGGER problems_purge AFTER INSERT OR DELETE OR UPDATE ON public.problems FOR EACH ROW EXECUTE FUNCTION purge_course_of_row('lesson_id');
CREATE TRIGGER problems_shelves_purge AFTER INSERT OR DELETE OR UPDATE ON public.problems FOR EACH STATEMENT EXECUTE FUNCTION purge_shelves();
CREATE TRIGGER search_readings_purge AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.search_readings FOR EACH STATEMENT EXECUTE FUNCTION purge_search();
CREATE TRIGGER search_synonyms_purge AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.search_synonyms FOR EACH STATEMENT EXECUTE FUNCTION purge_search();
CREATE TRIGGER sessions_ask_anew AFTER DELETE ON public.sessions FOR EACH ROW EXECUTE FUNCTION ask_anew();
CREATE TRIGGER sessions_ask_anew_changed AFTER UPDATE OF member_id, created_at, second_factor_at, views_as ON public.sessions FOR EACH ROW WHEN (((((old.member_id IS DISTINCT FROM new.member_id) OR (old.created_at IS DISTINCT FROM new.created_at)) OR (old.second_factor_at IS DISTINCT FROM new.second_factor_at)) OR (old.views_as IS DISTINCT FROM new.views_as))) EXECUTE FUNCTION ask_anew();
CREATE TRIGGER skill_path_items_purge AFTER INSERT OR DELETE OR UPDATE ON public.skill_path_items FOR EACH STATEMENT EXECUTE FUNCTION purge_shelves();
CREATE TRIGGER skill_paths_purge AFTER INSERT OR DELETE OR UPDATE ON public.skill_paths FOR EACH STATEMENT EXECUTE FUNCTION purge_shelves();
CREATE TRIGGER staff_members_ask_anew AFTER INSERT OR DELETE ON public.staff_members FOR EACH ROW EXECUTE FUNCTION ask_anew();
CREATE TRIGGER staff_members_ask_anew_changed AFTER UPDATE ON public.staff_members FOR EACH ROW WHEN (((old.granted_at IS DISTINCT FROM new.granted_at) OR (old.role IS DISTINCT FROM new.role))) EXECUTE FUNCTION ask_anew();
CREATE TRIGGER step_lessons_shelves_purge AFTER INSERT OR DELETE OR UPDATE ON public.step_lessons FOR EACH STATEMENT EXECUTE FUNCTION purge_shelves();
CREATE TRIGGER subscription_courses_purge AFTER INSERT OR DELETE OR UPDATE ON public.subscription_courses FOR EACH ROW EXECUTE FUNCTION purge_course_of_row('course_id');
CREATE TRIGGER subscriptions_ask_anew AFTER INSERT OR DELETE ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION ask_anew();
CREATE TRIGGER subscriptions_ask_anew_changed AFTER UPDATE ON public.subscriptions FOR EACH ROW WHEN ((((((old.state IS DISTINCT FROM new.state) OR (old.plan_id IS DISTINCT FROM new.plan_id)) OR (old.access_ends_at IS DISTINCT FROM new.access_ends_at)) OR (old.closes_at IS DISTINCT FROM new.closes_at)) OR (old.payment_kind IS DISTINCT FROM new.payment_kind))) EXECUTE FUNCTION ask_anew();
CREATE TRIGGER teacher_messages_purge AFTER INSERT OR DELETE OR UPDATE ON public.teacher_messages FOR EACH STATEMENT EXECUTE FUNCTION purge_shelves();
CREATE TRIGGER teachers_purge AFTER UPDATE OF name, kana ON public.teachers FOR EACH STATEMENT EXECUTE FUNCTION purge_search();
CREATE TRIGGER teachers_shelves_purge AFTER INSERT OR DELETE OR UPDATE OF "position", icon_key, image_key, profile, achievements, genres, links, collab_videos ON public.teachers FOR EACH STATEMENT EXECUTE FUNCTION purge_shelves();
CREATE TRIGGER video_steps_purge AFTER INSERT OR DELETE OR UPDATE ON public.video_steps FOR EACH ROW EXECUTE FUNCTION purge_course_of_row('prime_lesson_id');
CREATE TRIGGER videos_seconds AFTER UPDATE OF duration_seconds ON public.videos FOR EACH ROW WHEN ((old.duration_seconds <> new.duration_seconds)) EXECUTE FUNCTION count_seconds_of_film();
CREATE TRIGGER videos_shown_purge AFTER UPDATE ON public.videos FOR EACH ROW EXECUTE FUNCTION purge_course_of_film();
