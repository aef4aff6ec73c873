import { expect, it } from 'vitest'
import { readMigrations } from '#platform/migrate.ts'
import { inProject } from './folders.ts'
import { readChecksums } from './schema.ts'

const migrations = readMigrations(inProject('db/migrations'))
const noted = readChecksums()

it('leaves every migration as it was when it was noted: whoever ran it has that schema', () => {
  const now = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  expect([...noted].filter(([name, checksum]) => now.get(name) !== checksum).map(([name]) => name)).toEqual([])
})

it('has every migration noted (npm run schema notes a new one)', () => {
  expect(migrations.filter(({ name }) => !noted.has(name)).map(({ name }) => name)).toEqual([])
})
