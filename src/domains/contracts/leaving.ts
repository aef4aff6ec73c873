import { href } from 'react-router'
import type { Leaving } from '#platform/manifest.ts'
import { eraseQuitWords } from './quitting/queries.ts'

export const leaving: Leaving = {
  /** A plan ends by its own way first: it has terms, and what it costs is asked for. */
  async whyStay(_, { id, state }) {
    if (state === 'under_trial' || state === 'will_continue')
      return {
        code: 'plan-runs',
        sentence: 'プランをご利用中のため、退会できません。先に解約（自動更新の停止）をお手続きください。',
        way: { label: '解約・自動更新の停止へ', to: `${href('/subscription_orders/new')}?order_type=quit` },
      }
    if (state !== 'will_cancel') return null
    return {
      code: 'plan-ends',
      sentence: '解約の手続きは済んでいます。ご利用期限が過ぎると、退会できます。',
      way: { label: 'プランのページへ', to: href('/users/:userId/plan', { userId: String(id) }) },
    }
  },
  lost: ['解約のときにお書きいただいた文章'],
  async erase(tx, _, { id }) {
    await eraseQuitWords(tx, id)
  },
}
