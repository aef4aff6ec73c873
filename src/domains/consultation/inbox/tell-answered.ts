import { href } from 'react-router'
import { leaveNotice } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'

/** The bell rings for whose question was answered. */
export const tellAnswered = (tx: Tx, { memberId }: { memberId: number }, { id, now }: { id: number; now: Date }) =>
  leaveNotice(tx, {
    ...{ memberId, now, kind: 'answer', key: `answer:${id}` },
    text: '質問と相談に、新しい回答が届きました。',
    path: href('/questions/:id', { id: String(id) }),
  })
