/** How a review stands with staff. */
export const reviewStates = { waiting: '確認待ち', approved: '掲載中', refused: '見送り' } as const
export type ReviewState = keyof typeof reviewStates
export const REASON_MAX = 300
export const VOICE_NAME_MAX = 40
