import { afterAll, beforeEach, expect, it } from 'vitest'
import { openContracts } from '#test/money/subscriptions.ts'
import { readSelection } from './read-selection.server.ts'

const { at, fresh, somebody } = await openContracts()
afterAll(() => fresh.close())
beforeEach(() => at('2026-11-22T12:00:00'))

it('shows who changes a plan that their bank pays the sums that the bank will collect, and names its fee [DD-020] [PL-035]', async () => {
  const { memberId } = await somebody('trial')
  const sums = async () => {
    const { plans } = await readSelection(await fresh.actorFor(memberId))
    return plans.map(({ currentYen, totalPrice, debitFeeYen }) => [currentYen, totalPrice, debitFeeYen])
  }
  expect(await sums()).toEqual([
    [13_800, 13_800, 0],
    [11_800, 70_800, 0],
    [8900, 106_800, 0],
  ])
  await fresh.db
    .updateTable('subscriptions')
    .set({ payment_kind: 'direct_debit' })
    .where('member_id', '=', memberId)
    .execute()
  expect(await sums()).toEqual([
    [13_800, 13_998, 198],
    [11_800, 71_988, 198],
    [8900, 109_176, 198],
  ])
})
