import { hasSubscription } from '#domains/plans/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeLetter } from '#platform/letters.ts'
import { keepMeasured, swapPicture, type PictureKind } from '#platform/pictures/keep-picture.ts'
import { notFound } from '#platform/refusal.ts'
import { IMAGE_POSTS } from '../../limits.ts'
import { refusal, refuse, refuseIf } from '../../refusals.ts'
import { entryReceived } from '../mail/entry-letters.ts'
import { judgePicture, likenessOfKept } from '../../safety/look-first.ts'
import { deleteEntry, isJudge, lockContest, lockWork, putEntry } from '../queries.ts'
import { stateOf, whyCannotEnter } from '../rules.ts'
import { DECLARATION_VERSION, WORK_MAX } from '../terms.ts'

const rules = { kinds: ['jpeg', 'png'], maxBytes: WORK_MAX } as const
const bad: PictureKind['bad'] = (why) => refusal(why === 'pixels' ? 'image-too-many-pixels' : 'work-wrong')
const whole: PictureKind = { purpose: 'contest-works', rules, bad }
const small: PictureKind = {
  purpose: 'contest-works-small',
  rules: { ...rules, fit: { width: 640, height: 640, how: 'inside' } },
  bad,
}

type Sent = { bytes: Buffer; showsName: boolean }

/** Enters a work, within the period at the moment when it came; a second one takes the place of the first. */
export async function enter(actor: Actor, contestId: number, { bytes, showsName }: Sent): Promise<void> {
  const { db, house, memberId, now } = actor
  await house.limits.take(IMAGE_POSTS, String(memberId))
  const { key: image_key, width, height } = await keepMeasured(actor, 'work_image', whole, bytes)
  const { key: small_key } = await keepMeasured(actor, 'work_image', small, bytes)
  await judgePicture(actor, await likenessOfKept(house, small_key))
  await db.transaction().execute(async (tx) => {
    const contest = await lockContest(tx, contestId)
    if (!contest || stateOf(contest, now) === 'draft') return notFound()
    const standing = {
      isSubscribed: hasSubscription(actor.member, now),
      isJudge: await isJudge(tx, contestId, memberId),
    }
    refuseIf(whyCannotEnter(contest, standing, now))
    const { before, id } = await putEntry(tx, {
      ...{ contest_id: contestId, member_id: memberId, image_key, small_key, width, height },
      ...{ declared_version: DECLARATION_VERSION, declared_at: now, applied_at: now, shows_name: showsName },
      rules_edition: contest.rules_edition,
    })
    await swapPicture(tx, actor, whole, { before: before?.image_key, after: image_key })
    await swapPicture(tx, actor, small, { before: before?.small_key, after: small_key })
    const { email, name } = actor.member
    await writeLetter(house, tx, entryReceived(house, { to: email, name, contest, workId: id, now }))
  })
}

/** The own work is taken out again, until the period ends. */
export function withdrawEntry(actor: Actor, contestId: number, id: number): Promise<void> {
  const { db, memberId, now } = actor
  return db.transaction().execute(async (tx) => {
    const contest = await lockContest(tx, contestId)
    const work = await lockWork(tx, id)
    if (!work || work.member_id !== memberId || work.contest_id !== contestId) return notFound()
    if (!contest || stateOf(contest, now) !== 'open') return refuse('contest-not-open')
    await swapPicture(tx, actor, whole, { before: work.image_key, after: null })
    await swapPicture(tx, actor, small, { before: work.small_key, after: null })
    await deleteEntry(tx, id)
  })
}
