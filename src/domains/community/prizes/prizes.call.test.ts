import { beforeAll, expect, it } from 'vitest'
import { contestsOf } from '#test/community/contests.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'
import { forgetAddresses } from './queries.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let its: ReturnType<typeof contestsOf>
let accounting: Awaited<ReturnType<typeof newPerson>>
beforeAll(async () => {
  web = await freshWeb()
  const editor = (await newPerson(web, { isStaff: true, role: 'editor' })).session
  accounting = await newPerson(web, { isStaff: true, role: 'accounting' })
  its = contestsOf(web, () => editor)
})
const html = { headers: { Accept: 'text/html' } }
const address = {
  name: '青葉 そら',
  postal_code: '１５０-０００１',
  address: '東京都渋谷区1-2-3',
  phone: '090-1234-5678',
}
const staffPage = '/staff/contest_prizes'
const send = (work: number) => accounting.session.submit(staffPage, { work: String(work) }, html)
const rowOf = (work: number) =>
  web.db.selectFrom('contest_prize_addresses').selectAll().where('work_id', '=', work).executeTakeFirst()

/** Two have entered, one has a prize that nobody has heard of yet. */
async function judged(more: Record<string, string> = { asks_address: '1' }) {
  const { id } = await its.open({ more })
  const [winner, other] = [await newPerson(web), await newPerson(web)]
  const works: number[] = []
  for (const { session, memberId } of [winner, other]) {
    await its.enter(session, id)
    const { id: work } = (await its.entryOf(id, memberId))!
    await its.change(id, { act: 'approve', work: String(work) })
    works.push(work)
  }
  await its.judging(id, { act: 'award', work: String(works[0]), award: '優秀賞', praise: '' })
  const [work = 0, lost = 0] = works
  return { id, winner, other, work, lost, path: `/illust_contest_applicants/${work}/address` }
}

it('who won is asked where the prize goes once the results are told, and nobody else is [CN-016]', async () => {
  const { id, winner, other, work, lost, path } = await judged()
  for (const who of [winner, other]) expect((await who.session.visit(path)).status).toBe(404)
  expect((await winner.session.submit(path, address, html)).status).toBe(404)
  await its.tell(id)
  expect((await winner.session.visit(`/illust_contests/${id}`)).text).toContain('賞品の届け先を入力する')
  expect((await winner.session.visit(path)).status).toBe(200)
  expect((await other.session.visit(path)).status).toBe(404)
  expect((await other.session.submit(path, address, html)).status).toBe(404)
  expect((await other.session.visit(`/illust_contest_applicants/${lost}/address`)).status).toBe(404)
  for (const wrong of [{ name: '' }, { postal_code: '123' }, { address: '' }, { phone: '12' }])
    expect((await winner.session.submit(path, { ...address, ...wrong }, html)).status).toBe(422)
  expect((await winner.session.submit(path, address, html)).status).toBe(303)
  expect((await rowOf(work))!.sealed).not.toContain('渋谷')
  const plain = await judged({})
  await its.tell(plain.id)
  expect((await plain.winner.session.visit(plain.path)).status).toBe(404)
  expect((await plain.winner.session.visit(`/illust_contests/${plain.id}`)).text).not.toContain('届け先')
})

it('accounting reads it, which is written down, and says once that it was sent; the winner hears and changes it no more [CN-016]', async () => {
  const { id, winner, work, path } = await judged()
  await its.tell(id)
  expect((await send(work)).status).toBe(409)
  await winner.session.submit(path, { ...address, name: '前の名' }, html)
  await winner.session.submit(path, address, html)
  const { text } = await accounting.session.visit(staffPage)
  for (const said of ['150-0001', '東京都渋谷区1-2-3', '青葉 そら', '09012345678']) expect(text).toContain(said)
  expect(text).not.toContain('前の名')
  const seen = web.db.selectFrom('audit_log').select('details').where('action', '=', 'community.prize-addresses-seen')
  expect(JSON.stringify(await seen.execute())).toContain(String(work))
  expect(JSON.stringify(await seen.execute())).not.toContain('渋谷')
  for (const role of ['support', 'editor'] as const)
    expect((await (await newPerson(web, { isStaff: true, role })).session.visit(staffPage)).status).toBe(404)
  const both = await Promise.all([send(work), send(work)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409])
  const letters = async () => (await web.letters(winner.email)).map(({ subject }) => subject).join()
  await expect.poll(letters).toContain('賞品を発送しました')
  expect((await winner.session.visit(path)).text).toContain('に発送しました')
  expect((await winner.session.submit(path, address, html)).status).toBe(409)
})

it('an address is forgotten ninety days after it was sent, and at once where the prize was taken back [CN-016]', async () => {
  const [sent, open, taken] = [await judged(), await judged(), await judged()]
  for (const { id, winner, path } of [sent, open, taken]) {
    await its.tell(id)
    await winner.session.submit(path, address, html)
  }
  await send(sent.work)
  await its.change(taken.id, { act: 'refuse', work: String(taken.work), refusal: '失格のため。' })
  const sentAt = (await rowOf(sent.work))!.sent_at!
  const forget = (at: number) => web.db.transaction().execute((tx) => forgetAddresses(tx, new Date(at)))
  await forget(sentAt.getTime() - 1)
  const kept = async () =>
    Promise.all([sent, open, taken].map(async ({ work }) => (await rowOf(work))!.sealed !== null))
  expect(await kept()).toEqual([true, true, false])
  await forget(sentAt.getTime())
  expect(await kept()).toEqual([false, true, false])
  expect((await accounting.session.visit(staffPage)).text).toContain('消去しました')
})
