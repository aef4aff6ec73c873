import type { Limit } from '#platform/limits.ts'

/** Pictures that one learner may post, whatever they are for. */
export const IMAGE_POSTS: Limit = { name: 'image-posts', points: 60, seconds: 3_600 }
