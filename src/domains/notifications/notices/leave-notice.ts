import type { Tx } from '#platform/db.ts'
import { insertNotice } from './queries.ts'
import type { NoticeKind } from './terms.ts'

export type NewNotice = {
  memberId: number
  /** What it is about, once for all: the same key again makes the same notice new. */
  key: string
  kind: NoticeKind
  text: string
  path: string
  now: Date
}

/** Tells a member in the header's bell, if and only if the transaction commits, unless they silenced this kind. */
export const leaveNotice = (tx: Tx, notice: NewNotice): Promise<void> => insertNotice(tx, notice)
