import type { Limit } from '#platform/limits.ts'

/** Nobody reads more confirmations than that. */
export const showings: Limit = { name: 'orders.show', points: 120, seconds: 3600 }

/** Enough for somebody who looks for the card that works, too few for who tries the cards of others. */
export const cardTries: Limit = {
  name: 'orders.card',
  points: 30,
  seconds: 3600,
  sentence: 'カードの登録の試行回数が上限に達しました。1時間ほどおいてから、もう一度お試しください。',
}
