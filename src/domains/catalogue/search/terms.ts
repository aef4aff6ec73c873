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

export const searchFailures = {
  'unknown-index': '検索先が見つかりません',
  'bad-query': '検索キーワードを確認してください',
  'long-query': `検索キーワードは${longestQuery}文字以内で入力してください`,
  'too-many': 'しばらくしてから再度お試しください',
  unavailable: '検索中にエラーが発生しました',
} as const
