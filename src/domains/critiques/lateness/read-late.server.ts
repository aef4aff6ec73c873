import { href } from 'react-router'
import type { Actor } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { formatDay } from '#platform/tokyo.ts'
import { findBoardWork, type BoardWork } from '../board/queries.ts'
import { listSubstitutes } from '../campaigns/substitutes.ts'
import { dueAt, whyNotWaiting } from '../rules.ts'
import { findChoice } from './queries.ts'

const DAY = 86_400_000

/** A work that is late, for its member alone, and who else could take it. */
export async function readLate({ db, memberId, now }: Actor, id: number) {
  const work = orNotFound(await findBoardWork(db, id))
  orNotFound(work.memberId === memberId || null)
  const due = dueAt(work.countedFrom)
  const [choice, free] = await Promise.all([findChoice(db, { workId: id, dueAt: due }), listSubstitutes(db, work, now)])
  return {
    workPath: href('/user_corrected_works/:id', { id: String(id) }),
    closed: closedBy(work, due > now),
    teacher: work.teacher,
    requestedOn: formatDay(work.requestedAt),
    dueOn: formatDay(due),
    daysLate: Math.max(1, Math.floor((now.getTime() - due.getTime()) / DAY)),
    chosenOn: choice ? formatDay(choice.chosenAt) : null,
    substitutes: free.map(({ id: teacherId, name, free: places }) => ({
      value: String(teacherId),
      label: `${name}先生（受付枠 あと${places}名）`,
    })),
  }
}
/** Why there is nothing to decide. */
function closedBy(work: BoardWork, isInTime: boolean): string | null {
  const why = whyNotWaiting(work)
  if (why === 'already-returned') return '添削をお返ししました。作品のページでご覧ください。'
  if (why) return 'この依頼は取り消されています。'
  if (work.hasReturned) return '先生が添削を直しています。返ってきたらお知らせします。'
  return isInTime ? '返却の目標の日を、まだ過ぎていません。' : null
}
export type LateData = Awaited<ReturnType<typeof readLate>>
