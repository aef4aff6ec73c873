import { expect, it } from 'vitest'
import { newTeacher, newWaiting } from '#test/critiques/asking.ts'
import { newPerson } from '#test/people.ts'
import { sharedWeb } from '#test/web.ts'
import { phraseLimits } from './terms.ts'

const web = sharedWeb()
const path = '/correctional_teachers/phrases'
type Session = Awaited<ReturnType<typeof newTeacher>>['session']
const add = (session: Session, title: string, words = 'よく描けています') =>
  session.submit(path, { act: 'add', title, words })
const rowsOf = (teacherId: number) =>
  web.db.selectFrom('correction_phrases').selectAll().where('teacher_id', '=', teacherId).orderBy('id').execute()

it('are a teacher’s own: kept, changed, taken away, and there while a critique is written', async () => {
  const { teacher, back } = await newWaiting(web)
  const { session, teacherId } = teacher
  expect((await add(session, 'はじめに', '{名前}さん、\r\nありがとうございます。')).location).toBe(path)
  const [row] = await rowsOf(teacherId)
  expect(row!.words).toBe('{名前}さん、\nありがとうございます。')
  expect((await session.visit(path)).text).toContain('はじめに')
  expect((await session.visit(`${back}/new`)).text).toContain('ありがとうございます。')
  const changed = { act: 'change', id: String(row!.id), version: '1', title: 'はじまり', words: '別のことば' }
  expect((await session.submit(path, changed)).status).toBe(303)
  // Another tab still shows what was there before.
  const stale = await session.submit(path, { ...changed, words: '古い画面のことば' })
  expect([stale.status, stale.text.includes('古い画面のことば')]).toEqual([409, true])
  expect((await rowsOf(teacherId))[0]).toMatchObject({ title: 'はじまり', words: '別のことば', version: 2 })

  const other = await newTeacher(web)
  for (const act of [changed, { act: 'remove', id: String(row!.id) }])
    expect((await other.session.submit(path, act)).status).toBe(404)
  expect((await other.session.visit(path)).text).not.toContain('はじまり')
  expect((await other.session.visit(`${path}?edit=${row!.id}`)).status).toBe(404)
  expect((await (await newPerson(web)).session.visit(path)).status).toBe(404)
  expect((await web.visit(path)).status).toBe(302)

  expect((await session.submit(path, { act: 'remove', id: String(row!.id) })).status).toBe(303)
  expect(await rowsOf(teacherId)).toEqual([])
})

it('have a title and words within their limits, both sides of each', async () => {
  const { session, teacherId } = await newTeacher(web)
  const wrong: [string, string, string][] = [
    ['', 'ことば', '見出しを入力してください。'],
    ['題'.repeat(31), 'ことば', '見出しは30文字以内で入力してください。'],
    ['題', '　\n', '文章を入力してください。'],
    ['題', '😀'.repeat(1_001), '文章は1000文字以内で入力してください。'],
  ]
  for (const [title, words, sentence] of wrong) {
    const reply = await add(session, title, words)
    expect([reply.status, reply.text.includes(sentence)]).toEqual([422, true])
  }
  expect((await add(session, '題'.repeat(30), '😀'.repeat(1_000))).status).toBe(303)
  expect(await rowsOf(teacherId)).toHaveLength(1)
})

it('are fifty at most, however many are added at once', async () => {
  const { session, teacherId } = await newTeacher(web)
  const most = phraseLimits.most
  await web.db
    .insertInto('correction_phrases')
    .values(Array.from({ length: most - 2 }, (_, at) => ({ teacher_id: teacherId, title: `題${at}`, words: 'ことば' })))
    .execute()
  const replies = await Promise.all(['い', 'ろ', 'は', 'に'].map((title) => add(session, title)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([303, 303, 422, 422])
  expect(await rowsOf(teacherId)).toHaveLength(most)
  expect((await session.visit(path)).text).toContain('定型文は50件まで登録できます。')
})
