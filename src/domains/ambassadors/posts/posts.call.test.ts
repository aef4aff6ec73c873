import { expect, it } from 'vitest'
import { newPerson } from '#test/people.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const own = '/ambassador_users/posts'
const staffPage = '/staff/ambassador_posts'
const html = { headers: { Accept: 'text/html' } }
let posts = 0

async function newAmbassador(age = 3) {
  const person = await newPerson(web, { name: '紹介 する子' })
  const ambassador_user = { name: '紹介 する子', age, ad_location: 'blog' }
  expect((await person.session.post('/ambassador_users', { ambassador_user })).status).toBe(200)
  const address = `https://blog.example/${++posts}`
  const act = (fields: Record<string, string>) => person.session.submit(own, fields, html)
  return { ...person, address, act, register: (to = address) => act({ act: 'register', address: to }) }
}
const rowOf = (address: string) =>
  web.db.selectFrom('ambassador_posts').selectAll().where('address', '=', address).executeTakeFirst()

it('an ambassador registers where they posted, once each, and takes back what was a mistake [LA-010]', async () => {
  const { session, register, act, address } = await newAmbassador()
  for (const wrong of [
    '',
    'blog',
    'ftp://blog.example/1',
    'javascript:alert(1)',
    'https://blog.example@other.example/1',
    `https://x.example/${'a'.repeat(500)}`,
  ])
    expect((await register(wrong)).status, wrong).toBe(422)
  expect((await register()).status).toBe(303)
  expect((await register()).status).toBe(409)
  const page = (await session.visit(own)).text
  for (const said of [address, '確認待ち']) expect(page).toContain(said)
  const { id } = (await rowOf(address))!
  const other = await newAmbassador()
  for (const name of ['remove', 'mended']) expect((await other.act({ act: name, post: String(id) })).status).toBe(404)
  expect((await act({ act: 'remove', post: String(id) })).status).toBe(303)
  expect(await rowOf(address)).toBeUndefined()
  const { session: member } = await newPerson(web)
  expect((await member.visit(own)).location).toBe('/ambassador_users/new')
})

it('staff look at each: without the mark its ambassador hears what to mend, and rewards wait until somebody saw that it is [LA-010]', async () => {
  const { session, email, register, act, address, memberId } = await newAmbassador()
  await register()
  const post = String((await rowOf(address))!.id)
  const staff = await newPerson(web, { isStaff: true, role: 'support' })
  const look = (fields: Record<string, string>) => staff.session.submit(staffPage, { post, ...fields }, html)
  expect((await staff.session.visit(staffPage)).text).toContain(address)
  for (const role of ['editor'] as const)
    expect((await (await newPerson(web, { isStaff: true, role })).session.visit(staffPage)).status).toBe(404)
  expect((await look({ act: 'unmarked', note: '' })).status).toBe(422)
  const both = await Promise.all([1, 2].map(() => look({ act: 'unmarked', note: 'PRと書いてください。' })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409])
  const letters = async () => (await web.letters(email)).map(({ subject, text }) => subject + text).join()
  await expect.poll(letters).toContain('PRと書いてください。')
  expect((await session.visit('/ambassador_users/rewards')).text).toContain('報酬の確定とお支払いをお待ちしています')
  expect((await act({ act: 'remove', post })).status).toBe(409)
  expect((await act({ act: 'mended', post })).status).toBe(303)
  expect((await act({ act: 'mended', post })).status).toBe(409)
  expect((await act({ act: 'remove', post })).status).toBe(409)
  expect((await session.visit('/ambassador_users/rewards')).text).toContain('報酬の確定とお支払いをお待ちしています')
  expect((await look({ act: 'marked' })).status).toBe(303)
  expect((await session.visit('/ambassador_users/rewards')).text).not.toContain(
    '報酬の確定とお支払いをお待ちしています',
  )
  expect((await staff.session.visit(`${staffPage}?tab=marked`)).text).toContain(address)
  const log = web.db.selectFrom('audit_log').select('details').where('subject_id', '=', memberId)
  const looks = await log.where('action', '=', 'ambassadors.post-looked').orderBy('id').execute()
  expect(looks.map(({ details }) => (details as { found: string }).found)).toEqual(['unmarked', 'marked'])
})

it('who came of age since the registration says so, and no guardian is asked any more', async () => {
  const path = '/ambassador_users/guardian'
  const { session, memberId } = await newAmbassador(1)
  const guardian = { guardian_name: '親', guardian_email: 'of-age@example.com' }
  expect((await session.submit(path, guardian, html)).status).toBe(303)
  expect((await session.visit(path)).text).toContain('18歳以上になりました')
  const pressed = await Promise.all([1, 2].map(() => session.submit(path, { act: 'of-age' }, html)))
  for (const { location } of pressed) expect(location).toBe('/ambassador_users/rewards')
  const said = web.db.selectFrom('audit_log').select('id').where('action', '=', 'ambassadors.came-of-age')
  expect(await said.where('subject_id', '=', memberId).execute()).toHaveLength(1)
  expect((await session.visit(path)).location).toBe('/ambassador_users/rewards')
  const asked = web.db.selectFrom('ambassador_guardians').select('name').where('member_id', '=', memberId)
  expect(await asked.execute()).toEqual([])
  const { age } = await web.db
    .selectFrom('ambassadors')
    .select('age')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  expect(age).toBe(2)
})
