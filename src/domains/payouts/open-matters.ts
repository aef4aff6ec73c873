import { href } from 'react-router'
import { yen } from '#domains/plans/terms.ts'
import type { Manifest } from '#platform/manifest.ts'
import { treasury } from '#platform/staff-roles.ts'
import { dayKey } from '#platform/tokyo.ts'
import { sumWaiting } from './queries.ts'
import { monthOf } from './rules.ts'

/** What of the months that are over nobody has paid yet, and what is with the bank without an answer. */
export const openMatters: Manifest['openMatters'] = {
  roles: treasury,
  async read({ db, now }) {
    const { owed, payees, open } = await sumWaiting(db, monthOf(dayKey(now)))
    return {
      waiting: [
        {
          label: '支払い前の報酬',
          value: yen(owed),
          note: owed > 0 ? `先月までの分・${payees}名` : '先月までの分はありません',
          to: href('/staff/payouts'),
        },
        {
          label: '振込手続き中の報酬',
          value: `${open}件`,
          note: '支払い済みか振込不能かの記録を待っています',
          to: href('/staff/payouts'),
        },
      ],
    }
  },
}
