import { beforeAll, describe, expect, it } from 'vitest'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let editor: Awaited<ReturnType<typeof newPerson>>['session']

beforeAll(async () => {
  web = await freshWeb()
  editor = (await newPerson(web, { isStaff: true, role: 'editor', secondFactor: true })).session
})

const LIST = '/staff/first_surveys'
const add = async (title: string, kind = 'checkbox') => {
  const reply = await editor.submit(LIST, { intent: 'add', title, kind, position: '9' })
  expect(reply.status).toBe(303)
  return Number(/(\d+)$/.exec(reply.location!)![1])
}
const act = (id: number, fields: Record<string, string>) => editor.submit(`${LIST}/${id}`, fields)
const optionsOf = (surveyId: number) =>
  web.db.selectFrom('first_survey_options').selectAll().where('survey_id', '=', surveyId).orderBy('position').execute()
const withTwoOptions = async (title: string, kind?: string) => {
  const id = await add(title, kind)
  for (const [at, word] of ['はい', 'いいえ'].entries())
    expect((await act(id, { intent: 'add', title: word, position: String(at + 1) })).status).toBe(303)
  return id
}

describe('the editor of the first survey', () => {
  it('adds a question as a draft that members see once it is published [SU-013]', async () => {
    const { session: member } = await newPerson(web)
    const page = async () => (await member.visit('/first_surveys')).text
    await web.db.updateTable('first_surveys').set({ archived_at: new Date() }).execute()
    const id = await add('道具は何を使いますか？', 'radio')
    expect((await act(id, { intent: 'publish' })).status).toBe(409)
    for (const [at, word] of ['紙と鉛筆', 'タブレット'].entries())
      await act(id, { intent: 'add', title: word, position: String(2 - at) })
    expect(await page()).not.toContain('道具は何を使いますか？')
    expect((await act(id, { intent: 'publish' })).status).toBe(303)
    const shown = await page()
    expect(shown).toContain('道具は何を使いますか？')
    expect(shown.indexOf('タブレット')).toBeLessThan(shown.indexOf('紙と鉛筆'))
    await act(id, { intent: 'archive' })
    expect(await page()).not.toContain('道具は何を使いますか？')
    await act(id, { intent: 'reopen' })
    expect(await page()).toContain('道具は何を使いますか？')
  })

  it('mends the words of an answered question, not how many may be chosen, and takes options away without losing answers [SU-013]', async () => {
    const id = await withTwoOptions('夜に描きますか', 'radio')
    await act(id, { intent: 'change', title: '夜に描きますか？', kind: 'checkbox', position: '8' })
    await act(id, { intent: 'change', title: '夜に描きますか？', kind: 'radio', position: '8' })
    await act(id, { intent: 'publish' })
    const [yes, no] = await optionsOf(id)
    const { session: member, memberId } = await newPerson(web)
    await member.post('/first_surveys/update_option', { id: yes!.id, questionType: 'radio', value: true })
    const kind = await act(id, { intent: 'change', title: '夜に描きますか？', kind: 'checkbox', position: '8' })
    expect(kind.status).toBe(409)
    expect(kind.text).toContain('すでに回答があるため')
    expect((await act(id, { intent: 'mend', id: String(no!.id), title: 'いいえ、朝です', position: '2' })).status).toBe(
      303,
    )
    expect((await act(id, { intent: 'close', id: String(yes!.id) })).status).toBe(303)
    const kept = web.db.selectFrom('first_survey_answers').select('option_id').where('member_id', '=', memberId)
    expect(await kept.execute()).toEqual([{ option_id: yes!.id }])
    const { text } = await member.visit('/first_surveys')
    expect(text).toContain('いいえ、朝です')
    expect(text).not.toMatch(/>はい</)
    expect((await act(id, { intent: 'close', id: '999999' })).status).toBe(404)
  })

  it('sees how often each option was chosen, as a chart and as CSV, and no person [SU-013]', async () => {
    const id = await withTwoOptions('集計の質問')
    await act(id, { intent: 'publish' })
    const [yes, no] = await optionsOf(id)
    const people = await Promise.all([1, 2, 3].map(() => newPerson(web)))
    for (const [at, { session }] of people.entries())
      for (const option of at === 0 ? [yes, no] : [yes])
        await session.post('/first_surveys/update_option', { id: option!.id, questionType: 'checkbox', value: true })
    const page = await editor.visit(`${LIST}/${id}`)
    expect(page.text).toMatch(/はい[\s\S]*?>3<[\s\S]*?<rect width="100"/)
    const csv = await editor.visit(`${LIST}/${id}/counts.csv`)
    expect(csv.headers.get('content-type')).toContain('text/csv')
    expect(csv.text).toMatch(/集計の質問,はい,3\r?\n集計の質問,いいえ,1/)
    for (const { email, memberId } of people)
      for (const { text } of [page, csv]) {
        expect(text).not.toContain(email)
        expect(text).not.toContain(`/staff/members/${memberId}`)
      }
    expect((await editor.visit(LIST)).text).toMatch(/集計の質問[\s\S]*?>3</)
    const audit = web.db.selectFrom('audit_log').select('action').where('action', '=', 'surveys.counts-exported')
    expect(await audit.execute()).toHaveLength(1)
  })

  it('recommends courses and curricula to a level, and members see them at once [SU-013] [SU-011]', async () => {
    const { session: member } = await newPerson(web)
    const recommendedTo = async (value: string) => {
      await member.post('/first_surveys/update_option', { questionType: 'userlevel', value })
      const { text } = await member.visit('/first_surveys/result')
      return [...text.matchAll(/href="\/courses\/(\d+)"/g)].map(([, id]) => id!)
    }
    const pick = (fields: Record<string, string>) =>
      editor.submit('/staff/level_picks', { level: 'entry', curriculums: '', courses: '', ...fields })
    const [first, second] = await recommendedTo('advanced')
    const before = await recommendedTo('entry')
    expect(before).not.toContain(first)
    for (const [wrong, sentence] of [
      ['999999', '999999番は見つかりません'],
      ['abc', '番号だけを'],
    ] as const) {
      const reply = await pick({ courses: wrong })
      expect(reply.status).toBe(422)
      expect(reply.text).toContain(sentence)
    }
    expect((await pick({ courses: `${second}\n${first}` })).status).toBe(303)
    await expect.poll(() => recommendedTo('entry'), { interval: 20 }).toEqual([second, first])
    await pick({})
    await expect.poll(() => recommendedTo('entry'), { interval: 20 }).toEqual(before)
  })

  it('is nobody but who edits the content [SU-013] [OV-019]', async () => {
    const support = (await newPerson(web, { isStaff: true, role: 'support', secondFactor: true })).session
    for (const path of [LIST, `${LIST}/1`, '/staff/level_picks', `${LIST}/1/counts.csv`])
      expect((await support.visit(path)).status).toBe(404)
  })

  it('asks twenty questions at most', async () => {
    const replies = await Promise.all(
      Array.from({ length: 25 }, (_, at) =>
        editor.submit(LIST, { intent: 'add', title: `質問${at}`, kind: 'radio', position: '1' }),
      ),
    )
    expect(replies.some(({ status }) => status === 409)).toBe(true)
    const open = web.db.selectFrom('first_surveys').select('id').where('archived_at', 'is', null)
    expect(await open.execute()).toHaveLength(20)
  })
})
