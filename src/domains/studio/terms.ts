/** How a course stands: a draft has no opening day. */
export const courseStates = { draft: '下書き', coming: '公開予定', open: '公開中', closed: '公開終了' } as const
export type CourseState = keyof typeof courseStates

export const courseLimits = { title: 100 } as const
