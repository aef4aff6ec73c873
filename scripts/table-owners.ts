import { globSync, readFileSync } from 'node:fs'
import { inProject } from './folders.ts'
import { besides } from './table-guests.ts'

/**
 * Which noun writes each table: a folder below src, of a domain or of a noun in it. Everybody may read. What nothing of
 * the product writes yet (the demo world fills it) has its owner all the same.
 */
export const owners: Record<string, string> = {
  // platform
  audit_log: 'platform',
  business_clock: 'platform',
  file_uploads: 'platform',
  letters: 'platform',
  migrations: 'platform',
  page_purges: 'platform',
  rate_limits: 'platform',
  site_use: 'platform',
  stored_files: 'platform',
  // accounts
  arrivals: 'domains/accounts/arriving',
  email_links: 'domains/accounts',
  identities: 'domains/accounts/identities',
  identity_proofs: 'domains/accounts/identities',
  letter_requests: 'domains/accounts',
  member_devices: 'domains/accounts',
  news_consents: 'domains/accounts/news',
  news_letters: 'domains/accounts/news',
  members: 'domains/accounts',
  terms_agreements: 'domains/accounts/editions',
  terms_editions: 'domains/accounts/editions',
  passkeys: 'domains/accounts/passkeys',
  registrations: 'domains/accounts',
  second_factors: 'domains/accounts/second-factor',
  sessions: 'domains/accounts',
  // arrivals
  arrival_files: 'domains/arrivals',
  // plans
  campaigns: 'domains/plans/campaigns',
  gift_cards: 'domains/plans/gifts',
  lottery_draws: 'domains/plans/campaigns',
  landing_visits: 'domains/plans/landing',
  lottery_entries: 'domains/plans/campaigns',
  lottery_winners: 'domains/plans/campaigns',
  person_claims: 'domains/plans/persons',
  person_keys: 'domains/plans/persons',
  plan_options: 'domains/plans/prices',
  plan_prices: 'domains/plans/prices',
  referral_events: 'domains/plans/campaigns',
  student_records: 'domains/plans/students',
  subscription_changes: 'domains/plans/standing',
  subscriptions: 'domains/plans/standing',
  terms: 'domains/plans/standing',
  trial_questions: 'domains/plans/trial-questions',
  // billing
  book_entries: 'domains/billing/book',
  book_lines: 'domains/billing/book',
  book_sums: 'domains/billing/book',
  charge_attempts: 'domains/billing/invoices',
  chargebacks: 'domains/billing/reconciliation',
  debit_line_invoices: 'domains/billing/debit-runs',
  debit_lines: 'domains/billing/debit-runs',
  debit_lists: 'domains/billing/debit-runs',
  invoice_lines: 'domains/billing/invoices',
  invoices: 'domains/billing/invoices',
  provider_mismatches: 'domains/billing/book',
  provider_reconciliations: 'domains/billing/reconciliation',
  receipt_prints: 'domains/billing/receipts',
  refunds: 'domains/billing/refunds',
  wallet_notices: 'domains/orders/by-wallet',
  // ambassadors
  ambassadors: 'domains/ambassadors',
  ambassador_guardians: 'domains/ambassadors/guardians',
  ambassador_posts: 'domains/ambassadors/posts',
  ambassador_visits: 'domains/ambassadors',
  ambassador_rewards: 'domains/ambassadors',
  ambassador_reward_events: 'domains/ambassadors',
  // payouts
  pay_lines: 'domains/payouts',
  payee_kinds: 'domains/payouts',
  payees: 'domains/payouts',
  payout_runs: 'domains/payouts',
  payout_transfers: 'domains/payouts',
  // coaching
  coaches: 'domains/coaching',
  coaching_item_coaches: 'domains/coaching/items',
  coaching_items: 'domains/coaching/items',
  coaching_messages: 'domains/coaching/tickets',
  coaching_pictures: 'domains/coaching/tickets',
  coaching_sessions: 'domains/coaching',
  coaching_tickets: 'domains/coaching',
  // contracts
  quit_answers: 'domains/contracts/quitting',
  quit_reasons: 'domains/contracts/quitting',
  quit_sub_reasons: 'domains/contracts/quitting',
  quits: 'domains/contracts/quitting',
  // orders
  course_purchases: 'domains/orders',
  debit_applications: 'domains/orders/debit-applications',
  guardian_consents: 'domains/orders/guardians',
  orders: 'domains/orders',
  payment_methods: 'domains/orders',
  phone_checks: 'domains/orders/debit-applications',
  // figures
  figure_closings: 'domains/figures/sums',
  figure_days: 'domains/figures/sums',
  // notifications
  closed_notifications: 'domains/notifications',
  notice_wishes: 'domains/notifications/notices',
  notices: 'domains/notifications/notices',
  notifications: 'domains/studio/showcase',
  // critiques
  correctional_teachers: 'domains/critiques/teachers',
  correctional_teacher_changes: 'domains/critiques/teachers',
  correctional_teacher_hidings: 'domains/critiques/teachers',
  correctional_teacher_invitations: 'domains/critiques/teachers',
  correctional_teacher_images: 'domains/critiques/teachers',
  correctional_teacher_links: 'domains/critiques/teachers',
  correction_campaigns: 'domains/critiques/campaigns',
  correction_slots: 'domains/critiques/campaigns',
  corrected_works: 'domains/critiques/works',
  correction_holds: 'domains/critiques/places',
  correction_late_choices: 'domains/critiques/lateness',
  critique_commissions: 'domains/critiques/commissions',
  critique_breaches: 'domains/critiques/reports',
  critique_exclusions: 'domains/critiques/reports',
  critique_reports: 'domains/critiques/reports',
  correction_reminders: 'domains/critiques/reminders',
  correction_waits: 'domains/critiques/waits',
  critique_samples: 'domains/critiques/samples',
  critique_showings: 'domains/critiques/samples',
  critique_extra_rights: 'domains/critiques/works',
  correction_drawings: 'domains/critiques/drawings',
  correction_drawing_blocks: 'domains/critiques/drawings',
  correction_draft_files: 'domains/critiques/returns',
  correction_drafts: 'domains/critiques/returns',
  corrections: 'domains/critiques/returns',
  correction_items: 'domains/critiques/returns',
  correction_phrases: 'domains/critiques/phrases',
  correction_layers: 'domains/critiques/layers',
  correction_pins: 'domains/critiques/pins',
  critique_uploads: 'domains/critiques/uploads',
  // community
  contest_judges: 'domains/community/judging',
  contest_left_awards: 'domains/community/contests',
  contest_marks: 'domains/community/judging',
  contest_prize_addresses: 'domains/community/prizes',
  gallery_illusts: 'domains/community/galleries',
  illust_contest_applicants: 'domains/community/contests',
  illust_contests: 'domains/community/contests',
  content_flags: 'domains/community/flags',
  hidden_pictures: 'domains/community/safety',
  member_blocks: 'domains/community/blocks',
  moderation_cases: 'domains/community/cases',
  moderation_decisions: 'domains/community/moderation',
  posting_bars: 'domains/community/bars',
  watched_words: 'domains/community/safety',
  illust_report_comments: 'domains/community/comments',
  illust_report_goods: 'domains/community/likes',
  illust_report_warmth: 'domains/community/likes',
  illust_reports: 'domains/community/reports',
  // consultation
  canned_sentences: 'domains/consultation/inbox',
  lesson_answers: 'domains/consultation/answers',
  question_looks: 'domains/consultation/inbox',
  question_messages: 'domains/consultation/threads',
  question_pictures: 'domains/consultation/threads',
  questions: 'domains/consultation/threads',
  school_closed_days: 'domains/consultation/inbox',
  // catalogue
  anniversary_pages: 'domains/studio/showcase',
  categories: 'domains/catalogue',
  chapters: 'domains/studio/outline',
  check_points: 'domains/studio/outline',
  course_group_members: 'domains/studio/courses',
  course_groups: 'domains/catalogue',
  course_tags: 'domains/studio/courses',
  course_teachers: 'domains/studio/courses',
  course_visits: 'domains/catalogue',
  courses: 'domains/studio/courses',
  curriculum_steps: 'domains/studio/curriculums',
  curriculums: 'domains/studio/curriculums',
  customer_voices: 'domains/studio/people',
  display_panel_courses: 'domains/studio/showcase',
  display_panel_groups: 'domains/studio/showcase',
  display_panels: 'domains/studio/showcase',
  faq_entries: 'domains/studio/showcase',
  free_categories: 'domains/studio/showcase',
  lessons: 'domains/studio/outline',
  materials: 'domains/studio/materials',
  prime_lessons: 'domains/studio/outline',
  problems: 'domains/catalogue',
  search_readings: 'domains/catalogue/search',
  search_synonyms: 'domains/catalogue/search',
  search_weeks: 'domains/catalogue/search',
  skill_path_items: 'domains/studio/showcase',
  skill_paths: 'domains/studio/showcase',
  step_lessons: 'domains/studio/curriculums',
  subscription_courses: 'domains/studio/courses',
  ...{ teacher_messages: 'domains/studio/people', teachers: 'domains/studio/people' },
  video_steps: 'domains/studio/outline',
  videos: 'domains/studio/films',
  // studio
  captions: 'domains/studio/captions',
  course_changes: 'domains/studio/history',
  course_covers: 'domains/studio/covers',
  course_previews: 'domains/studio/previews',
  film_encoders: 'domains/studio/films',
  film_places: 'domains/studio/films',
  ...{ import_files: 'domains/studio/imports', import_keys: 'domains/studio/imports' },
  ...{ school_run_files: 'domains/studio/imports', school_runs: 'domains/studio/imports' },
  films: 'domains/studio/films',
  slide_sets: 'domains/studio/slides',
  // learning
  certificates: 'domains/learning/progress',
  chapter_completions: 'domains/learning/progress',
  course_bookmarks: 'domains/learning/bookmarks',
  course_completions: 'domains/learning/progress',
  course_notes: 'domains/learning/notes',
  course_places: 'domains/learning/watching',
  course_reviews: 'domains/learning/reviews',
  curriculum_attendances: 'domains/learning/progress',
  curriculum_notes: 'domains/learning/notes',
  lesson_bookmarks: 'domains/learning/bookmarks',
  lesson_completions: 'domains/learning/progress',
  member_cache: 'domains/learning/progress',
  note_versions: 'domains/learning/notes',
  playbacks: 'domains/learning/watching',
  prime_completions: 'domains/learning/progress',
  review_declines: 'domains/learning/reviews',
  study_days: 'domains/learning/watching',
  watch_events: 'domains/learning/watching',
  watch_progress: 'domains/learning/watching',
  // surveys
  first_surveys: 'domains/surveys',
  first_survey_options: 'domains/surveys',
  first_survey_answers: 'domains/surveys',
  member_levels: 'domains/surveys',
  level_picks: 'domains/surveys',
  // schedules
  study_schedules: 'domains/schedules',
  study_schedule_items: 'domains/schedules',
  // practice
  final_works: 'domains/practice',
  practice_logs: 'domains/practice/logs',
  practice_picks: 'domains/practice/picks',
  self_checks: 'domains/practice/self-checks',
  // trials
  received_courses: 'domains/trials/receipts',
  trial_code_batches: 'domains/trials/codes',
  trial_code_tries: 'domains/trials/codes',
  trial_codes: 'domains/trials/codes',
  trial_receipts: 'domains/trials/receipts',
  trial_set_courses: 'domains/trials/sets',
  trial_sets: 'domains/trials/sets',
  trial_tutorial_pages: 'domains/trials/tutorial',
  trial_tutorial_viewers: 'domains/trials/tutorial',
  // poses
  pose_classes: 'domains/poses/classes',
  pose_invitations: 'domains/poses/invitations',
  pose_likes: 'domains/poses/library',
  poses: 'domains/poses/library',
  // rights
  claims: 'domains/rights/claims',
  data_copies: 'domains/rights/copies',
  data_copy_parts: 'domains/rights/copies',
  // staff
  incident_acts: 'domains/staff/incidents',
  staff_members: 'domains/staff/roles',
}

const WRITES = [
  /(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"`](\w+)/g,
  /\b(?:insert into|delete from|merge into) (\w+)/g,
  /\bupdate (\w+)(?: (?:as )?\w+)?\s+set\b/g,
  // A table that a variable carries into a statement counts as written where it is named.
  /\bsql\.table\(\s*['"`](\w+)/g,
]

export type Write = { table: string; file: string }

/** Every table that a file of the product writes, by Kysely or in plain SQL. */
export function listWrites(folder = inProject('src')): Write[] {
  const files = globSync('**/*.{ts,tsx,sql}', { cwd: folder, exclude: (name) => /\.test\.tsx?$/.test(name) })
  return files.toSorted().flatMap((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8')
    const tables = WRITES.flatMap((pattern) => [...text.matchAll(pattern)].map(([, table]) => table!))
    return [...new Set(tables)].map((table) => ({ table, file }))
  })
}

const isWithin = (file: string, noun: string) => file.startsWith(`${noun}/`)

/** Writes by a noun that neither owns the table nor is named beside its owner. */
export const strangers = (writes: readonly Write[]) =>
  writes.filter(
    ({ table, file }) =>
      !isWithin(file, owners[table] ?? '-') &&
      !besides.some((other) => other.table === table && isWithin(file, other.by)),
  )
