// Written by npm run schema from a database that has run every migration. Do not edit.
// As src/platform/db.ts reads rows: int8 and numeric are numbers, timestamptz a Date, a date '2026-11-20', a multirange its text;
// where a constraint names the words of a column, it has no others.

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface AmbassadorGuardians {
  asked_at: Timestamp;
  consented_at: Timestamp | null;
  email: string | null;
  expires_at: Timestamp;
  member_id: number;
  name: string;
  terms_version: string | null;
  token_hash: Buffer | null;
}

export interface AmbassadorPosts {
  address: string;
  asked_at: Timestamp;
  id: Generated<number>;
  looked_at: Timestamp | null;
  looked_by: number | null;
  member_id: number;
  note: Generated<string>;
  registered_at: Timestamp;
  state: Generated<"waiting" | "marked" | "unmarked">;
}

export interface AmbassadorRewardEvents {
  at: Timestamp;
  by_id: number | null;
  id: Generated<number>;
  reason: string;
  reward_id: number;
  state: "pending" | "confirmed" | "paid" | "cancelled" | "forfeited";
}

export interface AmbassadorRewards {
  decided_at: Timestamp;
  entered_at: Timestamp;
  id: Generated<number>;
  kind: "purchase" | "trial";
  member_id: number;
  order_key: string;
  referred_id: number;
  state: Generated<"pending" | "confirmed" | "paid" | "cancelled" | "forfeited">;
  yen: number;
}

export interface Ambassadors {
  ad_location: string | null;
  age: number | null;
  agreed_at: Timestamp;
  code: string;
  left_at: Timestamp | null;
  member_id: number;
  name: string | null;
  registered_at: Timestamp;
  suspend_reason: string | null;
  suspended_at: Timestamp | null;
  terms_version: string;
}

export interface AmbassadorVisits {
  day: string;
  member_id: number;
  visits: number;
}

export interface AnniversaryPages {
  accent_start: Generated<number>;
  closed_at: Timestamp | null;
  id: Generated<number>;
  lead: Generated<string>;
  opened_at: Timestamp | null;
  slug: string;
  title: string;
  updated_at: Generated<Timestamp>;
}

export interface ArrivalFiles {
  brought_at: Timestamp;
  brought_by: number | null;
  id: Generated<number>;
  people: number;
  sha256: Buffer;
}

export interface Arrivals {
  brought_at: Timestamp;
  came_at: Timestamp | null;
  member_id: number;
  told_at: Timestamp | null;
}

export interface Askers {
  access_ends_at: Timestamp | null;
  avatar_key: string | null;
  closed_notifications: number[] | null;
  closes_at: Timestamp | null;
  created_at: Timestamp | null;
  email: string | null;
  granted_at: Timestamp | null;
  id: number | null;
  is_coach: boolean | null;
  is_payee: boolean | null;
  joined_at: Timestamp | null;
  last_used_at: Timestamp | null;
  level: string | null;
  name: string | null;
  owes: boolean | null;
  payment_kind: string | null;
  plan_id: number | null;
  put_off_at: Timestamp | null;
  role: string | null;
  second_factor_at: Timestamp | null;
  sees_lessons: boolean | null;
  single_keys_off: boolean | null;
  state: string | null;
  teacher_id: number | null;
  token_hash: Buffer | null;
  unread: number | null;
  views_as: number | null;
  withdrawn_at: Timestamp | null;
}

export interface AuditLog {
  action: string;
  actor_id: number | null;
  agent: string | null;
  at: Timestamp;
  details: Generated<Json>;
  id: Generated<number>;
  ip: string | null;
  subject_id: number | null;
}

export interface BookEntries {
  booked_on: string;
  description: string;
  id: Generated<number>;
  invoice_id: number | null;
  key: string;
  kind: "invoice" | "payment" | "fee" | "discount" | "refund" | "write_off" | "chargeback" | "correction" | "earning" | "payout" | "payout_return" | "earned" | "provider_fee";
  written_at: Timestamp;
}

export interface BookLines {
  account: "receivable" | "provider" | "bank" | "sales" | "tax" | "fees" | "discounts" | "refunds" | "bad_debts" | "suspense" | "payables" | "withheld" | "rewards" | "unearned" | "provider_fees";
  entry_id: number;
  position: number;
  yen: number;
}

export interface BookSums {
  account: string;
  booked_on: string;
  credit_yen: number;
  debit_yen: number;
  up_to_entry: number;
}

export interface BusinessClock {
  offset_ms: Generated<number>;
  only_row: Generated<boolean>;
}

export interface Campaigns {
  annotation: Generated<string>;
  apply_until: Timestamp;
  closes_at: Timestamp;
  discount_months: number | null;
  discount_yen_1: number | null;
  discount_yen_12: number | null;
  discount_yen_6: number | null;
  excludes_students: boolean;
  first_month_yen: number | null;
  gift_yen: number | null;
  id: Generated<number>;
  image_key: string | null;
  kind: "first_month" | "extend_trial" | "discount" | "initial" | "lottery" | "url";
  name: string;
  opens_at: Timestamp;
  pc_banner_key: string | null;
  show_banner: Generated<boolean>;
  sp_banner_key: string | null;
  trial_days: number | null;
  url_kind: string | null;
}

export interface CannedSentences {
  archived_at: Timestamp | null;
  body: string;
  id: Generated<number>;
  position: number;
  title: string;
}

export interface Captions {
  file_key: string | null;
  folded: string;
  from_ms: number;
  id: Generated<number>;
  pairs: string[];
  to_ms: number;
  video_id: number | null;
  words: string;
}

export interface Categories {
  id: Generated<number>;
  name: string;
  position: number;
  slug: string;
  tab: "character" | "background" | "manga" | "other";
}

export interface Certificates {
  curriculum_id: number;
  curriculum_title: string;
  id: Generated<number>;
  member_id: number;
  member_name: string;
  name_corrected_at: Timestamp | null;
  name_given_at: Timestamp | null;
  published_at: Timestamp;
}

export interface ChapterCompletions {
  chapter_id: number;
  completed_at: Timestamp;
  member_id: number;
  source: string | null;
  step_id: number | null;
}

export interface Chapters {
  archived_at: Timestamp | null;
  id: Generated<number>;
  lesson_id: number;
  position: number;
  published: Generated<boolean>;
  slide_pages: Generated<number>;
  slide_url: string | null;
  start_point: Generated<number>;
  title: string;
  video_id: number | null;
}

export interface ChargeAttempts {
  failure_code: string | null;
  failure_kind: string | null;
  finished_at: Timestamp | null;
  id: Generated<string>;
  invoice_id: number;
  leased_until: Generated<Timestamp>;
  payment_method_id: number;
  provider_charge_id: string | null;
  reason: "due" | "retry" | "pay_now" | "order" | "new_card";
  started_at: Timestamp;
  state: Generated<"started" | "captured" | "declined" | "unknown" | "dropped">;
  yen: number;
}

export interface Chargebacks {
  at: Timestamp;
  attempt_id: string;
  invoice_id: number;
  provider_id: string;
  yen: number;
}

export interface CheckPoints {
  description: string;
  id: Generated<number>;
  lesson_id: number;
  position: number;
  thumbnail_key: string | null;
}

export interface Claims {
  about: "takedown" | "disclosure" | "correction" | "stop" | "deletion";
  answer: Generated<string>;
  decided_at: Timestamp | null;
  decided_by: number | null;
  due_on: string;
  email: Generated<string>;
  forgotten_at: Timestamp | null;
  ground: "copyright" | "portrait" | "privacy" | "defamation" | "other" | null;
  id: Generated<number>;
  made_at: Timestamp;
  member_id: number | null;
  name: Generated<string>;
  outcome: "done" | "partly" | "refused" | "dropped" | null;
  place: Generated<string>;
  words: string;
}

export interface ClosedNotifications {
  closed_at: Timestamp;
  member_id: number;
  notification_id: number;
}

export interface Coaches {
  ended_at: Timestamp | null;
  member_id: number;
  name: string;
  since: Timestamp;
}

export interface CoachingItemCoaches {
  coach_id: number;
  item_id: number;
}

export interface CoachingItems {
  commission_yen: Generated<number>;
  description: string;
  fee_yen: number;
  id: Generated<number>;
  made_at: Timestamp;
  minutes: number;
  monthly_number: number;
  name: string;
  price_yen: number;
  state: Generated<"draft" | "open" | "closed">;
  valid_days: number;
}

export interface CoachingMessages {
  author_id: number | null;
  author_name: string;
  body: string;
  by_staff: boolean;
  id: Generated<number>;
  key: string;
  sent_at: Timestamp;
  ticket_id: number;
}

export interface CoachingPictures {
  key: string;
  position: number;
  ticket_id: number;
}

export interface CoachingSessions {
  booked_at: Timestamp;
  booked_by: number | null;
  coach_id: number;
  ended_at: Timestamp | null;
  ended_by: number | null;
  id: Generated<number>;
  minutes: number;
  note: Generated<string>;
  note_shared: Generated<boolean>;
  outcome: "held" | "no_show" | "school_fault" | "cancelled" | null;
  place: string;
  reason: string | null;
  starts_at: Timestamp;
  ticket_id: number;
}

export interface CoachingTickets {
  bought_at: Timestamp;
  buyer_name: string | null;
  ended_at: Timestamp | null;
  erased_at: Timestamp | null;
  extended_at: Timestamp | null;
  extended_reason: string | null;
  fee_yen: number;
  id: Generated<number>;
  invoice_id: number;
  item_id: number;
  item_name: string;
  member_id: number;
  minutes: number;
  order_key: string | null;
  state: Generated<"unused" | "booked" | "used" | "expired">;
  valid_days: number;
  valid_until: string;
  waits_since: Timestamp | null;
  wish: Generated<string>;
}

export interface ContentFlags {
  counts: boolean;
  detail: string;
  flagged_at: Timestamp;
  id: Generated<number>;
  member_id: number;
  reason: "r18" | "spam" | "copyright" | "harassment" | "ai_generated" | "other";
  settled_at: Timestamp | null;
  target_id: number;
  target_type: "report" | "comment" | "contest_work" | "gallery_work" | "profile";
}

export interface ContestJudges {
  contest_id: number;
  member_id: number;
  named_at: Timestamp;
}

export interface ContestLeftAwards {
  award: string;
  contest_id: number;
  id: Generated<number>;
}

export interface ContestMarks {
  contest_id: number;
  is_close: Generated<boolean>;
  judge_id: number;
  marked_at: Timestamp;
  note: Generated<string>;
  points: number | null;
  work_id: number;
}

export interface ContestPrizeAddresses {
  given_at: Timestamp;
  member_id: number;
  sealed: string | null;
  sent_at: Timestamp | null;
  sent_by: number | null;
  work_id: number;
}

export interface CorrectedWorks {
  agreement_version: string;
  attachment_key: string | null;
  attachment_name: string | null;
  by_extra_right: Generated<boolean>;
  campaign_id: number;
  cancel_reason: string | null;
  cancelled_at: Timestamp | null;
  cancelled_by: "owner" | "staff" | "leaving" | null;
  comment: string;
  corrected_at: Timestamp | null;
  fan_fiction_description: string | null;
  fee_yen: number;
  files_told_at: Timestamp | null;
  genre: "original" | "fan_fiction";
  id: Generated<number>;
  image_height: number;
  image_key: string;
  image_width: number;
  member_id: number;
  request_key: string | null;
  requested_at: Timestamp;
  restarted_at: Timestamp | null;
  right_lost: Generated<boolean>;
  teacher_id: number;
  teacher_told_at: Timestamp | null;
}

export interface CorrectionalTeacherChanges {
  changed_at: Timestamp;
  id: Generated<number>;
  parts: string[];
  teacher_id: number;
}

export interface CorrectionalTeacherHidings {
  content: string;
  hidden_at: Timestamp;
  hidden_by: number | null;
  id: Generated<number>;
  part: "introduction" | "question" | "link" | "icon" | "image";
  reason: string;
  teacher_id: number;
}

export interface CorrectionalTeacherImages {
  id: Generated<number>;
  image_key: string;
  teacher_id: number;
}

export interface CorrectionalTeacherInvitations {
  email: string;
  expires_at: Timestamp;
  over_at: Timestamp | null;
  sent_at: Timestamp;
  teacher_id: number;
  token_hash: Buffer;
}

export interface CorrectionalTeacherLinks {
  position: number;
  teacher_id: number;
  title: string;
  url: string;
}

export interface CorrectionalTeachers {
  accepts: Generated<boolean>;
  activated_at: Timestamp | null;
  avatar_key: string | null;
  ended_at: Timestamp | null;
  fee_yen: number;
  genres: Generated<string[]>;
  icon_key: string | null;
  id: Generated<number>;
  introduction: Generated<string>;
  invited_at: Timestamp;
  member_id: number | null;
  name: string;
  question: Generated<string>;
  rested_at: Timestamp | null;
  sees_lessons: Generated<boolean>;
  starts_on: string | null;
  teacher_id: number | null;
}

export interface CorrectionCampaigns {
  accepts: Generated<boolean>;
  capacity: number;
  description: Generated<string>;
  ends_at: Timestamp;
  id: Generated<number>;
  published_at: Timestamp | null;
  starts_at: Timestamp;
  title: string;
  version: Generated<number>;
  visual_pc_key: string;
  visual_sp_key: string;
}

export interface CorrectionDraftFiles {
  key: string;
  work_id: number;
}

export interface CorrectionDrafts {
  items: Json;
  marks: Generated<Json>;
  saved_at: Timestamp;
  teacher_id: number;
  version: number;
  work_id: number;
}

export interface CorrectionDrawingBlocks {
  bytes: Buffer;
  drawing_id: number;
  position: number;
}

export interface CorrectionDrawings {
  head: Buffer;
  id: Generated<number>;
  revision: number;
  save_key: string;
  saved_at: Timestamp;
  teacher_id: number;
  version: number | null;
  work_id: number;
}

export interface CorrectionHolds {
  campaign_id: number;
  held_at: Timestamp;
  held_until: Timestamp;
  member_id: number;
  teacher_id: number;
}

export interface CorrectionItems {
  attachment_key: string | null;
  attachment_name: string | null;
  comment: string | null;
  image_key: string | null;
  position: number;
  version: number;
  work_id: number;
}

export interface CorrectionLateChoices {
  choice: "wait" | "another" | "right";
  chosen_at: Timestamp;
  due_at: Timestamp;
  work_id: number;
}

export interface CorrectionLayers {
  image_key: string;
  name: string;
  number: number;
  version: number;
  work_id: number;
}

export interface CorrectionPhrases {
  id: Generated<number>;
  teacher_id: number;
  title: string;
  version: Generated<number>;
  words: string;
}

export interface CorrectionPins {
  chapter_id: number | null;
  done_at: Timestamp | null;
  number: number;
  prime_lesson_id: number | null;
  seconds: number | null;
  version: number;
  words: string;
  work_id: number;
  x: number;
  y: number;
}

export interface CorrectionReminders {
  due_at: Timestamp;
  stage: "week" | "two-days" | "late";
  told_at: Timestamp;
  work_id: number;
}

export interface Corrections {
  hidden_at: Timestamp | null;
  hidden_for: string | null;
  memo_key: string | null;
  memo_seconds: number | null;
  memo_words: string | null;
  returned_at: Timestamp;
  teacher_id: number;
  version: number;
  work_id: number;
}

export interface CorrectionSlots {
  campaign_id: number;
  position: Generated<number>;
  slots: number;
  teacher_id: number;
}

export interface CorrectionWaits {
  campaign_id: number;
  ended_as: "taken" | "left" | "lapsed" | "no-right" | "closed" | null;
  ended_at: Timestamp | null;
  id: Generated<number>;
  joined_at: Timestamp;
  member_id: number;
  offer_until: Timestamp | null;
  offered_at: Timestamp | null;
  teacher_id: number;
}

export interface CourseBookmarks {
  added_at: Timestamp;
  course_id: number;
  member_id: number;
}

export interface CourseChanges {
  after: Json | null;
  at: Timestamp;
  before: Json | null;
  course_id: number;
  field: string;
  id: Generated<number>;
  member_id: number | null;
  part: string;
  part_id: number;
}

export interface CourseCompletions {
  completed_at: Timestamp;
  course_id: number;
  member_id: number;
}

export interface CourseCovers {
  course_id: number;
  focus_x: Generated<number>;
  focus_y: Generated<number>;
  original_key: string;
}

export interface CourseGroupMembers {
  course_id: number;
  group_id: number;
  position: Generated<number>;
}

export interface CourseGroups {
  id: Generated<number>;
  is_sortable: Generated<boolean>;
  key: string;
  level: string | null;
  position: number;
  tab: string;
  title: string;
}

export interface CourseNotes {
  content: string;
  course_id: number;
  member_id: number;
  saved_at: Timestamp;
  version: Generated<number>;
}

export interface CoursePlaces {
  began_at: Timestamp | null;
  chapter_id: number | null;
  course_id: number;
  finished: Generated<boolean>;
  member_id: number;
  prime_lesson_id: number | null;
  updated_at: Timestamp;
}

export interface CoursePreviews {
  course_id: number;
  ended_at: Timestamp | null;
  expires_at: Timestamp;
  id: Generated<number>;
  made_at: Timestamp;
  made_by: number | null;
  token_hash: Buffer;
}

export interface CoursePurchases {
  course_id: number;
  invoice_id: number | null;
  member_id: number;
  order_key: string | null;
  purchased_at: Timestamp;
}

export interface CourseReviews {
  approved_at: Timestamp | null;
  content: string;
  course_id: number;
  decided_by: number | null;
  id: Generated<number>;
  member_id: number;
  rating: number;
  refusal_reason: Generated<string>;
  refused_at: Timestamp | null;
  written_at: Timestamp;
}

export interface Courses {
  audience: Generated<string>;
  category_id: number | null;
  closed_at: Timestamp | null;
  cover_alt: Generated<string>;
  cover_key: string | null;
  description: Generated<string>;
  display_days: Generated<boolean>;
  display_play_button: Generated<boolean>;
  display_title: Generated<boolean>;
  drawing_minutes: Generated<number>;
  editor_note: Generated<string>;
  id: Generated<number>;
  kana: Generated<string>;
  level: "entry" | "beginner" | "intermediate" | "advanced" | null;
  made_at: Timestamp | null;
  made_by: number | null;
  needs: Generated<string>;
  opened_at: Timestamp | null;
  outcome: Generated<string[]>;
  sample_slide_pages: Generated<number>;
  sample_slides_key: string | null;
  single_price_yen: number | null;
  supplement_id: number | null;
  supplement_pdf_id: number | null;
  tab: "character" | "background" | "manga" | "other" | null;
  title: string;
  video_seconds: Generated<number>;
}

export interface CourseTags {
  course_id: number;
  position: Generated<number>;
  tag: string;
}

export interface CourseTeachers {
  course_id: number;
  position: Generated<number>;
  teacher_id: number;
}

export interface CourseVisits {
  course_id: number;
  day: string;
  source: string;
  visits: Generated<number>;
}

export interface CritiqueBreaches {
  confirmed_at: Timestamp;
  kind: "r18" | "stolen" | "ai" | "other";
  member_id: number;
  work_id: number;
}

export interface CritiqueCommissions {
  accepted_at: Timestamp | null;
  due_at: Timestamp;
  fee_yen: number;
  given_at: Timestamp;
  id: Generated<number>;
  teacher_id: number;
  teacher_name: string;
  terms_version: string;
  work_id: number;
}

export interface CritiqueExclusions {
  from_at: Timestamp;
  id: Generated<number>;
  lifted_at: Timestamp | null;
  lifted_for: string | null;
  member_id: number;
  until_at: Timestamp;
}

export interface CritiqueExtraRights {
  cancelled_work_id: number;
  granted_at: Timestamp;
  member_id: number;
  used_by_work_id: number | null;
}

export interface CritiqueReports {
  by_role: "member" | "teacher";
  decided_as: "accepted" | "dismissed" | null;
  decided_at: Timestamp | null;
  id: Generated<number>;
  kind: "cancel" | "offence" | "r18" | "stolen" | "ai";
  reported_at: Timestamp;
  words: string;
  work_id: number;
}

export interface CritiqueSamples {
  after_key: string;
  before_key: string;
  comment: string;
  id: Generated<number>;
  position: number;
  title: string;
}

export interface CritiqueShowings {
  member_consented_at: Timestamp | null;
  shown_at: Timestamp | null;
  shown_by: number | null;
  teacher_consented_at: Timestamp | null;
  title: string | null;
  work_id: number;
}

export interface CritiqueUploads {
  file_name: string;
  key: string;
}

export interface CurriculumAttendances {
  chapter_id: number | null;
  curriculum_id: number;
  final_work_posted_at: Timestamp | null;
  member_id: number;
  removed_at: Timestamp | null;
  started_at: Timestamp;
  step_id: number | null;
  updated_at: Timestamp;
}

export interface CurriculumNotes {
  content: string;
  curriculum_id: number;
  member_id: number;
  saved_at: Timestamp;
  version: Generated<number>;
}

export interface Curriculums {
  closed_at: Timestamp | null;
  cover_key: string | null;
  description: Generated<string>;
  goal: Generated<string>;
  goal_key: string | null;
  id: Generated<number>;
  is_trial: Generated<boolean>;
  level: "entry" | "beginner" | "intermediate" | "advanced";
  opened_at: Timestamp | null;
  position: Generated<number>;
  step_minutes: Generated<number>;
  title: string;
}

export interface CurriculumSteps {
  curriculum_id: number;
  description: Generated<string>;
  id: Generated<number>;
  position: number;
  supplement_id: number | null;
  supplement_pdf_id: number | null;
  title: string;
}

export interface CustomerVoices {
  content: string;
  course_id: number | null;
  given_at: Timestamp;
  id: Generated<number>;
  name: string;
  shown: Generated<boolean>;
}

export interface DataCopies {
  asked_at: Timestamp;
  files: Generated<number>;
  id: Generated<number>;
  made_at: Timestamp | null;
  member_id: number;
  until_at: Timestamp | null;
}

export interface DataCopyParts {
  bytes: number;
  copy_id: number;
  key: string;
  position: number;
}

export interface DebitApplications {
  address: string | null;
  applied_at: Timestamp;
  approved_on: string | null;
  closed_at: Timestamp | null;
  documents_due_on: string | null;
  documents_posted_on: string | null;
  documents_received_on: string | null;
  id: Generated<number>;
  is_student: Generated<boolean>;
  member_id: number;
  name: string | null;
  order_key: string | null;
  phone_mask: string | null;
  plan_id: number;
  postal_code: string | null;
  prefecture: string | null;
  receiving: "print" | "post";
  rejected_on: string | null;
  rejected_reason: string | null;
  started_at: Timestamp | null;
}

export interface DebitLineInvoices {
  application_id: number;
  invoice_id: number;
  list_id: number;
  yen: number;
}

export interface DebitLines {
  application_id: number;
  list_id: number;
  member_id: number;
  name: string;
  result_at: Timestamp | null;
  result_by: number | null;
  result_code: string | null;
  yen: number;
}

export interface DebitLists {
  debit_on: string;
  id: Generated<number>;
  made_at: Timestamp;
  made_by: number;
}

export interface DisplayPanelCourses {
  course_id: number;
  group_id: number;
  position: number;
}

export interface DisplayPanelGroups {
  head: string;
  id: Generated<number>;
  panel_id: number;
  position: number;
}

export interface DisplayPanels {
  genre: string;
  head_image_key: string | null;
  head_image_narrow_key: string | null;
  id: Generated<number>;
  position: Generated<number>;
  shown: Generated<boolean>;
  teacher_id: number;
}

export interface EmailLinks {
  created_at: Timestamp;
  email: string;
  expires_at: Timestamp;
  member_id: number | null;
  purpose: "confirm" | "reset" | "change" | "sign-in" | "object" | "arrive";
  registration_id: string | null;
  token_hash: Buffer;
  used_at: Timestamp | null;
}

export interface FaqEntries {
  answer: string;
  id: Generated<number>;
  position: Generated<number>;
  question: string;
  shown: Generated<boolean>;
}

export interface FigureClosings {
  closed_at: Timestamp;
  day: string;
  up_to_entry: number;
}

export interface FigureDays {
  day: string;
  key: Generated<string>;
  measure: "taken" | "returned" | "recovered" | "lost" | "mrr" | "members" | "trials" | "trials_paid" | "begun" | "left" | "quit_reasons";
  summed_on: string;
  value: number;
}

export interface FileUploads {
  bytes: number;
  file_name: string;
  key: string;
  modified_at: Timestamp;
  part_bytes: number;
  upload_id: string | null;
}

export interface FilmEncoders {
  is_able: boolean;
  name: string;
  seen_at: Timestamp;
}

export interface FilmPlaces {
  chapter_id: number | null;
  chosen_at: Timestamp;
  chosen_by: number | null;
  film_id: number;
  id: Generated<number>;
  prime_lesson_id: number | null;
}

export interface Films {
  brought_at: Timestamp;
  brought_by: number | null;
  bytes: number;
  file_name: string;
  has_sound: boolean | null;
  height: number | null;
  hls_key: string | null;
  id: Generated<number>;
  made_bytes: Generated<number>;
  original_key: string;
  plays_as_is: Generated<boolean>;
  poster_key: string | null;
  ready_at: Timestamp | null;
  rungs: Generated<string[]>;
  seconds: number | null;
  sha256: string | null;
  share: Generated<number>;
  sheets: Json | null;
  state: Generated<"waiting" | "working" | "ready" | "failed">;
  tries: Generated<number>;
  trouble: string | null;
  unused_since: Timestamp | null;
  width: number | null;
}

export interface FinalWorks {
  curriculum_id: number;
  first_posted_at: Timestamp;
  image_key: string;
  member_id: number;
  replaced_at: Timestamp | null;
}

export interface FirstSurveyAnswers {
  answered_at: Timestamp;
  member_id: number;
  option_id: number;
  slot: number;
  survey_id: number;
}

export interface FirstSurveyOptions {
  archived_at: Timestamp | null;
  id: Generated<number>;
  position: number;
  survey_id: number;
  title: string;
}

export interface FirstSurveys {
  archived_at: Timestamp | null;
  id: Generated<number>;
  kind: "checkbox" | "radio";
  position: number;
  published_at: Timestamp | null;
  title: string;
}

export interface FreeCategories {
  id: Generated<number>;
  name: string;
  position: number;
  slug: string;
}

export interface GalleryIllusts {
  cleared_at: Timestamp | null;
  credit: string;
  gallery: "my_atelier_contest" | "fan_art" | "illust_contest";
  height: number;
  hidden_at: Timestamp | null;
  id: Generated<number>;
  image_key: string;
  position: number;
  small_key: string;
  title: string;
  width: number;
}

export interface GiftCards {
  campaign_id: number;
  earned_at: Timestamp;
  member_id: number;
  sent_at: Timestamp | null;
  sent_by: number | null;
  yen: number;
}

export interface GraphileWorkerJobs {
  attempts: number | null;
  created_at: Timestamp | null;
  flags: Json | null;
  id: number | null;
  key: string | null;
  last_error: string | null;
  locked_at: Timestamp | null;
  locked_by: string | null;
  max_attempts: number | null;
  priority: number | null;
  queue_name: string | null;
  revision: number | null;
  run_at: Timestamp | null;
  task_identifier: string | null;
  updated_at: Timestamp | null;
}

export interface GraphileWorkerPrivateJobQueues {
  id: Generated<number>;
  is_available: Generated<boolean>;
  locked_at: Timestamp | null;
  locked_by: string | null;
  queue_name: string;
}

export interface GraphileWorkerPrivateJobs {
  attempts: Generated<number>;
  created_at: Generated<Timestamp>;
  flags: Json | null;
  id: Generated<number>;
  is_available: Generated<boolean>;
  job_queue_id: number | null;
  key: string | null;
  last_error: string | null;
  locked_at: Timestamp | null;
  locked_by: string | null;
  max_attempts: Generated<number>;
  payload: Generated<Json>;
  priority: Generated<number>;
  revision: Generated<number>;
  run_at: Generated<Timestamp>;
  task_id: number;
  updated_at: Generated<Timestamp>;
}

export interface GraphileWorkerPrivateKnownCrontabs {
  identifier: string;
  known_since: Timestamp;
  last_execution: Timestamp | null;
}

export interface GraphileWorkerPrivateTasks {
  id: Generated<number>;
  identifier: string;
}

export interface GuardianConsents {
  agent: string | null;
  asked_at: Timestamp;
  consented_at: Timestamp | null;
  ended_as: "declined" | "fallen" | "superseded" | "withdrawn" | null;
  ended_at: Timestamp | null;
  guardian_email: string;
  guardian_name: string | null;
  id: Generated<number>;
  ip: string | null;
  member_id: number;
  terms: Json;
  text_version: string;
  until_at: Timestamp;
  used_by: string | null;
  wish: string;
}

export interface HeldFiles {
  key: string | null;
}

export interface HiddenPictures {
  fingerprint: string;
  hidden_at: Timestamp;
  likeness: string | null;
}

export interface Identities {
  linked_at: Timestamp;
  member_id: number;
  provider: "google_oauth2" | "twitter" | "line" | "amazon";
  subject_hash: Buffer;
}

export interface IdentityProofs {
  email: string | null;
  email_verified: boolean;
  expires_at: Timestamp;
  joining_name: string | null;
  letter_email: string | null;
  letter_hash: Buffer | null;
  name: string;
  provider: string;
  return_to: string | null;
  subject: string;
  terms_agreed_at: Timestamp | null;
  token_hash: Buffer;
}

export interface IllustContestApplicants {
  applied_at: Timestamp;
  approved_at: Timestamp | null;
  award: string | null;
  awarded_at: Timestamp | null;
  cleared_at: Timestamp | null;
  contest_id: number;
  declared_at: Timestamp;
  declared_version: string;
  height: number;
  hidden_at: Timestamp | null;
  id: Generated<number>;
  image_key: string;
  member_id: number;
  praise: string | null;
  refusal: string | null;
  refused_at: Timestamp | null;
  rules_edition: Generated<number>;
  shows_name: Generated<boolean>;
  small_key: string;
  width: number;
}

export interface IllustContests {
  archived_at: Timestamp | null;
  asks_address: Generated<boolean>;
  content: string;
  ends_at: Timestamp;
  entrants: Generated<"members" | "subscribers">;
  id: Generated<number>;
  prizes: string;
  published_at: Timestamp | null;
  results_at: Timestamp | null;
  results_told_at: Timestamp | null;
  rules: string;
  rules_edition: Generated<number>;
  starts_at: Timestamp;
  theme: string;
  title: string;
}

export interface IllustReportComments {
  cleared_at: Timestamp | null;
  content: string;
  fingerprint: string | null;
  height: number | null;
  hidden_at: Timestamp | null;
  id: Generated<number>;
  image_key: string | null;
  likeness: string | null;
  member_id: number;
  posted_at: Timestamp;
  report_id: number;
  send_key: string | null;
  waits_since: Timestamp | null;
  width: number | null;
}

export interface IllustReportGoods {
  id: Generated<number>;
  liked_at: Timestamp;
  member_id: number;
  report_id: number;
}

export interface IllustReports {
  cleared_at: Timestamp | null;
  comment_status: "accepted" | "refused";
  content: string;
  edited_at: Timestamp | null;
  fingerprint: string | null;
  height: number;
  hidden_at: Timestamp | null;
  id: Generated<number>;
  image_key: string;
  lesson_id: number | null;
  likeness: string | null;
  member_id: number;
  posted_at: Timestamp;
  send_key: string | null;
  small_key: string;
  status: "opened" | "closed";
  theme: "character" | "background" | "manga" | "other" | null;
  title: string;
  waits_since: Timestamp | null;
  width: number;
}

export interface IllustReportWarmth {
  report_id: number;
  warmth: number;
}

export interface ImportFiles {
  key: string;
  outward: string | null;
  path: string;
  sha256: string;
}

export interface ImportKeys {
  id: number;
  key: string;
  sheet: string;
}

export interface IncidentActs {
  at: Timestamp;
  body: string | null;
  by_id: number;
  done_at: Timestamp | null;
  drops_ways: boolean;
  ends_sessions: boolean;
  id: Generated<number>;
  reach: "one" | "staff" | "subscribers" | "all";
  reason: string;
  subject_id: number | null;
  title: string | null;
  told: Generated<number>;
  up_to: Generated<number>;
  voids_passwords: boolean;
}

export interface InvoiceLines {
  invoice_id: number;
  kind: "fee" | "discount" | "commission" | "course" | "coaching";
  label: string;
  position: number;
  yen: number;
}

export interface Invoices {
  course_id: number | null;
  due_on: string;
  failure_kind: "soft" | "hard" | null;
  failures: Generated<number>;
  id: Generated<number>;
  issued_at: Timestamp;
  kind: "month" | "trial_month" | "course" | "coaching";
  member_id: number;
  month: number | null;
  next_attempt_at: Timestamp | null;
  number: Generated<string>;
  order_key: string | null;
  paid_at: Timestamp | null;
  paid_method_id: number | null;
  payment_kind: "card" | "direct_debit" | "amazon_pay";
  period_ends_on: string | null;
  period_starts_on: string | null;
  refunded_yen: Generated<number>;
  state: Generated<"open" | "processing" | "paid" | "unpaid" | "unknown" | "written_off" | "partly_refunded" | "refunded">;
  tax_yen: number;
  term_id: number | null;
  total_yen: number;
}

export interface LandingVisits {
  day: string;
  source: "popup";
  visits: Generated<number>;
}

export interface LessonAnswers {
  answer: string;
  answered_by: string;
  at_seconds: number | null;
  course_id: number;
  id: Generated<number>;
  lesson_id: number | null;
  page_path: string;
  prime_lesson_id: number | null;
  published_at: Timestamp;
  published_by: number | null;
  question: string;
  question_id: number | null;
}

export interface LessonBookmarks {
  added_at: Timestamp;
  id: Generated<number>;
  lesson_id: number;
  member_id: number;
}

export interface LessonCompletions {
  completed_at: Timestamp;
  lesson_id: number;
  member_id: number;
}

export interface Lessons {
  archived_at: Timestamp | null;
  course_id: number;
  day_index: number;
  description: Generated<string>;
  free_category_id: number | null;
  id: Generated<number>;
  is_free: Generated<boolean>;
  published: Generated<boolean>;
  target_description: Generated<string>;
  target_detail: Generated<string>;
  target_key: string | null;
  title: string;
  training_title: string | null;
}

export interface LetterRequests {
  asked_at: Timestamp;
  email_key: string;
  id: Generated<number>;
  kind: "reset" | "sign-in";
  return_to: string | null;
}

export interface Letters {
  attempts: Generated<number>;
  forget_address: Generated<boolean>;
  html: string;
  id: Generated<number>;
  key: string;
  last_error: string | null;
  plain: string;
  sent_at: Timestamp | null;
  stop_url: string | null;
  subject: string;
  to_address: string;
  written_at: Timestamp;
}

export interface LevelPicks {
  course_id: number | null;
  curriculum_id: number | null;
  id: Generated<number>;
  level: "entry" | "beginner" | "intermediate" | "advanced";
  position: number;
}

export interface LotteryDraws {
  campaign_id: number;
  drawn_at: Timestamp;
  drawn_by: number;
  entries: number;
  seed: Buffer;
  winners: number;
}

export interface LotteryEntries {
  campaign_id: number;
  entered_at: Timestamp;
  member_id: number;
}

export interface LotteryWinners {
  campaign_id: number;
  member_id: number;
  place: number;
}

export interface Materials {
  bytes: number | null;
  content_type: string;
  file_key: string;
  file_name: string;
  id: Generated<number>;
}

export interface MemberBlocks {
  blocked_at: Timestamp;
  blocked_id: number;
  id: Generated<number>;
  member_id: number;
}

export interface MemberCache {
  member_id: number;
  ns: string;
  v: Json;
  written_at: Timestamp;
}

export interface MemberDevices {
  agent: Generated<string>;
  device_hash: Buffer;
  first_at: Timestamp;
  member_id: number;
}

export interface MemberLevels {
  level: "entry" | "beginner" | "intermediate" | "advanced" | null;
  member_id: number;
  put_off_at: Timestamp | null;
}

export interface Members {
  avatar_key: string | null;
  email: string;
  email_key: string;
  id: Generated<number>;
  joined_at: Timestamp;
  name: string;
  password_hash: string | null;
  single_keys_off: Generated<boolean>;
  withdrawn_at: Timestamp | null;
}

export interface ModerationCases {
  id: Generated<number>;
  member_id: number | null;
  opened_at: Timestamp;
  settled_at: Timestamp | null;
  target_id: number;
  target_type: "report" | "comment" | "contest_work" | "gallery_work" | "profile";
  why: "reported" | "first" | "words" | "similar" | "objection";
}

export interface ModerationDecisions {
  act: "auto-hide" | "hide" | "restore" | "keep" | "approve" | "delete" | "warn" | "bar" | "reset-name" | "reset-picture";
  decided_at: Timestamp;
  decided_by: number | null;
  id: Generated<number>;
  member_id: number | null;
  objected_at: Timestamp | null;
  objection: string | null;
  reason: string;
  target_id: number;
  target_type: "report" | "comment" | "contest_work" | "gallery_work" | "profile";
}

export interface NewsConsents {
  ended_at: Timestamp | null;
  ended_by: "settings" | "letter" | null;
  given_at: Timestamp;
  id: Generated<number>;
  member_id: number;
  page: string;
  wording: string;
}

export interface NewsLetters {
  body: string;
  done_at: Timestamp | null;
  id: Generated<number>;
  readers: Generated<number>;
  sent_at: Timestamp;
  subject: string;
  up_to: Generated<number>;
  written_by: number;
}

export interface NoteVersions {
  content: string;
  course_id: number | null;
  curriculum_id: number | null;
  id: Generated<number>;
  member_id: number;
  saved_at: Timestamp;
}

export interface Notices {
  at: Timestamp;
  id: Generated<number>;
  key: string;
  kind: "critique" | "answer" | "comment" | "contest" | "moderation";
  member_id: number;
  path: string;
  read_at: Timestamp | null;
  text: string;
}

export interface NoticeWishes {
  member_id: number;
  no_letters: Generated<string[]>;
  quiet: Generated<string[]>;
}

export interface Notifications {
  audience: Generated<"all" | "visitors" | "members" | "without-plan" | "trial" | "subscribers" | "paying">;
  body: Generated<string>;
  button: Generated<string>;
  closed_at: Timestamp | null;
  id: Generated<number>;
  narrow_picture_key: string | null;
  opened_at: Timestamp;
  parameters: Generated<string>;
  picture_key: string | null;
  place: Generated<"line" | "sister" | "banner" | "popup">;
  position: Generated<number>;
  title: string;
  url: string | null;
}

export interface Orders {
  authentication_id: string | null;
  buyer_name: string | null;
  checkout_id: string | null;
  coaching_item_id: number | null;
  course_id: number | null;
  decided_at: Timestamp | null;
  expires_on: string | null;
  failure_code: string | null;
  guardian: "adult" | "minor_with_consent" | null;
  guardian_at: Timestamp | null;
  guardian_text_version: string | null;
  invoice_id: number | null;
  key: Generated<string>;
  kind: "trial" | "start" | "resume" | "course" | "card" | "coaching" | "debt";
  mask: string | null;
  member_id: number;
  option_id: number | null;
  payment_kind: "card" | "direct_debit" | "amazon_pay";
  payment_method_id: number | null;
  plan_id: number | null;
  referred_at: Timestamp | null;
  referrer: string | null;
  register_token: string | null;
  return_to: string | null;
  shown_at: Timestamp;
  state: Generated<"shown" | "authenticating" | "charging" | "done" | "failed">;
  terms: Json;
  terms_version: string;
}

export interface PagePurges {
  id: Generated<number>;
  purged_at: Generated<Timestamp>;
  tag: string;
}

export interface Passkeys {
  added_at: Timestamp;
  counter: number;
  credential_id: Buffer;
  id: Generated<number>;
  last_used_at: Timestamp | null;
  member_id: number;
  name: string;
  public_key: Buffer;
  transports: string[];
  with_factor: Generated<boolean>;
}

export interface PayeeKinds {
  held_at: Timestamp | null;
  kind: "teaching" | "coaching" | "ambassador";
  member_id: number;
  opened_at: Timestamp;
}

export interface Payees {
  account: string | null;
  account_changed_at: Timestamp | null;
  account_refused_at: Timestamp | null;
  member_id: number;
}

export interface PayLines {
  cancel_reason: string | null;
  cancelled_at: Timestamp | null;
  description: string;
  earned_on: string;
  id: Generated<number>;
  kind: string;
  member_id: number;
  source: string;
  source_key: string;
  transfer_id: number | null;
  written_at: Timestamp;
  yen: number;
}

export interface PaymentMethods {
  closed_at: Timestamp | null;
  expires_on: string | null;
  fingerprint_hash: Buffer | null;
  id: Generated<number>;
  kind: "card" | "direct_debit" | "amazon_pay";
  limit_yen: number | null;
  mask: string | null;
  member_id: number;
  provider_ref: string;
  registered_at: Timestamp;
  replaced_at: Timestamp | null;
}

export interface PayoutRuns {
  drafted_at: Timestamp;
  drafted_by: number;
  filed_at: Timestamp | null;
  filed_by: number | null;
  id: Generated<number>;
  month: string;
  pay_on: string;
}

export interface PayoutTransfers {
  account: string;
  failed_at: Timestamp | null;
  failed_by: number | null;
  failure: "no_account" | "other_name" | "closed" | "other" | null;
  failure_note: Generated<string>;
  gross_yen: number;
  id: Generated<number>;
  member_id: number;
  paid_at: Timestamp | null;
  paid_by: number | null;
  run_id: number;
  withheld_yen: number;
}

export interface PersonClaims {
  claim: string;
  claimed_at: Timestamp;
  key_hash: Buffer;
  kind: string;
  member_id: number;
}

export interface PersonKeys {
  key_hash: Buffer;
  kind: "email" | "oauth" | "amazon_buyer" | "phone" | "card";
  known_at: Timestamp;
  member_id: number;
}

export interface PhoneChecks {
  code_hash: Buffer | null;
  member_id: number;
  phone_hash: Buffer;
  phone_mask: string;
  sent_at: Timestamp;
  verified_at: Timestamp | null;
  wrong_tries: Generated<number>;
}

export interface PlanOptions {
  closed_at: Timestamp | null;
  code: string;
  description: string;
  id: Generated<number>;
  name: string;
  position: number;
}

export interface PlanPrices {
  monthly_yen: number;
  term_months: number;
  valid_from: Timestamp;
}

export interface Playbacks {
  id: string;
  logged_at: Timestamp;
  member_id: number;
  spare_ms: Generated<number>;
}

export interface PoseClasses {
  blocks: Json;
  changed_at: Timestamp;
  id: Generated<number>;
  member_id: number;
  name: string;
  position: number;
}

export interface PoseInvitations {
  gesture_at: Timestamp | null;
  member_id: number;
  opened_at: Timestamp | null;
  promo_at: Timestamp | null;
}

export interface PoseLikes {
  liked_at: Timestamp;
  member_id: number;
  pose_id: number;
}

export interface Poses {
  added_at: Timestamp;
  added_by: number | null;
  cloth: "base" | "casual" | "uniform" | "suit" | "sports" | "dress" | "kimono" | "outer";
  gender: "woman" | "man" | "neutral" | "mixed";
  id: Generated<number>;
  layout: "front" | "diagonal" | "side" | "back" | "above" | "below";
  licence: string;
  number: "one" | "two" | "more";
  origin: "own" | "commissioned" | "licensed" | "released";
  picture_key: string;
  pose: "standing" | "gesture" | "moving" | "sitting" | "crouching" | "lying" | "jumping" | "action" | "hands";
  published_at: Timestamp | null;
  sample: number | null;
  small_key: string | null;
  withdrawn_at: Timestamp | null;
}

export interface PostingBars {
  begins_at: Timestamp;
  ends_at: Timestamp | null;
  id: Generated<number>;
  lifted_at: Timestamp | null;
  member_id: number;
  reason: string;
}

export interface PracticeLogs {
  hidden_at: Timestamp | null;
  hidden_reason: string | null;
  id: Generated<number>;
  image_height: number;
  image_key: string;
  image_width: number;
  lesson_id: number;
  member_id: number;
  memo: Generated<string>;
  memo_consented_at: Timestamp | null;
  picture_consented_at: Timestamp | null;
  post_key: Generated<string>;
  posted_at: Timestamp;
  small_key: string;
  step_id: number | null;
  updated_at: Timestamp;
}

export interface PracticePicks {
  caption: Generated<string>;
  consented_at: Timestamp;
  log_id: number;
  picked_at: Timestamp;
  picked_by: number | null;
  position: number;
}

export interface PrimeCompletions {
  completed_at: Timestamp;
  member_id: number;
  prime_lesson_id: number;
  source: string | null;
}

export interface PrimeLessons {
  archived_at: Timestamp | null;
  course_id: number;
  description: Generated<string>;
  id: Generated<number>;
  position: number;
  published: Generated<boolean>;
  slide_pages: Generated<number>;
  slide_url: string | null;
  title: string;
  video_id: number | null;
}

export interface Problems {
  id: Generated<number>;
  label: string;
  lesson_id: number;
  note: Generated<string>;
  position: number;
  slug: string;
}

export interface ProviderMismatches {
  attempt_id: string | null;
  day: string;
  found_at: Timestamp;
  id: Generated<number>;
  kind: "unknown_charge" | "missing_charge" | "amount" | "double" | "refund" | "chargeback";
  note: Generated<string>;
  our_yen: number | null;
  provider: Generated<"card" | "amazon_pay">;
  provider_charge_id: string;
  provider_yen: number | null;
  settled_at: Timestamp | null;
  settled_by: number | null;
}

export interface ProviderReconciliations {
  charges: number;
  checked_at: Timestamp;
  day: string;
  our_yen: number;
  provider: Generated<"card" | "amazon_pay">;
  provider_yen: number;
}

export interface QuestionLooks {
  looked_at: Timestamp;
  member_id: number;
  question_id: number;
}

export interface QuestionMessages {
  author_id: number | null;
  author_name: string;
  body: string;
  by_whom: "member" | "staff" | "teacher";
  id: Generated<number>;
  question_id: number;
  send_key: string;
  sent_at: Timestamp | null;
  written_at: Timestamp;
}

export interface QuestionPictures {
  key: string;
  position: number;
  question_id: number;
}

export interface Questions {
  agent: string | null;
  answered_at: Timestamp | null;
  asked_at: Timestamp;
  assignee_id: number | null;
  at_seconds: number | null;
  body: string;
  chapter_title: string | null;
  closed_at: Timestamp | null;
  closed_by: number | null;
  closed_reason: string | null;
  course_id: number | null;
  due_on: string | null;
  first_answered_at: Timestamp | null;
  handed_at: Timestamp | null;
  handed_to: number | null;
  id: Generated<number>;
  kind: "question" | "consultation" | "feedback";
  lesson_id: number | null;
  lesson_title: string | null;
  may_reuse: Generated<boolean>;
  member_id: number;
  page_path: string | null;
  prime_lesson_id: number | null;
  read_at: Timestamp | null;
  send_key: string;
  title: string | null;
  topic: string | null;
  version: Generated<number>;
  waits_since: Timestamp | null;
}

export interface QuitAnswers {
  quit_id: number;
  reason_id: number;
  sub_reason_id: number | null;
}

export interface QuitReasons {
  always_open: Generated<boolean>;
  asks: "free_text" | "reported_issue" | null;
  closed_at: Timestamp | null;
  content: string;
  id: Generated<number>;
  position: number;
}

export interface Quits {
  at: Timestamp;
  free_text: string | null;
  id: Generated<number>;
  member_id: number;
  plan_id: number;
  reported_issue: string | null;
  state: string;
  term_id: number | null;
}

export interface QuitSubReasons {
  content: string;
  id: Generated<number>;
  position: number;
  reason_id: number;
}

export interface RateLimits {
  expire: number | null;
  key: string;
  points: Generated<number>;
}

export interface ReceiptPrints {
  first_printed_at: Timestamp;
  invoice_id: number;
  times: Generated<number>;
}

export interface ReceivedCourses {
  course_id: number;
  ends_at: Timestamp | null;
  member_id: number;
  position: number;
}

export interface ReferralEvents {
  at: Timestamp;
  kind: "trial" | "start" | "course" | "coaching";
  member_id: number;
}

export interface Refunds {
  asked_at: Timestamp;
  asked_by: number;
  attempt_id: string | null;
  done_at: Timestamp | null;
  failure_code: string | null;
  id: Generated<string>;
  invoice_id: number | null;
  mismatch_id: number | null;
  number: Generated<string>;
  provider_refund_id: string | null;
  reason: string;
  state: Generated<"started" | "done" | "declined">;
  tax_yen: number;
  yen: number;
}

export interface Registrations {
  confirmed_at: Timestamp | null;
  created_at: Timestamp;
  email: string;
  email_key: string;
  id: Generated<string>;
  member_id: number | null;
  news_wording: string | null;
  password_hash: string | null;
  return_to: string | null;
  terms_agreed_at: Timestamp;
}

export interface ReviewDeclines {
  course_id: number;
  declined_at: Timestamp;
  member_id: number;
}

export interface SchoolClosedDays {
  day: string;
  name: string;
}

export interface SchoolRunFiles {
  bytes: number;
  key: string;
  position: number;
  run_id: number;
}

export interface SchoolRuns {
  asked_at: Timestamp;
  asked_by: number | null;
  done: Generated<number>;
  ended_at: Timestamp | null;
  file_key: string | null;
  file_name: string;
  id: Generated<number>;
  kind: "import" | "export";
  report: Json | null;
  state: "checking" | "checked" | "running" | "done" | "failed";
  total: Generated<number>;
}

export interface SearchReadings {
  reading: string;
  word: string;
}

export interface SearchSynonyms {
  set_id: number;
  word: string;
}

export interface SearchWeeks {
  clicks: Generated<number>;
  nothing: Generated<number>;
  searches: Generated<number>;
  week: string;
  words: string;
}

export interface SecondFactors {
  confirmed_at: Timestamp | null;
  last_step: number | null;
  member_id: number;
  secret: string;
}

export interface SelfChecks {
  check_point_id: number;
  checked_at: Timestamp;
  member_id: number;
}

export interface Sessions {
  agent: string | null;
  by_letter_at: Timestamp | null;
  created_at: Timestamp;
  ip: string | null;
  last_used_at: Timestamp;
  member_id: number;
  second_factor_at: Timestamp | null;
  token_hash: Buffer;
  views_as: number | null;
}

export interface SiteUse {
  asked_at: Timestamp;
  one: Generated<boolean>;
}

export interface SkillPathItems {
  course_id: number | null;
  curriculum_id: number | null;
  id: Generated<number>;
  position: number;
  skill_path_id: number;
}

export interface SkillPaths {
  closed_at: Timestamp | null;
  cover_key: string | null;
  description: Generated<string>;
  id: Generated<number>;
  opened_at: Timestamp | null;
  position: Generated<number>;
  title: string;
  updated_at: Generated<Timestamp>;
}

export interface SlideSets {
  file_name: string | null;
  id: Generated<number>;
  key: string;
  made_at: Timestamp;
  made_by: number | null;
  pages: Generated<number>;
  pdf_key: string | null;
  place_id: number | null;
  place_kind: "chapter" | "prime" | "samples" | null;
  state: "waiting" | "ready" | "failed";
  trouble: string | null;
  unused_since: Timestamp | null;
}

export interface StaffMembers {
  granted_at: Timestamp;
  granted_by: number | null;
  member_id: number;
  role: Generated<"support" | "accounting" | "editor" | "admin">;
}

export interface Standings {
  access_ends_at: Timestamp | null;
  avatar_key: string | null;
  closed_notifications: number[] | null;
  closes_at: Timestamp | null;
  email: string | null;
  granted_at: Timestamp | null;
  id: number | null;
  is_coach: boolean | null;
  is_payee: boolean | null;
  joined_at: Timestamp | null;
  level: string | null;
  name: string | null;
  owes: boolean | null;
  payment_kind: string | null;
  plan_id: number | null;
  put_off_at: Timestamp | null;
  role: string | null;
  sees_lessons: boolean | null;
  single_keys_off: boolean | null;
  state: string | null;
  teacher_id: number | null;
  unread: number | null;
  withdrawn_at: Timestamp | null;
}

export interface StepLessons {
  lesson_id: number;
  position: number;
  step_id: number;
}

export interface StoredFiles {
  attached_at: Timestamp | null;
  bytes: number;
  content_type: string;
  created_at: Timestamp;
  key: string;
  owner_id: number | null;
  purpose: string;
}

export interface StudentRecords {
  born_on: string;
  classification: "elementary_school" | "junior_high_school" | "high_school" | "higher_professional_school" | "cramming_school" | "technical_college" | "junior_college" | "university" | "graduate_school" | "japanese_language_school" | "international_school" | "other";
  closed_at: Timestamp | null;
  decided_at: Timestamp | null;
  decided_by: number | null;
  decision: "approved" | "revoked" | null;
  department: string;
  expires_on: string;
  front_key: string | null;
  graduation_month: number;
  graduation_year: number;
  id: Generated<number>;
  member_id: number;
  name: string;
  reason: Generated<string>;
  registered_at: Timestamp;
  school_identity: string;
  school_name: string;
  second_key: string | null;
}

export interface StudyDays {
  day: string;
  member_id: number;
  played: string;
  seconds: Generated<number>;
}

export interface StudyScheduleItems {
  lesson_id: number;
  member_id: number;
  position: number;
  step_id: number | null;
}

export interface StudySchedules {
  changed_at: Timestamp;
  feed_hash: Buffer | null;
  feed_number: Generated<number>;
  made_at: Timestamp;
  member_id: number;
  minutes: number;
  starts_minute: number;
  until_day: string;
  wants_letters: Generated<boolean>;
  weekdays: number;
}

export interface SubscriptionChanges {
  actor_id: number | null;
  agreed: Json | null;
  at: Timestamp;
  cause: string;
  from_state: string;
  id: Generated<number>;
  member_id: number;
  plan_id: number | null;
  term_id: number | null;
  to_state: string;
}

export interface SubscriptionCourses {
  closed_at: Timestamp | null;
  course_id: number;
  id: Generated<number>;
  opened_at: Timestamp | null;
  position: Generated<number>;
}

export interface Subscriptions {
  access_ends_at: Timestamp | null;
  closes_at: Timestamp | null;
  member_id: number;
  next_step_at: Timestamp | null;
  payment_kind: "card" | "direct_debit" | "amazon_pay" | null;
  plan_id: number;
  reserved_at: Timestamp | null;
  reserved_option_id: number | null;
  reserved_plan_id: number | null;
  started_at: Timestamp;
  state: "under_trial" | "will_continue" | "will_cancel" | "after_unsubscribe";
  term_id: number | null;
}

export interface TeacherMessages {
  agreed_on: string;
  message: string;
  position: Generated<number>;
  teacher_id: number;
  updated_at: Generated<Timestamp>;
  withdrawn_at: Timestamp | null;
}

export interface Teachers {
  achievements: Generated<string[]>;
  collab_videos: Generated<Json>;
  genres: Generated<string[]>;
  icon_key: string | null;
  id: Generated<number>;
  image_key: string | null;
  kana: Generated<string>;
  links: Generated<Json>;
  name: string;
  position: Generated<number>;
  profile: Generated<string>;
}

export interface Terms {
  anchor_months: Generated<number>;
  anchor_on: string;
  begun_at: Timestamp;
  cancel_anytime: boolean;
  discount_monthly_yen: number | null;
  discount_months: Generated<number>;
  ended_at: Timestamp | null;
  ends_on: string;
  id: Generated<number>;
  invoiced_months: Generated<number>;
  kind: "trial" | "trial_month" | "paid" | "brought";
  member_id: number;
  monthly_yen: number;
  months: number;
  option_id: number | null;
  order_key: string | null;
  plan_id: number;
  starts_on: string;
}

export interface TermsAgreements {
  agreed_at: Timestamp;
  edition_id: number;
  member_id: number;
}

export interface TermsEditions {
  announced_at: Timestamp;
  announced_by: number;
  body: string;
  changes: string;
  comes_on: string;
  document: "user_policy" | "privacy_policy";
  done_at: Timestamp | null;
  id: Generated<number>;
  must_agree: boolean;
  name: string;
  told: Generated<number>;
  up_to: Generated<number>;
  withdrawn_at: Timestamp | null;
}

export interface TrialCodeBatches {
  days: number | null;
  expires_at: Timestamp;
  exported_at: Timestamp | null;
  id: Generated<number>;
  label: string;
  made_at: Timestamp;
  set_id: number;
  size: number;
  void_reason: string | null;
  voided_at: Timestamp | null;
}

export interface TrialCodes {
  batch_id: number;
  code_hash: Buffer;
  expires_at: Timestamp;
  id: Generated<number>;
  replaces_id: number | null;
  used_at: Timestamp | null;
  used_by: number | null;
  void_reason: string | null;
  voided_at: Timestamp | null;
}

export interface TrialCodeTries {
  address: string | null;
  id: Generated<number>;
  locked_until: Timestamp | null;
  member_id: number | null;
  tried_at: Timestamp;
  wrong: Generated<number>;
}

export interface TrialQuestions {
  body: string;
  position: number;
  title: string;
}

export interface TrialReceipts {
  code_id: number;
  ends_at: Timestamp | null;
  member_id: number;
  received_at: Timestamp;
  set_id: number;
}

export interface TrialSetCourses {
  course_id: number;
  position: number;
  set_id: number;
}

export interface TrialSets {
  closed_at: Timestamp | null;
  courses_allowed: number;
  days: number | null;
  id: Generated<number>;
  made_at: Timestamp;
  name: string;
  published_at: Timestamp | null;
}

export interface TrialTutorialPages {
  body: string;
  entry: boolean;
  picture_key: string | null;
  position: number;
  title: string;
  variant: "a" | "b";
}

export interface TrialTutorialViewers {
  ended_at: Timestamp | null;
  member_id: number;
  opened_at: Timestamp;
  variant: "a" | "b";
  went_at: Timestamp | null;
}

export interface Videos {
  captions_key: string | null;
  captions_version: Generated<number>;
  clip_from: Generated<number>;
  clip_offset: Generated<number>;
  clip_to: number | null;
  duration_seconds: number;
  film_id: number | null;
  hls_key: string | null;
  id: Generated<number>;
  mp4_key: string | null;
  poster_key: string | null;
  provider: "local" | "vimeo";
  replaced_at: Timestamp | null;
  replaced_key: string | null;
  sheets: Json | null;
  subtitles_key: string | null;
  vimeo_video_id: string | null;
}

export interface VideoSteps {
  description: Generated<string>;
  id: Generated<number>;
  position: number;
  prime_lesson_id: number;
  start_time: number;
  title: string;
}

export interface WalletNotices {
  about: "permission" | "charge" | "refund" | "chargeback";
  id: string;
  object_id: string;
  received_at: Timestamp;
}

export interface WatchedWords {
  added_at: Timestamp;
  added_by: number | null;
  effect: "wait" | "refuse";
  id: Generated<number>;
  kind: "word" | "host";
  text: string;
}

export interface WatchEvents {
  at: Timestamp;
  chapter_id: number;
  elapse_time: number | null;
  id: Generated<number>;
  kind: "start" | "finish" | "speed";
  member_id: number;
  speed_after: number | null;
  speed_before: number | null;
  stop_count: number | null;
}

export interface WatchProgress {
  device: string | null;
  finished: Generated<boolean>;
  member_id: number;
  place_seconds: Generated<number>;
  seen: Generated<string>;
  seen_ms: Generated<number>;
  updated_at: Timestamp;
  video_id: number;
}

export interface DB {
  ambassador_guardians: AmbassadorGuardians;
  ambassador_posts: AmbassadorPosts;
  ambassador_reward_events: AmbassadorRewardEvents;
  ambassador_rewards: AmbassadorRewards;
  ambassador_visits: AmbassadorVisits;
  ambassadors: Ambassadors;
  anniversary_pages: AnniversaryPages;
  arrival_files: ArrivalFiles;
  arrivals: Arrivals;
  askers: Askers;
  audit_log: AuditLog;
  book_entries: BookEntries;
  book_lines: BookLines;
  book_sums: BookSums;
  business_clock: BusinessClock;
  campaigns: Campaigns;
  canned_sentences: CannedSentences;
  captions: Captions;
  categories: Categories;
  certificates: Certificates;
  chapter_completions: ChapterCompletions;
  chapters: Chapters;
  charge_attempts: ChargeAttempts;
  chargebacks: Chargebacks;
  check_points: CheckPoints;
  claims: Claims;
  closed_notifications: ClosedNotifications;
  coaches: Coaches;
  coaching_item_coaches: CoachingItemCoaches;
  coaching_items: CoachingItems;
  coaching_messages: CoachingMessages;
  coaching_pictures: CoachingPictures;
  coaching_sessions: CoachingSessions;
  coaching_tickets: CoachingTickets;
  content_flags: ContentFlags;
  contest_judges: ContestJudges;
  contest_left_awards: ContestLeftAwards;
  contest_marks: ContestMarks;
  contest_prize_addresses: ContestPrizeAddresses;
  corrected_works: CorrectedWorks;
  correction_campaigns: CorrectionCampaigns;
  correction_draft_files: CorrectionDraftFiles;
  correction_drafts: CorrectionDrafts;
  correction_drawing_blocks: CorrectionDrawingBlocks;
  correction_drawings: CorrectionDrawings;
  correction_holds: CorrectionHolds;
  correction_items: CorrectionItems;
  correction_late_choices: CorrectionLateChoices;
  correction_layers: CorrectionLayers;
  correction_phrases: CorrectionPhrases;
  correction_pins: CorrectionPins;
  correction_reminders: CorrectionReminders;
  correction_slots: CorrectionSlots;
  correction_waits: CorrectionWaits;
  correctional_teacher_changes: CorrectionalTeacherChanges;
  correctional_teacher_hidings: CorrectionalTeacherHidings;
  correctional_teacher_images: CorrectionalTeacherImages;
  correctional_teacher_invitations: CorrectionalTeacherInvitations;
  correctional_teacher_links: CorrectionalTeacherLinks;
  correctional_teachers: CorrectionalTeachers;
  corrections: Corrections;
  course_bookmarks: CourseBookmarks;
  course_changes: CourseChanges;
  course_completions: CourseCompletions;
  course_covers: CourseCovers;
  course_group_members: CourseGroupMembers;
  course_groups: CourseGroups;
  course_notes: CourseNotes;
  course_places: CoursePlaces;
  course_previews: CoursePreviews;
  course_purchases: CoursePurchases;
  course_reviews: CourseReviews;
  course_tags: CourseTags;
  course_teachers: CourseTeachers;
  course_visits: CourseVisits;
  courses: Courses;
  critique_breaches: CritiqueBreaches;
  critique_commissions: CritiqueCommissions;
  critique_exclusions: CritiqueExclusions;
  critique_extra_rights: CritiqueExtraRights;
  critique_reports: CritiqueReports;
  critique_samples: CritiqueSamples;
  critique_showings: CritiqueShowings;
  critique_uploads: CritiqueUploads;
  curriculum_attendances: CurriculumAttendances;
  curriculum_notes: CurriculumNotes;
  curriculum_steps: CurriculumSteps;
  curriculums: Curriculums;
  customer_voices: CustomerVoices;
  data_copies: DataCopies;
  data_copy_parts: DataCopyParts;
  debit_applications: DebitApplications;
  debit_line_invoices: DebitLineInvoices;
  debit_lines: DebitLines;
  debit_lists: DebitLists;
  display_panel_courses: DisplayPanelCourses;
  display_panel_groups: DisplayPanelGroups;
  display_panels: DisplayPanels;
  email_links: EmailLinks;
  faq_entries: FaqEntries;
  figure_closings: FigureClosings;
  figure_days: FigureDays;
  file_uploads: FileUploads;
  film_encoders: FilmEncoders;
  film_places: FilmPlaces;
  films: Films;
  final_works: FinalWorks;
  first_survey_answers: FirstSurveyAnswers;
  first_survey_options: FirstSurveyOptions;
  first_surveys: FirstSurveys;
  free_categories: FreeCategories;
  gallery_illusts: GalleryIllusts;
  gift_cards: GiftCards;
  "graphile_worker._private_job_queues": GraphileWorkerPrivateJobQueues;
  "graphile_worker._private_jobs": GraphileWorkerPrivateJobs;
  "graphile_worker._private_known_crontabs": GraphileWorkerPrivateKnownCrontabs;
  "graphile_worker._private_tasks": GraphileWorkerPrivateTasks;
  "graphile_worker.jobs": GraphileWorkerJobs;
  guardian_consents: GuardianConsents;
  held_files: HeldFiles;
  hidden_pictures: HiddenPictures;
  identities: Identities;
  identity_proofs: IdentityProofs;
  illust_contest_applicants: IllustContestApplicants;
  illust_contests: IllustContests;
  illust_report_comments: IllustReportComments;
  illust_report_goods: IllustReportGoods;
  illust_report_warmth: IllustReportWarmth;
  illust_reports: IllustReports;
  import_files: ImportFiles;
  import_keys: ImportKeys;
  incident_acts: IncidentActs;
  invoice_lines: InvoiceLines;
  invoices: Invoices;
  landing_visits: LandingVisits;
  lesson_answers: LessonAnswers;
  lesson_bookmarks: LessonBookmarks;
  lesson_completions: LessonCompletions;
  lessons: Lessons;
  letter_requests: LetterRequests;
  letters: Letters;
  level_picks: LevelPicks;
  lottery_draws: LotteryDraws;
  lottery_entries: LotteryEntries;
  lottery_winners: LotteryWinners;
  materials: Materials;
  member_blocks: MemberBlocks;
  member_cache: MemberCache;
  member_devices: MemberDevices;
  member_levels: MemberLevels;
  members: Members;
  moderation_cases: ModerationCases;
  moderation_decisions: ModerationDecisions;
  news_consents: NewsConsents;
  news_letters: NewsLetters;
  note_versions: NoteVersions;
  notice_wishes: NoticeWishes;
  notices: Notices;
  notifications: Notifications;
  orders: Orders;
  page_purges: PagePurges;
  passkeys: Passkeys;
  pay_lines: PayLines;
  payee_kinds: PayeeKinds;
  payees: Payees;
  payment_methods: PaymentMethods;
  payout_runs: PayoutRuns;
  payout_transfers: PayoutTransfers;
  person_claims: PersonClaims;
  person_keys: PersonKeys;
  phone_checks: PhoneChecks;
  plan_options: PlanOptions;
  plan_prices: PlanPrices;
  playbacks: Playbacks;
  pose_classes: PoseClasses;
  pose_invitations: PoseInvitations;
  pose_likes: PoseLikes;
  poses: Poses;
  posting_bars: PostingBars;
  practice_logs: PracticeLogs;
  practice_picks: PracticePicks;
  prime_completions: PrimeCompletions;
  prime_lessons: PrimeLessons;
  problems: Problems;
  provider_mismatches: ProviderMismatches;
  provider_reconciliations: ProviderReconciliations;
  question_looks: QuestionLooks;
  question_messages: QuestionMessages;
  question_pictures: QuestionPictures;
  questions: Questions;
  quit_answers: QuitAnswers;
  quit_reasons: QuitReasons;
  quit_sub_reasons: QuitSubReasons;
  quits: Quits;
  rate_limits: RateLimits;
  receipt_prints: ReceiptPrints;
  received_courses: ReceivedCourses;
  referral_events: ReferralEvents;
  refunds: Refunds;
  registrations: Registrations;
  review_declines: ReviewDeclines;
  school_closed_days: SchoolClosedDays;
  school_run_files: SchoolRunFiles;
  school_runs: SchoolRuns;
  search_readings: SearchReadings;
  search_synonyms: SearchSynonyms;
  search_weeks: SearchWeeks;
  second_factors: SecondFactors;
  self_checks: SelfChecks;
  sessions: Sessions;
  site_use: SiteUse;
  skill_path_items: SkillPathItems;
  skill_paths: SkillPaths;
  slide_sets: SlideSets;
  staff_members: StaffMembers;
  standings: Standings;
  step_lessons: StepLessons;
  stored_files: StoredFiles;
  student_records: StudentRecords;
  study_days: StudyDays;
  study_schedule_items: StudyScheduleItems;
  study_schedules: StudySchedules;
  subscription_changes: SubscriptionChanges;
  subscription_courses: SubscriptionCourses;
  subscriptions: Subscriptions;
  teacher_messages: TeacherMessages;
  teachers: Teachers;
  terms: Terms;
  terms_agreements: TermsAgreements;
  terms_editions: TermsEditions;
  trial_code_batches: TrialCodeBatches;
  trial_code_tries: TrialCodeTries;
  trial_codes: TrialCodes;
  trial_questions: TrialQuestions;
  trial_receipts: TrialReceipts;
  trial_set_courses: TrialSetCourses;
  trial_sets: TrialSets;
  trial_tutorial_pages: TrialTutorialPages;
  trial_tutorial_viewers: TrialTutorialViewers;
  video_steps: VideoSteps;
  videos: Videos;
  wallet_notices: WalletNotices;
  watch_events: WatchEvents;
  watch_progress: WatchProgress;
  watched_words: WatchedWords;
}
