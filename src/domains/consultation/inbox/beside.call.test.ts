import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { askQuestion } from '#test/asking.ts'
import { smallSchool } from '#test/learning/small-school.ts'
import { newPerson, newSubscriber } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'
import type { Session } from '#test/worlds/session.ts'

const LIST = '/staff/questions'
let web: Awaited<ReturnType<typeof freshWeb>>
let support: Session
let course: Awaited<ReturnType<ReturnType<typeof smallSchool>['newCourse']>>
let page_url: string
beforeAll(async () => {
  web = await freshWeb()
  support = (await newPerson(web, { isStaff: true, role: 'support', name: '支える ひと' })).session
  course = await smallSchool(web.db).newCourse({ title: '影の講座' })
  page_url = `/daily_lesson_chapters/${course.lessons[0]!.chapterIds[0]}`
})

async function newQuestion(fields: Record<string, string> = {}) {
  const asker = await newSubscriber(web)
  const question = `質問${randomUUID()}`
  const { id } = (await askQuestion(asker.session, { page_url, question, ...fields })).body
  return { ...asker, id: id as number, question }
}
const rowOf = (id: number) => web.db.selectFrom('questions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const submit = (who: Session, id: number, fields: Record<string, string>) => who.submit(`${LIST}/${id}`, fields)
const answer = async (id: number, text = '青を少し足します。') =>
  submit(support, id, { act: 'answer', answer: text, key: randomUUID(), version: String((await rowOf(id)).version) })

async function newTeacher(ofCourse = true) {
  const person = await newPerson(web, { name: '教える ひと' })
  const { id: teacher_id } = await web.db
    .insertInto('teachers')
    .values({ name: '教える ひと' })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (ofCourse) {
    const position = await web.db
      .selectFrom('course_teachers')
      .select('teacher_id')
      .where('course_id', '=', course.id)
      .execute()
    await web.db
      .insertInto('course_teachers')
      .values({ course_id: course.id, teacher_id, position: position.length })
      .execute()
  }
  const now = await web.now()
  const row = {
    member_id: person.memberId,
    teacher_id,
    name: '教える ひと',
    fee_yen: 1,
    invited_at: now,
    activated_at: now,
  }
  const { id } = await web.db.insertInto('correctional_teachers').values(row).returning('id').executeTakeFirstOrThrow()
  return { ...person, teacherId: id, session: await web.signIn(person.email, { secondFactor: true }) }
}

describe('the teacher of a course', () => {
  it('gets the one question that staff hand over, without an address; what they propose goes out when staff release it [QU-019]', async () => {
    const { id, question, session, email } = await newQuestion()
    const other = await newQuestion()
    const teacher = await newTeacher()
    const desk = (to: number) => `/teacher_questions/${to}`
    expect((await teacher.session.visit(desk(id))).status).toBe(404)
    expect((await submit(support, id, { act: 'hand', teacher_id: String(teacher.teacherId) })).status).toBe(303)
    expect((await submit(support, id, { act: 'hand', teacher_id: String(teacher.teacherId) })).status).toBe(409)
    expect((await web.letters(teacher.email))[0]!.links.some((link) => link.endsWith(desk(id)))).toBe(true)
    const page = (await teacher.session.visit(desk(id))).text
    expect(page).toContain(question)
    expect(page).not.toContain(email)
    expect((await teacher.session.visit('/teacher_questions')).text).toContain(question)
    expect((await teacher.session.visit(desk(other.id))).status).toBe(404)
    expect((await (await newTeacher()).session.visit(desk(id))).status).toBe(404)
    expect((await session.visit('/teacher_questions')).status).toBe(404)

    expect((await teacher.session.submit(desk(id), { answer: '光の向きを決めます。' })).status).toBe(303)
    expect((await teacher.session.submit(desk(id), { answer: '光の向きを先に決めます。' })).status).toBe(303)
    expect((await session.visit(`/questions/${id}`)).text).not.toContain('光の向き')
    expect((await support.visit(`${LIST}/${id}`)).text).toContain('光の向きを先に決めます。')
    const version = String((await rowOf(id)).version)
    const words = { act: 'release', proposal: '光の向きを、先に決めます。', version }
    const released = await Promise.all([submit(support, id, words), submit(support, id, words)])
    expect(released.map(({ status }) => status).toSorted()).toEqual([303, 409])
    expect((await session.visit(`/questions/${id}`)).text).toMatch(/教える ひと先生[\s\S]*光の向きを、先に決めます。/)
    expect((await web.letters(email)).length).toBe(1)
    expect((await teacher.session.visit(desk(id))).status).toBe(404)
  })

  it('is one of that course; and staff may see to it themselves again [QU-019]', async () => {
    const { id } = await newQuestion()
    const stranger = await newTeacher(false)
    expect((await submit(support, id, { act: 'hand', teacher_id: String(stranger.teacherId) })).status).toBe(409)
    const teacher = await newTeacher()
    await submit(support, id, { act: 'hand', teacher_id: String(teacher.teacherId) })
    await teacher.session.submit(`/teacher_questions/${id}`, { answer: '案です。' })
    expect((await submit(support, id, { act: 'take-back' })).status).toBe(303)
    expect((await submit(support, id, { act: 'take-back' })).status).toBe(409)
    expect((await teacher.session.submit(`/teacher_questions/${id}`, { answer: '案です。' })).status).toBe(404)
    const left = web.db.selectFrom('question_messages').selectAll().where('question_id', '=', id)
    expect(await left.execute()).toEqual([])
  })
})

describe('what staff write every day', () => {
  it('stands beside the answer with the name filled in; a blank that is left is not sent [QU-019]', async () => {
    const page = '/staff/canned_sentences'
    const body = '【お名前】さん、【場面】を見てみましょう。'
    expect((await support.submit(page, { intent: 'add', title: '場面', body })).status).toBe(303)
    const { id } = await newQuestion()
    expect((await support.visit(`${LIST}/${id}`)).text).toContain('試験 ひとさん、【場面】を見てみましょう。')
    const left = await answer(id, 'はい、【場面】を見てみましょう。')
    expect([left.status, left.text.includes('【】の空欄が残っています')]).toEqual([422, true])
    const rows = web.db.selectFrom('canned_sentences').selectAll().where('title', '=', '場面')
    const sentence = await rows.executeTakeFirstOrThrow()
    await support.submit(page, { intent: 'close', id: String(sentence.id) })
    expect((await support.visit(`${LIST}/${id}`)).text).not.toContain('を見てみましょう。')
    expect((await support.submit(page, { intent: 'close', id: '999999' })).status).toBe(404)
  })
})

describe('the closed days of the school', () => {
  it('move the day by which everything that waits is due, and back again [QU-019]', async () => {
    const { id } = await newQuestion()
    const before = (await rowOf(id)).due_on!
    const page = '/staff/closed_days'
    expect((await support.submit(page, { intent: 'add', day: before, name: '社内研修' })).status).toBe(303)
    expect((await rowOf(id)).due_on! > before).toBe(true)
    const again = await newQuestion()
    expect((await rowOf(again.id)).due_on).toBe((await rowOf(id)).due_on)
    expect((await support.submit(page, { intent: 'add', day: before, name: '社内研修' })).status).toBe(409)
    expect((await support.visit(page)).text).toContain('社内研修')
    expect((await support.submit(page, { intent: 'remove', day: before })).status).toBe(303)
    expect((await rowOf(id)).due_on).toBe(before)
    expect((await support.submit(page, { intent: 'add', day: '2026-02-30', name: 'x' })).status).toBe(422)
  })
})

describe('an answer that others may read', () => {
  it('is published with consent alone, found by the search and in the lesson, and gone when consent is taken back', async () => {
    const refused = await newQuestion()
    await answer(refused.id)
    const words = { act: 'publish', shown_question: '群青の影の置き方は？', shown_answer: '薄く重ねます。' }
    expect((await submit(support, refused.id, words)).status).toBe(409)
    const { id, session } = await newQuestion({ may_reuse: '1' })
    expect((await submit(support, id, words)).status).toBe(409)
    await answer(id)
    expect((await submit(support, id, words)).status).toBe(303)
    expect((await submit(support, id, words)).status).toBe(409)
    const lesson = `/daily_lessons/${course.lessons[0]!.id}/answers`
    const { session: reader } = await newSubscriber(web)
    expect((await reader.visit(lesson)).body.answers).toMatchObject([
      { question: '群青の影の置き方は？', answer: '薄く重ねます。', pagePath: page_url, atSeconds: 12 },
    ])
    expect((await reader.visit(`/search?q=${encodeURIComponent('群青 影')}`)).text).toContain('群青の影の置き方は？')
    expect((await (await newPerson(web)).session.visit(lesson)).status).toBe(403)
    expect((await web.visit(lesson)).status).toBe(403)
    expect((await session.submit(`/questions/${id}`, { act: 'reuse' })).status).toBe(303)
    await expect.poll(async () => (await reader.visit(lesson)).body.answers).toEqual([])
    expect((await reader.visit(`/search?q=${encodeURIComponent('群青 影')}`)).text).not.toContain('群青の影の置き方')
  })
})
