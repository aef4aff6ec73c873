import { href } from 'react-router'
import { leaveNotice } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'

type Said = { reportId: number; ownerId: number; by: number; now: Date }

/** The bell rings for whose report it is, once until they look; not for their own words. */
export async function tellCommented(tx: Tx, { reportId, ownerId, by, now }: Said): Promise<void> {
  if (ownerId === by) return
  await leaveNotice(tx, {
    ...{ memberId: ownerId, now, kind: 'comment', key: `comments:${reportId}` },
    text: 'あなたのイラストレポートにコメントが届きました。',
    path: href('/illust_reports/:id', { id: String(reportId) }),
  })
}
