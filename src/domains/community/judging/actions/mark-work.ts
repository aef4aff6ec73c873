import type { Actor } from '#platform/ask.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { isJudge, lockContest, lockWork } from '../../contests/queries.ts'
import { stateOf } from '../../contests/rules.ts'
import { refuse } from '../../refusals.ts'
import { putMark } from '../queries.ts'
import { isJudged } from '../rules.ts'

type Mark = { work: number; points: number | null; note: string }

/** A judge's word on a work, or that they stand too close; it may be changed until the results. */
export function markWork(actor: Actor, contestId: number, { work: workId, points, note }: Mark): Promise<void> {
  const { db, memberId, now } = actor
  return db.transaction().execute(async (tx) => {
    const work = orNotFound(await lockWork(tx, workId))
    if (work.contest_id !== contestId || !work.approved_at) return notFound()
    const contest = orNotFound(await lockContest(tx, contestId))
    if (!(await isJudge(tx, contestId, memberId))) return notFound()
    if (!isJudged(stateOf(contest, now))) refuse('not-judging')
    await putMark(tx, { contestId, workId, judgeId: memberId, points, note, now })
  })
}
