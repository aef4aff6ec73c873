import { describe, expect, it } from 'vitest'
import { correctionOf, newEntitled, newTeacher, newWaiting } from '#test/critiques/asking.ts'
import { newPerson } from '#test/people.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
type Waiting = Awaited<ReturnType<typeof newWaiting>>
// The picture of `newWaiting` is 40×30.
const pin = (more: object = {}) => ({ x: 40, y: 30, words: '肩の線を首から', film: null, ...more })
const giveBack = async ({ teacher, back }: Waiting, pins: object[]) =>
  teacher.session.post(back, { ...(await correctionOf(teacher.session)), pins })
const someChapter = () =>
  web.db
    .selectFrom('chapters as c')
    .innerJoin('videos as v', 'v.id', 'c.video_id')
    .innerJoin('lessons as l', 'l.id', 'c.lesson_id')
    .innerJoin('courses as k', 'k.id', 'l.course_id')
    .select(['c.id', 'c.title', 'k.title as course', 'v.duration_seconds as seconds'])
    .where('k.opened_at', '<', new Date())
    .where('k.closed_at', 'is', null)
    .orderBy('c.id')
    .limit(1)
    .executeTakeFirstOrThrow()

describe('pins that a teacher puts on a picture', () => {
  it('come back with the work in their order, each with the second of a lesson where there is one', async () => {
    const work = await newWaiting(web)
    const chapter = await someChapter()
    const film = { kind: 'chapter', id: Number(chapter.id), seconds: 2 }
    const reply = await giveBack(work, [pin({ film }), pin({ x: 0, y: 0, words: '2本目' })])
    expect(reply.body).toEqual({ success: true })
    const { text } = await work.student.session.visit(work.page)
    const places = ['肩の線を首から', `/daily_lesson_chapters/${chapter.id}?current_time=2`, '2本目'].map((part) =>
      text.lastIndexOf(part, text.indexOf('<script')),
    )
    expect(places[0]).toBeGreaterThan(0)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(text).toContain(chapter.course)
    expect(text).toContain('ピン1：できた')
    expect((await work.teacher.session.visit(work.page)).text).not.toContain('ピン1：できた')
  })

  it('lie on the picture, say something up to 300 letters, and lead to a second that a lesson has', async () => {
    const work = await newWaiting(web)
    const chapter = await someChapter()
    const film = { kind: 'chapter', id: Number(chapter.id), seconds: Number(chapter.seconds) }
    const wrong = [
      [pin({ x: 41 })],
      [pin({ y: 31 })],
      [pin({ x: -1 })],
      [pin({ words: ' ' })],
      [pin({ words: 'あ'.repeat(301) })],
      [pin({ film })],
      [pin({ film: { ...film, seconds: 0, id: 99_999_999 } })],
      [pin({ film: { ...film, seconds: 0, kind: 'page' } })],
      Array.from({ length: 21 }, () => pin()),
    ]
    for (const [place, pins] of wrong.entries())
      expect([place, (await giveBack(work, pins)).status]).toEqual([place, 422])
    const most = Array.from({ length: 20 }, () => pin({ words: '😀'.repeat(300), film: { ...film, seconds: 0 } }))
    expect((await giveBack(work, most)).status).toBe(200)
  })

  it('are ticked off by the learner alone, the same twice as once, and taken back', async () => {
    const work = await newWaiting(web)
    await giveBack(work, [pin(), pin()])
    const path = `${work.page}/corrections/1/pins/2`
    const tick = (done: unknown, session = work.student.session, at = path) => session.put(at, { done })
    const doneAt = async () =>
      (
        await web.db
          .selectFrom('correction_pins')
          .select('done_at')
          .where('work_id', '=', work.id)
          .where('number', '=', 2)
          .executeTakeFirstOrThrow()
      ).done_at
    await Promise.all([tick(true), tick(true)])
    const first = await doneAt()
    expect(first).not.toBeNull()
    expect((await tick(true)).body).toEqual({ success: true })
    expect(await doneAt()).toEqual(first)
    const strangers = [work.teacher, await newEntitled(web), await newTeacher(web)]
    for (const { session } of strangers) expect((await tick(false, session)).status).toBe(404)
    for (const number of ['3', '0']) {
      const at = `${work.page}/corrections/1/pins/${number}`
      expect((await tick(true, work.student.session, at)).status).toBe(404)
    }
    expect((await tick('yes')).status).toBe(422)
    expect((await tick(false)).status).toBe(200)
    expect(await doneAt()).toBeNull()
  })

  it('are kept with the draft, of which two tabs know', async () => {
    const { teacher, back } = await newWaiting(web)
    const items = [{ type: 'image', value: '', name: '', fileKey: null, fileName: null }]
    const save = (version: number, words: string) =>
      teacher.session.put(`${back}/draft`, { version, items, marks: { pins: [pin({ words })] } })
    expect((await save(0, '一つ目の窓')).status).toBe(200)
    expect((await save(0, '二つ目の窓')).status).toBe(409)
    expect((await teacher.session.visit(`${back}/new`)).text).toContain('一つ目の窓')
  })

  it('stay with the version that they were given back with', async () => {
    const work = await newWaiting(web)
    await giveBack(work, [pin({ words: '一度目の言葉' })])
    await web.db.updateTable('corrected_works').set({ corrected_at: null }).where('id', '=', work.id).execute()
    await giveBack(work, [pin({ words: '二度目の言葉' })])
    const { text } = await work.student.session.visit(work.page)
    expect(text.indexOf('二度目の言葉')).toBeLessThan(text.indexOf('一度目の言葉'))
    expect(text).toContain('前の添削を見る')
  })
})

it('a teacher finds lessons by a word, who is none finds nothing', async () => {
  const teacher = await newTeacher(web)
  const { course, title } = await someChapter()
  const ask = `/teacher_corrections/films?q=${encodeURIComponent(course)}`
  const { body } = await teacher.session.visit(ask)
  const found = (body.courses as { title: string; films: { title: string; seconds: number }[] }[])[0]!
  expect(found.title).toBe(course)
  expect(found.films.some((film) => film.title.endsWith(title) && film.seconds > 0)).toBe(true)
  expect((await teacher.session.visit('/teacher_corrections/films?q=%20')).body).toEqual({ courses: [] })
  expect((await (await newPerson(web)).session.visit(ask)).status).toBe(404)
})
