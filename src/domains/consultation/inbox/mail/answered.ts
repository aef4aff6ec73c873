import { href } from 'react-router'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'
import { kinds, type Kind } from '../../terms.ts'

type About = { to: string; name: string; id: number; kind: Kind; version: number }

/** The school has answered. Neither question nor answer stands in the letter. */
export function answered({ settings }: House, { id, kind, version, ...to }: About): Letter {
  return {
    key: `question-answered:${id}:${version}`,
    to: to.to,
    ...letterOf(settings, {
      subject: `${kinds[kind]}への回答が届きました`,
      heading: '回答が届いています',
      paragraphs: [
        greeting(to),
        `お送りいただいた${kinds[kind]}に回答しました。次のページからお読みください。`,
        '続けてたずねたいことがあるときは、同じページから2週間のあいだお送りいただけます。',
      ],
      button: { label: '回答を読む', path: href('/questions/:id', { id: String(id) }) },
    }),
  }
}
