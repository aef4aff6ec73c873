import type { Limit } from '#platform/limits.ts'

/** What one member may write to the school, of whatever kind. */
export const QUESTIONS: Limit = { name: 'questions', points: 10, seconds: 3_600 }
