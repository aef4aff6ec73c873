import { expect, it } from 'vitest'
import { accentOf, shownLinks } from './terms.ts'

it('gives the ninth card of an anniversary the colour of the first, wherever the colours begin [SH-003]', () => {
  const accents = (start: number) => Array.from({ length: 10 }, (_, index) => accentOf(index, start))
  expect(accents(1)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 1, 2])
  expect(accents(7)).toEqual([7, 8, 1, 2, 3, 4, 5, 6, 7, 8])
})

it('names the four sites of a teacher in their order, only those that are there, and no other [SH-002]', () => {
  const link = (site: string) => ({ site, url: `https://example.com/${site}` })
  expect(shownLinks(['WEB', 'Blog', 'X', 'YouTube'].map(link)).map(({ site }) => site)).toEqual(['X', 'YouTube', 'WEB'])
  expect(shownLinks([])).toEqual([])
})
