import { href } from 'react-router'
import type { Manifest } from '#platform/manifest.ts'
import { desk } from '#platform/staff-roles.ts'
import { RETURN_DAYS } from '../terms.ts'
import { countOverdue } from './queries.ts'

export const openMatters: Manifest['openMatters'] = {
  roles: desk,
  async read({ db, now }) {
    return {
      waiting: [
        {
          label: '返却の遅れている添削',
          value: `${await countOverdue(db, now)}件`,
          note: `依頼から${RETURN_DAYS}日を過ぎて、返却を待っている作品`,
          to: `${href('/staff/critiques')}?tab=overdue`,
        },
      ],
    }
  },
}
