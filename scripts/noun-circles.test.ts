import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { inProject } from './folders.ts'

/** Folders of a domain that are kinds of files; every other one is a noun. */
const KINDS = new Set(['actions', 'calls', 'mail', 'pages', 'queries', 'ui'])

const nounOf = (file: string) => {
  const [noun, rest] = file.split('/')
  return rest === undefined || KINDS.has(noun!) ? null : noun!
}

/** Which noun of a domain imports from which, types included. */
function nounsUsed(domain: string): Map<string, Set<string>> {
  const folder = inProject('src/domains', domain)
  const used = new Map<string, Set<string>>()
  for (const file of globSync('**/*.{ts,tsx}', { cwd: folder, exclude: (name) => /\.test\.tsx?$/.test(name) })) {
    const from = nounOf(file)
    if (!from) continue
    for (const [, path] of readFileSync(join(folder, file), 'utf8').matchAll(/from '(\.[^']+)'/g)) {
      const to = nounOf(join(dirname(file), path!))
      if (to && to !== from) used.set(from, (used.get(from) ?? new Set()).add(to))
    }
  }
  return used
}

const reached = (used: Map<string, Set<string>>, noun: string, seen = new Set<string>()): Set<string> => {
  for (const next of used.get(noun) ?? [])
    if (!seen.has(next)) {
      seen.add(next)
      reached(used, next, seen)
    }
  return seen
}

it('the nouns of learning form no circle', () => {
  const used = nounsUsed('learning')
  expect(used.get('watching')).toContain('notes')
  expect([...used.keys()].filter((noun) => reached(used, noun).has(noun))).toEqual([])
})
