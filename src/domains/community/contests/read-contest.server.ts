import { hasSubscription } from '#domains/plans/index.ts'
import type { Ask } from '#platform/ask.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { seesAll, viewerOf } from '../reports/rules.ts'
import { illustOf } from './illusts.ts'
import { findContest, findOwn, isJudge, listApproved, listAwarded, listLeftAwards } from './queries.ts'
import { hasResults, stateOf, turnsOf } from './rules.ts'
import { WORKS_A_PAGE } from './terms.ts'

/** A contest that is published; to staff its page shows a draft as it will be. */
export async function mustBePublished({ db, now }: Pick<Ask, 'db' | 'now'>, id: number) {
  const contest = await findContest(db, id)
  if (!contest || stateOf(contest, now) === 'draft') return notFound()
  return contest
}

export async function readContest(ask: Ask, id: number) {
  const contest = seesAll(ask) ? orNotFound(await findContest(ask.db, id)) : await mustBePublished(ask, id)
  ask.pageTurns.push(...turnsOf(contest, ask.now))
  // Results are told at their minute, and not by the own entry before it.
  const isTold = hasResults(contest, ask.now)
  const [awarded, left, own, judges, shown] = await Promise.all([
    isTold ? listAwarded(ask.db, id, viewerOf(ask)) : [],
    isTold ? listLeftAwards(ask.db, id) : [],
    ask.member ? findOwn(ask.db, id, ask.member.id) : undefined,
    ask.member ? isJudge(ask.db, id, ask.member.id) : false,
    listApproved(ask.db, id, { page: 1, viewer: viewerOf(ask), now: ask.now }),
  ])
  return {
    ...contest,
    state: stateOf(contest, ask.now),
    awarded: awarded.map(({ award, praise, ...work }) => ({ ...illustOf(work), award, praise })),
    left,
    judges,
    own: own ? { ...own, award: isTold ? own.award : null, picture: illustOf(own).thumbnailUrl } : null,
    shown: shown.slice(0, 8).map((work) => illustOf(isTold ? work : { ...work, credit: null })),
    signedIn: ask.member !== null,
    mayEnter: contest.entrants === 'members' || hasSubscription(ask.member, ask.now),
  }
}
export type ContestPage = Awaited<ReturnType<typeof readContest>>

/** A page of the works that are shown. */
export async function readCollection(ask: Ask, id: number, page: number) {
  const isTold = hasResults(await mustBePublished(ask, id), ask.now)
  const rows = await listApproved(ask.db, id, { page, viewer: viewerOf(ask), now: ask.now })
  // Nobody is named before the results: a judge may look here too.
  const illusts = rows.slice(0, WORKS_A_PAGE).map((work) => illustOf(isTold ? work : { ...work, credit: null }))
  return { illusts, hasNextPage: rows.length > WORKS_A_PAGE }
}
