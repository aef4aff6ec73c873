import { href } from 'react-router'
import type { Manifest } from '#platform/manifest.ts'
import { desk } from '#platform/staff-roles.ts'
import { dayKey, formatDayKey } from '#platform/tokyo.ts'
import { countClaims } from './queries.ts'

export const openMatters: Manifest['openMatters'] = {
  roles: desk,
  async read({ db, now }) {
    const { open, firstDue } = await countClaims(db)
    const isLate = firstDue !== null && firstDue < dayKey(now)
    const note = firstDue ? `いちばん近い期限は${formatDayKey(firstDue)}` : '掲載の停止、開示、訂正、利用の停止'
    const to = href('/staff/claims')
    const words = `権利・個人情報の申し出に、回答の期限（${formatDayKey(firstDue ?? dayKey(now))}）を過ぎたものがあります。`
    return {
      alarms: isLate
        ? [{ isLate, title: '申し出への回答が遅れています', words, way: { label: '申し出を開く', to } }]
        : [],
      waiting: [{ label: '権利・個人情報の申し出', value: `${open}件`, note, to }],
    }
  },
}
