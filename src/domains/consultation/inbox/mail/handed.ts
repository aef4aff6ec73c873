import { href } from 'react-router'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'

type About = { to: string; name: string; id: number; at: Date }

/** A question lies before its course's teacher. */
export const handed = ({ settings }: House, { id, at, ...about }: About): Letter => ({
  key: `question-handed:${id}:${at.getTime()}`,
  to: about.to,
  ...letterOf(settings, {
    subject: '講座についての質問をお預けします',
    heading: '受講生からの質問があります',
    paragraphs: [
      greeting(about),
      'ご担当の講座について、受講生から質問が届きました。回答案をお書きください。運営が確認してから、受講生にお届けします。',
    ],
    button: { label: '質問を開く', path: href('/teacher_questions/:id', { id: String(id) }) },
  }),
})
