import type { Limit } from '#platform/limits.ts'

export const REPORT_POSTS: Limit = { name: 'illust-reports', points: 10, seconds: 3_600 }
export const COMMENT_POSTS: Limit = { name: 'illust-comments', points: 30, seconds: 600 }
export const LIKES: Limit = { name: 'illust-likes', points: 120, seconds: 60 }
export const FLAGS: Limit = { name: 'content-flags', points: 30, seconds: 3_600 }
export const BLOCKS: Limit = { name: 'member-blocks', points: 60, seconds: 3_600 }
/** Pictures that one learner may post, whatever they are for: the same counter as that of exercises. */
export const IMAGE_POSTS: Limit = { name: 'image-posts', points: 60, seconds: 3_600 }
