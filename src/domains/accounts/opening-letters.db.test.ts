import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { watchStatements } from '#platform/statements.ts'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { askForLetter } from './actions/ask-for-letter.ts'
import { takeLetterTurn } from './limits.ts'

let fresh: FreshHouse
beforeAll(async () => (fresh = await freshHouse()))
afterAll(() => fresh.close())

let lines = 0
const line = () => `10.9.${Math.floor(++lines / 250)}.${lines % 250}`
const ask = (email: string, ip = line()) => askForLetter(fresh.visitor({ ip }), 'reset', email)
const nobody = () => `nobody-${++lines}@example.com`
const lettersTo = (email: string) =>
  fresh.db.selectFrom('letters').selectAll().where('to_address', '=', email).execute()
const emailOf = async (id: number) =>
  (await fresh.db.selectFrom('members').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email

describe('a letter that opens an account', () => {
  it('costs the same statements for a member as for an address that nobody has, and is written later [AC-028]', async () => {
    const email = await emailOf(await fresh.newMember())
    await ask(nobody())
    const member = await watchStatements(() => ask(email))
    const other = await watchStatements(() => ask(nobody()))
    expect(member.statements).toEqual(other.statements)
    expect(member.statements.join()).not.toContain('"members"')
    expect(await lettersTo(email)).toEqual([])
    await fresh.workOff()
    expect(await lettersTo(email)).toHaveLength(1)
    expect(await fresh.db.selectFrom('letter_requests').select('id').execute()).toEqual([])
  })

  it('can be asked for thirty times in an hour from one line, whatever addresses are tried [AC-028]', async () => {
    const here = line()
    for (let time = 0; time < 30; time++) await ask(nobody(), here)
    await expect(ask(nobody(), here)).rejects.toMatchObject({ status: 429 })
    await ask(nobody())
  })

  it('is not refused to its owner because strangers asked for it: the newest one opens [AC-028]', async () => {
    const email = await emailOf(await fresh.newMember())
    for (let time = 0; time < 12; time++) await ask(email)
    await fresh.workOff()
    expect(await lettersTo(email)).toHaveLength(10)
    const links = await fresh.db.selectFrom('email_links').select('used_at').where('email', '=', email).execute()
    expect(links.filter(({ used_at }) => used_at === null)).toHaveLength(1)
  })
})

it('a sign-up is not held up by strangers who wrote its address down elsewhere, until a mailbox has had twenty letters [AC-015]', async () => {
  const email = nobody()
  for (let time = 0; time < 20; time++) await takeLetterTurn(fresh.visitor({ ip: line() }), email)
  await expect(takeLetterTurn(fresh.visitor({ ip: line() }), email)).rejects.toMatchObject({ status: 429 })
})
