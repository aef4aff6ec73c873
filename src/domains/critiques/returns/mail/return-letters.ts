import { href } from 'react-router'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'
import { formatDay } from '#platform/tokyo.ts'

type About = { to: string; name: string; workId: number; teacher: string; requestedAt: Date; now: Date }

/** A work has come back, and from whom. What the teacher drew and wrote stands on the page alone. */
export function correctionReturned({ settings }: House, about: About): Letter {
  const { to, workId, teacher, requestedAt, now } = about
  const subject = `${teacher}先生から添削が返ってきました`
  return {
    key: `critique-returned:${workId}:${now.getTime()}`,
    to,
    ...letterOf(settings, {
      subject,
      heading: subject,
      paragraphs: [
        greeting(about),
        `${teacher}先生が、あなたの作品に朱を入れました。絵とコメントは、作品のページで見られます。`,
        [
          ['依頼した日', formatDay(requestedAt)],
          ['返ってきた日', formatDay(now)],
        ],
      ],
      button: { label: '添削を見る', path: href('/user_corrected_works/:id', { id: String(workId) }) },
    }),
  }
}
