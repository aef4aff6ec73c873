import type { Leaving } from '#platform/manifest.ts'
import { eraseOrders } from './erase-orders.ts'
import { eraseConsents } from './guardians/queries.ts'
import { listPurchasedTitles } from './queries.ts'
import { giveUpOpenOrders } from './settle-order.ts'

export const leaving: Leaving = {
  async lost(db, memberId) {
    const titles = await listPurchasedTitles(db, memberId)
    const courses = `購入した講座${titles.map((title) => `「${title}」`).join('')}の視聴（期限なくご覧いただける講座も含みます）`
    return [
      ...(titles.length > 0 ? [courses] : []),
      '口座振替の登録',
      'カード番号の一部と有効期限（決済会社に預けているカード情報も削除します）',
    ]
  },
  kept: ['保護者の方の同意の記録（お申し込みにつながったもの）'],
  /** The provider forgets the cards a little later: it may still be asked about a refund that is under way. */
  async erase(tx, house, { id: memberId }) {
    await giveUpOpenOrders(tx, house, { memberId, kind: 'card' })
    await eraseConsents(tx, memberId, house.clock.now())
    const cards = await eraseOrders(tx, memberId, house.clock.now())
    for (const id of cards) await house.jobs.add(tx, 'orders.forget-card', { id })
  },
}
