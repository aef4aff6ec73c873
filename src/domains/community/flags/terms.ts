export const flagReasons = {
  r18: 'R18にあたる',
  harassment: '人を傷つける・いやがらせ',
  copyright: 'ほかの人の作品をつかっている',
  ai_generated: '生成AIで作られている',
  spam: '宣伝・勧誘・荒らし',
  other: 'そのほか',
} as const
export type FlagReason = keyof typeof flagReasons
export const FLAG_DETAIL_MAX = 500
/** So many different members hide something until staff have looked, once they have been here so long. */
export const FLAGS_THAT_HIDE = 3
export const DAYS_THAT_COUNT = 7
