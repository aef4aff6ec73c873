import { href } from 'react-router'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'
import { KEPT_DAYS } from '../terms.ts'

type Sent = { email: string; name: string; work: { id: number; title: string; contest_id: number } }

/** To who won: the prize is on its way; where to does not stand in it. */
export const prizeSent = ({ settings }: House, { email: to, name, work }: Sent): Letter => ({
  key: `contest-prize-sent:${work.id}`,
  to,
  ...letterOf(settings, {
    subject: 'コンテストの賞品を発送しました',
    heading: 'コンテストの賞品を発送しました',
    paragraphs: [
      greeting({ name }),
      `「${work.title}」の賞品を、ご登録の届け先へ発送しました。`,
      `届け先は、発送から${KEPT_DAYS}日後に消去します。`,
    ],
    button: { label: 'コンテストを見る', path: href('/illust_contests/:id', { id: String(work.contest_id) }) },
  }),
})
