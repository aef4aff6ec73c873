import { href } from 'react-router'
import { leaveNotice, wantsLetter } from '#domains/notifications/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { writeLetter } from '#platform/letters.ts'
import { orNotFound } from '#platform/refusal.ts'
import { refuse, refuseIf } from '../../refusals.ts'
import { entryLooked } from '../mail/entry-letters.ts'
import {
  findAddress,
  findContest,
  insertContest,
  lockContest,
  lockWork,
  markWork,
  updateContest,
  type ContestWords,
} from '../queries.ts'
import { hasResults, isDisqualifying, stateOf, whyCannotBe } from '../rules.ts'

/** A new contest is a draft until it is published. */
export function addContest(actor: Actor, words: ContestWords): Promise<number> {
  return actor.db.transaction().execute(async (tx) => {
    const id = await insertContest(tx, words)
    await writeAudit(tx, actor, 'community.contest-added', null, { id, name: words.title })
    return id
  })
}

/** Once it is published its period may be lengthened, never shortened, and what was said in it stays in the log. */
export function changeContest(actor: Actor, id: number, words: ContestWords): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const contest = orNotFound(await lockContest(tx, id))
    refuseIf(whyCannotBe(contest, words, actor.now))
    // Who enters later enters by other rules than those before.
    const isOther = contest.published_at !== null && words.rules !== contest.rules
    await updateContest(tx, id, { ...words, rules_edition: contest.rules_edition + (isOther ? 1 : 0) })
    await writeAudit(tx, actor, 'community.contest-changed', null, { id, name: words.title })
  })
}

export function publishContest(actor: Actor, id: number): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const { published_at, title } = orNotFound(await lockContest(tx, id))
    if (published_at) refuse('contest-published')
    await updateContest(tx, id, { published_at: actor.now })
    await writeAudit(tx, actor, 'community.contest-published', null, { id, name: title })
  })
}

export function archiveContest(actor: Actor, id: number): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const contest = orNotFound(await lockContest(tx, id))
    if (contest.archived_at || !hasResults(contest, actor.now)) refuse('contest-not-over')
    await updateContest(tx, id, { archived_at: actor.now })
    await writeAudit(tx, actor, 'community.contest-archived', null, { id, name: contest.title })
  })
}

/**
 * An entry is shown from now on, or is not, with a reason; who entered hears of it. Once nothing can take its place any
 * more, also after the results, that is to be disqualified, and a prize goes with it.
 */
export function lookAt(actor: Actor, contestId: number, workId: number, refusal: string | null): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const { now } = actor
    const state = stateOf(orNotFound(await findContest(tx, contestId)), now)
    const work = await lockEntry(tx, contestId, workId)
    const isOut = refusal !== null && isDisqualifying(state)
    const never = { approved_at: null, refused_at: now, award: null, awarded_at: null, praise: null }
    await markWork(tx, workId, { ...(refusal === null ? { approved_at: now, refused_at: null } : never), refusal })
    const doing = refusal === null ? 'community.entry-approved' : 'community.entry-refused'
    await writeEntryAudit(tx, actor, doing, work.member_id, { id: workId, reason: refusal ?? '' })
    await leaveNotice(tx, {
      ...{ memberId: work.member_id, now, kind: 'contest', key: `entry-looked:${workId}` },
      text:
        refusal === null
          ? 'コンテストの応募作品が公開されました。'
          : 'コンテストの応募作品について、お知らせがあります。',
      path: href('/illust_contests/:id', { id: String(contestId) }),
    })
    if (refusal === null && !(await wantsLetter(tx, work.member_id, 'contest'))) return
    const person = await findAddress(tx, work.member_id)
    const about = { contestId, workId, refusal, isOut, now }
    if (person)
      await writeLetter(actor.house, tx, entryLooked(actor.house, { to: person.email, name: person.name, ...about }))
  })
}

async function writeEntryAudit(
  tx: Tx,
  actor: Actor,
  doing: 'community.entry-approved' | 'community.entry-refused',
  memberId: number,
  details: { id: number; reason: string },
) {
  if (doing === 'community.entry-approved') await writeAudit(tx, actor, 'community.entry-approved', memberId, details)
  else await writeAudit(tx, actor, 'community.entry-refused', memberId, details)
}

/** A prize and a word about it; an empty prize takes it back. It is told at the minute of the results. */
export function giveAward(
  actor: Actor,
  contestId: number,
  { work: workId, award, praise }: { work: number; award: string; praise: string },
): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const work = await lockEntry(tx, contestId, workId)
    if (!work.approved_at) refuse('work-not-shown')
    const awarded_at = award ? (work.awarded_at ?? actor.now) : null
    await markWork(tx, workId, { award: award || null, praise: praise || null, awarded_at })
    await writeAudit(tx, actor, 'community.award-given', work.member_id, { id: workId, name: award })
  })
}

async function lockEntry(tx: Tx, contestId: number, workId: number) {
  const work = orNotFound(await lockWork(tx, workId))
  return orNotFound(work.contest_id === contestId ? work : null)
}
