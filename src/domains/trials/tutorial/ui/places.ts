/** Where somebody watches, draws, pays or works nothing opens by itself. */
const busy = [
  /^\/(daily_lesson_chapters|prime_lessons|subscriptions\/curriculum_steps)\/|^\/free_lessons\/\d/,
  /^\/(subscription_orders|subscription_direct_debit_users|subscription_tickets|course_orders|personal_coachings)(\/|$)/,
  /^\/users\/(edit_card|\d+\/(payments|school_users|withdrawal|payee))(\/|$)/,
  /^\/(sessions|accounts|staff|sandbox|first_surveys)(\/|$)/,
  /^\/(user_corrected_works|correction_campaigns)\/./,
]

export const mayOpenBySelf = (pathname: string): boolean => !busy.some((place) => place.test(pathname))
