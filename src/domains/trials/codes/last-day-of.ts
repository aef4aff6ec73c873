import { dayKey } from '#platform/tokyo.ts'

/** The last day on which something may be used that is over from this moment on. */
export const lastDayOf = (expiresAt: Date): string => dayKey(new Date(expiresAt.getTime() - 1))
