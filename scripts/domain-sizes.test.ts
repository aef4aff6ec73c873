import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inProject } from './folders.ts'

/** Domains that hold more than a quarter of the domains' code all the same, each with the decision that says why. */
const decided: Record<string, `${number}-${string}.md`> = {}

/** Lines of what runs, without the tests, by domain. */
function linesByDomain(): Map<string, number> {
  const folder = inProject('src/domains')
  const files = globSync('*/**/*.{ts,tsx}', { cwd: folder, exclude: (name) => /\.test\.tsx?$/.test(name) })
  const lines = new Map<string, number>()
  for (const file of files) {
    const domain = file.split('/')[0]!
    lines.set(domain, (lines.get(domain) ?? 0) + readFileSync(`${folder}/${file}`, 'utf8').split('\n').length - 1)
  }
  return lines
}

it('no domain holds more than a quarter of the domains’ code, unless a decision says why', () => {
  const lines = linesByDomain()
  const all = [...lines.values()].reduce((sum, some) => sum + some, 0)
  expect(all).toBeGreaterThan(40_000)
  const over = [...lines].filter(([, some]) => some > all / 4).map(([domain]) => domain)
  expect(over).toEqual(Object.keys(decided))
  const decisions = globSync('*.md', { cwd: inProject('docs/decisions') })
  for (const decision of Object.values(decided)) expect(decisions).toContain(decision)
})
