export const WORK_MAX = 4 * 1024 * 1024
export const WORK_TYPES = ['image/jpeg', 'image/png']
export const WORK_WRONG = '※jpgまたはpng形式(サイズ4MB以下)でアップしてください。'
/** What who enters declares; another wording is another version. */
export const DECLARATION = '画像生成AIを使用していません'
export const DECLARATION_VERSION = '2026-11'
export const WORKS_A_PAGE = 20
/** Said beside a work, where its author wishes it, once the results are told. */
export const SHOWS_NAME = '結果発表のあと、作品に表示名を添える'
export const REFUSAL_MAX = 500

/** A work as lists of works are answered. */
export type Illust = {
  id: number
  image: string
  url: string
  thumbnailUrl: string
  width: number
  height: number
  /** What may be said of it: its title, whose it is. */
  caption: string | null
}
/** Who may enter. */
export const entrantNames = { members: '会員ならどなたでも', subscribers: 'プランに加入している方' } as const
export type Entrants = keyof typeof entrantNames
/** What holds in every contest, whatever its own rules say. */
export const ALWAYS = `自分で描いた作品に限ります。R18の作品、ほかの人の作品、画像生成AIを使った作品は応募できません。作品は、このサイトでの紹介にだけ使います。`
export type ContestState = 'draft' | 'coming' | 'open' | 'judging' | 'results' | 'archived'
export const stateNames: Record<ContestState, string> = {
  draft: '下書き',
  coming: '開催予定',
  open: '応募受付中',
  judging: '審査中',
  results: '結果発表',
  archived: '終了',
}
