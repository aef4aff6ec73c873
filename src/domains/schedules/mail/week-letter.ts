import { href } from 'react-router'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'
import { seal } from '#platform/seal.ts'
import { formatMonthDay, startOfDay } from '#platform/tokyo.ts'
import { weekdayOf } from '../rules.ts'
import { type StudyDay, weekdayNames } from '../terms.ts'

export const LETTERS = 'study-schedule-letters'

type About = { memberId: number; to: string; name: string; monday: string; days: readonly StudyDay[] }

/** What this week holds, for who asked to be told, and the way not to be told any more. */
export function weekLetter({ settings }: House, about: About): Letter {
  const { memberId, to, monday, days } = about
  const off = `${href('/study_schedule/letters')}?token=${encodeURIComponent(seal(settings.secret, LETTERS, String(memberId)))}`
  return {
    key: `study-week:${memberId}:${monday}`,
    to,
    ...letterOf(settings, {
      kind: 'asked-for',
      subject: '今週の学習計画',
      heading: '今週の学習計画',
      paragraphs: [
        greeting(about),
        days.map(
          ({ date, parts }) =>
            [
              `${formatMonthDay(startOfDay(date))}(${weekdayNames[weekdayOf(date)]})`,
              parts.map(({ item }) => item.title).join('\n'),
            ] as const,
        ),
        `できなかった日の分は、次の日に移ります。\nこのお知らせを止めるには：${settings.origin}${off}`,
      ],
      button: { label: '学習計画を開く', path: href('/study_schedule') },
    }),
  }
}
