import { describe, expect, it } from 'vitest'
import { pageRange } from './page-range.ts'

const shown = (current: number, total: number) =>
  pageRange(current, total)
    .map((page) => page ?? '…')
    .join(' ')

describe('the pages that a pagination names', () => {
  it('names three around the current page and two at each end', () => {
    expect(shown(10, 20)).toBe('1 2 … 9 10 11 … 19 20')
  })

  it('keeps three at the first and the last page', () => {
    expect(shown(1, 20)).toBe('1 2 3 … 19 20')
    expect(shown(20, 20)).toBe('1 2 … 18 19 20')
  })

  it('has no gap where pages follow each other', () => {
    expect(shown(3, 6)).toBe('1 2 3 4 5 6')
    expect(shown(4, 7)).toBe('1 2 3 4 5 6 7')
  })

  it('names a single page', () => {
    expect(shown(1, 1)).toBe('1')
  })
})
