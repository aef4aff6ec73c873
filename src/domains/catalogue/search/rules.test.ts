import { describe, expect, it } from 'vitest'
import { isShown, nextClosing } from './rules.ts'
import type { SearchHit } from './terms.ts'

const now = new Date('2026-11-20T03:00:00Z')
const before = '2026-11-20T02:59:59Z'
const after = '2026-11-20T03:00:01Z'
const exactly = '2026-11-20T03:00:00Z'
type Window = SearchHit['master_subscription_courses'][number]
const open: Window = { opened_at: before, closed_at: null }
const hit = (master: Window, ...courses: Window[]): SearchHit => ({
  objectID: '1',
  title: '',
  description: '',
  master_id: 1,
  pr_thumbnail_url: null,
  teachers: [],
  ...master,
  master_subscription_courses: courses,
})

describe('a hit', () => {
  it('is shown while the master and the first subscription course are open [S-011]', () => {
    expect(isShown(hit(open, open), now)).toBe(true)
    expect(isShown(hit({ opened_at: after, closed_at: null }, open), now)).toBe(false)
    expect(isShown(hit(open, { opened_at: after, closed_at: null }), now)).toBe(false)
    expect(isShown(hit(open), now)).toBe(false)
  })

  it('is not rescued by a second course when the first has closed [S-011]', () => {
    expect(isShown(hit(open, { opened_at: before, closed_at: exactly }, open), now)).toBe(false)
  })

  it.each([
    [{ opened_at: exactly, closed_at: null }, true],
    [{ opened_at: after, closed_at: null }, false],
    [{ opened_at: before, closed_at: exactly }, false],
    [{ opened_at: before, closed_at: after }, true],
    [{ opened_at: null, closed_at: null }, false],
  ])('with the window %j is shown: %s [S-012]', (window, shown) => {
    expect(isShown(hit(window, open), now)).toBe(shown)
    expect(isShown(hit(open, window), now)).toBe(shown)
  })

  it('is looked at again when the next of the list closes', () => {
    const hits = [
      hit({ opened_at: before, closed_at: '2026-11-21T00:00:00Z' }, { opened_at: before, closed_at: after }),
      hit(open, open),
    ]
    expect(nextClosing(hits, now)).toEqual(new Date(after))
    expect(nextClosing([hit(open, open)], now)).toBeNull()
  })
})
