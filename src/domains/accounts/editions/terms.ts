/** Documents whose editions staff announce, and what they are called. */
export const editionDocuments = { user_policy: '利用規約', privacy_policy: 'プライバシーポリシー' } as const
export type EditionDocument = keyof typeof editionDocuments

/** Between the letter and the day on which an edition comes. */
export const NOTICE_DAYS = 14
export const LETTER_BATCH = 200
export const BODY_MAX = 60_000
