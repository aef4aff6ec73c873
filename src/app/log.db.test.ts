import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { openLog } from './log.ts'

let fresh: FreshHouse
beforeAll(async () => void (fresh = await freshHouse()))
afterAll(() => fresh.close())

const joined_at = new Date('2026-11-20T10:00:00+09:00')
const somebody = { email: 'himitsu@example.com', email_key: 'himitsu@example.com', joined_at }

it.each([
  ['a row that lacks something', { ...somebody, name: null as unknown as string }, '23502'],
  ['an address that is taken', { ...somebody, name: '水野 しずく' }, '23505'],
])('what the database says of %s stays out of the log; where it happened does not', async (_, row, code) => {
  const name = '水野 しずく'
  await fresh.db
    .insertInto('members')
    .values({ ...somebody, name })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const failure = await fresh.db
    .insertInto('members')
    .values(row)
    .execute()
    .then(
      () => null,
      (error: Error & { detail: string }) => error,
    )
  expect(failure!.detail).toContain('himitsu')
  const lines: string[] = []
  openLog('info', { write: (line) => void lines.push(line) }).error({ err: failure, memberId: 7 }, 'not written')
  expect(lines.join('')).not.toMatch(/himitsu|水野/)
  expect(JSON.parse(lines[0]!)).toMatchObject({
    err: { message: failure!.message, code, stack: expect.stringContaining('log.db.test.ts') },
    memberId: 7,
    msg: 'not written',
  })
})
