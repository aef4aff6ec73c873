import { href } from 'react-router'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'
import { formatMoment } from '#platform/tokyo.ts'

type Contest = { id: number; title: string; ends_at: Date; results_at: Date | null }
type About = { to: string; name: string; contest: Contest; now: Date }

/** To who was named a judge: what is asked of them, and until when. */
export function judgeNamed({ settings }: House, { to, name, contest, now }: About): Letter {
  const { id, title, ends_at, results_at } = contest
  return {
    key: `contest-judge:${id}:${to}:${now.getTime()}`,
    to,
    ...letterOf(settings, {
      subject: 'コンテストの審査のお願い',
      heading: 'コンテストの審査のお願い',
      paragraphs: [
        greeting({ name }),
        `「${title}」の審査をお願いします。作品には、応募した人の名前が出ません。応募した人に心当たりがある作品は、採点せずに、その旨を選んでください。`,
        [
          ['審査の開始', formatMoment(ends_at)],
          ['審査の締め切り', results_at ? formatMoment(results_at) : '未定'],
        ],
      ],
      button: { label: '審査のページを見る', path: href('/contest_judging/:id', { id: String(id) }) },
    }),
  }
}
