import { afterAll, beforeAll, expect, it } from 'vitest'
import { findExclusion } from '../applicant.ts'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { liftExclusionOf } from './actions/lift-exclusion.ts'

let fresh: FreshHouse
beforeAll(async () => {
  fresh = await freshHouse({ now: new Date('2026-11-23T00:00:00Z') })
})
afterAll(() => fresh.close())

it('a member whom staff let ask again before the time is over asks again, is told once, and the reason is kept', async () => {
  const [staff, memberId] = [await fresh.newMember(), await fresh.newMember()]
  const now = fresh.clock.now()
  const until_at = new Date(now.getTime() + 90 * 86_400_000)
  const excluded = () => findExclusion(fresh.db, memberId, now)
  const lift = async () => liftExclusionOf(await fresh.actorFor(staff), memberId, { why: '電話でお話しした' })
  await expect(lift()).rejects.toMatchObject({ code: 'not-excluded' })
  await fresh.db.insertInto('critique_exclusions').values({ member_id: memberId, from_at: now, until_at }).execute()
  expect(await excluded()).toEqual(until_at)
  const both = await Promise.allSettled([lift(), lift()])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await excluded()).toBeNull()
  const row = await fresh.db.selectFrom('critique_exclusions').selectAll().executeTakeFirstOrThrow()
  expect([row.lifted_at, row.lifted_for]).toEqual([now, '電話でお話しした'])
  const written = await fresh.db.selectFrom('audit_log').select('details').where('subject_id', '=', memberId).execute()
  expect(written).toEqual([{ details: { reason: '電話でお話しした' } }])
  expect(await fresh.db.selectFrom('letters').select('key').execute()).toHaveLength(1)
})
