import { afterAll, beforeEach, expect, it } from 'vitest'
import { payoutHouse } from '#test/money/payouts.ts'
import { closeMonth } from './actions/close-month.ts'
import { openMatters } from './open-matters.ts'

const desk = await payoutHouse()
const { fresh, payees, staff, at } = desk
afterAll(() => fresh.close())
beforeEach(() => desk.nextYear())

const alarms = async (day: string) => {
  fresh.clock.set(new Date(`${at.year}-${day}T10:00:00+09:00`))
  return (await openMatters!.read(await staff())).alarms
}

it('a month that nobody closed until the day on which it is paid stands among the alarms, and no longer once it is closed', async () => {
  await payees.earn(await payees.newPayee(), 4_000)
  expect(await alarms('07-20')).toEqual([])
  const [late] = (await alarms('07-28'))!
  expect(late).toMatchObject({ isLate: true, title: '報酬の支払いが遅れています' })
  expect(late!.words).toMatch(/^6月分の支払日は\d{4}年7月2\d日でした。1名へのお支払いが済んでいません。$/)
  await closeMonth(await staff(), at.month)
  expect(await alarms('07-28')).toEqual([])
})

it('what waits for an account is nobody’s delay', async () => {
  await payees.earn(await payees.newPayee({ account: null }), 4_000)
  expect(await alarms('07-28')).toEqual([])
})
