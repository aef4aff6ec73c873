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

it('one address written in two ways is one place, and only who quits within three days of the order quit at once', async () => {
  const { memberId, code } = await newAmbassador()
  const now = fresh.clock.now()
  const brought = async () => (await orderBy(code, { at: now })).memberId
  const [sharer, quick, slow] = [await brought(), await brought(), await brought()]
  const [neighbour, elsewhere] = [await desk.newMember(), await desk.newMember()]
  const signs = async () => {
    const found = await listSigns(db, memberId)
    const rewards = await rewardsOf(memberId)
    return Object.fromEntries(
      rewards.map(({ id, referred_id }) => [referred_id, (found.get(id) ?? []).filter((sign) => sign !== 'line')]),
    )
  }
  const at = { prefecture: '東京都', name: '紙 を待つ', receiving: 'post' as const, plan_id: 2 }
  const lives = (member_id: number, address: string, postal_code = '1510051') =>
    db
      .insertInto('debit_applications')
      .values({ ...at, member_id, address, postal_code, applied_at: now })
      .execute()
  await lives(sharer, '渋谷区千駄ヶ谷1丁目２番３号 絵画荘２０１号室')
  await lives(elsewhere, '東京都渋谷区千駄ヶ谷1-2-30 絵画荘 201')
  expect((await signs())[sharer]).toEqual([])
  await lives(neighbour, '東京都渋谷区千駄ヶ谷一−２−3絵画荘201', '151-0051')
  expect((await signs())[sharer]).toEqual(['postal'])

  await db.updateTable('subscriptions').set({ state: 'will_cancel' }).where('member_id', 'in', [quick, slow]).execute()
  const quits = (member_id: number, days: number) => ({
    ...{ member_id, plan_id: 2, state: 'will_continue', at: new Date(now.getTime() + days * DAY) },
  })
  await db
    .insertInto('quits')
    .values([quits(quick, 2.9), quits(slow, 3.1)])
    .execute()
  expect(await signs()).toMatchObject({ [sharer]: ['postal'], [quick]: ['quit'], [slow]: [] })
})
