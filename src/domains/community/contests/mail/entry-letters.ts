import { href } from 'react-router'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'

type About = { to: string; name: string; contestId: number; workId: number; refusal: string | null; now: Date }

/** To who entered: their work is shown, or why it is not. */
export function entryLooked({ settings }: House, about: About): Letter {
  const { to, contestId, workId, refusal, now } = about
  const words =
    refusal === null
      ? 'イラストコンテストに応募された作品を確認し、公開しました。'
      : 'イラストコンテストに応募された作品は、公開できませんでした。応募期間中は、別の作品に差し替えられます。'
  return {
    key: `contest-entry:${workId}:${now.getTime()}`,
    to,
    ...letterOf(settings, {
      subject: refusal === null ? '応募作品を公開しました' : '応募作品を公開できませんでした',
      heading: 'イラストコンテストのお知らせ',
      paragraphs: [
        greeting(about),
        words,
        ...(refusal === null ? [] : [[['理由', refusal] as const]]),
        `ご不明な点は ${settings.contactEmail} までご連絡ください。`,
      ],
      button: { label: 'コンテストを見る', path: href('/illust_contests/:id', { id: String(contestId) }) },
    }),
  }
}
