/** What the house makes of a cover: the size of a card, twice as sharp. */
export const coverSize = { width: 1280, height: 720 } as const
export const COVER_MAX = 20 * 1024 * 1024
export const badCover = 'JPEG・PNG、20MBまで、6,400万画素までの画像を選んでください。'
export type Focus = { x: number; y: number }
export const middle: Focus = { x: 50, y: 50 }
