import { describe, expect, it } from 'vitest'
import { newPerson } from '#test/people.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const path = '/ambassador_users/guardian'

async function newAmbassador(age: number) {
  const person = await newPerson(web)
  const ambassador_user = { name: '紹介 する子', age, ad_location: 'blog' }
  expect((await person.session.post('/ambassador_users', { ambassador_user })).status).toBe(200)
  return person
}
let asked = 0
const guardian = () => ({ guardian_name: '紹介 親子', guardian_email: `guardian${++asked}@example.com` })
async function linkTo(email: string, seen = 1) {
  const letters = await web.letters(email, { seen })
  return /\/ambassador_users\/guardian_consent\?token=[\w-]+/.exec(letters[0]!.text)![0]
}
const rowOf = (memberId: number) =>
  web.db.selectFrom('ambassador_guardians').selectAll().where('member_id', '=', memberId).executeTakeFirstOrThrow()

describe('an ambassador under 18', () => {
  it('names a guardian, who agrees by the link of a letter, once; the address is forgotten then', async () => {
    const { session, memberId, email } = await newAmbassador(1)
    for (const page of ['created', 'rewards'])
      expect((await session.visit(`/ambassador_users/${page}`)).text).toContain('保護者の同意が必要です')
    for (const bad of [{ guardian_name: '' }, { guardian_email: 'x' }, { guardian_email: email }])
      expect((await session.submit(path, { ...guardian(), ...bad })).status).toBe(422)
    const whom = guardian()
    expect((await session.submit(path, whom)).status).toBe(303)
    const link = await linkTo(whom.guardian_email)
    const [consent, token] = link.split('?token=') as [string, string]
    const visitor = web.visitor()
    expect((await visitor.visit(link)).text).toContain('紹介 親子様')
    expect((await visitor.visit(`${consent}?token=else`)).text).toContain('このリンクは使えません')
    expect((await rowOf(memberId)).consented_at).toBeNull()
    const both = await Promise.all([visitor, web.visitor()].map((one) => one.submit(consent, { token })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await rowOf(memberId)).toMatchObject({
      ...{ consented_at: expect.any(Date), terms_version: '2020-04-01', email: null, token_hash: null },
    })
    expect((await session.visit('/ambassador_users/rewards')).text).not.toContain('保護者の同意が必要です')
    expect((await session.visit(path)).location).toBe('/ambassador_users/rewards')
    await expect
      .poll(async () => (await web.letters(email)).map(({ subject }) => subject))
      .toContain('【Egaku】保護者の方の同意を受け付けました')
  })

  it('asks somebody else instead: the letter of before opens nothing any more', async () => {
    const { session } = await newAmbassador(1)
    const [first, second] = [guardian(), guardian()]
    for (const whom of [first, second]) expect((await session.submit(path, whom)).status).toBe(303)
    expect((await web.visit(await linkTo(first.guardian_email))).text).toContain('このリンクは使えません')
    expect((await web.visit(await linkTo(second.guardian_email))).text).toContain('紹介 親子様')
  })
})

it('who is of age is asked for no guardian, and who is no ambassador comes to the registration', async () => {
  const { session } = await newAmbassador(2)
  expect((await session.visit('/ambassador_users/rewards')).text).not.toContain('保護者の同意')
  expect((await session.visit(path)).location).toBe('/ambassador_users/rewards')
  const other = await newPerson(web)
  expect((await other.session.visit(path)).location).toBe('/ambassador_users/new')
})
