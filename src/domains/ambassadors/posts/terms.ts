export const ADDRESS_MAX = 500
export const NOTE_MAX = 200
/** So many posts one ambassador registers at most. */
export const MOST_POSTS = 200

export const postStates = { waiting: '確認待ち', marked: '表示あり', unmarked: 'PRの表示なし' } as const
export type PostState = keyof typeof postStates
