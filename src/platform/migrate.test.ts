import { describe, expect, it } from 'vitest'
import { whyCannotMigrate, type Migration } from './migrate.ts'

const file = (name: string, checksum = 'a'): Migration => ({ name, sql: '', checksum })
const landed = (...names: string[]) => new Map(names.map((name) => [name, 'a']))

describe('a database is brought to the schema of this version', () => {
  it('runs what is new at the end', () => {
    expect(whyCannotMigrate([file('0001_a.sql'), file('0002_b.sql')], landed('0001_a.sql'))).toBeNull()
  })
  it('refuses a landed migration that was altered', () => {
    expect(whyCannotMigrate([file('0001_a.sql', 'b')], landed('0001_a.sql'))).toMatch(/0001_a\.sql was changed/)
  })
  it('refuses a database of a newer version', () => {
    expect(whyCannotMigrate([file('0001_a.sql')], landed('0001_a.sql', '0002_b.sql'))).toMatch(/does not know/)
  })
  it('refuses a database of before the migrations were begun anew, and says what to do', () => {
    const baselines = [file('0001_a.sql', 'b'), file('0009_practice.sql')]
    expect(whyCannotMigrate(baselines, landed('0001_a.sql', '0005_old.sql'))).toMatch(
      /before the migrations were begun anew \(it has run 0005_old\.sql\): remove \.data\//,
    )
  })
  it('refuses a new migration in front of landed ones', () => {
    expect(whyCannotMigrate([file('0001_a.sql'), file('0002_b.sql')], landed('0002_b.sql'))).toMatch(/later number/)
  })
})
