import type { Leaving } from '#platform/manifest.ts'
import { forgetReviewer } from './reviews/queries.ts'

export const leaving: Leaving = {
  lost: ['ノート、学習の記録、お気に入り、修了証書、レビューの文章'],
  kept: ['掲載されている講座のレビューの星の数（お名前と文章は消えます）'],
  async erase(tx, _, { id }) {
    await forgetReviewer(tx, id)
  },
}
