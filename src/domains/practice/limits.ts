import type { Limit } from '#platform/limits.ts'

/** Pictures that one learner may post, whatever they are for. */
export const IMAGE_POSTS: Limit = { name: 'image-posts', points: 60, seconds: 3_600 }
/** A memo saves itself while it is written. */
export const LOG_CHANGES: Limit = { name: 'practice-log-changes', points: 600, seconds: 3_600 }
export const SELF_CHECKS: Limit = { name: 'self-checks', points: 600, seconds: 3_600 }
