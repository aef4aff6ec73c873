const DAY = 86_400

export const copyAsks = {
  name: 'rights.copy',
  points: 3,
  seconds: 7 * DAY,
  sentence: 'まとめてダウンロードできるのは、7日間に3回までです。',
}
export const ownClaims = { name: 'rights.claim', points: 5, seconds: DAY }
export const takedowns = {
  name: 'rights.takedown',
  points: 5,
  seconds: 3600,
  sentence: '短時間に多くの申し出をいただいています。1時間ほどおいて、もう一度お送りください。',
}
