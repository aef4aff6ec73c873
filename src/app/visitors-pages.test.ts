import { expect, it } from 'vitest'
import { makePageCache } from '#platform/page-cache.ts'
import type { Db } from '#platform/db.ts'
import { keptAddress } from './visitors-pages.ts'

it('what a page does not ask for names no page of its own, in whatever order it comes', () => {
  expect(['/', '/?x=1', '/?x=2&utm_source=a', '/?'].map(keptAddress)).toEqual(['/', '/', '/', '/'])
  expect(keptAddress('/courses?x=1&sort=new&tab=course')).toBe('/courses?tab=course&sort=new')
  expect(keptAddress('/courses?sort=new&tab=course&tab=other')).toBe('/courses?tab=course&sort=new')
  expect(['/_root.data?x=1', '/_root.data?tab=a', '/_root.data?_routes=b'].map(keptAddress)).toEqual([
    '/_root.data',
    '/_root.data?tab=a',
    null,
  ])
})

it('a thousand questions about pages push out none that is asked as it is, and have a bound of their own', () => {
  const cache = makePageCache({} as Db)
  const body = 'x'.repeat(100_000)
  const keep = (key: string) =>
    cache.keep(key, { headers: {}, plain: Buffer.from(body), tags: [], turnsAt: null, since: performance.now() })
  keep('/ ')
  keep('/courses !')
  for (let number = 0; number < 1_000; number += 1) {
    keep(`/courses?page=${number} `)
    keep(`/ closed-notification-${number}`)
    cache.find('/courses?page=0 ')
  }
  for (const key of ['/ ', '/courses !', '/courses?page=999 ', '/courses?page=0 '])
    expect(cache.find(key)).toBeDefined()
  expect(cache.find('/courses?page=1 ')).toBeUndefined()
})
