import { expect, it } from 'vitest'
import { byMean, isJudged, meanOf } from './rules.ts'

const given = (points: number) => ({ points, is_close: false })
const close = { points: null, is_close: true }

it('the mean counts the judges who gave points, and never who stands too close to the work [CN-016]', () => {
  expect(meanOf([given(8), given(5), close])).toBe(6.5)
  expect(meanOf([close])).toBeNull()
  expect(meanOf([])).toBeNull()
})

it('the best stands first, of equals who was marked by more, and what nobody marked last', () => {
  const works = [
    { id: 1, marks: [] },
    { id: 2, marks: [given(7)] },
    { id: 3, marks: [given(7), given(7)] },
    { id: 4, marks: [given(9), close] },
    { id: 5, marks: [given(7)] },
  ]
  expect(byMean(works).map(({ id }) => id)).toEqual([4, 3, 2, 5, 1])
})

it('works are judged between the end of the period and the results alone', () => {
  const judged = (['draft', 'coming', 'open', 'judging', 'results', 'archived'] as const).filter(isJudged)
  expect(judged).toEqual(['judging'])
})
