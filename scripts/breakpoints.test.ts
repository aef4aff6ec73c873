import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inProject } from './folders.ts'

const read = (path: string) => readFileSync(inProject(path), 'utf8')

it('every width at which something is laid out anew is one of the look: any other would do nothing, in silence', () => {
  const known = [...read('src/ui/tokens.css').matchAll(/--breakpoint-(\w+): \d/g)].map(([, name]) => name!)
  expect(known).toEqual(['md', 'lg', 'xl'])
  const widths = /(?<=[\s"'`])(?:max-)?(xs|sm|md|lg|xl|[2-9]xl):[\w-]/g
  const strange = globSync('src/**/*.tsx', { cwd: inProject('.') }).flatMap((path) =>
    [...read(path).matchAll(widths)].filter(([, name]) => !known.includes(name!)).map(([text]) => `${path}: ${text}`),
  )
  expect(strange).toEqual([])
})
