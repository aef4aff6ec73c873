import { href } from 'react-router'
import { yen } from '#domains/plans/terms.ts'
import type { Actor } from '#platform/ask.ts'
import type { Alarm, Manifest } from '#platform/manifest.ts'
import { treasury } from '#platform/staff-roles.ts'
import { dayKey, formatDayKey } from '#platform/tokyo.ts'
import { planMonth } from './plan-month.ts'
import { hasRun, sumWaiting } from './queries.ts'
import { dueDayOf, monthBefore, monthOf } from './rules.ts'

/** What of the months that are over nobody has paid yet, and what is with the bank without an answer. */
export const openMatters: Manifest['openMatters'] = {
  roles: treasury,
  async read(asked) {
    const { db, now } = asked
    const { owed, payees, open } = await sumWaiting(db, monthOf(dayKey(now)))
    return {
      alarms: owed > 0 ? await lateMonth(asked) : [],
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

/** The day on which last month was to be paid has passed, there is something to pay, and nobody has closed it. */
async function lateMonth(asked: Actor): Promise<Alarm[]> {
  const { db, house, now } = asked
  const today = dayKey(now)
  const month = monthBefore(monthOf(today))
  const due = dueDayOf(month, house.settings.payoutDay)
  if (today <= due || (await hasRun(db, month))) return []
  const { transfers } = await planMonth(asked, db, month)
  if (transfers.length === 0) return []
  const words = `${Number(month.slice(5, 7))}月分の支払日は${formatDayKey(due)}でした。${transfers.length}名へのお支払いが済んでいません。`
  return [
    {
      isLate: true,
      title: '報酬の支払いが遅れています',
      words,
      way: { label: '報酬の支払いを開く', to: href('/staff/payouts') },
    },
  ]
}
