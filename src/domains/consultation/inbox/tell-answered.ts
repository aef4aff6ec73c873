import { href } from 'react-router'
import { leaveNotice, wantsLetter } from '#domains/notifications/index.ts'
import { findAddressee } from '#domains/plans/index.ts'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { writeLetter } from '#platform/letters.ts'
import type { Kind } from '../terms.ts'
import { answered } from './mail/answered.ts'

type Told = { id: number; memberId: number; kind: Kind; version: number; now: Date }

/** Whose question was answered hears by bell and by letter, as they wish. */
export async function tellAnswered(tx: Tx, house: House, { id, memberId, kind, version, now }: Told): Promise<void> {
  await leaveNotice(tx, {
    ...{ memberId, now, kind: 'answer', key: `answer:${id}` },
    text: '質問と相談に、新しい回答が届きました。',
    path: href('/questions/:id', { id: String(id) }),
  })
  if (!(await wantsLetter(tx, memberId, 'answer'))) return
  await writeLetter(house, tx, answered(house, { ...(await findAddressee(tx, memberId)), id, kind, version }))
}
