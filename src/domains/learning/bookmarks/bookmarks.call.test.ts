import { beforeAll, describe, expect, it } from 'vitest'
import { newPerson, newSubscriber } from '#test/people.ts'
import { smallSchool } from '#test/learning/small-school.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let school: ReturnType<typeof smallSchool>
beforeAll(async () => {
  web = await freshWeb()
  school = smallSchool(web.db)
})

describe('a bookmark', () => {
  it('of a lesson keeps one id, whoever asks twice, and goes by that id only [BM-004]', async () => {
    const { session, memberId } = await newPerson(web)
    const { session: other } = await newPerson(web)
    const { id } = (await school.newCourse()).lessons[0]!
    const path = `/lessons/${id}/favorites`
    const replies = await Promise.all(Array.from({ length: 20 }, () => session.post(path)))
    const ids = new Set(replies.map(({ body }) => body.user_favorite_id))
    expect([replies.every(({ body }) => body.success), ids.size]).toEqual([true, 1])
    const [favoriteId] = ids
    for (const wrong of [99_999_999, 'abc', 0]) expect((await session.delete(`${path}/${wrong}`)).status).toBe(404)
    expect((await other.delete(`${path}/${favoriteId}`)).status).toBe(404)
    const rows = () => web.db.selectFrom('lesson_bookmarks').select('id').where('member_id', '=', memberId).execute()
    expect(await rows()).toHaveLength(1)
    expect((await session.submit(`${path}/${favoriteId}`, { _method: 'delete' })).body).toEqual({ success: true })
    expect(await rows()).toEqual([])
    expect((await session.delete(`${path}/${favoriteId}`)).status).toBe(404)
  })

  it('of a course is set and taken away, however often [BM-004]', async () => {
    const { session, memberId } = await newPerson(web)
    const path = `/courses/${(await school.newCourse()).id}/favorite`
    const rows = () =>
      web.db.selectFrom('course_bookmarks').select('course_id').where('member_id', '=', memberId).execute()
    expect((await session.delete(path)).body).toEqual({ success: true })
    const replies = await Promise.all(Array.from({ length: 20 }, () => session.post(path)))
    expect(replies.every(({ body }) => body.success)).toBe(true)
    expect(await rows()).toHaveLength(1)
    expect((await session.delete(path)).body).toEqual({ success: true })
    expect(await rows()).toEqual([])
  })

  it('needs no right to watch, but somebody signed in and something that is there', async () => {
    const { session } = await newPerson(web)
    const { id, lessons } = await school.newCourse()
    const hidden = await school.newCourse({
      lessons: [{ published: false }],
      closedAt: new Date('2021-01-01T00:00:00Z'),
    })
    expect((await session.post(`/lessons/${lessons[0]!.id}/favorites`)).status).toBe(200)
    expect((await web.visitor().post(`/lessons/${lessons[0]!.id}/favorites`)).status).toBe(401)
    expect((await web.visitor().post(`/courses/${id}/favorite`)).status).toBe(401)
    for (const path of [
      `/lessons/${hidden.lessons[0]!.id}/favorites`,
      '/lessons/99999999/favorites',
      `/courses/${hidden.id}/favorite`,
      '/courses/0/favorite',
    ])
      expect([path, (await session.post(path)).status]).toEqual([path, 404])
  })
})

it('remembers small things for a learner, up to a hundred, and nothing that is none [AT-012]', async () => {
  const { session } = await newPerson(web)
  const { session: other } = await newPerson(web)
  const write = (ns: unknown, v: unknown) => session.post('/api/write_to_user_cache', { ns, v })
  const read = async (who: typeof session, ns: unknown) => (await who.post('/api/read_from_user_cache', { ns })).body
  expect(await read(session, 'prime_lesson_completion_confirmed')).toEqual({ v: null })
  for (const v of [true, false, null, 1.5, '文', ['a', { b: [] }], { 深: 1 }, 'x'.repeat(4_094)]) {
    expect((await write('key:1', v)).body).toEqual({ success: true })
    expect(await read(session, 'key:1')).toEqual({ v })
  }
  expect(await read(other, 'key:1')).toEqual({ v: null })
  for (const ns of ['', 'あ', 'a b', 'x'.repeat(101), null, 5, undefined]) {
    expect([ns, (await write(ns, 1)).status]).toEqual([ns, 422])
    expect((await session.post('/api/read_from_user_cache', { ns })).status).toBe(422)
  }
  for (const v of [undefined, 'x'.repeat(4_095), 'a\0', '\ud800']) expect((await write('key:1', v)).status).toBe(422)
  const filled = await Promise.all(Array.from({ length: 120 }, (_, n) => write(`many-${n}`, n)))
  expect(filled.filter(({ status }) => status === 200)).toHaveLength(99)
  expect((await write('key:1', 'again')).status).toBe(200)
  for (const path of ['/api/read_from_user_cache', '/api/write_to_user_cache'])
    expect((await web.visitor().post(path, { ns: 'a', v: 1 })).status).toBe(401)
})

it('puts an attended curriculum aside, once and again, and keeps what was done in it [CT-014] [CT-015]', async () => {
  const { session, memberId } = await newSubscriber(web)
  const { session: other } = await newSubscriber(web)
  const { lessons } = await school.newCourse()
  const curriculum = await school.newCurriculum([[lessons[0]!.id]])
  const leave = (who: typeof session, curriculum_id: unknown) =>
    who.post('/disabled_curriculum_attendance', { curriculum_id })
  const begin = () =>
    session.post(`/daily_lesson_chapters/${lessons[0]!.chapterIds[0]}/attendance`, {
      completed: true,
      step_id: curriculum.stepIds[0],
    })
  const removedAt = async () =>
    (
      await web.db
        .selectFrom('curriculum_attendances')
        .select('removed_at')
        .where('member_id', '=', memberId)
        .executeTakeFirst()
    )?.removed_at
  await begin()
  await session.post(`/subscriptions/curriculums/${curriculum.id}/user_note`, { content: '残る' })
  expect((await leave(other, curriculum.id)).status).toBe(404)
  for (let n = 0; n < 2; n++) expect((await leave(session, curriculum.id)).body).toEqual({ success: true })
  expect(await removedAt()).toBeInstanceOf(Date)
  for (const wrong of [undefined, 'abc', 1.5, null, -1]) expect((await leave(session, wrong)).status).toBe(422)
  const unknown = await leave(session, 99_999_999)
  expect([unknown.status, unknown.body.success]).toEqual([404, false])
  expect((await leave(web.visitor(), curriculum.id)).status).toBe(401)
  const kept = await web.db
    .selectFrom('chapter_completions')
    .select('chapter_id')
    .where('member_id', '=', memberId)
    .execute()
  expect(kept).toHaveLength(1)
  await begin()
  expect(await removedAt()).toBeNull()
})
