import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { askQuestion, drawnPng, writeToSchool } from '#test/asking.ts'
import { smallSchool } from '#test/learning/small-school.ts'
import { newPerson, newSubscriber } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'
import type { Session } from '#test/worlds/session.ts'

const LIST = '/staff/questions'
let web: Awaited<ReturnType<typeof freshWeb>>
let support: Session
let supportId: number
let colleague: Session
let course: Awaited<ReturnType<ReturnType<typeof smallSchool>['newCourse']>>
let page_url: string
beforeAll(async () => {
  web = await freshWeb()
  const one = await newPerson(web, { isStaff: true, role: 'support', name: '支える ひと' })
  support = one.session
  supportId = one.memberId
  colleague = (await newPerson(web, { isStaff: true, role: 'support', name: '隣の ひと' })).session
  course = await smallSchool(web.db).newCourse({ title: '影の講座' })
  page_url = `/daily_lesson_chapters/${course.lessons[0]!.chapterIds[0]}`
})

async function newQuestion(question = '影の色がわかりません。', pictures: Buffer[] = []) {
  const asker = await newSubscriber(web)
  const { id } = (await askQuestion(asker.session, { page_url, question }, pictures)).body
  return { ...asker, id: id as number }
}
const versionOf = async (id: number) =>
  (await web.db.selectFrom('questions').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version
const answerOf = async (id: number, answer = '青を少し足します。') => ({
  ...{ act: 'answer', answer, sign: 'role', key: randomUUID() as string, version: String(await versionOf(id)) },
})
const submit = (who: Session, id: number, fields: Record<string, string>) => who.submit(`${LIST}/${id}`, fields)

describe('the inbox of staff', () => {
  it('lists what waits by its day with the place in the film as a link; it is there for nobody else [QU-010]', async () => {
    const first = await newQuestion('先に聞いた質問です。')
    const second = await newQuestion('後で聞いた質問です。')
    await web.db.updateTable('questions').set({ due_on: '2020-01-06' }).where('id', '=', second.id).execute()
    const { text } = await support.visit(LIST)
    expect(text.indexOf('後で聞いた質問')).toBeLessThan(text.indexOf('先に聞いた質問'))
    expect(text).toContain('期限切れ')
    const page = (await support.visit(`${LIST}/${first.id}`)).text
    expect(page).toContain(`href="${page_url}?current_time=12"`)
    expect(page).toContain('未回答')
    const editor = (await newPerson(web, { isStaff: true, role: 'editor' })).session
    for (const who of [first.session, editor])
      for (const path of [LIST, `${LIST}/${first.id}`]) expect((await who.visit(path)).status).toBe(404)
    expect((await submit(first.session, first.id, await answerOf(first.id))).status).toBe(404)
  })

  it('answers once or more; each time the member gets one letter without the words, and reads it signed [QU-010] [QU-011]', async () => {
    const { id, email, session } = await newQuestion()
    expect((await submit(support, id, await answerOf(id))).status).toBe(303)
    const [letter] = await web.letters(email)
    expect(letter!.links.some((link) => link.endsWith(`/questions/${id}`))).toBe(true)
    expect(letter!.text).not.toContain('青を')
    const read = (await session.visit(`/questions/${id}`)).text
    expect(read).toMatch(/サポート担当[\s\S]*青を少し足します。/)
    expect(read).toContain('回答済み')
    expect((await submit(support, id, { ...(await answerOf(id, '補足です。')), sign: 'name' })).status).toBe(303)
    expect((await session.visit(`/questions/${id}`)).text).toMatch(/支える ひと[\s\S]*補足です。/)
    expect((await web.letters(email, { seen: 1 })).length).toBe(2)
    await session.submit(`/questions/${id}`, { act: 'add', body: 'もう1つ。', key: randomUUID() })
    expect((await support.visit(`${LIST}/${id}`)).text).toContain('未回答')
  })

  it('takes one of two answers that come at once, and tells the other to look again [QU-010]', async () => {
    const { id, email } = await newQuestion()
    const fields = await answerOf(id)
    const [one, other] = await Promise.all([
      submit(support, id, { ...fields, key: randomUUID() }),
      submit(colleague, id, { ...fields, key: randomUUID() }),
    ])
    expect([one.status, other.status].toSorted()).toEqual([303, 409])
    const late = one.status === 409 ? one : other
    expect(late.text).toContain('ほかの担当者の回答か、会員からの追記が先に届きました')
    expect(late.text).toContain('青を少し足します。')
    expect((await web.letters(email)).length).toBe(1)
    const twice = await answerOf(id, 'もう一度。')
    expect((await Promise.all([submit(support, id, twice), submit(support, id, twice)])).map((r) => r.status)).toEqual([
      303, 303,
    ])
    const said = web.db.selectFrom('question_messages').selectAll().where('question_id', '=', id)
    expect((await said.execute()).length).toBe(2)
  })

  it('says who else has the same letter open [QU-019]', async () => {
    const { id } = await newQuestion()
    expect((await support.visit(`${LIST}/${id}`)).text).not.toContain('さんもこの質問を開いています')
    expect((await colleague.visit(`${LIST}/${id}`)).text).toContain('支える ひとさんもこの質問を開いています')
    expect((await support.post(`${LIST}/${id}/look`)).body.others).toEqual(['隣の ひと'])
    expect((await support.post(`${LIST}/999999/look`)).status).toBe(404)
  })

  it('goes from letter to letter by single keys, except for who has turned them off in the profile', async () => {
    const first = await newQuestion()
    await newQuestion()
    const of = async (who: Session) => (await who.visit(`${LIST}/${first.id}`)).text
    expect(await of(support)).toContain('次（J）')
    const { session, memberId } = await newPerson(web, { isStaff: true, role: 'support' })
    await web.db.updateTable('members').set({ single_keys_off: true }).where('id', '=', memberId).execute()
    await expect.poll(() => of(session)).not.toContain('（J）')
    expect(await of(session)).not.toContain('aria-keyshortcuts="j"')
  })

  it('is narrowed by kind, course and who sees to it [QU-019]', async () => {
    const { id } = await newQuestion('この講座の質問です。')
    const { session } = await newPerson(web)
    await writeToSchool(session, { body: '相談だけのことばです。' })
    const shown = async (query: string) => (await support.visit(`${LIST}?${query}`)).text
    expect(await shown('kind=question')).not.toContain('相談だけのことば')
    expect(await shown('kind=consultation')).toContain('相談だけのことば')
    expect(await shown(`course=${course.id}`)).toContain('この講座の質問です。')
    expect(await shown(`course=${course.id + 1}`)).not.toContain('この講座の質問です。')
    expect(await shown('assignee=me')).not.toContain('この講座の質問です。')
    expect((await submit(support, id, { act: 'assign', assignee_id: String(supportId) })).status).toBe(303)
    expect(await shown('assignee=me')).toContain('この講座の質問です。')
    expect(await shown('assignee=0')).not.toContain('この講座の質問です。')
    const editor = await newPerson(web, { isStaff: true, role: 'editor' })
    const wrong = await submit(support, id, { act: 'assign', assignee_id: String(editor.memberId) })
    expect(wrong.status).toBe(422)
  })

  it('goes on through what the inbox was narrowed to, also after an answer [QU-019]', async () => {
    const [first, second, third] = [await newQuestion(), await newQuestion(), await newQuestion()]
    const { session, memberId } = await newPerson(web, { isStaff: true, role: 'support' })
    for (const { id } of [first, third]) await submit(support, id, { act: 'assign', assignee_id: String(memberId) })
    const path = `${LIST}/${first.id}?assignee=me`
    expect((await session.visit(`${LIST}?assignee=me`)).text).toContain(`href="${path}"`)
    const { text } = await session.visit(path)
    expect(text).toContain(`href="${LIST}/${third.id}?assignee=me"`)
    expect(text).not.toContain(`${LIST}/${second.id}`)
    expect((await session.visit(`${LIST}/${first.id}`)).text).toContain(`href="${LIST}/${second.id}"`)
    const form = await answerOf(first.id)
    expect((await session.submit(path, form, { headers: { Accept: 'text/html' } })).location).toBe(path)
  })

  it('ends what is not to be answered with a reason that the member reads, and then takes nothing more', async () => {
    const { id, session } = await newQuestion()
    expect((await submit(support, id, { act: 'close', reason: '' })).status).toBe(422)
    expect((await submit(support, id, { act: 'close', reason: '個人を傷つける内容のため' })).status).toBe(303)
    expect((await session.visit(`/questions/${id}`)).text).toContain('個人を傷つける内容のため')
    expect((await submit(support, id, await answerOf(id))).status).toBe(409)
    const add = { act: 'add', body: 'もう1つ。', key: randomUUID() }
    expect((await session.submit(`/questions/${id}`, add)).status).toBe(409)
    expect((await session.submit(`/questions/${id}`, { act: 'remove' })).status).toBe(409)
  })

  it('answers feedback or has it read, and a question that was answered cannot be taken back [QU-017]', async () => {
    const { session, email } = await newPerson(web)
    const feedback = { kind: 'feedback', topic: 'thoughts', body: '毎日楽しいです。' }
    const read = (await writeToSchool(session, feedback)).body.id as number
    expect((await support.visit(`${LIST}?kind=feedback`)).text).toContain('毎日楽しいです。')
    expect((await submit(support, read, { act: 'seen' })).status).toBe(303)
    const answered = (await writeToSchool(session, feedback)).body.id as number
    expect((await submit(support, answered, await answerOf(answered, 'ありがとうございます。'))).status).toBe(303)
    expect((await session.visit(`/questions/${answered}`)).text).toContain('ありがとうございます。')
    expect((await web.letters(email)).length).toBe(1)
    expect((await session.submit(`/questions/${answered}`, { act: 'remove' })).status).toBe(409)
    const { id } = await newQuestion()
    expect((await submit(support, id, { act: 'seen' })).status).toBe(422)
  })

  it('writes down who looks at the pictures of a member', async () => {
    const { id, memberId } = await newQuestion('画像があります。', [await drawnPng()])
    await support.visit(`${LIST}/${id}`)
    await support.visit(`${LIST}/${id}`)
    const looks = web.db.selectFrom('audit_log').selectAll().where('subject_id', '=', memberId)
    const lines = await looks.where('action', '=', 'consultation.opened').execute()
    expect(lines.map(({ actor_id, details }) => [actor_id, details])).toEqual([[supportId, { question: id }]])
  })
})
