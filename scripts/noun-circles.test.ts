import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { inProject } from './folders.ts'

/** Folders of a domain that are kinds of files; every other one is a noun. */
const KINDS = new Set(['actions', 'calls', 'mail', 'pages', 'queries', 'ui'])

/** Nouns that need each other, and why it is so for now. One that is mended is taken out here, none is added. */
const known: Record<string, { nouns: string[]; why: string }> = {}

const nounOf = (file: string) => {
  const [noun, rest] = file.split('/')
  return rest === undefined || KINDS.has(noun!) ? null : noun!
}

type Used = Map<string, Set<string>>

/** Which noun of a domain imports from which, types included. */
function nounsUsed(domain: string): Used {
  const folder = inProject('src/domains', domain)
  const used: Used = new Map()
  for (const file of globSync('**/*.{ts,tsx}', { cwd: folder, exclude: (name) => /\.test\.tsx?$/.test(name) })) {
    const from = nounOf(file)
    if (!from) continue
    for (const [, path] of readFileSync(join(folder, file), 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)'/g)) {
      const to = nounOf(join(dirname(file), path!))
      if (to && to !== from) used.set(from, (used.get(from) ?? new Set()).add(to))
    }
  }
  return used
}

const reached = (used: Used, noun: string, seen = new Set<string>()): Set<string> => {
  for (const next of used.get(noun) ?? [])
    if (!seen.has(next)) {
      seen.add(next)
      reached(used, next, seen)
    }
  return seen
}

const inCircles = (used: Used) => [...used.keys()].filter((noun) => reached(used, noun).has(noun)).toSorted()

it('the nouns of a domain form no circle, but for those that are known', () => {
  const domains = globSync('src/domains/*/', { cwd: inProject() }).map((folder) => folder.split('/')[2]!)
  const circles = domains.flatMap((domain) => {
    const nouns = inCircles(nounsUsed(domain))
    return nouns.length > 0 ? [[domain, nouns]] : []
  })
  expect(Object.fromEntries(circles)).toEqual(
    Object.fromEntries(Object.entries(known).map(([domain, { nouns }]) => [domain, nouns])),
  )
})

it('an arrow between nouns is seen, and a circle of three', () => {
  expect(nounsUsed('learning').get('watching')).toContain('notes')
  const three: Used = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['a'])],
    ['d', new Set(['a'])],
  ])
  expect(inCircles(three)).toEqual(['a', 'b', 'c'])
})
