import { href } from 'react-router'
import type { Manifest } from '#platform/manifest.ts'
import { desk } from '#platform/staff-roles.ts'
import { RETURN_DAYS } from '../terms.ts'
import { countMatters } from './queries.ts'

export const openMatters: Manifest['openMatters'] = {
  roles: desk,
  async read({ db, now }) {
    const { overdue, reported } = await countMatters(db, now)
    return {
      waiting: [
        {
          label: '返却の遅れている添削',
          value: `${overdue}件`,
          note: `依頼から${RETURN_DAYS}日を過ぎて、返却を待っている作品`,
          isLate: overdue > 0,
          to: `${href('/staff/critiques')}?tab=overdue`,
        },
        {
          label: '判断を待つ添削の連絡',
          value: `${reported}件`,
          note: '取り消しの相談、規約違反や不快な添削の報告',
          to: `${href('/staff/critiques')}?tab=reported`,
        },
      ],
    }
  },
}
