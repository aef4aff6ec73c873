import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hang, heightOf } from './masonry.ts'

it('hangs pictures without one over another, each in the column that was shortest', () => {
  const heights = fc.array(fc.double({ min: 0.5, max: 1.8, noNaN: true }), { maxLength: 40 })
  fc.assert(
    fc.property(heights, fc.integer({ min: 1, max: 5 }), (all, count) => {
      const { places, columns } = hang(all, count)
      expect(places).toHaveLength(all.length)
      for (let column = 0; column < count; column++) {
        const here = all.map((height, at) => ({ height, ...places[at]! })).filter((one) => one.column === column)
        let end = 0
        here.forEach(({ above, captions, height }, at) => {
          expect(above).toBeCloseTo(end, 1)
          expect(captions).toBe(at)
          end = above + height
        })
        expect(columns[column]!.captions).toBe(here.length)
      }
      const lengths = columns.map(({ length, captions }) => length + captions * 0.3)
      expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(2.2)
    }),
  )
})

it('hangs the first ones side by side', () => {
  expect(hang([1, 1.8, 0.5, 1], 3).places.map(({ column }) => column)).toEqual([0, 1, 2, 2])
})

it('cuts what is far too flat or too tall', () => {
  expect(heightOf({ width: 4000, height: 100 })).toBe(0.5)
  expect(heightOf({ width: 100, height: 4000 })).toBe(1.8)
  expect(heightOf({ width: 300, height: 400 })).toBe(1.333)
})
