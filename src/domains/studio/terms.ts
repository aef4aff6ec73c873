/** How a course stands: a draft has no opening day. */
export const courseStates = { draft: '下書き', coming: '公開予定', open: '公開中', closed: '公開終了' } as const
export type CourseState = keyof typeof courseStates

export const courseLimits = { title: 100 } as const

/** What a course must have before it is published. */
export const needs = {
  description: '紹介文',
  cover: 'カバー画像',
  teacher: '先生',
  level: 'レベル',
  category: 'カテゴリ',
  tab: '分野',
  film: '動画の準備ができたレッスン',
} as const
export type Need = keyof typeof needs
