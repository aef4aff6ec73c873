export const GUARDIAN_NAME_MAX = 50
/** So long the link of the letter can be used. */
export const GUARDIAN_DAYS = 30
/** The code of those under 18 (`ages`). */
export const MINOR = 1
