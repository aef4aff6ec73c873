import { afterAll, expect, it } from 'vitest'
import { ambassadorsOf } from '#test/money/ambassadors.ts'
import { NOON, openDesk } from '#test/money/orders.ts'
import { followRewards } from '../rewards/follow-rewards.ts'
import { listRings, listSigns } from './queries.ts'

const desk = await openDesk()
const { fresh } = desk
const { db } = fresh
afterAll(() => fresh.close())

const { newAmbassador, orderBy, rewardsOf } = ambassadorsOf(desk)
const DAY = 86_400_000

it('rewards for people who share a card, a browser or a line are shown to staff by name, and are held by nothing', async () => {
  const { memberId, code } = await newAmbassador()
  const [first, second] = [(await orderBy(code)).memberId, (await orderBy(code)).memberId]
  const signs = async () => [...(await listSigns(db, memberId)).values()]
  const ringOf = async () =>
    (await listRings(db, new Date(NOON.getTime() - DAY), 1)).find((ring) => ring.memberId === memberId)
  expect(await signs()).toEqual([])
  expect(await ringOf()).toBeUndefined()

  const stranger = await desk.newMember()
  const key_hash = Buffer.alloc(32, 7)
  for (const one of [first, stranger])
    await db.insertInto('person_keys').values({ member_id: one, kind: 'card', key_hash, known_at: NOON }).execute()
  for (const one of [second, stranger])
    await db.insertInto('member_devices').values({ member_id: one, device_hash: key_hash, first_at: NOON }).execute()
  expect(await signs()).toEqual([['card'], ['device']])
  await orderBy(code)
  expect(await signs()).toEqual([['card', 'line'], ['device', 'line'], ['line']])
  expect(await ringOf()).toMatchObject({
    signs: [
      { sign: 'line', rewards: 3 },
      { sign: 'card', rewards: 1 },
      { sign: 'device', rewards: 1 },
    ],
  })

  fresh.clock.set(new Date(NOON.getTime() + 31 * DAY))
  await followRewards(fresh.house)
  expect((await rewardsOf(memberId)).map(({ state }) => state)).toEqual(['confirmed', 'confirmed', 'confirmed'])
})
