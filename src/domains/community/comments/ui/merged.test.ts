import { expect, it } from 'vitest'
import { merged } from './merged.ts'

it('shows a comment once that stands on two pages because others came in between [RE-011]', () => {
  const page = (...ids: number[]) => ids.map((id) => ({ id }))
  expect(merged(page(9, 8, 7), page(7, 6, 5))).toEqual(page(9, 8, 7, 6, 5))
  expect(merged(page(10), page(9, 8))).toEqual(page(10, 9, 8))
  expect(merged(page(3), [])).toEqual(page(3))
})
