import { createHmac } from 'node:crypto'
import type { Actor } from '#platform/ask.ts'
import type { Settings } from '#platform/house.ts'
import { hashToken } from '#platform/tokens.ts'
import { dayKey } from '#platform/tokyo.ts'
import { deleteSchedule, lockFeed, updateSchedule } from '../queries.ts'
import { refuse, refuseIf } from '../refusals.ts'
import { whyCannotMake } from '../rules.ts'
import type { Rhythm } from '../terms.ts'

/** Other minutes, other days, another end; the lessons stay. */
export async function changeRhythm({ db, memberId, now }: Actor, rhythm: Rhythm): Promise<void> {
  refuseIf(whyCannotMake(rhythm, 1, dayKey(now)))
  if (!(await updateSchedule(db, memberId, rhythm, now))) refuse('no-schedule')
}

export async function endSchedule({ db, memberId }: Actor): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await deleteSchedule(tx, memberId))) refuse('no-schedule')
  })
}

export async function setLetters({ db, memberId, now }: Actor, wantsLetters: boolean): Promise<void> {
  if (!(await updateSchedule(db, memberId, { wantsLetters }, now))) refuse('no-schedule')
}

/** The secret of an address: known from the house's secret and its number, the database holds its hash alone. */
export const feedToken = ({ secret }: Pick<Settings, 'secret'>, memberId: number, number: number): string =>
  createHmac('sha256', secret).update(`study-schedule-feed\n${memberId}\n${number}`).digest('base64url')

/** A new address; whoever knew the one before asks in vain. Closed, there is none. */
export async function setFeed({ db, house, memberId, now }: Actor, open: boolean): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const last = (await lockFeed(tx, memberId)) ?? refuse('no-schedule')
    const number = last.number + 1
    const hash = open ? hashToken(feedToken(house.settings, memberId, number)) : null
    await updateSchedule(tx, memberId, { feed: { number, hash } }, now)
  })
}
