import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('gives each store in the browser a database of its own, so that none is missing where another came first', () => {
  const named = globSync('src/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:browserStore|indexedDB\.open)\('([^']+)'/g)].map(([, name]) => name),
  )
  expect(named.length).toBeGreaterThan(4)
  expect(named.toSorted()).toEqual([...new Set(named)].toSorted())
})
