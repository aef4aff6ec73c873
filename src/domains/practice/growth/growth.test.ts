import { expect, it } from 'vitest'
import { layOut } from './layout.ts'
import { spanWords } from './span.ts'

const at = (day: string) => new Date(`${day}T12:00:00+09:00`)

it('the time between two drawings is said by the calendar of Tokyo', () => {
  const spans: [string, string, string][] = [
    ['2026-01-31', '2026-01-31', '同じ日'],
    ['2026-01-31', '2026-02-27', '27日'],
    ['2026-01-31', '2026-02-28', '1か月'],
    ['2024-02-29', '2025-02-28', '1年'],
    ['2025-05-10', '2026-07-09', '1年1か月'],
    ['2025-05-10', '2026-07-10', '1年2か月'],
  ]
  for (const [from, to, words] of spans) expect(spanWords(at(from), at(to))).toBe(words)
  expect(spanWords(new Date('2026-03-01T14:59:00Z'), new Date('2026-03-01T15:00:00Z'))).toBe('1日')
})

it('each drawing stands whole and undistorted in its half, whatever its shape', () => {
  const shapes = [
    { width: 4000, height: 300 },
    { width: 300, height: 4000 },
    { width: 1000, height: 1000 },
    { width: 1, height: 1 },
  ]
  for (const first of shapes)
    for (const latest of shapes) {
      const { mats, drawings, width, height } = layOut(first, latest)
      expect(width * height).toBeLessThan(16_777_216)
      for (const [at, shape] of [first, latest].entries()) {
        const [mat, box] = [mats[at]!, drawings[at]!]
        expect(box.width / box.height).toBeCloseTo(shape.width / shape.height, 3)
        expect(box.x).toBeGreaterThanOrEqual(mat.x - 0.01)
        expect(box.y).toBeGreaterThanOrEqual(mat.y - 0.01)
        expect(box.x + box.width).toBeLessThanOrEqual(mat.x + mat.width + 0.01)
        expect(box.y + box.height).toBeLessThanOrEqual(mat.y + mat.height + 0.01)
      }
      expect(mats[1].x + mats[1].width).toBeLessThan(width)
      expect(mats[0].y + mats[0].height).toBeLessThan(height)
    }
})
