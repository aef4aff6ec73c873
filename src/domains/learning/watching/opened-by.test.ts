import { expect, it } from 'vitest'
import { openedBy } from './opened-by.ts'

const now = new Date('2026-11-28T12:00:00+09:00')
const open = { openedAt: new Date('2026-01-01T00:00:00+09:00'), closedAt: null }
const over = { ...open, closedAt: now }

it('says to who meets a shut film what opens it: a plan, a purchase with its price, or both; never signing up alone [LP-006]', () => {
  const said = (subscription: typeof over | typeof open | null, singlePriceYen: number | null) =>
    openedBy({ window: open, subscription, singlePriceYen }, now)
  expect(said(open, 5_480)).toBe('このレッスンは、月額プラン、または講座の購入（5,480円・税込）で見られます。')
  expect(said(open, null)).toBe('このレッスンは、月額プランで見られます。')
  expect(said(null, 12_800)).toBe('このレッスンは、講座の購入（12,800円・税込）で見られます。')
  expect(said(over, null)).toBeNull()
  expect(openedBy({ window: over, subscription: open, singlePriceYen: 5_480 }, now)).toBeNull()
})
