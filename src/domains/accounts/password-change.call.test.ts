import { beforeAll, expect, it } from 'vitest'
import { addMember, PASSWORD, signIn } from '#test/accounts/newcomers.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => (web = await freshWeb()))

const NEW_PASSWORD = 'atarashii-fude-7'
async function signedIn() {
  const member = await addMember(web)
  const [session, elsewhere] = [web.visitor(), web.visitor()]
  for (const browser of [session, elsewhere]) await signIn(browser, member.email)
  return { ...member, session, elsewhere }
}
type Person = Awaited<ReturnType<typeof signedIn>>
const html = { headers: { Accept: 'text/html' } }
const change = ({ session, id }: Person, current_password = PASSWORD, new_password = NEW_PASSWORD) =>
  session.patch(`/users/${id}/edit_password`, { current_password, new_password }, html)
const isIn = async ({ visit }: Person['session']) => (await visit('/subscription_orders/new')).status === 200
const audited = async ({ id }: Person) =>
  (await web.db.selectFrom('audit_log').select('action').where('subject_id', '=', id).orderBy('id').execute()).map(
    ({ action }) => action,
  )

it('who knows the password changes it here: other browsers are signed out, the mailbox is told [AC-029] [AC-035]', async () => {
  const person = await signedIn()
  const reply = await change(person)
  expect([reply.status, reply.location]).toEqual([303, `/users/${person.id}/edit_password`])
  expect((await person.session.visit(reply.location!)).text).toContain('パスワードを変更しました。')
  expect([await isIn(person.session), await isIn(person.elsewhere)]).toEqual([true, false])
  expect((await signIn(web.visitor(), person.email)).status).toBe(422)
  expect((await signIn(web.visitor(), person.email, NEW_PASSWORD)).status).toBe(303)
  const [letter] = await web.letters(person.email)
  expect(letter!.text).toContain('変更に使った端末のほかのすべての端末からログアウト')
  expect(await audited(person)).toContain('accounts.password-changed')
})

it('nobody does who does not know it, or takes one that is easy to guess, and nothing is shown of either [AC-011] [AC-029]', async () => {
  const person = await signedIn()
  const wrongs = [
    ['not the password', NEW_PASSWORD, '現在のパスワードが正しくありません。'],
    [PASSWORD, 'short', 'パスワードは8文字以上128文字以内で入力してください。'],
    [PASSWORD, 'password1', '推測されやすいパスワードは使用できません。'],
    [PASSWORD, person.email, '推測されやすいパスワードは使用できません。'],
    [PASSWORD, PASSWORD, '現在のパスワードと同じです。'],
  ] as const
  for (const [current, wanted, sentence] of wrongs) {
    const reply = await change(person, current, wanted)
    expect([reply.status, reply.text.includes(sentence)], sentence).toEqual([422, true])
    expect(reply.text).not.toContain(`value="${current}"`)
  }
  expect(await isIn(person.elsewhere)).toBe(true)
  expect(await audited(person)).toContain('accounts.not-confirmed')
  const other = await signedIn()
  expect((await other.session.patch(`/users/${person.id}/edit_password`, {}, html)).status).toBe(404)
  expect((await other.session.post(`/users/${other.id}/edit_password`, {}, html)).status).toBe(404)
})

it('is guessed at ten times, not more, even with the right one then [AC-019]', async () => {
  const person = await signedIn()
  for (let guess = 0; guess < 10; guess++) expect((await change(person, `guess ${guess}`)).status).toBe(422)
  const locked = await change(person)
  expect([locked.status, locked.headers.has('Retry-After')]).toEqual([429, true])
  expect(locked.text).toContain('15分後に再度お試しください。')
})

it('of two at once one changes it', async () => {
  const person = await signedIn()
  await person.session.token()
  const replies = await Promise.all([change(person), change(person, PASSWORD, 'betsu-no-fude-8')])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([303, 422])
})

it('who signs in without a password is led to the mail that sets one', async () => {
  const person = await signedIn()
  await web.db.updateTable('members').set({ password_hash: null }).where('id', '=', person.id).execute()
  const page = await person.session.visit(`/users/${person.id}/edit_password`)
  expect(page.text).toContain('メールでパスワードを設定')
  expect(page.text).not.toContain('name="current_password"')
  expect((await change(person, '')).status).toBe(422)
})
