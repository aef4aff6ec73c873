import { href } from 'react-router'
import { leaveNotice } from '#domains/notifications/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { writeLetter } from '#platform/letters.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { findOwn, lockContest } from '../../contests/queries.ts'
import { refuse } from '../../refusals.ts'
import { judgeNamed } from '../mail/judge-letter.ts'
import { deleteJudge, findPossibleJudge, insertJudge } from '../queries.ts'

/** A teacher, or somebody of the studio, judges from now on; never who has entered. */
export function nameJudge(actor: Actor, contestId: number, email: string): Promise<void> {
  const { db, house, now } = actor
  return db.transaction().execute(async (tx) => {
    const contest = orNotFound(await lockContest(tx, contestId))
    const judge = (await findPossibleJudge(tx, email)) ?? refuse('judge-unknown')
    if (await findOwn(tx, contestId, judge.id)) refuse('judge-entered')
    if (!(await insertJudge(tx, contestId, judge.id, now))) refuse('judge-named')
    await writeAudit(tx, actor, 'community.judge-named', judge.id, { id: contestId, name: contest.title })
    await leaveNotice(tx, {
      ...{ memberId: judge.id, now, kind: 'contest', key: `contest-judge:${contestId}` },
      text: `「${contest.title}」の審査をお願いしています。`,
      path: href('/contest_judging/:id', { id: String(contestId) }),
    })
    await writeLetter(house, tx, judgeNamed(house, { to: judge.email, name: judge.name, contest, now }))
  })
}

/** What they marked goes with them. */
export function dismissJudge(actor: Actor, contestId: number, judgeId: number): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const { title } = orNotFound(await lockContest(tx, contestId))
    if (!(await deleteJudge(tx, contestId, judgeId))) return notFound()
    await writeAudit(tx, actor, 'community.judge-dismissed', judgeId, { id: contestId, name: title })
  })
}
