import { describe, expect, it } from 'vitest'
import { type Categories, sizeWords } from '../terms.ts'
import { ListForm } from './forms.ts'
import { fits, pageAfterResize, pageSize } from './rules.ts'

const pose: Categories = { gender: 'woman', pose: 'sitting', layout: 'front', cloth: 'kimono', number: 'one' }

describe('what a filter finds', () => {
  it('is any word of a category and every category; nothing chosen restricts nothing', () => {
    expect(fits(pose, {})).toBe(true)
    expect(fits(pose, { gender: [], pose: [] })).toBe(true)
    expect(fits(pose, { gender: ['man', 'woman'] })).toBe(true)
    expect(fits(pose, { gender: ['man', 'woman'], cloth: ['kimono'] })).toBe(true)
    expect(fits(pose, { gender: ['woman'], cloth: ['suit'] })).toBe(false)
  })

  it('is refused for unknown ranges, categories and words, and for what is no list', () => {
    const ok = (body: unknown) => ListForm.safeParse(body).success
    expect(ok({ range: 'all' })).toBe(true)
    expect(ok({ range: 'favorite', categories: { gender: ['man', 'man'] } })).toBe(true)
    for (const bad of [
      {},
      { range: 'mine' },
      { range: 'all', categories: { mood: [] } },
      { range: 'all', categories: { gender: ['dragon'] } },
      { range: 'all', categories: { gender: 'man' } },
    ])
      expect(ok(bad), JSON.stringify(bad)).toBe(false)
  })
})

it('a page holds as many poses as the window is wide for [PO-007]', () => {
  const sizes = { 1367: 36, 1366: 30, 1156: 30, 1155: 24, 1024: 24, 1023: 30, 949: 30, 948: 24, 630: 24, 629: 18 }
  for (const [width, size] of Object.entries({ ...sizes, 475: 18, 474: 12, 320: 12 }))
    expect(pageSize(Number(width)), width).toBe(size)
  // The first pose of page 3 of 36 is the 73rd: with 24 on a page it stands on page 4, with 12 on page 7.
  expect([pageAfterResize(3, 36, 24), pageAfterResize(3, 36, 12), pageAfterResize(1, 36, 12)]).toEqual([4, 7, 1])
})

it('more than a thousand is said only from the day on and while it is true; else round hundreds', () => {
  expect(sizeWords(1_000, '2025-04-01')).toBe('1,000点以上のポーズ素材')
  expect(sizeWords(1_240, '2026-11-23')).toBe('1,000点以上のポーズ素材')
  expect(sizeWords(1_240, '2025-03-31')).toBe('900点以上のポーズ素材')
  expect(sizeWords(999, '2026-11-23')).toBe('900点以上のポーズ素材')
  expect(sizeWords(250, '2026-11-23')).toBe('200点以上のポーズ素材')
  expect(sizeWords(99, '2026-11-23')).toBe('ポーズ素材')
})
