/** The five vocabularies, each code with its word; a pose has one of each. */
export const vocabularies = {
  gender: { woman: '女性', man: '男性', neutral: '中性的', mixed: '男女いっしょ' },
  pose: {
    standing: '立つ',
    gesture: 'しぐさ',
    moving: '歩く・走る',
    sitting: '座る',
    crouching: 'しゃがむ',
    lying: '寝る',
    jumping: '跳ぶ',
    action: 'アクション',
    hands: '手',
  },
  layout: { front: '正面', diagonal: 'ななめ', side: '横', back: '後ろ', above: '俯瞰', below: 'あおり' },
  cloth: {
    base: '素体',
    casual: '普段着',
    uniform: '制服',
    suit: 'スーツ',
    sports: 'スポーツ',
    dress: 'ワンピース',
    kimono: '着物',
    outer: 'コート',
  },
  number: { one: '1人', two: '2人', more: '3人' },
} as const

export const categoryNames = { gender: '性別', pose: 'ポーズ', layout: '構図', cloth: '服装', number: '人数' } as const

export type Category = keyof typeof vocabularies
export const categories = Object.keys(vocabularies) as Category[]
type Words = typeof vocabularies
export type Categories = { [C in Category]: keyof Words[C] }
export type PoseRange = 'all' | 'favorite'

/** What of each category is wanted; an empty list is no restriction. */
export type PoseFilter = { [C in Category]?: (keyof Words[C])[] }

/** A pose as the page shows it; its picture small is at the same address with `&size=small`. */
export type ShownPose = { id: number; imageURL: string; liked: boolean; name: string }

export const SAMPLES = 12

/** 「女性・立つ・正面」 */
export const poseName = ({ gender, pose, layout }: Categories) =>
  [vocabularies.gender[gender], vocabularies.pose[pose], vocabularies.layout[layout]].join('・')

export const smallOf = (imageURL: string) => `${imageURL}&size=small`

/** From this day on the library says that it holds more than a thousand. */
const THOUSAND_FROM = '2025-04-01'

/** 「1,000点以上」 while it is true and from the day on; before, what there is in round hundreds. */
export function sizeWords(published: number, today: string): string {
  const said = published >= 1_000 && today >= THOUSAND_FROM ? 1_000 : Math.min(900, Math.floor(published / 100) * 100)
  return said > 0 ? `${said.toLocaleString('ja-JP')}点以上のポーズ素材` : 'ポーズ素材'
}
