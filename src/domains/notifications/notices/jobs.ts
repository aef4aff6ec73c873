import { href } from 'react-router'
import type { House } from '#platform/house.ts'
import type { Cron, JobList } from '#platform/jobs.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { type Letter, writeLetter } from '#platform/letters.ts'
import { addDays, dayKey, startOfDay } from '#platform/tokyo.ts'
import { listWaitingForDigest, sweepNotices } from './queries.ts'
import { KEPT_DAYS } from './terms.ts'

/** In the morning who asked for it reads how many reports had comments yesterday. */
async function tellComments(house: House): Promise<void> {
  const today = startOfDay(dayKey(house.clock.now()))
  const yesterday = addDays(today, -1)
  for (const { email: to, ...reader } of await listWaitingForDigest(house.db, { from: yesterday, to: today }))
    await writeLetter(house, house.db, commentsCame(house, { ...reader, to, day: dayKey(yesterday) }))
}

type About = { id: number; name: string; to: string; count: number; day: string }

function commentsCame({ settings }: House, { id, name, to, count, day }: About): Letter {
  const heading = `${count}件のイラストレポートにコメントが届いています`
  return {
    key: `notices.comments:${id}:${day}`,
    to,
    ...letterOf(settings, {
      subject: heading,
      heading,
      paragraphs: [
        `${name}さん`,
        'きのう届いたコメントのうち、まだご覧になっていないものがあります。',
        'このお知らせは、「通知」のページでいつでも止められます。',
      ],
      button: { label: '通知を見る', path: href('/notices') },
    }),
  }
}

async function sweep(house: House): Promise<void> {
  const before = addDays(house.clock.now(), -KEPT_DAYS)
  while ((await sweepNotices(house.db, before)) > 0);
}

export const noticeJobs = {
  'notifications.tell-comments': tellComments,
  'notifications.sweep': sweep,
} satisfies JobList

/** At eight in the morning in Tokyo, and in the night. */
export const noticeCron: Cron[] = [
  { task: 'notifications.tell-comments', match: '0 23 * * *', alone: true },
  { task: 'notifications.sweep', match: '50 18 * * *', alone: true },
]
