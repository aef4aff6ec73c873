import type { Leaving } from '#platform/manifest.ts'
import { dropPicturesOf } from './comments/queries.ts'

export const leaving: Leaving = {
  lost: ['投稿したイラストレポートと、そこに届いたコメント', 'イラストレポートへのいいね', 'コンテストに応募した作品'],
  kept: ['ほかの方のイラストレポートに書いたコメント（お名前と画像は消えます）'],
  async erase(tx, _, { id }) {
    await dropPicturesOf(tx, id)
  },
}
