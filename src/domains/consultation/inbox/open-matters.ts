import { href } from 'react-router'
import type { Manifest } from '#platform/manifest.ts'
import { desk } from '#platform/staff-roles.ts'
import { dayKey } from '#platform/tokyo.ts'
import { countDue } from './queries.ts'

export const openMatters: Manifest['openMatters'] = {
  roles: desk,
  async read({ db, now }) {
    const { waiting, today, late, feedback } = await countDue(db, dayKey(now))
    const to = href('/staff/questions')
    return {
      waiting: [
        {
          label: '未回答の質問と相談',
          value: `${waiting}件`,
          note: late > 0 ? `期限切れ${late}件・今日が期限${today}件` : `今日が期限${today}件`,
          isLate: late > 0,
          to: `${to}?kind=promised`,
        },
        {
          label: '未確認のご意見・ご感想',
          value: `${feedback}件`,
          note: '回答の期限はありません',
          to: `${to}?kind=feedback`,
        },
      ],
    }
  },
}
