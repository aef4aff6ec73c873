import { href } from 'react-router'
import type { Leaving } from '#platform/manifest.ts'
import { eraseDebitNames } from './debit-runs/queries.ts'
import { hasOpenBill } from './invoices/queries.ts'

export const leaving: Leaving = {
  /** Whoever has a bill that is not settled cannot vanish from the books. */
  async whyStay(db, { id }) {
    if (!(await hasOpenBill(db, id))) return null
    return {
      code: 'bill-open',
      sentence: 'お支払いの済んでいない料金があるため、退会できません。',
      way: { label: 'お支払いへ進む', to: href('/users/:userId/payments', { userId: String(id) }) },
    }
  },
  kept: ['お支払い、領収書、返金の記録（法令で定められた期間。お名前やメールアドレスとは切り離して保管します）'],
  async erase(tx, _, { id }) {
    await eraseDebitNames(tx, id)
  },
}
