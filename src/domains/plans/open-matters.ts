import { href } from 'react-router'
import { askTogether } from '#platform/asked.ts'
import type { Manifest } from '#platform/manifest.ts'
import { desk, isOneOf, treasury } from '#platform/staff-roles.ts'
import { formatDay } from '#platform/tokyo.ts'
import { unsentAsked } from './gifts/queries.ts'
import { studentsAsked } from './students/staff-queries.ts'

export const openMatters: Manifest['openMatters'] = {
  roles: desk,
  async read({ db, member }) {
    const { students, gifts } = await askTogether(db, {
      students: studentsAsked(db, 'waiting'),
      gifts: unsentAsked(db),
    })
    const note = '割引はすでに始まっています'
    return {
      waiting: [
        { label: '学生証の確認待ち', value: `${students}件`, note, to: href('/staff/students') },
        {
          label: 'ギフトカードの発送待ち',
          value: `${gifts.count}件`,
          note: gifts.oldest ? `いちばん古いものは${formatDay(gifts.oldest)}に獲得` : 'ありません',
          to: isOneOf(member.staffRole, treasury) ? href('/staff/gift_cards') : null,
        },
      ],
    }
  },
}
