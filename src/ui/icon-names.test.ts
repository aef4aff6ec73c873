import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { iconNames } from './icon-names.ts'

it('has a drawing for every icon that a page can name', () => {
  const drawn = [...readFileSync(new URL('icons.svg', import.meta.url), 'utf8').matchAll(/<symbol id="([^"]+)"/g)]
  expect(drawn.map(([, id]) => id).toSorted()).toEqual([...iconNames].toSorted())
})
