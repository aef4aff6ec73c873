import type { Leaving } from '#platform/manifest.ts'
import { keepAwardsOf } from './contests/queries.ts'
import { dropPicturesOf } from './comments/queries.ts'

export const leaving: Leaving = {
  lost: ['投稿したイラストレポートと、そこに届いたコメント', 'イラストレポートへのいいね', 'コンテストに応募した作品'],
  kept: [
    'ほかの方のイラストレポートに書いたコメント（お名前と画像は消えます）',
    'コンテストの受賞の記録（お名前と作品は消えます）',
  ],
  async erase(tx, house, { id }) {
    await keepAwardsOf(tx, id, house.clock.now())
    await dropPicturesOf(tx, id)
  },
}
