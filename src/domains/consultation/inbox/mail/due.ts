import { href } from 'react-router'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import type { Letter } from '#platform/letters.ts'

type About = { today: string; due: number; late: number }

/** To the school, in the morning: what is to be answered today, and what is late. */
export function questionsAreDue({ settings }: House, { today, due, late }: About): Letter {
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
