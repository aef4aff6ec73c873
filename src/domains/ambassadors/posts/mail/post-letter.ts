import { href } from 'react-router'
import type { Addressee } from '#domains/plans/terms.ts'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'

type Unmarked = Addressee & { id: number; address: string; note: string; now: Date }

/** To an ambassador: which post is not marked as advertising, and what waits for that. */
export function postUnmarked({ settings }: House, who: Unmarked): Letter {
  const { to, id, address, note, now } = who
  return {
    key: `ambassadors.post-unmarked:${id}:${now.getTime()}`,
    to,
    ...letterOf(settings, {
      subject: '紹介の投稿に「PR」の表示をお願いします',
      heading: '「PR」の表示をお願いします',
      paragraphs: [
        greeting(who),
        '次の投稿に、広告であることの表示が見あたりませんでした。',
        [
          ['投稿', address],
          ['お願い', note],
        ],
        '直したら、下のページでお知らせください。確認できるまで、報酬の確定とお支払いをお待ちしています。',
      ],
      button: { label: '紹介の投稿を開く', path: href('/ambassador_users/posts') },
    }),
  }
}
