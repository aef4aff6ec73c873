import { expect, it } from 'vitest'
import { pictureAt } from './sheet-picture.tsx'

const sheets = { every: 4, across: 10, down: 10, width: 160, height: 90, count: 2, base: '/x-', from: 0 }

it('each second has its picture: on its sheet, in its row and column, never behind the last [ST-011]', () => {
  expect([0, 3.9, 4, 40, 399.9, 400, 10_000].map((at) => Object.values(pictureAt(sheets, at)))).toEqual([
    ...[
      [1, 0, 0],
      [1, 0, 0],
      [1, 1, 0],
      [1, 0, 1],
      [1, 9, 9],
      [2, 0, 0],
      [2, 9, 9],
    ],
  ])
})

it('a stretch of a film has the pictures of the whole from where it begins', () => {
  expect(pictureAt({ ...sheets, from: 41 }, 4)).toEqual({ sheet: 1, column: 1, row: 1 })
})
