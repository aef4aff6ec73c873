import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { House } from '#platform/house.ts'
import { dyingAt } from '#test/house/dying.ts'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { waitJobs } from '../waits/jobs.ts'
import { reminderJobs } from './jobs.ts'

const DAY = 86_400_000
let fresh: FreshHouse
beforeAll(async () => {
  fresh = await freshHouse({ now: new Date('2026-11-23T00:00:00Z') })
})
afterAll(() => fresh.close())

const at = (days: number) => new Date(fresh.clock.now().getTime() + days * DAY)
const dayOf = (days: number) => at(days).toISOString().slice(0, 10)

/** Somebody who may ask for a critique. */
async function newEntitled() {
  const { db } = fresh.house
  const memberId = await fresh.newMember({ plan: { planId: 1, state: 'will_continue' } })
  const { id } = await db
    .insertInto('terms')
    .values({
      ...{ member_id: memberId, plan_id: 1, kind: 'paid', months: 6, monthly_yen: 12_800, begun_at: at(-30) },
      ...{ cancel_anytime: false, anchor_on: dayOf(-30), anchor_months: 0, invoiced_months: 6 },
      ...{ starts_on: dayOf(-30), ends_on: dayOf(150) },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('subscriptions').set({ term_id: id }).where('member_id', '=', memberId).execute()
  return memberId
}

/** A teacher with one place in a campaign of now, and who asks, waits or has a work there. */
async function newPlace() {
  const { db } = fresh.house
  const account = await fresh.newMember()
  const { id: teacherId } = await db
    .insertInto('correctional_teachers')
    .values({ name: '試しの先生', member_id: account, fee_yen: 4_000, invited_at: at(-60), activated_at: at(-59) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: campaignId } = await db
    .insertInto('correction_campaigns')
    .values({
      ...{ title: '試しの企画', visual_pc_key: 'public/a', visual_sp_key: 'public/b', capacity: 9 },
      ...{ starts_at: at(-50), ends_at: at(10), published_at: at(-51) },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const place = { campaign_id: campaignId, teacher_id: teacherId }
  await db
    .insertInto('correction_slots')
    .values({ ...place, slots: 1 })
    .execute()
  return place
}

type Job = (house: House) => Promise<void>
const lettersLike = async (about: string) =>
  (await fresh.house.db.selectFrom('letters').select('key').where('key', 'like', `${about}:%`).execute()).length

/** Dies before and after its transaction, and in the middle of it, at each look at the clock; then lives, twice. */
async function dieThenLive(job: Job) {
  for (const after of [false, true]) {
    const life = dyingAt(fresh.house, { step: 1, after })
    await Promise.race([job(life.house), life.died])
    if (!after)
      for (const last of [1, 2, 3]) {
        let looks = 0
        const now = () => {
          if (++looks > last) throw new Error('the process was killed')
          return fresh.clock.now()
        }
        await job({ ...fresh.house, clock: { ...fresh.house.clock, now } }).catch(() => {})
      }
  }
  await Promise.all([job(fresh.house), job(fresh.house)])
}

describe('a job that was killed', () => {
  it('makes one offer and writes one letter of it, however often it is run', async () => {
    const place = await newPlace()
    for (const member_id of [await newEntitled(), await newEntitled()])
      await fresh.house.db
        .insertInto('correction_waits')
        .values({ ...place, member_id, joined_at: at(-1) })
        .execute()
    await dieThenLive((house) => waitJobs['critiques.see-to-waits'](house))
    const waits = fresh.house.db.selectFrom('correction_waits').select('offered_at').orderBy('id')
    expect((await waits.execute()).map(({ offered_at }) => offered_at !== null)).toEqual([true, false])
    expect(await lettersLike('critique-place-offered')).toBe(1)
  })

  it('tells of a new work, of a day that is near and of one that is past once', async () => {
    const place = await newPlace()
    for (const [index, requested] of [-31, -25].entries())
      await fresh.house.db
        .insertInto('corrected_works')
        .values({
          ...{
            ...place,
            member_id: await newEntitled(),
            image_key: `killed-${index}`,
            image_width: 8,
            image_height: 8,
          },
          ...{ genre: 'original', comment: '手', agreement_version: '1', fee_yen: 4_000, requested_at: at(requested) },
        })
        .execute()
    await dieThenLive((house) => reminderJobs['critiques.tell-new-works'](house))
    await dieThenLive((house) => reminderJobs['critiques.tell-days'](house))
    expect(await lettersLike('critique-new-works')).toBe(1)
    for (const about of ['critique-due-week', 'critique-due-late', 'critique-late', 'critique-late-works'])
      expect([about, await lettersLike(about)]).toEqual([about, 1])
  })
})
