import type { Actor, Ask } from '#platform/ask.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { illustOf } from '../contests/illusts.ts'
import { findContest, isJudge } from '../contests/queries.ts'
import { mustBePublished } from '../contests/read-contest.server.ts'
import { stateOf } from '../contests/rules.ts'
import { listJudged, listJudges, listToJudge } from './queries.ts'
import { byMean, isJudged, meanOf } from './rules.ts'

/** The desk of a judge: the works without names, the one in hand, and what they said themselves. */
export async function readDesk(actor: Actor, id: number) {
  const contest = await mustBePublished(actor, id)
  if (!(await isJudge(actor.db, id, actor.memberId))) return notFound()
  const state = stateOf(contest, actor.now)
  const isBefore = state === 'coming' || state === 'open'
  const rows = isBefore ? [] : await listToJudge(actor.db, id, actor.memberId)
  const works = rows.map(({ points, note, is_close, ...work }, at) => ({
    ...illustOf(work),
    ...{ at: at + 1, points, note: note ?? '', isClose: is_close ?? false, isDone: is_close !== null },
  }))
  const asked = Number(actor.url.searchParams.get('work'))
  const inHand = works.find((work) => work.id === asked) ?? works.find((work) => !work.isDone) ?? works[0] ?? null
  const { title, theme, ends_at, results_at } = contest
  return { id, title, theme, ends_at, results_at, works, inHand, isOpen: isJudged(state), isBefore }
}
export type Desk = Awaited<ReturnType<typeof readDesk>>

/** Who judges a contest and what came of it, for who runs it. */
export async function readJudging({ db, now }: Pick<Ask, 'db' | 'now'>, id: number) {
  const contest = orNotFound(await findContest(db, id))
  const [judges, judged] = await Promise.all([listJudges(db, id), listJudged(db, id)])
  const marksBy = (judge: number) => judged.flatMap(({ marks }) => marks).filter(({ judge_id }) => judge_id === judge)
  return {
    id,
    title: contest.title,
    state: stateOf(contest, now),
    judges: judges.map((judge) => ({
      ...judge,
      given: marksBy(judge.id).filter(({ points }) => points !== null).length,
      close: marksBy(judge.id).filter(({ is_close }) => is_close).length,
    })),
    works: byMean(judged).map(({ marks, ...work }) => ({
      ...work,
      picture: illustOf({ ...work, width: 1, height: 1 }).thumbnailUrl,
      mean: meanOf(marks),
      marks: marks.map(({ judge_id, points, note, is_close }) => ({
        judge: judges.findIndex(({ id: judge }) => judge === judge_id) + 1,
        ...{ points, note, isClose: is_close },
      })),
    })),
  }
}
export type Judging = Awaited<ReturnType<typeof readJudging>>
