import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { forgetOld } from './jobs.ts'

const DAY = 86_400_000
let fresh: FreshHouse
beforeAll(async () => (fresh = await freshHouse()))
afterAll(() => fresh.close())

const daysAgo = (days: number) => new Date(fresh.clock.now().getTime() - days * DAY)

async function signUpOf(age: number, confirmed = false) {
  const email = `${age}-${confirmed}@example.com`
  const created_at = daysAgo(age)
  const { id } = await fresh.db
    .insertInto('registrations')
    .values({
      email,
      email_key: email,
      password_hash: '-',
      terms_agreed_at: created_at,
      created_at,
      confirmed_at: confirmed ? created_at : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const link = { token_hash: randomBytes(32), purpose: 'confirm' as const, registration_id: id, email, created_at }
  await fresh.db
    .insertInto('email_links')
    .values({ ...link, expires_at: new Date(created_at.getTime() + DAY) })
    .execute()
}

const session = async (member_id: number, begun: number, used: number) =>
  fresh.db
    .insertInto('sessions')
    .values({ token_hash: randomBytes(32), member_id, created_at: daysAgo(begun), last_used_at: daysAgo(used) })
    .execute()

it('forgets sign-ups that nobody confirmed for 30 days, sessions that are over, and counters of the past', async () => {
  for (const [age, confirmed] of [[29], [31], [40, true]] as const) await signUpOf(age, confirmed)
  const member = await fresh.newMember()
  for (const [begun, used] of [
    [13, 13],
    [15, 15],
    [89, 1],
    [91, 1],
  ] as const)
    await session(member, begun, used)
  await fresh.house.limits.take({ name: 'past', points: 1, seconds: 60 }, 'x')
  fresh.clock.forward(61_000)
  await fresh.house.limits.take({ name: 'present', points: 1, seconds: 60 }, 'x')
  await forgetOld(fresh.house)
  const left = await fresh.db.selectFrom('registrations').select('email').orderBy('email').execute()
  expect(left.map(({ email }) => email)).toEqual(['29-false@example.com', '40-true@example.com'])
  expect(await fresh.db.selectFrom('email_links').select('email').execute()).toEqual([
    { email: '29-false@example.com' },
  ])
  const begun = await fresh.db.selectFrom('sessions').select('created_at').execute()
  expect(
    begun
      .map(({ created_at }) => Math.round((fresh.clock.now().getTime() - created_at.getTime()) / DAY))
      .toSorted((a, b) => a - b),
  ).toEqual([13, 89])
  expect(await fresh.db.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'present:x' }])
})
