import { href } from 'react-router'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'

type About = { id: number; name: string; to: string; count: number; day: string }

/** How many of their reports were commented yesterday. */
export function commentsCame({ settings }: House, { id, name, to, count, day }: About): Letter {
  const heading = `${count}件のイラストレポートにコメントが届いています`
  return {
    key: `notices.comments:${id}:${day}`,
    to,
    ...letterOf(settings, {
      subject: heading,
      heading,
      paragraphs: [
        greeting({ name }),
        'きのう届いたコメントのうち、まだご覧になっていないものがあります。',
        'このお知らせは、「通知」のページでいつでも止められます。',
      ],
      button: { label: '通知を見る', path: href('/notices') },
    }),
  }
}
