import { afterAll, expect, it } from 'vitest'
import { sendLetter, writeLetter } from '#platform/letters.ts'
import { freshHouse } from '#test/fresh-house.ts'
import { eraseMember } from './actions/erase-member.ts'
import { requestEmailChange } from './actions/request-email-change.ts'
import { hashPassword } from './passwords.ts'

const fresh = await freshHouse()
const { db, house } = fresh
afterAll(() => fresh.close())

const lettersTo = (address: string) => db.selectFrom('letters').select('id').where('to_address', '=', address).execute()
const erase = (memberId: number) => db.transaction().execute((tx) => eraseMember(house, tx, memberId))
const askFor = async (memberId: number, address: string) => {
  const current_password = 'a password of theirs'
  const password_hash = await hashPassword(current_password)
  await db.updateTable('members').set({ password_hash }).where('id', '=', memberId).execute()
  const actor = await fresh.actorFor(memberId)
  await requestEmailChange({ ...actor, body: { ...actor.body, fields: { current_password } } }, address)
  expect(await lettersTo(address)).toHaveLength(1)
}

it('an address that was asked for and never confirmed is forgotten with the member [AC-034]', async () => {
  const memberId = await fresh.newMember()
  await askFor(memberId, 'asked-for@example.com')
  await erase(memberId)
  expect(await lettersTo('asked-for@example.com')).toEqual([])
})

it('an address that was asked for is known no longer than its letter takes [AC-034]', async () => {
  const memberId = await fresh.newMember()
  await askFor(memberId, 'not-kept@example.com')
  await fresh.workOff()
  const letters = db.selectFrom('letters').select(['to_address', 'sent_at']).orderBy('id', 'desc')
  expect(await letters.executeTakeFirst()).toEqual({ to_address: '', sent_at: expect.any(Date) })
})

it('letters to whoever has that address by now stay [AC-034]', async () => {
  const [memberId, otherId] = [await fresh.newMember(), await fresh.newMember()]
  await askFor(memberId, 'another@example.com')
  const taken = { email: 'another@example.com', email_key: 'another@example.com' }
  await db.updateTable('members').set(taken).where('id', '=', otherId).execute()
  await erase(memberId)
  expect(await lettersTo('another@example.com')).toHaveLength(1)
})

it('who leaves does not wait for a mail server that thinks about a letter to them, and is forgotten all the same [AC-034]', async () => {
  const memberId = await fresh.newMember()
  const address = 'waited-for@example.com'
  await db.updateTable('members').set({ email: address }).where('id', '=', memberId).execute()
  await writeLetter(house, db, { key: 'thinks', to: address, subject: 'a', html: 'a', plain: 'a' })
  const [letter] = await lettersTo(address)
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  const mail = {
    ...house.mail,
    send() {
      asked.resolve()
      return answer.promise
    },
  }
  const sending = sendLetter({ ...house, mail }, letter!)
  await asked.promise
  await erase(memberId)
  answer.resolve()
  await sending
  expect(await lettersTo(address)).toEqual([])
})
