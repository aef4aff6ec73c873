-- Critique campaigns: who corrects, in which period, and the places in it.

-- A teacher who corrects works (添削の先生): a record of its own, tied to one account and perhaps to a teacher of courses.
create table correctional_teachers (
  id bigint generated always as identity primary key,
  member_id bigint constraint correctional_teachers_account unique references members on delete set null,
  teacher_id bigint references teachers on delete set null,
  name text not null constraint correctional_teachers_name check (char_length(name) between 1 and 12),
  introduction text not null default '' constraint correctional_teachers_introduction check (char_length(introduction) <= 300),
  question text not null default '' constraint correctional_teachers_question check (char_length(question) <= 300),
  icon_key text,
  avatar_key text,
  genres text[] not null default '{}'
    constraint correctional_teachers_genres check (genres <@ array['character', 'manga', 'background']),
  -- the teacher's own switch; the places are staff's
  accepts boolean not null default true,
  -- yen for a work returned, as agreed
  fee_yen integer not null constraint correctional_teachers_fee check (fee_yen >= 0),
  invited_at timestamptz not null,
  activated_at timestamptz,
  rested_at timestamptz,
  ended_at timestamptz,
  constraint correctional_teachers_icons check ((icon_key is null) = (avatar_key is null))
);

create table correctional_teacher_links (
  teacher_id bigint not null references correctional_teachers on delete cascade,
  position smallint not null constraint correctional_teacher_links_three check (position between 0 and 2),
  title text not null constraint correctional_teacher_links_title check (char_length(title) between 1 and 10),
  url text not null constraint correctional_teacher_links_url check (char_length(url) <= 2048 and url ~ '^https?://'),
  primary key (teacher_id, position)
);

create table correctional_teacher_images (
  id bigint generated always as identity primary key,
  teacher_id bigint not null references correctional_teachers on delete cascade,
  image_key text not null
);
create index correctional_teacher_images_of on correctional_teacher_images (teacher_id, id);

-- A period in which works are taken (添削企画).
create table correction_campaigns (
  id bigint generated always as identity primary key,
  title text not null constraint correction_campaigns_title check (char_length(title) between 1 and 100),
  description text not null default '',
  visual_pc_key text not null,
  visual_sp_key text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  capacity integer not null constraint correction_campaigns_capacity check (capacity >= 0),
  accepts boolean not null default true,
  published_at timestamptz,
  constraint correction_campaigns_period check (starts_at < ends_at)
);
create index correction_campaigns_by_start on correction_campaigns (starts_at desc, id desc) where published_at is not null;

-- So many works a teacher takes in a period.
create table correction_slots (
  campaign_id bigint not null references correction_campaigns on delete cascade,
  teacher_id bigint not null references correctional_teachers on delete cascade,
  slots integer not null constraint correction_slots_not_negative check (slots >= 0),
  position smallint not null default 0,
  primary key (campaign_id, teacher_id)
);
create index correction_slots_of_teacher on correction_slots (teacher_id, campaign_id);

-- A place that is kept for who fills in the form (受付枠の確保); one for each member.
create table correction_holds (
  member_id bigint primary key references members on delete cascade,
  campaign_id bigint not null,
  teacher_id bigint not null,
  held_at timestamptz not null,
  -- moves on while bytes arrive
  held_until timestamptz not null,
  foreign key (campaign_id, teacher_id) references correction_slots on delete cascade
);
create index correction_holds_of_slot on correction_holds (campaign_id, teacher_id, held_until);

-- How a file that a browser put into the store was called; the name is never part of its key.
create table critique_uploads (
  key text primary key references stored_files (key) on delete cascade,
  file_name text not null constraint critique_uploads_name check (char_length(file_name) between 1 and 255)
);

-- Works without a campaign stand in demo worlds alone, which are filled anew.
delete from corrected_works;
alter table corrected_works
  add campaign_id bigint not null references correction_campaigns,
  add teacher_id bigint not null references correctional_teachers,
  -- the key under which the member's picture came; who sends it again gets the same work
  add request_key text constraint corrected_works_request_key unique,
  add attachment_key text,
  add attachment_name text,
  -- the text that was agreed to at the time of the request
  add agreement_version text not null,
  -- yen for the teacher, as agreed when the work was given
  add fee_yen integer not null,
  -- asked for beside the work of the period, because the school had to cancel one before
  add by_extra_right boolean not null default false,
  add cancelled_by text constraint corrected_works_cancelled_by check (cancelled_by in ('owner', 'staff', 'leaving')),
  add cancel_reason text,
  add constraint corrected_works_cancelled check ((cancelled_at is null) = (cancelled_by is null)),
  add constraint corrected_works_attachment check ((attachment_key is null) = (attachment_name is null)),
  add constraint corrected_works_comment check (char_length(comment) between 1 and 800);
-- One work a period; one that was cancelled gives the right back.
create unique index corrected_works_one_a_period on corrected_works (campaign_id, member_id, by_extra_right) where cancelled_at is null;
create unique index corrected_works_image on corrected_works (image_key);
create index corrected_works_on_desk on corrected_works (teacher_id, requested_at, id) where cancelled_at is null and corrected_at is null;
create index corrected_works_of_slot on corrected_works (campaign_id, teacher_id) where cancelled_at is null;

-- The school cancelled a work too late for another in its period: one more in a later one.
create table critique_extra_rights (
  cancelled_work_id bigint primary key references corrected_works on delete cascade,
  member_id bigint not null references members on delete cascade,
  granted_at timestamptz not null,
  used_by_work_id bigint constraint critique_extra_rights_once unique references corrected_works on delete set null
);
create index critique_extra_rights_of on critique_extra_rights (member_id) where used_by_work_id is null;

-- What comes back, in order: pictures with the red pen, each perhaps with a file, and words.
alter table correction_items
  add attachment_key text,
  add attachment_name text,
  add constraint correction_items_attachment check ((attachment_key is null) = (attachment_name is null)),
  add constraint correction_items_file check (attachment_key is null or image_key is not null);
