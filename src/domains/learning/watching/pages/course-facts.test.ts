import { expect, it } from 'vitest'
import { visitorsWays } from './course-facts.server.ts'

const lesson = (dayIndex: number, isFree: boolean) => ({ isFree, dayIndex, chapters: [{ id: 10 * dayIndex }] })
const labels = (lessons: ReturnType<typeof lesson>[], singlePriceYen: number | null, included: boolean) =>
  visitorsWays({ id: 7, lessons, singlePriceYen }, included).map(({ label }) => label)

it('a visitor sees at once what is open to all, and signs up for the rest the way it is sold', () => {
  const open = [lesson(1, false), lesson(2, true)]
  expect(labels(open, null, true)).toEqual(['DAY 2を無料で見る', '会員登録してプランを選ぶ'])
  expect(labels(open, 4980, false)).toEqual(['DAY 2を無料で見る', '会員登録して申し込む'])
  expect(labels(open, null, false)).toEqual(['DAY 2を無料で見る'])
  expect(labels([lesson(1, false)], 4980, true)).toEqual(['会員登録してプランを選ぶ'])
  expect(labels([lesson(1, false)], null, false)).toEqual([])
})

it('each way leads to what it names', () => {
  expect(visitorsWays({ id: 7, lessons: [lesson(1, true)], singlePriceYen: 4980 }, false)).toMatchObject([
    { to: '/daily_lesson_chapters/10' },
    { to: '/users/new?return_to=%2Fcourses%2F7' },
  ])
})
