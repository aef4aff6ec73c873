import type { Drawing, Level, Tab } from '../terms.ts'

/** A course as the search answers it. Times are ISO 8601. */
export type SearchHit = {
  objectID: string
  title: string
  description: string
  master_id: number
  pr_thumbnail_url: string | null
  opened_at: string | null
  closed_at: string | null
  teachers: { teacher_name: string }[]
  master_subscription_courses: { opened_at: string | null; closed_at: string | null }[]
}

export type SearchAnswer = { nbHits: number; hits: SearchHit[] }

export const searchIndex = 'MasterCourse_production'
export const longestQuery = 512
export const mostHits = 20
/** Where a press on a hit comes from, unless the page says otherwise. */
export const searchSource = 'search_box'
/** The same where a member goes on: the top page. */
export const continuationSource = 'continuation_top'
/** The clock of the business, in milliseconds, so that a browser hides a hit when it closes there and not here. */
export const businessTimeHeader = 'X-Business-Time'

/** What a browser says by itself where it gets no answer. */
export const searchUnavailable = '検索中にエラーが発生しました'

export const searchFailures = {
  'unknown-index': '検索先が見つかりません',
  'bad-query': '検索キーワードを確認してください',
  'long-query': `検索キーワードは${longestQuery}文字以内で入力してください`,
  'too-many': 'しばらくしてから再度お試しください',
  unavailable: searchUnavailable,
} as const

/** How long a course's films are together, by which courses are narrowed. */
export const lengths = [
  { id: 'short', label: '10分まで', over: 0, upTo: 10 * 60 },
  { id: 'medium', label: '10〜30分', over: 10 * 60, upTo: 30 * 60 },
  { id: 'long', label: '30分より長い', over: 30 * 60, upTo: Infinity },
] as const
export type Length = (typeof lengths)[number]['id']

/** What the address of the results says. */
export type Filters = {
  query: string
  tab: Tab | null
  level: Level | null
  length: Length | null
  drawing: Drawing | null
  teacher: number | null
  page: number
}
