import { href } from 'react-router'
import type { House } from '#platform/house.ts'
import type { Cron, JobList } from '#platform/jobs.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { type Letter, writeLetter } from '#platform/letters.ts'
import { dayKey } from '#platform/tokyo.ts'
import { isBusinessDay } from '../rules.ts'
import { readClosedDays } from '../threads/due-days.ts'
import { endPictures } from '../threads/end-pictures.ts'
import { countDue } from './queries.ts'

/** On the morning of each business day the school reads what is due today and what is late. */
async function tellDue(house: House): Promise<void> {
  const now = house.clock.now()
  const today = dayKey(now)
  await house.db.transaction().execute(async (tx) => {
    if (!isBusinessDay(today, await readClosedDays(tx, today))) return
    const { today: due, late } = await countDue(tx, today)
    if (due + late > 0) await writeLetter(house, tx, questionsAreDue(house, { today, due, late }))
  })
}

type About = { today: string; due: number; late: number }

function questionsAreDue({ settings }: House, { today, due, late }: About): Letter {
  const heading = `今日が期限の質問が${due}件、期限を過ぎた質問が${late}件あります`
  return {
    key: `questions-due:${today}`,
    to: settings.contactEmail,
    ...letterOf(settings, {
      subject: heading,
      heading,
      paragraphs: ['会員からの質問と無料相談です。期限の早い順に並んでいます。'],
      button: { label: '質問と相談を開く', path: href('/staff/questions') },
    }),
  }
}

export const inboxJobs = {
  'consultation.tell-due': tellDue,
  'consultation.end-pictures': endPictures,
} satisfies JobList

/** At nine in the morning in Tokyo, and in the night. */
export const inboxCron: Cron[] = [
  { task: 'consultation.tell-due', match: '0 0 * * *', alone: true },
  { task: 'consultation.end-pictures', match: '40 18 * * *', alone: true },
]
