import { beforeAll, expect, it } from 'vitest'
import { contestsOf } from '#test/community/contests.ts'
import { unzip } from '#test/house/unzip.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'
import { toLocal } from '#platform/tokyo-moment.ts'
import type { Session } from '#test/worlds/session.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let editor: Session
let its: ReturnType<typeof contestsOf>
beforeAll(async () => {
  web = await freshWeb()
  editor = (await newPerson(web, { isStaff: true, role: 'editor' })).session
  its = contestsOf(web, () => editor)
})
const at = (id: number) => `/illust_contests/${id}`

async function entered(id: number) {
  const person = await newPerson(web, { name: '応募 した人' })
  await its.enter(person.session, id)
  const { id: work } = (await its.entryOf(id, person.memberId))!
  await its.change(id, { act: 'approve', work: String(work) })
  return { ...person, work }
}

it('staff see a draft on its own page before anybody else finds it [CN-016]', async () => {
  const { id } = await its.open({ publish: false })
  const { session } = await newPerson(web)
  for (const who of [session, web]) expect((await who.visit(at(id))).status).toBe(404)
  const preview = await editor.visit(at(id))
  expect([preview.status, preview.text.includes('下書きのプレビューです。')]).toEqual([200, true])
  expect((await editor.visit(`/staff/contests/${id}`)).text).toContain('プレビュー')
  const early = await newPerson(web, { isStaff: true, role: 'editor', secondFactor: false })
  expect((await early.session.visit(at(id))).status).toBe(404)
})

it('a contest for subscribers takes works of those with a plan alone, and its page says so [CN-016]', async () => {
  const { id } = await its.open({ more: { entrants: 'subscribers' } })
  const [member, subscriber] = [await newPerson(web), await newPerson(web, { plan: { state: 'will_continue' } })]
  const page = (await member.session.visit(at(id))).text
  expect(page).toContain('プランに加入している方が応募できます。')
  expect(page).not.toContain('type="file"')
  const refused = await its.enter(member.session, id)
  expect([refused.status, refused.body.error]).toEqual([403, expect.stringContaining('プランに加入している方')])
  expect((await subscriber.session.visit(at(id))).text).toContain('type="file"')
  expect((await its.enter(subscriber.session, id)).status).toBe(200)
})

it('rules that change once they are published are another edition, and each entry keeps its own [CN-016]', async () => {
  const { id, words } = await its.open()
  const [early, late] = [await newPerson(web), await newPerson(web)]
  await its.enter(early.session, id)
  await its.change(id, { act: 'save', ...words, title: '名を変えた' })
  await its.change(id, { act: 'save', ...words, rules: '別のきまり' })
  await its.enter(late.session, id)
  expect((await its.entryOf(id, early.memberId))!.rules_edition).toBe(1)
  expect((await its.entryOf(id, late.memberId))!.rules_edition).toBe(2)
  expect((await late.session.visit(at(id))).text).toContain('第2版')
})

it('a work is disqualified with a reason also after the results: prize, paper and picture go, and its author hears why [CN-016]', async () => {
  const { id, words } = await its.open()
  const winner = await entered(id)
  await its.judging(id, { act: 'award', work: String(winner.work), award: '最優秀賞', praise: 'よい光。' })
  await its.tell(id)
  const paper = `/illust_contest_applicants/${winner.work}/award`
  expect((await winner.session.visit(paper)).status).toBe(200)
  expect((await editor.visit(`/staff/contests/${id}`)).text).toContain('失格にする')
  expect((await its.change(id, { act: 'refuse', work: String(winner.work), refusal: '' })).status).toBe(422)
  await its.change(id, { act: 'refuse', work: String(winner.work), refusal: '生成AIの使用が確認されたため。' })
  const page = (await winner.session.visit(at(id))).text
  for (const said of ['失格になりました', '生成AIの使用が確認されたため。']) expect(page).toContain(said)
  expect(page).not.toContain('最優秀賞')
  expect((await winner.session.visit(paper)).status).toBe(404)
  expect((await web.visit(`/illust_contest_applicants/${winner.work}/image`)).status).toBe(404)
  await expect
    .poll(async () => (await web.letters(winner.email)).map(({ subject }) => subject).join())
    .toContain('応募作品を失格としました')
  await its.change(id, { act: 'approve', work: String(winner.work) })
  expect((await its.entryOf(id, winner.memberId))!.award).toBeNull()
  const inDays = async (days: number) => toLocal(new Date((await web.now()).getTime() + days * 86_400_000))
  const longer = { starts_at: await inDays(-10), ends_at: await inDays(9), results_at: await inDays(9) }
  const told = await its.change(id, { act: 'save', ...words, ...longer })
  expect([told.status, told.text.includes('結果を発表したあとは')]).toEqual([409, true])
})

it('all entries leave as one zip: the table and each picture under its number, without names while they are judged [CN-016]', async () => {
  const { id } = await its.open()
  const [one, other] = [await entered(id), await entered(id)]
  const zipped = async () => {
    const Cookie = [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await fetch(new URL(`/staff/contests/${id}/entries?pictures=1`, web.url), { headers: { Cookie } })
    return unzip(Buffer.from(await reply.arrayBuffer()))
  }
  const open = await zipped()
  expect([...open.keys()]).toEqual(['応募一覧.csv', `作品/${one.work}.png`, `作品/${other.work}.png`])
  expect(open.get(`作品/${one.work}.png`)!.subarray(1, 4).toString()).toBe('PNG')
  expect(open.get('応募一覧.csv')!.toString()).toContain('応募 した人')
  const ends_at = new Date((await web.now()).getTime() - 60_000)
  await web.db.updateTable('illust_contests').set({ ends_at }).where('id', '=', id).execute()
  expect((await zipped()).get('応募一覧.csv')!.toString()).not.toContain('応募 した人')
  expect((await one.session.visit(`/staff/contests/${id}/entries?pictures=1`)).status).toBe(404)
})

it('a block keeps a named work of the other from both once the results stand; what has no name stays, and a prize without the name', async () => {
  const { id } = await its.open()
  const [one, two] = [await newPerson(web, { name: 'ひとりめ' }), await newPerson(web, { name: 'ふたりめ' })]
  const workOf = async ({ session, memberId }: typeof one, named: boolean) => {
    await its.enter(session, id, { named })
    const { id: work } = (await its.entryOf(id, memberId))!
    await its.change(id, { act: 'approve', work: String(work) })
    return work
  }
  const [ofOne, ofTwo] = [await workOf(one, true), await workOf(two, true)]
  const unnamed = await workOf(await newPerson(web), false)
  const now = await web.now()
  await web.db
    .insertInto('member_blocks')
    .values({ member_id: one.memberId, blocked_id: two.memberId, blocked_at: now })
    .execute()
  const seenBy = async (session: Session) =>
    (await session.visit(`${at(id)}/illust_collection`)).body.illusts.map((work: { id: number }) => work.id)
  const all = [unnamed, ofTwo, ofOne]
  for (const { session } of [one, two]) expect(await seenBy(session)).toEqual(all)
  await its.tell(id)
  for (const [{ session }, own, theirs, name] of [
    [one, ofOne, ofTwo, 'ふたりめ'],
    [two, ofTwo, ofOne, 'ひとりめ'],
  ] as const) {
    expect(await seenBy(session)).toEqual(all.filter((work) => work !== theirs))
    const list = await session.visit('/illust_contests')
    for (const page of [list, await session.visit(`${at(id)}/works`), await session.visit(at(id))]) {
      expect(page.text).not.toContain(`/illust_contest_applicants/${theirs}/image`)
      expect(page.text).not.toContain(name)
    }
    expect(list.text).toContain(`/illust_contest_applicants/${own}/image`)
    expect((await session.visit(`/illust_contest_applicants/${theirs}/image`)).status).toBe(404)
    expect((await session.visit(`/illust_contest_applicants/${own}/image`)).status).toBe(200)
  }
  const { session: third } = await newPerson(web)
  for (const who of [third, editor]) expect(await seenBy(who)).toEqual(all)
  const prize = { award: '最優秀賞', awarded_at: now }
  await web.db.updateTable('illust_contest_applicants').set(prize).where('id', '=', ofTwo).execute()
  const results = (await one.session.visit(at(id))).text
  expect(results).toContain(`/illust_contest_applicants/${ofTwo}/image`)
  expect(results).not.toContain('ふたりめ')
  expect((await third.visit(at(id))).text).toContain('ふたりめ')
})
