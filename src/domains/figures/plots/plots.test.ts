import { expect, it } from 'vitest'
import type { Figure } from '../tables.ts'
import { drawFigure } from './draw-figure.server.ts'
import { shortNumber, ticksTo } from './ticks.ts'

const figure: Figure = {
  ...{ id: 'reasons', title: '<b>理由', note: '', unit: '件', kind: 'columns', rowName: '理由' },
  series: ['甲', '乙'],
  rows: [
    { label: '料金 & <script>', values: [3, 1] },
    { label: 'その他', values: [0, 2] },
  ],
}

it('what is measured by is round and reaches the most', () => {
  expect(ticksTo(0)).toEqual([0, 1])
  expect(ticksTo(7)).toEqual([0, 2, 4, 6, 8])
  expect(ticksTo(13_800)).toEqual([0, 5_000, 10_000, 15_000])
  for (const most of [1, 9, 10, 99, 101, 4_321, 987_654]) expect(ticksTo(most).at(-1)).toBeGreaterThanOrEqual(most)
  expect([9_999, 10_000, 1_234_567, 250_000_000].map(shortNumber)).toEqual(['9,999', '1万', '123.5万', '2.5億'])
})

it('a plot draws a part for each value above nothing, and no words become a tag', () => {
  const columns = drawFigure(figure)
  expect(columns.match(/plot-part-/g)).toHaveLength(3)
  for (const kind of ['columns', 'bars', 'cohorts'] as const) {
    const svg = drawFigure({ ...figure, kind })
    expect(svg).not.toMatch(/<script|<b>/)
    expect(svg).toContain('&lt;b&gt;理由のグラフ')
  }
  expect(drawFigure({ ...figure, kind: 'cohorts', rows: [{ label: '4月', values: [4, 3] }] })).toContain('75%')
})

it('parts stand on each other: the second begins where the first ends', () => {
  const [first, second] = [...drawFigure(figure).matchAll(/<rect [^>]*y="([\d.]+)"[^>]*height="([\d.]+)"/g)].map(
    ([, y, height]) => [Number(y), Number(height)] as const,
  )
  expect(second![0] + second![1]).toBeCloseTo(first![0], 1)
})

it('the longest bar is as long as there is room, the others in their share of it, and each says its count', () => {
  const svg = drawFigure({ ...figure, kind: 'bars', rows: [...figure.rows, { label: '忙しい', values: [6] }] })
  expect([...svg.matchAll(/width="([\d.]+%)" height="12"/g)].map(([, width]) => width)).toEqual(['50%', '0%', '100%'])
  expect(svg.match(/x="100%"[^>]*>\d件/g)).toHaveLength(3)
})
