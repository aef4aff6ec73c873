import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('tells whoever runs the house about every setting, and about none that is not there', () => {
  const files = ['settings', 'wallet-settings'].map((name) => readFileSync(`src/app/${name}.ts`, 'utf8')).join('\n')
  const names = [...files.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name!)
  const table = readFileSync('docs/operations.md', 'utf8')
    .split('\n## ')
    .find((part) => part.startsWith('Settings'))!
  const told = [...table.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell]) => cell!.replaceAll('`', '').split(', '))
  expect(names.length).toBeGreaterThan(20)
  expect(told.toSorted()).toEqual(names.toSorted())
})
