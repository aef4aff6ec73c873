import { href } from 'react-router'
import type { Manifest } from '#platform/manifest.ts'
import { desk, isOneOf, treasury } from '#platform/staff-roles.ts'
import { countApplications } from './debit-papers/queries.ts'
import { countTrialsEnding } from './staff-queries.ts'

export const openMatters: Manifest['openMatters'] = {
  roles: desk,
  async read({ db, now, member }) {
    const [trials, applications] = await Promise.all([countTrialsEnding(db, now), countApplications(db, 'open')])
    return {
      waiting: [
        {
          label: '7日以内に終わる体験',
          value: `${trials}名`,
          note: '体験中で、解約の手続きがない会員',
          to: `${href('/staff/subscriptions')}?state=under_trial&step=week`,
        },
        {
          label: '口座振替の手続き中',
          value: `${applications}件`,
          note: '書類と金融機関の承認を待っています',
          to: isOneOf(member.staffRole, treasury) ? href('/staff/debit_applications') : null,
        },
      ],
    }
  },
}
