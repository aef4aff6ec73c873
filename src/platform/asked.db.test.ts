import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { asked, askTogether } from './asked.ts'
import { watchStatements } from './statements.ts'

let fresh: FreshHouse
beforeAll(async () => (fresh = await freshHouse()))
afterAll(() => fresh.close())

it('questions of several domains go to the database as one, each with its own values, order and moments', async () => {
  const { db } = fresh
  const numbers = (from: number, to: number, name: string) =>
    sql<{ n: number; name: string }>`
      select n, ${name}::text as name from generate_series(${from}::int, ${to}::int) n order by n desc`.compile(db)
  const at = new Date('2026-11-20T12:00:00.123+09:00')
  const moment = sql<{ at: Date }>`select ${at}::timestamptz as at`.compile(db)
  const { result, statements } = await watchStatements(() =>
    askTogether(db, {
      few: asked(numbers(1, 3, '$1'), (rows) => rows.map(({ n, name }) => name + n)),
      none: asked(numbers(1, 0, ''), (rows) => rows),
      many: asked(numbers(1, 12, '二'), async (rows) => rows.length),
      when: asked(moment, ([row]) => new Date(row!.at)),
    }),
  )
  expect(result).toEqual({ few: ['$13', '$12', '$11'], none: [], many: 12, when: at })
  expect(statements).toHaveLength(1)
})
