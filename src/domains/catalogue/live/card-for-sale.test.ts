import { expect, it } from 'vitest'
import { cardForSale } from './card-for-sale.ts'
import type { BriefCourse } from './terms.ts'

const now = new Date('2026-11-20T12:00:00+09:00')
const open = { openedAt: new Date(0), closedAt: null }
const sold = (more: Partial<BriefCourse>) =>
  cardForSale(
    { card: {}, lessons: [], subscription: open, singlePriceYen: null, ...more } as unknown as BriefCourse,
    now,
  )

it('says to who has no plan how a course is to be had, and apart from it that a lesson is free', () => {
  expect(sold({})).toEqual({ offer: ['プラン対象'] })
  const lessons = [{ isFree: true }] as unknown as BriefCourse['lessons']
  expect(sold({ lessons, singlePriceYen: 2980 })).toEqual({
    offer: ['プラン対象', '単品 2,980円（税込）'],
    free: '無料レッスンあり',
  })
  expect(sold({ subscription: null, singlePriceYen: 4300 }).offer).toEqual(['プラン対象外', '単品のみ 4,300円（税込）'])
})
