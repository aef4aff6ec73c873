import { expect, it } from 'vitest'
import { pageOf } from './paging.ts'

it('whoever opens a list begins with its first page, unless the address names another', () => {
  const pages = ['?page=2', '?page=0', '?page=-1', '?page=1.5', '?page=x', '?page=12345678', '']
  expect(pages.map((search) => pageOf(new URL(`http://site/list${search}`)))).toEqual([2, 1, 1, 1, 1, 1, 1])
})
