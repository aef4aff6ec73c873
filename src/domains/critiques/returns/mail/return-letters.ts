import { href } from 'react-router'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'

type About = { to: string; name: string; workId: number; now: Date }

/** A work has come back. What the teacher drew and wrote stands on the page alone. */
export function correctionReturned({ settings }: House, about: About): Letter {
  const { to, workId, now } = about
  return {
    key: `critique-returned:${workId}:${now.getTime()}`,
    to,
    ...letterOf(settings, {
      subject: '添削が返ってきました',
      heading: '添削が返ってきました',
      paragraphs: [greeting(about), '先生からの添削が届いています。作品のページでご覧ください。'],
      button: { label: '添削を見る', path: href('/user_corrected_works/:id', { id: String(workId) }) },
    }),
  }
}
