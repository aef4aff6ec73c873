import type { Leaving } from '#platform/manifest.ts'
import { dropPicturesOf } from './comments/queries.ts'
import { countWaitingEntries, keepAwardsOf } from './contests/queries.ts'

export const leaving: Leaving = {
  async lost(db, memberId) {
    const waiting = await countWaitingEntries(db, memberId)
    const entries = `コンテストに応募した作品${waiting > 0 ? `（受賞していない${waiting}点は取り下げになります）` : ''}`
    return ['投稿したイラストレポートと、そこに届いたコメント', 'イラストレポートへのいいね', entries]
  },
  kept: [
    'ほかの方のイラストレポートに書いたコメント（お名前と画像は消えます）',
    'コンテストの受賞の記録（お名前と作品は消え、「退会した会員」と表示します）',
  ],
  async erase(tx, house, { id }) {
    await keepAwardsOf(tx, id, house.clock.now())
    await dropPicturesOf(tx, id)
  },
}
