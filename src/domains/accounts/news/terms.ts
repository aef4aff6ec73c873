/** What stands beside the box; a new wording has a new version. */
export const NEWS_WORDS = '新しい講座やキャンペーンのお知らせを、メールで受け取る（任意）'
export const NEWS_WORDING = '2026-11-1'
export const NEWS_BATCH = 200
export const BODY_MAX = 4000
export const SUBJECT_MAX = 60
