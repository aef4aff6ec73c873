import { href } from 'react-router'
import type { Leaving } from '#platform/manifest.ts'
import { forgetAccount, hasOpenTransfer } from './queries.ts'

export const leaving: Leaving = {
  /** What is on its way to somebody's account arrives first. */
  async whyStay(db, { id }) {
    if (!(await hasOpenTransfer(db, id))) return null
    return {
      code: 'in-transfer',
      sentence: '報酬のお振り込みの手続き中のため、退会できません。お振り込みが済んでから、もう一度お手続きください。',
      way: { label: '報酬の受け取りへ進む', to: href('/users/:userId/payouts', { userId: String(id) }) },
    }
  },
  kept: ['報酬のお支払いの記録（法令で定められた期間）'],
  /** Who was never paid and is owed nothing leaves no account behind; what is owed is still paid to it. */
  async erase(tx, _, { id }) {
    await forgetAccount(tx, id)
  },
}
