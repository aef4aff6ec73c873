import { href } from 'react-router'
import { leaveNotice } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'

/** `teacher` is whose hand it is, where that is news. */
type Told = { memberId: number; workId: number; teacher?: string; now: Date }

const happenings = {
  returned: '添削が返ってきました。',
  reopened: '返ってきた添削を、先生がもう一度見直しています。',
  cancelled: '添削の依頼が取り消されました。理由をご確認ください。',
  moved: '添削の担当の先生が変わりました。',
  hidden: '届いていた添削を、運営が非表示にしました。',
} as const

/** The bell rings for whose work it is; what was drawn and written stands on its page alone. */
export const tellOfWork = (tx: Tx, what: keyof typeof happenings, { memberId, workId, teacher, now }: Told) =>
  leaveNotice(tx, {
    ...{ memberId, now, kind: 'critique', key: `work-${what}:${workId}` },
    text: teacher ? `${teacher}先生から${happenings[what]}` : happenings[what],
    path: href('/user_corrected_works/:id', { id: String(workId) }),
  })
