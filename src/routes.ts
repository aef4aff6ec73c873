import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes'
import { admins, desk, everyRole, helpdesk, studio, treasury, type Roles } from './platform/staff-roles.ts'

const MIB = 1024 * 1024

/**
 * Who may ask at all; finer rights are asked by the actions themselves. What is for staff names the roles that find it,
 * and, where fewer of them may change something there, those.
 */
type Asked =
  | { who: 'all' | 'member'; roles?: undefined; changes?: undefined }
  | { who: 'staff'; roles: Roles; changes?: Roles }

/** `cached` pages are kept whole for visitors, under these tags and those that the page adds while it reads. */
export type PageRow = Asked & {
  path: string
  file: string
  cached?: readonly string[]
  /** What of its query changes what visitors see; whatever else stands there makes no page of its own. */
  asked?: readonly string[]
  /** Open also to who has not agreed to new terms: nobody is kept from leaving, quitting or paying. */
  unagreed?: true
  /** Where staff show the second factor; every other page of staff waits for it. */
  secondFactor?: false
  /** For the member's own eyes: closed to staff who look at the site as this member. */
  unseen?: true
  /**
   * Has a card's form: a content policy of its own (the loader begins with `needOwnDocument`), and a body with a card's
   * number is refused.
   */
  card?: true
  /** Shows works of members, which collectors of material to train on are told to leave alone. */
  works?: true
  /** Stands in a frame of a page of ours: what staff look at before others see it. */
  framed?: true
  /** Only shows: who asks may be known from seconds ago, as on every `cached` page (app/kept-sessions.ts). */
  lately?: true
  /** The largest body with files, in bytes; 6 MiB where nothing stands. Without files it is 256 KiB. */
  body?: number
}

/** `body` is the largest body in bytes (256 KiB where nothing stands); `token: false` only for what changes nothing. */
export type CallRow = Asked & {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  path: string
  file: string
  body?: number
  token?: false
  /** Open to staff who look at the site as a member: it only reads though it is no GET, or it ends the look. */
  viewing?: 'reads' | 'ends'
  /**
   * Who asks may be known from seconds ago: it only shows something (`shows`), or its own statement compares the session
   * with what was known before it writes (`compares`). Never what serves private files, nor money.
   */
  lately?: 'shows' | 'compares'
  /** Is posted beside a card's form: a body with a card's number is refused. */
  card?: true
}

/** Everything a person can open. */
// prettier-ignore
export const pages = [
  // the top and what every page links to
  { path: '/', file: 'app/home/top.tsx', who: 'all', cached: ['catalogue', 'plans'], asked: ['tab'], works: true },
  { path: '/help/cancel', file: 'domains/contracts/quitting/pages/help-cancel.tsx', who: 'all', cached: ['plans'] },
  { path: '/terms/:document', file: 'app/home/terms/terms.tsx', who: 'all', cached: ['plans', 'terms', 'catalogue'] },
  { path: '/terms/:document/:edition', file: 'app/home/terms/edition.tsx', who: 'all', cached: ['plans', 'terms', 'catalogue'] },

  // accounts
  { path: '/users/new', file: 'domains/accounts/pages/sign-up.tsx', who: 'all' },
  { path: '/users/temporary_email_registration', file: 'domains/accounts/pages/register.tsx', who: 'all' },
  { path: '/users/temporary_email_registration/sent', file: 'domains/accounts/pages/registration-sent.tsx', who: 'all' },
  { path: '/users/complete_registration', file: 'domains/accounts/identities/pages/complete-registration.tsx', who: 'all', unseen: true },
  { path: '/users/complete_registration/letter', file: 'domains/accounts/identities/pages/joining-letter.tsx', who: 'all', unseen: true },
  { path: '/users/authorize_email', file: 'domains/accounts/pages/authorize-email.tsx', who: 'all', unseen: true },
  { path: '/sessions/new', file: 'domains/accounts/pages/sign-in.tsx', who: 'all' },
  { path: '/sessions', file: 'domains/accounts/pages/sessions.tsx', who: 'all' },
  { path: '/sessions/second_factor', file: 'domains/accounts/second-factor/pages/second-factor.tsx', who: 'member', unseen: true },
  { path: '/sessions/by_letter', file: 'domains/accounts/pages/ask-sign-in-letter.tsx', who: 'all', unseen: true },
  { path: '/sessions/letter', file: 'domains/accounts/pages/sign-in-by-letter.tsx', who: 'all', unseen: true },
  { path: '/accounts/object_to_change', file: 'domains/accounts/pages/object-to-change.tsx', who: 'all', unseen: true },
  { path: '/accounts/begin_password_reset', file: 'domains/accounts/pages/begin-password-reset.tsx', who: 'all', unseen: true },
  { path: '/accounts/reset_password', file: 'domains/accounts/pages/reset-password.tsx', who: 'all', unseen: true },
  { path: '/users/arrive', file: 'domains/accounts/arriving/pages/arrive.tsx', who: 'all', unseen: true },
  { path: '/users/:userId', file: 'domains/accounts/pages/user.tsx', who: 'member' },
  { path: '/users/:userId/settings', file: 'app/home/settings.tsx', who: 'member' },
  { path: '/users/:userId/edit_email', file: 'domains/accounts/pages/edit-email.tsx', who: 'member', unseen: true },
  { path: '/users/:userId/email', file: 'domains/accounts/pages/email.tsx', who: 'member', unseen: true },
  { path: '/users/:userId/edit_password', file: 'domains/accounts/pages/edit-password.tsx', who: 'member', unseen: true },
  { path: '/users/:userId/ways_in', file: 'domains/accounts/pages/ways-in.tsx', who: 'member', unseen: true },
  { path: '/users/:userId/confirm_email', file: 'domains/accounts/pages/confirm-email.tsx', who: 'member', unseen: true },
  { path: '/terms_agreements', file: 'domains/accounts/editions/pages/agree.tsx', who: 'member', unagreed: true, unseen: true },
  { path: '/users/:userId/letters', file: 'domains/accounts/news/pages/letters.tsx', who: 'member' },
  { path: '/news_letters/stop', file: 'domains/accounts/news/pages/stop-news.tsx', who: 'all', unseen: true },
  { path: '/users/:userId/sessions', file: 'domains/accounts/pages/own-sessions.tsx', who: 'member', unseen: true },
  // rights
  { path: '/users/:userId/personal_data', file: 'domains/rights/personal-data/pages/personal-data.tsx', who: 'member', unseen: true, unagreed: true },
  { path: '/takedown_requests', file: 'domains/rights/claims/pages/takedown.tsx', who: 'all' },
  { path: '/takedown_requests/status', file: 'domains/rights/claims/pages/takedown-status.tsx', who: 'all' },
  // plans, billing, contracts, orders, membership
  { path: '/subscription_tickets/:ticketId/auto_renewal', file: 'domains/contracts/quitting/pages/auto-renewal.tsx', who: 'member', unagreed: true },
  { path: '/users/:userId/withdrawal', file: 'domains/membership/pages/withdrawal.tsx', who: 'member', unseen: true, unagreed: true },
  { path: '/users/:userId/plan', file: 'domains/membership/pages/plan.tsx', who: 'member', unagreed: true },
  { path: '/subscription_orders/new', file: 'domains/orders/pages/plan-selection.tsx', who: 'member', unagreed: true },
  { path: '/subscription_orders', file: 'domains/orders/pages/orders.tsx', who: 'member', card: true },
  { path: '/subscription_orders/card_form', file: 'domains/orders/pages/card-form.tsx', who: 'member', card: true },
  { path: '/subscription_orders/confirm', file: 'domains/orders/pages/confirm.tsx', who: 'member' },
  { path: '/subscription_orders/register_token', file: 'domains/orders/pages/register-token.tsx', who: 'member', card: true },
  { path: '/subscription_orders/outcome', file: 'domains/orders/pages/outcome.tsx', who: 'member' },
  { path: '/subscription_orders/amazon_pay', file: 'domains/orders/by-wallet/pages/begin.tsx', who: 'member' },
  { path: '/subscription_orders/amazon_pay_confirm', file: 'domains/orders/by-wallet/pages/review.tsx', who: 'member', unseen: true },
  { path: '/subscription_orders/amazon_pay_result', file: 'domains/orders/by-wallet/pages/result.tsx', who: 'member', unseen: true },
  { path: '/subscription_orders/amazon_pay_left', file: 'domains/orders/by-wallet/pages/left.tsx', who: 'member', unseen: true },
  { path: '/subscription_orders/guardian', file: 'domains/orders/guardians/pages/waiting.tsx', who: 'member' },
  { path: '/guardian_consents', file: 'domains/orders/guardians/pages/guardian.tsx', who: 'all', unseen: true },
  { path: '/subscription_direct_debit_users/new', file: 'domains/orders/by-debit/pages/form.tsx', who: 'member' },
  { path: '/subscription_direct_debit_users', file: 'domains/orders/by-debit/pages/applications.tsx', who: 'member' },
  { path: '/subscription_direct_debit_users/authenticate', file: 'domains/orders/by-debit/pages/phone.tsx', who: 'member' },
  { path: '/subscription_direct_debit_users/confirm_direct_debit', file: 'domains/orders/by-debit/pages/confirm.tsx', who: 'member' },
  { path: '/subscription_direct_debit_users/delete_direct_debit_user', file: 'domains/orders/by-debit/pages/remove.tsx', who: 'member' },
  { path: '/subscription_direct_debit_users/trial_start_direct_debit', file: 'domains/orders/by-debit/pages/start.tsx', who: 'member' },
  { path: '/course_orders/new', file: 'domains/orders/pages/course-order.tsx', who: 'member', card: true },
  { path: '/course_orders', file: 'domains/orders/pages/course-orders.tsx', who: 'member', card: true },
  { path: '/personal_coachings/order', file: 'domains/orders/coaching/pages/order.tsx', who: 'member', card: true },
  { path: '/personal_coachings/confirm', file: 'domains/orders/coaching/pages/confirm.tsx', who: 'member' },
  { path: '/personal_coachings/confirm_econtext_card', file: 'domains/orders/coaching/pages/place.tsx', who: 'member', card: true },
  { path: '/users/edit_card', file: 'domains/orders/card-changes/pages/edit-card.tsx', who: 'member', card: true },
  { path: '/users/edit_card/form', file: 'domains/orders/card-changes/pages/edit-card-form.tsx', who: 'member', card: true },
  { path: '/subscription_orders/payment_error', file: 'domains/orders/cards/pages/payment-error.tsx', who: 'all' },
  { path: '/subscriptions/lp', file: 'app/home/landing.tsx', who: 'all', cached: ['plans', 'poses', 'catalogue'] },
  { path: '/subscriptions/lp_student_discount', file: 'domains/plans/landing/pages/student-discount.tsx', who: 'all', cached: ['plans'] },
  { path: '/users/:userId/school_users', file: 'domains/plans/students/pages/school-users.tsx', who: 'member', body: 11 * MIB },
  { path: '/users/:userId/school_users/new', file: 'domains/plans/students/pages/new-school-user.tsx', who: 'member' },
  { path: '/users/:userId/payments', file: 'domains/billing/receipts/pages/payments.tsx', who: 'member', unagreed: true },
  { path: '/users/:userId/payments/:id/receipt', file: 'domains/billing/receipts/pages/receipt.tsx', who: 'member' },
  { path: '/users/:userId/refund_notes/:number', file: 'domains/billing/receipts/pages/refund-note.tsx', who: 'member' },
  // payouts
  { path: '/users/:userId/payee', file: 'domains/payouts/pages/payee.tsx', who: 'member', unseen: true },
  { path: '/users/:userId/payouts', file: 'domains/payouts/pages/payouts.tsx', who: 'member' },
  { path: '/users/:userId/payouts/:id', file: 'domains/payouts/pages/statement.tsx', who: 'member' },
  // trials
  { path: '/trial_sets', file: 'domains/trials/receipts/pages/trial-sets.tsx', who: 'member' },
  // catalogue
  { path: '/subscriptions/beginner_guide', file: 'domains/catalogue/pages/beginner-guide.tsx', who: 'all', cached: ['catalogue'] },
  { path: '/subscriptions/curriculums', file: 'app/home/curriculums.tsx', who: 'all', cached: ['catalogue'] },
  { path: '/search', file: 'app/home/search.tsx', who: 'all', lately: true },
  { path: '/courses', file: 'app/home/courses.tsx', who: 'all', cached: ['catalogue'], asked: ['tab', 'sort', 'page', 'level', 'length', 'free', 'kind', 'drawing', 'group'] },
  { path: '/teachers/:id', file: 'app/home/teacher.tsx', who: 'all', cached: ['catalogue'] },
  { path: '/skill_paths/:id', file: 'app/home/skill-path.tsx', who: 'all', cached: ['catalogue'] },
  { path: '/free_lessons', file: 'domains/catalogue/pages/free-lessons.tsx', who: 'all', cached: ['catalogue'] },
  { path: '/free_lessons/:id', file: 'domains/catalogue/pages/free-lesson.tsx', who: 'all', cached: ['catalogue'], asked: ['chapter'] },
  { path: '/free_lessons/categories/:slug', file: 'domains/catalogue/pages/free-category.tsx', who: 'all', cached: ['catalogue'] },
  { path: '/10th-anniversary/courses', file: 'domains/catalogue/pages/anniversary-courses.tsx', who: 'all', cached: ['catalogue'] },

  // learning
  { path: '/courses/:id', file: 'domains/learning/watching/pages/course.tsx', who: 'all', cached: ['catalogue'], asked: ['from'] },
  { path: '/daily_lesson_chapters/:id', file: 'domains/learning/watching/pages/lesson-player.tsx', who: 'all', cached: ['catalogue'] },
  { path: '/prime_lessons/:id', file: 'domains/learning/watching/pages/prime-player.tsx', who: 'all', cached: ['catalogue'], asked: ['current_time', 'from'] },
  { path: '/prime_lessons/:id/material', file: 'domains/learning/materials/pages/prime-material.tsx', who: 'all', cached: ['catalogue'] },
  { path: '/daily_lesson_chapters/:id/material', file: 'domains/learning/materials/pages/chapter-material.tsx', who: 'all', cached: ['catalogue'] },
  { path: '/subscriptions/curriculum_steps/:id', file: 'domains/learning/watching/pages/step.tsx', who: 'all', cached: ['catalogue'] },
  { path: '/subscriptions/curriculum_steps/:stepId/chapters/:chapterId', file: 'domains/learning/watching/pages/step-player.tsx', who: 'all', cached: ['catalogue'] },
  { path: '/first_surveys', file: 'domains/surveys/pages/first-surveys.tsx', who: 'member' },
  { path: '/first_surveys/result', file: 'domains/surveys/pages/result.tsx', who: 'member' },
  { path: '/study_schedule', file: 'domains/schedules/pages/study-schedule.tsx', who: 'member' },
  { path: '/study_schedule/letters', file: 'domains/schedules/pages/stop-letters.tsx', who: 'all', unseen: true },
  { path: '/subscriptions/learning_status', file: 'app/home/learning-status.tsx', who: 'member', lately: true },
  { path: '/subscriptions/look_back', file: 'domains/lookback/pages/look-back.tsx', who: 'member' },
  { path: '/subscriptions/look_back/years/:year', file: 'domains/lookback/pages/look-back-year.tsx', who: 'member' },
  { path: '/subscriptions/completion_certificates/:id', file: 'domains/learning/progress/pages/certificate.tsx', who: 'member' },
  // practice
  { path: '/subscriptions/curriculums/:id', file: 'domains/practice/pages/curriculum.tsx', who: 'all', cached: ['catalogue'], works: true },
  { path: '/user_daily_lesson_trainings', file: 'domains/practice/logs/pages/sketchbook.tsx', who: 'member', works: true },
  { path: '/user_daily_lesson_trainings/new', file: 'domains/practice/logs/pages/new-log.tsx', who: 'member' },
  { path: '/user_daily_lesson_trainings/post_complete', file: 'domains/practice/logs/pages/post-complete.tsx', who: 'member', works: true },
  { path: '/user_daily_lesson_trainings/compare', file: 'domains/practice/logs/pages/compare.tsx', who: 'member', works: true },
  { path: '/user_daily_lesson_trainings/:id', file: 'domains/practice/logs/pages/log.tsx', who: 'member', works: true },
  // staff
  { path: '/staff', file: 'domains/staff/overview/pages/overview.tsx', who: 'staff', roles: everyRole },
  { path: '/staff/figures', file: 'domains/figures/pages/staff-figures.tsx', who: 'staff', roles: treasury },
  { path: '/staff/curriculums', file: 'domains/studio/curriculums/pages/staff-curriculums.tsx', who: 'staff', roles: studio },
  { path: '/staff/curriculums/:id', file: 'domains/studio/curriculums/pages/staff-curriculum.tsx', who: 'staff', roles: studio, body: 9 * MIB },
  { path: '/staff/reviews', file: 'domains/learning/reviews/pages/staff-reviews.tsx', who: 'staff', roles: studio },
  { path: '/staff/search_words', file: 'domains/studio/search-words/pages/staff-search-words.tsx', who: 'staff', roles: studio },
  { path: '/staff/imports', file: 'domains/studio/imports/pages/staff-imports.tsx', who: 'staff', roles: studio },
  { path: '/staff/showcase', file: 'domains/studio/showcase/pages/staff-showcase.tsx', who: 'staff', roles: studio },
  { path: '/staff/showcase/:kind', file: 'domains/studio/showcase/pages/staff-entries.tsx', who: 'staff', roles: studio },
  { path: '/staff/showcase/:kind/:id', file: 'domains/studio/showcase/pages/staff-entry.tsx', who: 'staff', roles: studio, body: 9 * MIB },
  { path: '/staff/showcase/:kind/:id/preview', file: 'domains/studio/showcase/pages/staff-entry-preview.tsx', who: 'staff', roles: studio },
  { path: '/notifications/:id/preview', file: 'app/home/notification-preview.tsx', who: 'staff', roles: studio, framed: true },
  { path: '/staff/courses', file: 'domains/studio/courses/pages/staff-courses.tsx', who: 'staff', roles: studio },
  { path: '/staff/courses/:id', file: 'domains/studio/editor/pages/staff-course.tsx', who: 'staff', roles: studio },
  { path: '/staff/courses/:id/outline', file: 'domains/studio/editor/pages/staff-outline.tsx', who: 'staff', roles: studio },
  { path: '/staff/courses/:id/lessons/:partId', file: 'domains/studio/editor/pages/staff-lesson.tsx', who: 'staff', roles: studio },
  { path: '/staff/courses/:id/primes/:partId', file: 'domains/studio/editor/pages/staff-prime.tsx', who: 'staff', roles: studio },
  { path: '/staff/course_calendar', file: 'domains/studio/windows/pages/staff-calendar.tsx', who: 'staff', roles: studio },
  { path: '/courses/:id/preview', file: 'domains/studio/previews/pages/course-preview.tsx', who: 'staff', roles: studio },
  { path: '/previews/:token', file: 'domains/studio/previews/pages/shared-preview.tsx', who: 'all', unseen: true },
  { path: '/staff/courses/:id/publishing', file: 'domains/studio/editor/pages/staff-publishing.tsx', who: 'staff', roles: studio },
  { path: '/staff/courses/:id/history', file: 'domains/studio/editor/pages/staff-history.tsx', who: 'staff', roles: studio },
  { path: '/staff/slides/:place', file: 'domains/studio/slides/pages/staff-slides.tsx', who: 'staff', roles: studio },
  { path: '/staff/courses/:id/figures', file: 'domains/figures/courses/pages/staff-course-figures.tsx', who: 'staff', roles: studio },
  { path: '/staff/films', file: 'domains/studio/films/pages/staff-films.tsx', who: 'staff', roles: studio },
  { path: '/staff/films/:place', file: 'domains/studio/films/pages/staff-film.tsx', who: 'staff', roles: studio },
  { path: '/staff/invoices', file: 'domains/billing/staff-invoices/pages/staff-invoices.tsx', who: 'staff', roles: desk },
  { path: '/staff/invoices/:id', file: 'domains/billing/staff-invoices/pages/staff-invoice.tsx', who: 'staff', roles: desk, changes: treasury },
  { path: '/staff/money_records', file: 'domains/billing/records/pages/staff-records.tsx', who: 'staff', roles: treasury },
  { path: '/staff/incident', file: 'domains/staff/incidents/pages/incident.tsx', who: 'staff', roles: admins },
  { path: '/staff/ledger', file: 'domains/billing/reconciliation/pages/staff-ledger.tsx', who: 'staff', roles: treasury },
  { path: '/staff/debits', file: 'domains/billing/debit-runs/pages/staff-debits.tsx', who: 'staff', roles: treasury },
  { path: '/staff/debits/:day', file: 'domains/billing/debit-runs/pages/staff-debit-list.tsx', who: 'staff', roles: treasury },
  { path: '/staff/payouts', file: 'domains/payouts/pages/staff-payouts.tsx', who: 'staff', roles: treasury },
  { path: '/staff/payouts/:id', file: 'domains/payouts/pages/staff-payout-run.tsx', who: 'staff', roles: treasury },
  { path: '/staff/payees/:id', file: 'domains/payouts/pages/staff-payee.tsx', who: 'staff', roles: treasury },
  { path: '/staff/ambassadors', file: 'domains/ambassadors/pages/staff-ambassadors.tsx', who: 'staff', roles: desk },
  { path: '/staff/ambassador_posts', file: 'domains/ambassadors/posts/pages/staff-posts.tsx', who: 'staff', roles: desk },
  { path: '/staff/ambassadors/:id', file: 'domains/ambassadors/pages/staff-ambassador.tsx', who: 'staff', roles: desk },
  { path: '/staff/debit_applications', file: 'domains/contracts/debit-papers/pages/staff-debit-applications.tsx', who: 'staff', roles: treasury },
  { path: '/staff/second_factor', file: 'domains/staff/second-factor/pages/second-factor.tsx', who: 'staff', roles: everyRole, secondFactor: false },
  { path: '/staff/members', file: 'domains/staff/members/pages/members.tsx', who: 'staff', roles: desk },
  { path: '/staff/members/:id', file: 'domains/staff/members/pages/member.tsx', who: 'staff', roles: desk },
  { path: '/staff/subscriptions', file: 'domains/contracts/pages/staff-subscriptions.tsx', who: 'staff', roles: desk },
  { path: '/staff/students', file: 'domains/plans/students/pages/staff-students.tsx', who: 'staff', roles: desk },
  { path: '/staff/students/:id', file: 'domains/plans/students/pages/staff-student.tsx', who: 'staff', roles: desk },
  { path: '/staff/arrivals', file: 'domains/arrivals/pages/staff-arrivals.tsx', who: 'staff', roles: admins },
  { path: '/staff/terms', file: 'app/home/terms/staff-editions.tsx', who: 'staff', roles: admins },
  { path: '/staff/news', file: 'domains/accounts/news/pages/staff-news.tsx', who: 'staff', roles: studio },
  { path: '/staff/claims', file: 'domains/rights/claims/pages/staff-claims.tsx', who: 'staff', roles: desk },
  { path: '/staff/claims/:id', file: 'domains/rights/claims/pages/staff-claim.tsx', who: 'staff', roles: desk },
  { path: '/staff/critiques', file: 'domains/critiques/board/pages/staff-critiques.tsx', who: 'staff', roles: desk },
  { path: '/staff/critiques/:id', file: 'domains/critiques/board/pages/staff-critique.tsx', who: 'staff', roles: desk },
  { path: '/staff/poses', file: 'domains/poses/library/pages/staff-poses.tsx', who: 'staff', roles: studio, body: 82 * MIB },
  { path: '/staff/poses/:id', file: 'domains/poses/library/pages/staff-pose.tsx', who: 'staff', roles: studio },
  { path: '/staff/correction_campaigns', file: 'domains/critiques/campaigns/pages/staff-correction-campaigns.tsx', who: 'staff', roles: studio },
  { path: '/staff/correction_campaigns/new', file: 'domains/critiques/campaigns/pages/staff-new-correction-campaign.tsx', who: 'staff', roles: studio, body: 11 * MIB },
  { path: '/staff/correction_campaigns/:id', file: 'domains/critiques/campaigns/pages/staff-correction-campaign.tsx', who: 'staff', roles: studio, body: 11 * MIB },
  { path: '/staff/correction_campaigns/:id/preview', file: 'domains/critiques/requests/pages/staff-preview.tsx', who: 'staff', roles: studio },
  { path: '/staff/first_surveys', file: 'domains/surveys/pages/staff-surveys.tsx', who: 'staff', roles: studio },
  { path: '/staff/first_surveys/:id', file: 'domains/surveys/pages/staff-survey.tsx', who: 'staff', roles: studio },
  { path: '/staff/level_picks', file: 'domains/surveys/pages/staff-level-picks.tsx', who: 'staff', roles: studio },
  { path: '/staff/practice_picks', file: 'domains/practice/picks/pages/staff-picks.tsx', who: 'staff', roles: studio },
  { path: '/staff/practice_logs', file: 'domains/practice/moderation/pages/staff-logs.tsx', who: 'staff', roles: desk },
  { path: '/staff/practice_logs/:id', file: 'domains/practice/moderation/pages/staff-log.tsx', who: 'staff', roles: desk },
  { path: '/staff/correctional_teachers', file: 'domains/critiques/teachers/pages/staff-teachers.tsx', who: 'staff', roles: desk, changes: admins },
  { path: '/staff/correctional_teachers/:id', file: 'domains/critiques/teachers/pages/staff-teacher.tsx', who: 'staff', roles: desk, changes: admins },
  { path: '/staff/correctional_teachers/:id/profile', file: 'domains/critiques/teachers/pages/staff-profile.tsx', who: 'staff', roles: desk },
  { path: '/staff/teacher_profiles', file: 'domains/critiques/teachers/pages/staff-profile-changes.tsx', who: 'staff', roles: desk },
  { path: '/staff/moderation', file: 'domains/community/moderation/pages/staff-moderation.tsx', who: 'staff', roles: desk },
  { path: '/staff/contests', file: 'domains/community/contests/pages/staff-contests.tsx', who: 'staff', roles: studio },
  { path: '/staff/contests/:id', file: 'domains/community/contests/pages/staff-contest.tsx', who: 'staff', roles: studio, works: true },
  { path: '/staff/contests/:id/judging', file: 'domains/community/judging/pages/staff-judging.tsx', who: 'staff', roles: studio, works: true },
  { path: '/staff/contest_prizes', file: 'domains/community/prizes/pages/staff-prizes.tsx', who: 'staff', roles: treasury },
  { path: '/staff/galleries', file: 'domains/community/galleries/pages/staff-galleries.tsx', who: 'staff', roles: studio, body: 82 * MIB, works: true },
  { path: '/staff/moderation/words', file: 'domains/community/safety/pages/staff-words.tsx', who: 'staff', roles: desk },
  { path: '/staff/moderation/:id', file: 'domains/community/moderation/pages/staff-case.tsx', who: 'staff', roles: desk, works: true },
  { path: '/staff/quits', file: 'domains/contracts/quitting/pages/staff-quits.tsx', who: 'staff', roles: desk },
  { path: '/staff/quit_reasons', file: 'domains/contracts/quitting/pages/staff-quit-reasons.tsx', who: 'staff', roles: admins },
  { path: '/staff/campaigns', file: 'domains/plans/campaigns/pages/staff-campaigns.tsx', who: 'staff', roles: admins },
  { path: '/staff/campaigns/new', file: 'domains/plans/campaigns/pages/staff-new-campaign.tsx', who: 'staff', roles: admins, body: 13 * MIB },
  { path: '/staff/campaigns/:id/lottery', file: 'domains/plans/campaigns/pages/staff-lottery.tsx', who: 'staff', roles: admins },
  { path: '/staff/campaigns/:id', file: 'domains/plans/campaigns/pages/staff-campaign.tsx', who: 'staff', roles: admins, body: 13 * MIB },
  { path: '/staff/prices', file: 'domains/plans/prices/pages/staff-prices.tsx', who: 'staff', roles: admins },
  { path: '/staff/plan_options', file: 'domains/plans/prices/pages/staff-plan-options.tsx', who: 'staff', roles: admins },
  { path: '/staff/trial_sets', file: 'domains/trials/sets/pages/staff-trial-sets.tsx', who: 'staff', roles: admins },
  { path: '/staff/trial_sets/:id', file: 'domains/trials/codes/pages/staff-trial-set.tsx', who: 'staff', roles: admins },
  { path: '/staff/trial_codes', file: 'domains/trials/codes/pages/staff-trial-codes.tsx', who: 'staff', roles: helpdesk },
  { path: '/staff/trial_tutorial', file: 'domains/trials/tutorial/pages/staff-trial-tutorial.tsx', who: 'staff', roles: studio, body: 5 * MIB },
  { path: '/staff/trial_questions', file: 'domains/plans/trial-questions/pages/staff-trial-questions.tsx', who: 'staff', roles: studio },
  { path: '/staff/gift_cards', file: 'domains/plans/gifts/pages/staff-gift-cards.tsx', who: 'staff', roles: treasury },
  { path: '/staff/people', file: 'domains/staff/roles/pages/people.tsx', who: 'staff', roles: admins },
  { path: '/staff/audit_log', file: 'domains/staff/audit/pages/audit-log.tsx', who: 'staff', roles: admins },

  // critiques
  { path: '/correction_campaigns', file: 'domains/critiques/requests/pages/campaign.tsx', who: 'all', works: true },
  { path: '/correction_campaigns/error', file: 'domains/critiques/requests/pages/shortage.tsx', who: 'all' },
  { path: '/correction_campaigns/:id', file: 'domains/critiques/requests/pages/campaign.tsx', who: 'all', works: true },
  { path: '/correction_campaigns/:id/preview', file: 'domains/critiques/requests/pages/preview.tsx', who: 'staff', roles: studio, framed: true, works: true },
  { path: '/user_corrected_works', file: 'domains/critiques/works/pages/own-works.tsx', who: 'member', works: true },
  { path: '/user_corrected_works/:id', file: 'domains/critiques/works/pages/corrected-work.tsx', who: 'member', works: true },
  { path: '/user_corrected_works/:id/reports/new', file: 'domains/critiques/reports/pages/report.tsx', who: 'member', works: true },
  { path: '/user_corrected_works/:id/late', file: 'domains/critiques/lateness/pages/late.tsx', who: 'member', works: true },
  { path: '/user_corrected_works/:id/teacher_corrections/new', file: 'domains/critiques/returns/pages/new-correction.tsx', who: 'member', works: true },
  { path: '/correctional_teachers', file: 'domains/critiques/returns/pages/desk.tsx', who: 'member', works: true },
  { path: '/correctional_teachers/commissions', file: 'domains/critiques/commissions/pages/commissions.tsx', who: 'member' },
  { path: '/correctional_teachers/commissions/:id', file: 'domains/critiques/commissions/pages/commission.tsx', who: 'member' },
  { path: '/correctional_teachers/invitation', file: 'domains/critiques/teachers/pages/invitation.tsx', who: 'all', unseen: true },
  { path: '/correctional_teachers/pay', file: 'domains/critiques/returns/pages/pay.tsx', who: 'member' },
  { path: '/correctional_teachers/phrases', file: 'domains/critiques/phrases/pages/phrases.tsx', who: 'member' },
  { path: '/correctional_teachers/:id', file: 'domains/critiques/teachers/pages/teacher.tsx', who: 'member' },
  { path: '/correctional_teachers/:id/edit', file: 'domains/critiques/teachers/pages/edit.tsx', who: 'member' },
  // poses
  { path: '/pose_library', file: 'domains/poses/library/pages/pose-library.tsx', who: 'all', cached: ['poses', 'plans'] },
  // community
  { path: '/illust_reports', file: 'domains/community/pages/wall.tsx', who: 'all', cached: ['illust_wall', 'illust_people'], asked: ['theme', 'order', 'page'], works: true },
  { path: '/illust_reports/new', file: 'domains/community/reports/pages/new-report.tsx', who: 'member' },
  { path: '/illust_reports/mine', file: 'domains/community/reports/pages/mine.tsx', who: 'member', works: true },
  { path: '/illust_reports/:id', file: 'domains/community/pages/report.tsx', who: 'all', cached: ['illust_people'], works: true },
  { path: '/illust_reports/:id/edit', file: 'domains/community/reports/pages/edit-report.tsx', who: 'member', works: true },
  { path: '/illust_contests', file: 'domains/community/contests/pages/contests.tsx', who: 'all', cached: ['contests'] },
  { path: '/illust_contests/:id', file: 'domains/community/contests/pages/contest.tsx', who: 'all', cached: ['contests', 'illust_people'], works: true },
  { path: '/illust_contests/:id/works', file: 'domains/community/contests/pages/works.tsx', who: 'all', cached: ['contests', 'illust_people'], works: true },
  { path: '/illust_contests/:id/illust_contest_applicants/created', file: 'domains/community/contests/pages/created.tsx', who: 'member' },
  { path: '/illust_contest_applicants/:id/address', file: 'domains/community/prizes/pages/prize-address.tsx', who: 'member' },
  { path: '/contest_judging/:id', file: 'domains/community/judging/pages/contest-judging.tsx', who: 'member', works: true },
  { path: '/fifth_anniversary', file: 'domains/community/galleries/pages/anniversary.tsx', who: 'all', cached: ['contests'], works: true },
  { path: '/moderation_decisions/:id', file: 'domains/community/moderation/pages/decision.tsx', who: 'member', works: true },
  { path: '/member_blocks', file: 'domains/community/blocks/pages/blocks.tsx', who: 'member' },
  // coaching
  { path: '/personal_coachings', file: 'domains/coaching/tickets/pages/tickets.tsx', who: 'member' },
  { path: '/personal_coachings/new', file: 'domains/coaching/items/pages/item.tsx', who: 'member' },
  { path: '/personal_coachings/:id', file: 'domains/coaching/tickets/pages/ticket.tsx', who: 'member', body: 13 * MIB },
  { path: '/coaching_sessions', file: 'domains/coaching/sessions/pages/sessions.tsx', who: 'member' },
  { path: '/coaching_sessions/:id', file: 'domains/coaching/sessions/pages/session.tsx', who: 'member' },
  { path: '/staff/coaching_items', file: 'domains/coaching/items/pages/staff-coaching-items.tsx', who: 'staff', roles: admins },
  { path: '/staff/coaching_items/new', file: 'domains/coaching/items/pages/staff-new-coaching-item.tsx', who: 'staff', roles: admins },
  { path: '/staff/coaching_items/:id', file: 'domains/coaching/items/pages/staff-coaching-item.tsx', who: 'staff', roles: admins },
  { path: '/staff/coaches', file: 'domains/coaching/items/pages/staff-coaches.tsx', who: 'staff', roles: admins },
  { path: '/staff/coaching_tickets', file: 'domains/coaching/tickets/pages/staff-coaching-tickets.tsx', who: 'staff', roles: desk },
  { path: '/staff/coaching_tickets/:id', file: 'domains/coaching/tickets/pages/staff-coaching-ticket.tsx', who: 'staff', roles: desk },
  { path: '/staff/coaching_value', file: 'domains/coaching/value/pages/staff-coaching-value.tsx', who: 'staff', roles: treasury },
  // ambassadors
  { path: '/lps/ambassador', file: 'domains/ambassadors/pages/ambassador.tsx', who: 'all', cached: [] },
  { path: '/ambassador_users/new', file: 'domains/ambassadors/pages/new.tsx', who: 'member' },
  { path: '/ambassador_users/created', file: 'domains/ambassadors/pages/created.tsx', who: 'member' },
  { path: '/ambassador_users/guardian', file: 'domains/ambassadors/guardians/pages/guardian.tsx', who: 'member' },
  { path: '/ambassador_users/guardian_consent', file: 'domains/ambassadors/guardians/pages/guardian-consent.tsx', who: 'all', unseen: true },
  { path: '/ambassador_users/posts', file: 'domains/ambassadors/posts/pages/posts.tsx', who: 'member' },
  { path: '/ambassador_users/rewards', file: 'domains/ambassadors/pages/rewards.tsx', who: 'member' },
  // consultation
  { path: '/user_attending_consultations/consultation_form', file: 'domains/consultation/threads/pages/consultation-form.tsx', who: 'member' },
  { path: '/user_attending_consultations/feed_back_form', file: 'domains/consultation/threads/pages/feed-back-form.tsx', who: 'member' },
  { path: '/questions', file: 'domains/consultation/threads/pages/questions.tsx', who: 'member' },
  { path: '/notices', file: 'domains/notifications/notices/pages/notices.tsx', who: 'member' },
  { path: '/questions/:id', file: 'domains/consultation/threads/pages/question.tsx', who: 'member' },
  { path: '/teacher_questions', file: 'domains/consultation/teachers/pages/teacher-questions.tsx', who: 'member' },
  { path: '/teacher_questions/:id', file: 'domains/consultation/teachers/pages/teacher-question.tsx', who: 'member' },
  { path: '/staff/question_figures', file: 'domains/consultation/inbox/pages/staff-question-figures.tsx', who: 'staff', roles: desk },
  { path: '/staff/canned_sentences', file: 'domains/consultation/inbox/pages/staff-canned-sentences.tsx', who: 'staff', roles: desk },
  { path: '/staff/closed_days', file: 'domains/consultation/inbox/pages/staff-closed-days.tsx', who: 'staff', roles: desk },
  { path: '/staff/questions', file: 'domains/consultation/inbox/pages/staff-questions.tsx', who: 'staff', roles: desk },
  { path: '/staff/questions/:id', file: 'domains/consultation/inbox/pages/staff-question.tsx', who: 'staff', roles: desk },
  // the outside world on one machine, absent in production
  { path: '/sandbox/kit', file: 'app/sandbox-kit.tsx', who: 'all' },
  { path: '*', file: 'app/home/nowhere.tsx', who: 'all' },
] as const satisfies PageRow[]

/** Everything a page's script (or a plain form without a page of its own) calls. */
// prettier-ignore
export const calls = [
  // the top
  { method: 'GET', path: '/csrf_token', file: 'app/home/csrf-token.ts', who: 'all', lately: 'shows' },
  { method: 'GET', path: '/private/*', file: 'app/home/private-file.ts', who: 'all' },
  { method: 'GET', path: '/robots.txt', file: 'app/home/robots.ts', who: 'all' },
  { method: 'GET', path: '/sitemap.xml', file: 'app/home/sitemap.ts', who: 'all' },

  // accounts
  { method: 'DELETE', path: '/sessions', file: 'domains/accounts/calls/sign-out.ts', who: 'member' },
  { method: 'POST', path: '/auth/:provider', file: 'domains/accounts/identities/calls/begin.ts', who: 'all' },
  { method: 'GET', path: '/auth/:provider/callback', file: 'domains/accounts/identities/calls/callback.ts', who: 'all' },
  { method: 'POST', path: '/passkeys/options', file: 'domains/accounts/passkeys/calls/begin-sign-in.ts', who: 'all' },
  { method: 'POST', path: '/sessions/passkey', file: 'domains/accounts/passkeys/calls/sign-in.ts', who: 'all' },
  { method: 'POST', path: '/sessions/second_factor/passkey_options', file: 'domains/accounts/second-factor/calls/begin-passkey.ts', who: 'member' },
  { method: 'POST', path: '/sessions/second_factor/passkey', file: 'domains/accounts/second-factor/calls/show-passkey.ts', who: 'member' },
  { method: 'POST', path: '/users/:userId/passkeys/options', file: 'domains/accounts/passkeys/calls/begin-adding.ts', who: 'member' },
  { method: 'POST', path: '/users/:userId/passkeys', file: 'domains/accounts/passkeys/calls/add.ts', who: 'member' },
  { method: 'PATCH', path: '/users/:userId/resend_authorization_email', file: 'domains/accounts/calls/resend-authorization-email.ts', who: 'all' },
  // plans, billing, contracts, orders, membership
  { method: 'GET', path: '/staff/campaigns/:id/winners.csv', file: 'domains/plans/campaigns/calls/winners-csv.ts', who: 'staff', roles: admins },
  { method: 'GET', path: '/subscriptions/price_revision', file: 'domains/plans/campaigns/calls/price-revision.ts', who: 'all' },
  { method: 'GET', path: '/subscription_orders/payment_key_for_edit', file: 'domains/orders/cards/calls/payment-key-for-edit.ts', who: 'member' },
  { method: 'POST', path: '/subscription_direct_debit_users/authenticate/confirm', file: 'domains/orders/by-debit/calls/send-code.ts', who: 'member' },
  { method: 'POST', path: '/subscription_direct_debit_users/authenticate/create', file: 'domains/orders/by-debit/calls/check-code.ts', who: 'member' },
  { method: 'GET', path: '/subscription_direct_debit_users/postal_code', file: 'domains/orders/by-debit/calls/postal-code.ts', who: 'member' },
  { method: 'GET', path: '/subscription_direct_debit_users/:id/form', file: 'domains/orders/debit-applications/calls/form-pdf.ts', who: 'member' },
  { method: 'POST', path: '/webhooks/amazon_pay', file: 'domains/orders/by-wallet/calls/notice.ts', who: 'all', token: false },
  { method: 'POST', path: '/subscription_orders/three_d_secure/return', file: 'domains/orders/calls/three-d-secure-return.ts', who: 'all', token: false },
  { method: 'GET', path: '/subscription_orders/three_d_secure/return', file: 'domains/orders/calls/three-d-secure-return.ts', who: 'all' },
  { method: 'GET', path: '/staff/imports/:id/files/:part', file: 'domains/studio/imports/calls/fetch-file.ts', who: 'staff', roles: studio },
  { method: 'POST', path: '/staff/courses/:id/cover', file: 'domains/studio/covers/calls/put-cover.ts', who: 'staff', roles: studio, body: 22 * MIB },
  { method: 'GET', path: '/staff/courses/:id/cover', file: 'domains/studio/covers/calls/show-cover.ts', who: 'staff', roles: studio },
  { method: 'GET', path: '/previews/:token/cover', file: 'domains/studio/previews/calls/preview-cover.ts', who: 'all' },
  { method: 'GET', path: '/previews/:token/films/:id', file: 'domains/studio/previews/calls/preview-film.ts', who: 'all' },
  { method: 'GET', path: '/staff/courses/:id/figures.csv', file: 'domains/figures/courses/calls/course-figures-csv.ts', who: 'staff', roles: studio },
  { method: 'PATCH', path: '/staff/courses/:id/fields', file: 'domains/studio/fields/calls/save-field.ts', who: 'staff', roles: studio },
  { method: 'POST', path: '/staff/courses/:id/pieces', file: 'domains/studio/outline/calls/add-piece.ts', who: 'staff', roles: studio },
  { method: 'POST', path: '/staff/courses/:id/moves', file: 'domains/studio/outline/calls/move-piece.ts', who: 'staff', roles: studio },
  { method: 'POST', path: '/staff/courses/:id/removals', file: 'domains/studio/outline/calls/remove-piece.ts', who: 'staff', roles: studio },
  { method: 'GET', path: '/staff/debit_applications/:id/form', file: 'domains/orders/debit-applications/calls/staff-form-pdf.ts', who: 'staff', roles: treasury },
  { method: 'GET', path: '/staff/debits/:day/csv', file: 'domains/billing/debit-runs/calls/debit-list-csv.ts', who: 'staff', roles: treasury },
  { method: 'GET', path: '/staff/ledger/csv', file: 'domains/billing/book/calls/month-csv.ts', who: 'staff', roles: treasury },
  { method: 'GET', path: '/staff/payouts/:id/file', file: 'domains/payouts/calls/transfer-file.ts', who: 'staff', roles: treasury },
  { method: 'GET', path: '/staff/payouts/:id/csv', file: 'domains/payouts/calls/transfers-csv.ts', who: 'staff', roles: treasury },
  { method: 'GET', path: '/users/:userId/payouts/:id/pdf', file: 'domains/payouts/calls/statement-pdf.ts', who: 'member' },
  { method: 'GET', path: '/users/:userId/payments/:id/receipt/pdf', file: 'domains/billing/receipts/calls/receipt-pdf.ts', who: 'member' },
  { method: 'POST', path: '/users/:userId/payments/:id/receipt/print', file: 'domains/billing/receipts/calls/receipt-print.ts', who: 'member' },
  { method: 'GET', path: '/users/:userId/refund_notes/:number/pdf', file: 'domains/billing/receipts/calls/refund-note-pdf.ts', who: 'member' },
  // coaching
  { method: 'POST', path: '/personal_coachings/payment_key', file: 'domains/orders/coaching/calls/payment-key.ts', who: 'member', card: true },
  { method: 'GET', path: '/personal_coachings/:id/pictures/:position', file: 'domains/coaching/tickets/calls/picture.ts', who: 'member' },
  { method: 'GET', path: '/staff/coaching_value/csv', file: 'domains/coaching/value/calls/value-csv.ts', who: 'staff', roles: treasury },
  // ambassadors
  { method: 'POST', path: '/ambassador_users', file: 'domains/ambassadors/calls/register.ts', who: 'member' },
  // catalogue
  { method: 'POST', path: '/1/indexes/:index/query', file: 'domains/catalogue/calls/search.ts', who: 'all', token: false, viewing: 'reads', lately: 'shows' },
  { method: 'GET', path: '/courses/:id/contents', file: 'domains/catalogue/calls/course-contents.ts', who: 'all', lately: 'shows' },
  { method: 'GET', path: '/search_near', file: 'domains/catalogue/calls/search-near.ts', who: 'all', lately: 'shows' },
  { method: 'POST', path: '/search_opened', file: 'domains/catalogue/calls/search-opened.ts', who: 'all' },
  { method: 'GET', path: '/search_suggestions', file: 'domains/catalogue/calls/search-suggestions.ts', who: 'all', lately: 'shows' },

  // learning
  { method: 'GET', path: '/daily_lesson_chapters/:id/film', file: 'domains/learning/materials/calls/chapter-media.ts', who: 'all' },
  { method: 'GET', path: '/daily_lesson_chapters/:id/subtitles', file: 'domains/learning/materials/calls/chapter-media.ts', who: 'all' },
  { method: 'GET', path: '/daily_lesson_chapters/:id/stream/:file', file: 'domains/learning/materials/calls/chapter-media.ts', who: 'all' },
  { method: 'GET', path: '/daily_lesson_chapters/:id/slides/:page', file: 'domains/learning/materials/calls/chapter-media.ts', who: 'all' },
  { method: 'GET', path: '/prime_lessons/:id/film', file: 'domains/learning/materials/calls/prime-media.ts', who: 'all' },
  { method: 'GET', path: '/prime_lessons/:id/subtitles', file: 'domains/learning/materials/calls/prime-media.ts', who: 'all' },
  { method: 'GET', path: '/prime_lessons/:id/stream/:file', file: 'domains/learning/materials/calls/prime-media.ts', who: 'all' },
  { method: 'GET', path: '/prime_lessons/:id/slides/:page', file: 'domains/learning/materials/calls/prime-media.ts', who: 'all' },
  { method: 'GET', path: '/courses/:id/voices', file: 'domains/learning/reviews/calls/course-voices.ts', who: 'all', lately: 'shows' },
  { method: 'GET', path: '/courses/:id/supplement', file: 'domains/learning/materials/calls/course-material.ts', who: 'all' },
  { method: 'GET', path: '/courses/:id/supplement_pdf', file: 'domains/learning/materials/calls/course-material.ts', who: 'all' },
  { method: 'GET', path: '/subscriptions/curriculum_steps/:id/supplement', file: 'domains/learning/materials/calls/step-material.ts', who: 'all' },
  { method: 'GET', path: '/subscriptions/curriculum_steps/:id/supplement_pdf', file: 'domains/learning/materials/calls/step-material.ts', who: 'all' },
  { method: 'POST', path: '/daily_lesson_chapters/:id/time_log', file: 'domains/learning/watching/calls/time-log.ts', who: 'member', lately: 'compares' },
  { method: 'POST', path: '/daily_lesson_chapters/:id/curriculum_time_log', file: 'domains/learning/watching/calls/curriculum-time-log.ts', who: 'member', lately: 'compares' },
  { method: 'POST', path: '/prime_lessons/:id/time_log', file: 'domains/learning/watching/calls/prime-time-log.ts', who: 'member', lately: 'compares' },
  { method: 'POST', path: '/daily_lesson_chapters/:id/start_watching_chapter_log', file: 'domains/learning/watching/calls/start-watching-chapter-log.ts', who: 'member' },
  { method: 'POST', path: '/daily_lesson_chapters/:id/finish_watching_chapter_log', file: 'domains/learning/watching/calls/finish-watching-chapter-log.ts', who: 'member' },
  { method: 'POST', path: '/daily_lesson_chapters/:id/speed_log', file: 'domains/learning/watching/calls/speed-log.ts', who: 'member' },
  { method: 'POST', path: '/daily_lesson_chapters/:id/attendance', file: 'domains/learning/progress/calls/chapter-attendance.ts', who: 'member', lately: 'compares' },
  { method: 'POST', path: '/daily_lessons/:id/attendance', file: 'domains/learning/progress/calls/lesson-attendance.ts', who: 'member', lately: 'compares' },
  { method: 'POST', path: '/lesson_attendances', file: 'domains/learning/progress/calls/lesson-attendances.ts', who: 'member', lately: 'compares' },
  { method: 'POST', path: '/prime_lessons/:id/attendances', file: 'domains/learning/progress/calls/prime-attendances.ts', who: 'member', lately: 'compares' },
  { method: 'POST', path: '/courses/:id/complete_course', file: 'domains/learning/progress/calls/complete-course.ts', who: 'member', lately: 'compares' },
  { method: 'POST', path: '/courses/:id/reviews', file: 'domains/learning/reviews/calls/review.ts', who: 'member' },
  { method: 'POST', path: '/courses/:id/review_decline', file: 'domains/learning/reviews/calls/review-decline.ts', who: 'member' },
  { method: 'GET', path: '/courses/:courseId/user_note', file: 'domains/learning/notes/calls/newer-note.ts', who: 'member', lately: 'shows' },
  { method: 'GET', path: '/courses/:courseId/user_note/versions', file: 'domains/learning/notes/calls/note-versions.ts', who: 'member', lately: 'shows' },
  { method: 'POST', path: '/courses/:courseId/user_note', file: 'domains/learning/notes/calls/save-note.ts', who: 'member', body: MIB },
  { method: 'GET', path: '/subscriptions/curriculums/:curriculumId/user_note', file: 'domains/learning/notes/calls/newer-note.ts', who: 'member', lately: 'shows' },
  { method: 'GET', path: '/subscriptions/curriculums/:curriculumId/user_note/versions', file: 'domains/learning/notes/calls/note-versions.ts', who: 'member', lately: 'shows' },
  { method: 'POST', path: '/subscriptions/curriculums/:curriculumId/user_note', file: 'domains/learning/notes/calls/save-note.ts', who: 'member', body: MIB },
  { method: 'POST', path: '/lessons/:id/favorites', file: 'domains/learning/bookmarks/calls/add-lesson-favorite.ts', who: 'member' },
  { method: 'DELETE', path: '/lessons/:id/favorites/:favoriteId', file: 'domains/learning/bookmarks/calls/remove-lesson-favorite.ts', who: 'member' },
  { method: 'POST', path: '/courses/:id/favorite', file: 'domains/learning/bookmarks/calls/add-course-favorite.ts', who: 'member' },
  { method: 'DELETE', path: '/courses/:id/favorite', file: 'domains/learning/bookmarks/calls/remove-course-favorite.ts', who: 'member' },
  { method: 'POST', path: '/api/read_from_user_cache', file: 'domains/learning/progress/calls/read-from-user-cache.ts', who: 'member', viewing: 'reads', lately: 'shows' },
  { method: 'POST', path: '/api/write_to_user_cache', file: 'domains/learning/progress/calls/write-to-user-cache.ts', who: 'member' },
  { method: 'POST', path: '/disabled_curriculum_attendance', file: 'domains/learning/progress/calls/disabled-curriculum-attendance.ts', who: 'member' },
  { method: 'POST', path: '/news_letters/stop', file: 'domains/accounts/news/calls/stop.ts', who: 'all', token: false },
  // rights
  { method: 'GET', path: '/users/:userId/data_copies/:id/:part', file: 'domains/rights/copies/calls/fetch-part.ts', who: 'member' },
  // notifications
  { method: 'POST', path: '/notices/reading', file: 'domains/notifications/notices/calls/read-notices.ts', who: 'member' },
  { method: 'POST', path: '/notifications/:id/closing', file: 'domains/notifications/calls/close-notification.ts', who: 'member' },
  // surveys
  { method: 'GET', path: '/subscriptions/completion_certificates/:id/image', file: 'domains/learning/progress/calls/certificate-image.ts', who: 'member' },
  { method: 'GET', path: '/study_schedule/calendar.ics', file: 'domains/schedules/calls/calendar.ts', who: 'member' },
  { method: 'GET', path: '/study_schedule/feeds/:token', file: 'domains/schedules/calls/feed.ts', who: 'all' },
  { method: 'GET', path: '/subscriptions/look_back/days', file: 'domains/lookback/calls/days.ts', who: 'member' },
  { method: 'POST', path: '/first_surveys/update_option', file: 'domains/surveys/calls/update-option.ts', who: 'member' },
  { method: 'POST', path: '/first_surveys/put_off', file: 'domains/surveys/calls/put-off.ts', who: 'member' },
  { method: 'GET', path: '/staff/first_surveys/:id/counts.csv', file: 'domains/surveys/calls/counts-csv.ts', who: 'staff', roles: studio },
  // practice
  { method: 'POST', path: '/subscriptions/curriculums/:id/completed_work', file: 'domains/practice/calls/completed-work.ts', who: 'member', body: 5 * MIB },
  { method: 'GET', path: '/user_daily_lesson_trainings/lessons', file: 'domains/practice/logs/calls/own-lessons.ts', who: 'member' },
  { method: 'POST', path: '/user_daily_lesson_trainings/create', file: 'domains/practice/logs/calls/create-log.ts', who: 'member', body: 5 * MIB },
  { method: 'PATCH', path: '/user_daily_lesson_trainings/:id', file: 'domains/practice/logs/calls/change-log.ts', who: 'member' },
  { method: 'DELETE', path: '/user_daily_lesson_trainings/:id', file: 'domains/practice/logs/calls/delete-log.ts', who: 'member' },
  { method: 'GET', path: '/user_daily_lesson_trainings/:id/picture', file: 'domains/practice/logs/calls/save-picture.ts', who: 'member' },
  { method: 'GET', path: '/practice_pictures/:id', file: 'domains/practice/picks/calls/picture.ts', who: 'all' },
  { method: 'POST', path: '/user_self_check_points', file: 'domains/practice/self-checks/calls/check.ts', who: 'member' },

  // critiques
  { method: 'POST', path: '/correction_campaigns/correction_work/s3_presigned_url', file: 'domains/critiques/requests/calls/promise-upload.ts', who: 'member' },
  { method: 'POST', path: '/critique_uploads', file: 'domains/critiques/uploads/calls/begin-upload.ts', who: 'member' },
  { method: 'DELETE', path: '/critique_uploads', file: 'domains/critiques/uploads/calls/cancel-upload.ts', who: 'member' },
  { method: 'POST', path: '/critique_uploads/part', file: 'domains/critiques/uploads/calls/sign-part.ts', who: 'member' },
  { method: 'POST', path: '/critique_uploads/finish', file: 'domains/critiques/uploads/calls/finish-upload.ts', who: 'member' },
  { method: 'POST', path: '/correction_campaigns/:id/hold', file: 'domains/critiques/places/calls/hold-place.ts', who: 'member' },
  { method: 'PATCH', path: '/correction_campaigns/:id/hold', file: 'domains/critiques/places/calls/lengthen-hold.ts', who: 'member' },
  { method: 'DELETE', path: '/correction_campaigns/:id/hold', file: 'domains/critiques/places/calls/give-back.ts', who: 'member' },
  { method: 'POST', path: '/correction_campaigns/:id/wait', file: 'domains/critiques/waits/calls/join-line.ts', who: 'member' },
  { method: 'DELETE', path: '/correction_campaigns/:id/wait', file: 'domains/critiques/waits/calls/leave-line.ts', who: 'member' },
  { method: 'POST', path: '/user_corrected_works', file: 'domains/critiques/requests/calls/request-critique.ts', who: 'member' },
  { method: 'DELETE', path: '/user_corrected_works/:id', file: 'domains/critiques/works/calls/cancel-work.ts', who: 'member' },
  { method: 'GET', path: '/user_corrected_works/:id/corrections/:version/:item/attachment', file: 'domains/critiques/works/calls/attachment.ts', who: 'member' },
  { method: 'POST', path: '/teacher_corrections/s3_presigned_url', file: 'domains/critiques/returns/calls/promise-upload.ts', who: 'member' },
  { method: 'POST', path: '/user_corrected_works/:id/teacher_corrections', file: 'domains/critiques/returns/calls/return-correction.ts', who: 'member' },
  { method: 'PUT', path: '/user_corrected_works/:id/teacher_corrections/draft', file: 'domains/critiques/returns/calls/save-draft.ts', who: 'member', body: MIB },
  { method: 'GET', path: '/user_corrected_works/:id/drawing', file: 'domains/critiques/drawings/calls/open-drawing.ts', who: 'member' },
  { method: 'PUT', path: '/user_corrected_works/:id/drawing', file: 'domains/critiques/drawings/calls/save-drawing.ts', who: 'member', body: 13 * MIB },
  { method: 'GET', path: '/user_corrected_works/:id/corrections/:version/drawing', file: 'domains/critiques/drawings/calls/returned-drawing.ts', who: 'member' },
  { method: 'GET', path: '/teacher_corrections/films', file: 'domains/critiques/pins/calls/find-films.ts', who: 'member' },
  { method: 'GET', path: '/user_corrected_works/:id/corrections/:version/memo', file: 'domains/critiques/works/calls/memo.ts', who: 'member' },
  { method: 'PUT', path: '/user_corrected_works/:id/corrections/:version/pins/:number', file: 'domains/critiques/pins/calls/tick-pin.ts', who: 'member' },
  { method: 'POST', path: '/correctional_teacher_introduction_images', file: 'domains/critiques/teachers/calls/add-image.ts', who: 'member', body: 6 * MIB },
  { method: 'DELETE', path: '/correctional_teacher_introduction_images/:id', file: 'domains/critiques/teachers/calls/remove-image.ts', who: 'member' },
  { method: 'GET', path: '/staff/critiques/:id/file', file: 'domains/critiques/board/calls/file.ts', who: 'staff', roles: desk },
  { method: 'GET', path: '/critique_sample_pictures/:id/:side', file: 'domains/critiques/samples/calls/picture.ts', who: 'all' },
  { method: 'GET', path: '/user_corrected_works/:id/critique.txt', file: 'domains/critiques/works/calls/critique-text.ts', who: 'member' },
  { method: 'GET', path: '/user_corrected_works/:id/attachment', file: 'domains/critiques/works/calls/attachment.ts', who: 'member' },

  // studio
  { method: 'POST', path: '/staff/studio_files', file: 'domains/studio/uploads/calls/begin-upload.ts', who: 'staff', roles: studio },
  { method: 'DELETE', path: '/staff/studio_files', file: 'domains/studio/uploads/calls/cancel-upload.ts', who: 'staff', roles: studio },
  { method: 'POST', path: '/staff/studio_files/part', file: 'domains/studio/uploads/calls/sign-part.ts', who: 'staff', roles: studio },
  { method: 'POST', path: '/staff/studio_files/finish', file: 'domains/studio/uploads/calls/finish-upload.ts', who: 'staff', roles: studio },
  { method: 'GET', path: '/staff/slides/:place/pages/:page', file: 'domains/studio/slides/calls/show-page.ts', who: 'staff', roles: studio },
  { method: 'DELETE', path: '/staff/materials/:place', file: 'domains/studio/materials/calls/remove-material.ts', who: 'staff', roles: studio },
  { method: 'POST', path: '/staff/films/uploads', file: 'domains/studio/films/calls/begin-upload.ts', who: 'staff', roles: studio },
  { method: 'DELETE', path: '/staff/films/uploads', file: 'domains/studio/films/calls/cancel-upload.ts', who: 'staff', roles: studio },
  { method: 'POST', path: '/staff/films/uploads/part', file: 'domains/studio/films/calls/sign-part.ts', who: 'staff', roles: studio },
  { method: 'POST', path: '/staff/films/uploads/finish', file: 'domains/studio/films/calls/finish-upload.ts', who: 'staff', roles: studio },
  { method: 'GET', path: '/staff/films/:place/state', file: 'domains/studio/films/calls/state.ts', who: 'staff', roles: studio },
  { method: 'POST', path: '/staff/films/:place/captions', file: 'domains/studio/films/calls/read-captions.ts', who: 'staff', roles: studio, body: 3 * MIB },
  { method: 'PUT', path: '/staff/films/:place/captions', file: 'domains/studio/films/calls/save-captions.ts', who: 'staff', roles: studio, body: 3 * MIB },
  { method: 'GET', path: '/staff/films/:place/media/*', file: 'domains/studio/films/calls/media.ts', who: 'staff', roles: studio },

  // trials
  { method: 'POST', path: '/trial_sets/check_serial_code', file: 'domains/trials/receipts/calls/check-serial-code.ts', who: 'member' },
  { method: 'POST', path: '/trial_tutorial', file: 'domains/trials/tutorial/calls/open-tutorial.ts', who: 'member' },
  { method: 'POST', path: '/trial_tutorial/progress', file: 'domains/trials/tutorial/calls/note-progress.ts', who: 'member' },
  { method: 'POST', path: '/staff/trial_code_batches/:id/codes', file: 'domains/trials/codes/calls/codes-csv.ts', who: 'staff', roles: admins },
  // poses
  { method: 'POST', path: '/pose_library/poses.json', file: 'domains/poses/library/calls/list-poses.ts', who: 'member', viewing: 'reads', lately: 'shows' },
  { method: 'POST', path: '/pose_library/like', file: 'domains/poses/library/calls/like-pose.ts', who: 'member' },
  { method: 'POST', path: '/pose_library/classes', file: 'domains/poses/classes/calls/add-class.ts', who: 'member' },
  { method: 'PUT', path: '/pose_library/classes/:id', file: 'domains/poses/classes/calls/change-class.ts', who: 'member' },
  { method: 'DELETE', path: '/pose_library/classes/:id', file: 'domains/poses/classes/calls/delete-class.ts', who: 'member' },
  { method: 'POST', path: '/pose_library/invitation', file: 'domains/poses/library/calls/take-invitation.ts', who: 'member' },
  { method: 'GET', path: '/staff/poses/:id/picture', file: 'domains/poses/library/calls/staff-picture.ts', who: 'staff', roles: studio },
  { method: 'GET', path: '/pose_library/poses/:id/picture', file: 'domains/poses/library/calls/picture.ts', who: 'all' },
  // community
  { method: 'GET', path: '/courses/:id/illust_reports', file: 'domains/community/reports/calls/made-with.ts', who: 'all', lately: 'shows' },
  { method: 'GET', path: '/fifth_anniversary/:file', file: 'domains/community/galleries/calls/gallery.ts', who: 'all', lately: 'shows' },
  { method: 'GET', path: '/gallery_illusts/:id/image', file: 'domains/community/galleries/calls/picture.ts', who: 'all' },
  { method: 'GET', path: '/illust_contests/:id/illust_collection', file: 'domains/community/contests/calls/collection.ts', who: 'all', lately: 'shows' },
  { method: 'POST', path: '/illust_contests/:id/illust_contest_applicants', file: 'domains/community/contests/calls/enter.ts', who: 'member', body: 5 * MIB },
  { method: 'GET', path: '/illust_contest_applicants/:id/award', file: 'domains/community/contests/calls/award-paper.ts', who: 'member' },
  { method: 'GET', path: '/staff/contests/:id/entries', file: 'domains/community/judging/calls/entries-table.ts', who: 'staff', roles: studio },
  { method: 'GET', path: '/illust_contest_applicants/:id/image', file: 'domains/community/contests/calls/picture.ts', who: 'all' },
  { method: 'POST', path: '/content_reports', file: 'domains/community/moderation/calls/flag.ts', who: 'member' },
  { method: 'POST', path: '/member_blocks', file: 'domains/community/blocks/calls/block.ts', who: 'member' },
  { method: 'GET', path: '/staff/moderation/:id/image', file: 'domains/community/moderation/calls/picture.ts', who: 'staff', roles: desk },
  { method: 'POST', path: '/illust_reports', file: 'domains/community/reports/calls/post-report.ts', who: 'member', body: 6 * MIB },
  { method: 'GET', path: '/illust_reports/:id/image', file: 'domains/community/reports/calls/picture.ts', who: 'all' },
  { method: 'GET', path: '/illust_reports/:id/comments/json', file: 'domains/community/comments/calls/list-comments.ts', who: 'all' },
  { method: 'POST', path: '/illust_reports/:id/comments', file: 'domains/community/comments/calls/post-comment.ts', who: 'member', body: 6 * MIB },
  { method: 'DELETE', path: '/illust_reports_comments/:id', file: 'domains/community/comments/calls/delete-comment.ts', who: 'member' },
  { method: 'GET', path: '/illust_reports_comments/:id/image', file: 'domains/community/comments/calls/picture.ts', who: 'all' },
  { method: 'POST', path: '/illust_reports/:id/goods', file: 'domains/community/likes/calls/like.ts', who: 'member' },
  { method: 'DELETE', path: '/illust_reports/:id/goods/:goodId', file: 'domains/community/likes/calls/unlike.ts', who: 'member' },

  // consultation
  { method: 'POST', path: '/questions', file: 'domains/consultation/threads/calls/ask-question.ts', who: 'member', body: 13 * MIB },
  { method: 'POST', path: '/user_attending_consultations', file: 'domains/consultation/threads/calls/write-to-school.ts', who: 'member', body: 13 * MIB },
  { method: 'GET', path: '/daily_lessons/:id/answers', file: 'domains/consultation/answers/calls/lesson-answers.ts', who: 'all', lately: 'shows' },
  { method: 'GET', path: '/prime_lessons/:id/answers', file: 'domains/consultation/answers/calls/prime-answers.ts', who: 'all', lately: 'shows' },
  { method: 'POST', path: '/staff/questions/:id/look', file: 'domains/consultation/inbox/calls/look.ts', who: 'staff', roles: desk },

  // studio
  { method: 'POST', path: '/staff/search_trial', file: 'domains/studio/search-words/calls/try-words.ts', who: 'staff', roles: studio },
  { method: 'GET', path: '/staff/references', file: 'domains/studio/entries/calls/references.ts', who: 'staff', roles: studio },
  // staff
  { method: 'GET', path: '/staff/figures.csv', file: 'domains/figures/calls/figures-csv.ts', who: 'staff', roles: treasury },
  { method: 'GET', path: '/staff/quits.csv', file: 'domains/contracts/quitting/calls/quits-csv.ts', who: 'staff', roles: desk },
  { method: 'POST', path: '/staff/members/:id/viewing', file: 'domains/staff/viewing/calls/begin-viewing.ts', who: 'staff', roles: desk },
  { method: 'DELETE', path: '/staff/viewing', file: 'domains/staff/viewing/calls/end-viewing.ts', who: 'member', viewing: 'ends' },
] as const satisfies CallRow[]

export type CallPath = (typeof calls)[number]['path']
export const bodyOf = (row: CallRow): number => row.body ?? MIB / 4

const toRoute = (row: PageRow): RouteConfigEntry => ({
  id: row.path === '/' ? 'top' : row.path,
  file: row.file,
  caseSensitive: true,
  ...(row.path === '/' ? { index: true } : { path: row.path.replace(/^\//, '') }),
})

export default pages.map(toRoute) satisfies RouteConfig
