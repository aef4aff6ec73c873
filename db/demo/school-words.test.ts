import { expect, it } from 'vitest'
import { pages } from '#routes'
import { banners, popups, sister } from './school-words.ts'

it('whoever follows a banner or a popup of the editors arrives at a page that there is', () => {
  const addresses = [...banners, ...popups, ...sister]
    .map(({ url }) => String(url))
    .filter((url) => url.startsWith('/'))
  const known = pages
    .filter(({ path }) => path.startsWith('/'))
    .map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`))
  expect(addresses.length).toBeGreaterThanOrEqual(4)
  expect(addresses.filter((address) => !known.some((path) => path.test(address)))).toEqual([])
})
