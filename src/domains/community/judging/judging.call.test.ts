import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD } from '#test/accounts/newcomers.ts'
import { contestsOf } from '#test/community/contests.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'
import { startProcess, type WebProcess } from '#test/worlds/open-web.ts'
import { Session } from '#test/worlds/session.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let second: WebProcess
let editor: Awaited<ReturnType<typeof newPerson>>
const its = () => contestsOf(web, () => editor.session)
beforeAll(async () => {
  web = await freshWeb()
  second = await startProcess(['web'], web.process.env)
  editor = await newPerson(web, { isStaff: true, role: 'editor', name: '編集 ゆき' })
}, 60_000)
afterAll(() => second.stop())

const html = { headers: { Accept: 'text/html' } }
const desk = (id: number) => `/contest_judging/${id}`
const newJudge = () => newPerson(web, { isStaff: true, role: 'editor', name: '審査 たけし' })
const mark = (who: Session, id: number, fields: Record<string, string>) => who.submit(desk(id), fields, html)

/** A contest that is judged, with its works, and judges. */
async function judged({ works = 2, judges = 2, named = false } = {}) {
  await later()
  const { id } = await its().open({ from: -1, to: 1, results: 3 })
  const entered = []
  for (let at = 0; at < works; at++) {
    const person = await newPerson(web, { name: `応募 ${at + 1}号` })
    await its().enter(person.session, id, { named })
    const work = (await its().entryOf(id, person.memberId))!.id
    await its().change(id, { act: 'approve', work: String(work) })
    entered.push({ ...person, work })
  }
  const people = await Promise.all(Array.from({ length: judges }, newJudge))
  for (const { email } of people) expect((await its().judging(id, { act: 'name', email })).status).toBe(303)
  return { id, entered, judges: people }
}
/** A day and a half later the works are judged. */
const whileJudged = <T>(work: () => Promise<T>) => web.withClock({ advance: '36h' }, work)
/** Somebody whose second factor was shown at this hour of the house. */
const later = async () => (editor = await newPerson(web, { isStaff: true, role: 'editor' }))

describe('a judge', () => {
  it('is a teacher or of the studio, has not entered, is asked by letter, and enters nothing [CN-016]', async () => {
    const { id } = await its().open()
    const [member, entrant] = [await newPerson(web), await newPerson(web, { isStaff: true, role: 'editor' })]
    await its().enter(entrant.session, id)
    const name = async (email: string) => (await its().judging(id, { act: 'name', email })).status
    expect(await name(member.email)).toBe(422)
    expect(await name('nobody@example.com')).toBe(422)
    expect(await name(entrant.email)).toBe(409)
    const judge = await newJudge()
    expect(await Promise.all([name(judge.email), name(judge.email)])).toEqual(expect.arrayContaining([303, 409]))
    expect(await name('teacher1@example.com')).toBe(303)
    const [letter] = await web.letters(judge.email)
    expect(letter!.subject).toContain('審査のお願い')
    expect((await its().enter(judge.session, id)).status).toBe(409)
    expect((await judge.session.visit(`/illust_contests/${id}`)).text).toContain('審査のページへ')
    for (const who of [member.session, editor.session]) expect((await who.visit(desk(id))).status).toBe(404)
    expect((await web.visit(desk(id), html)).status).toBe(302)
  })

  it('sees the works without a name and the own marks alone, gives one mark for each, and may change it [CN-016]', async () => {
    const { id, entered, judges } = await judged()
    const [one, other] = judges as [(typeof judges)[0], (typeof judges)[0]]
    const work = String(entered[0]!.work)
    expect((await one.session.visit(desk(id))).text).not.toContain(`No.${work}`)
    expect((await mark(one.session, id, { work, points: '8' })).status).toBe(409)
    await whileJudged(async () => {
      for (const points of ['0', '11', '', '4.5'])
        expect((await mark(one.session, id, { work, points })).status, points).toBe(422)
      await Promise.all([8, 8, 8].map((points) => mark(one.session, id, { work, points: String(points) })))
      expect((await mark(one.session, id, { work, points: '9', note: '線がよい' })).status).toBe(303)
      expect((await mark(other.session, id, { work, points: '4', note: '構図が弱い' })).status).toBe(303)
      const { text } = await one.session.visit(`${desk(id)}?work=${work}`)
      expect(text).toContain('線がよい')
      expect(text).not.toContain('構図が弱い')
      expect(text).not.toMatch(/応募 \d号/)
      const marks = await web.db.selectFrom('contest_marks').selectAll().where('contest_id', '=', id).execute()
      expect(marks.map(({ points }) => points).toSorted()).toEqual([4, 9])
      expect((await mark(entered[0]!.session, id, { work, points: '10' })).status).toBe(404)
      const foreign = await judged({ works: 1, judges: 0 })
      expect((await mark(one.session, id, { work: String(foreign.entered[0]!.work), points: '5' })).status).toBe(404)
    })
    await web.withClock({ advance: '80h' }, async () =>
      expect((await mark(one.session, id, { work, points: '1' })).status).toBe(409),
    )
  })

  it('who stands too close says so and counts nothing; staff see each word, the mean and the order [CN-016]', async () => {
    const { id, entered, judges } = await judged()
    const [low, high] = entered.map(({ work }) => String(work)) as [string, string]
    await whileJudged(async () => {
      await mark(judges[0]!.session, id, { work: low, points: '3' })
      await mark(judges[0]!.session, id, { work: high, points: '9' })
      await mark(judges[1]!.session, id, { work: high, points: '8' })
      expect(
        (await mark(judges[1]!.session, id, { work: low, is_close: '1', points: '10', note: '教え子です' })).status,
      ).toBe(303)
      await later()
      const { text } = await editor.session.visit(`/staff/contests/${id}/judging`)
      for (const words of ['8.50', '3.00', '採点しない（関わりがある）', '教え子です']) expect(text).toContain(words)
      expect(text.indexOf(`No.${high}`)).toBeLessThan(text.indexOf(`No.${low}`))
      expect(text).not.toMatch(/応募 \d号/)
      const table = await editor.session.visit(`/staff/contests/${id}/entries`)
      expect(table.text).not.toMatch(/応募 \d号/)
      expect(table.text).toContain(`${high},`)
      await its().judging(id, { act: 'dismiss', judge: String(judges[1]!.memberId) })
      expect((await judges[1]!.session.visit(desk(id))).status).toBe(404)
      expect((await editor.session.visit(`/staff/contests/${id}/judging`)).text).toContain('9.00')
    })
  })
})

describe('the results', () => {
  it('stand at their minute in every process, are told to all by one letter, and the winner has a paper [CN-016]', async () => {
    const { id, entered } = await judged({ named: true })
    const [winner, other] = entered as [(typeof entered)[0], (typeof entered)[0]]
    const paper = `/illust_contest_applicants/${winner.work}/award`
    const page = `/illust_contests/${id}`
    const processes = [web.visitor(), new Session(second.url)]
    const told = () => Promise.all(processes.map(async (who) => (await who.visit(page)).text.includes('大賞のことば')))
    await web.withClock({ advance: '71h' }, async () => {
      await later()
      await its().judging(id, { act: 'award', work: String(winner.work), award: '大賞', praise: '大賞のことば' })
      await expect.poll(told, { timeout: 10_000 }).toEqual([false, false])
      expect((await web.visit(`${page}/illust_collection`)).body.illusts[0].caption).toBeNull()
      expect((await winner.session.visit(page)).text).not.toContain('賞状')
      expect((await winner.session.visit(paper)).status).toBe(404)
    })
    await web.withClock({ advance: '73h' }, async () => {
      await expect.poll(told, { timeout: 10_000 }).toEqual([true, true])
      const { text } = await web.visit(page)
      expect(text).toContain('応募 1号さん')
      expect(text).toMatch(new RegExp(`og:image" content="[^"]*/illust_contest_applicants/${winner.work}/image`))
      const found = await winner.session.visit(paper)
      expect([found.status, found.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      expect(found.text.startsWith('%PDF')).toBe(true)
      for (const who of [other.session, editor.session]) expect((await who.visit(paper)).status).toBe(404)
      const letters = await web.letters(other.email, { seen: 2 })
      expect(letters.filter(({ subject }) => subject.includes('結果を発表しました'))).toHaveLength(1)
      await later()
      expect((await editor.session.visit(`/staff/contests/${id}/entries`)).text).toContain('応募 1号')
    })
  })

  it('name nobody who did not wish it, and keep the line of who left, without name and work [CN-016]', async () => {
    const { id, entered } = await judged({ works: 1 })
    const { work, session, memberId } = entered[0]!
    const page = `/illust_contests/${id}`
    await web.withClock({ advance: '73h' }, async () => {
      await later()
      await its().judging(id, { act: 'award', work: String(work), award: '大賞', praise: '' })
      await expect.poll(async () => (await web.visit(page)).text.includes('大賞の作品')).toBe(true)
      expect((await web.visit(page)).text).not.toContain('応募 1号')
      const { status } = await session.submit(`/users/${memberId}/withdrawal`, {
        ...{ current_password: PASSWORD, confirmed: '1', agreed: '1' },
      })
      expect([200, 303]).toContain(status)
      await expect.poll(async () => (await web.visit(page)).text.includes('退会した会員')).toBe(true)
      expect((await web.visit(page)).text).not.toContain('大賞の作品')
    })
  })
})
