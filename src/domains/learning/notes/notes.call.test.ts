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

const noteOf = async (memberId: number) =>
  (await web.db.selectFrom('course_notes').select('content').where('member_id', '=', memberId).executeTakeFirst())
    ?.content

describe('a note', () => {
  it('of 20,000 characters is kept, one more is refused in the words of the screen [NT-004]', async () => {
    const { session, memberId } = await newSubscriber(web)
    const path = `/courses/${(await school.newCourse()).id}/user_note`
    const longest = '👩'.repeat(10_000) + 'あ\r\n'.repeat(5_000)
    expect((await session.post(path, { content: longest })).body).toEqual({ success: true, version: 1 })
    const refused = await session.post(path, { content: `${longest}。` })
    expect([refused.status, refused.body]).toEqual([
      422,
      { success: false, error: 'ノートに保存できるのは20,000文字までです' },
    ])
    expect(await noteOf(memberId)).toBe(longest)
    expect((await session.submit(path, { content: '漢'.repeat(20_000) })).status).toBe(200)
  })

  it('comes back as it was written, and may be emptied [NT-006]', async () => {
    const { session, memberId } = await newSubscriber(web)
    const path = `/courses/${(await school.newCourse()).id}/user_note`
    for (const content of ['  行頭\n\n<b>太字</b>\u3000👩‍🎨\t"\\n"', '']) {
      expect((await session.post(path, { content })).status).toBe(200)
      expect(await noteOf(memberId)).toBe(content)
    }
  })

  it('of a course and of a curriculum are two [NT-001]', async () => {
    const { session, memberId } = await newSubscriber(web)
    const course = await school.newCourse()
    const curriculum = await school.newCurriculum([[course.lessons[0]!.id]])
    await session.post(`/courses/${course.id}/user_note`, { content: '講座' })
    await session.post(`/subscriptions/curriculums/${curriculum.id}/user_note`, { content: 'コース' })
    const other = await web.db
      .selectFrom('curriculum_notes')
      .select('content')
      .where('member_id', '=', memberId)
      .execute()
    expect([await noteOf(memberId), other]).toEqual(['講座', [{ content: 'コース' }]])
  })

  it('saved twenty times at once is one of them, and all others can be brought back [NT-007]', async () => {
    const { session, memberId } = await newSubscriber(web)
    const path = `/courses/${(await school.newCourse()).id}/user_note`
    const drafts = Array.from({ length: 20 }, (_, n) => `第${n}稿`)
    const replies = await Promise.all(drafts.map((content) => session.post(path, { content })))
    expect(replies.every(({ status }) => status === 200)).toBe(true)
    const versions = await web.db
      .selectFrom('note_versions')
      .select('content')
      .where('member_id', '=', memberId)
      .execute()
    expect([...versions.map(({ content }) => content), await noteOf(memberId)].toSorted()).toEqual(drafts.toSorted())
    for (let n = 0; n < 5; n++) await session.post(path, { content: `清書${n}` })
    const kept = await web.db.selectFrom('note_versions').select('content').where('member_id', '=', memberId).execute()
    expect(kept).toHaveLength(20)
    expect(kept.some(({ content }) => content === '清書3')).toBe(true)
  })

  it('written on and on leaves few versions, by the version that every save carries [NT-007]', async () => {
    const { session, memberId } = await newSubscriber(web)
    const course = await school.newCourse()
    const curriculum = await school.newCurriculum([[course.lessons[0]!.id]])
    for (const path of [`/courses/${course.id}/user_note`, `/subscriptions/curriculums/${curriculum.id}/user_note`]) {
      let version = 0
      for (const content of ['一', '一二', '一二三', '一二三四'])
        version = (await session.post(path, { content, version })).body.version
    }
    const versions = await web.db
      .selectFrom('note_versions')
      .select('content')
      .where('member_id', '=', memberId)
      .execute()
    expect(versions.map(({ content }) => content)).toEqual(['一', '一'])
  })

  it('that rests on an older text is answered 409 with the newer, and an open page learns of it [NT-007]', async () => {
    const { session } = await newSubscriber(web)
    const course = await school.newCourse()
    const curriculum = await school.newCurriculum([[course.lessons[0]!.id]])
    for (const path of [`/courses/${course.id}/user_note`, `/subscriptions/curriculums/${curriculum.id}/user_note`]) {
      await session.post(path, { content: '朝の文', version: 0 })
      expect((await session.visit(`${path}?version=1`)).body.note).toBeNull()
      await session.post(path, { content: '電車で書いた文', version: 1 })
      const newer = { content: '電車で書いた文', version: 2, savedAt: expect.any(String) }
      const refused = await session.post(path, { content: '夜の文', version: 1 })
      expect([refused.status, refused.body]).toMatchObject([409, { success: false, note: newer }])
      expect((await session.visit(`${path}?version=1`)).body.note).toEqual(newer)
      await session.post(path, { content: '夜の文', version: 2, asides: ['電車で書いた文'] })
      const { versions } = (await session.visit(`${path}/versions`)).body
      expect(versions.map(({ content }: { content: string }) => content)).toEqual(['電車で書いた文', '朝の文'])
    }
  })

  it('and its former versions are for nobody else [NT-008]', async () => {
    const { session, memberId } = await newSubscriber(web)
    const { session: other, memberId: otherId } = await newSubscriber(web)
    const path = `/courses/${(await school.newCourse()).id}/user_note`
    for (const content of ['一', '二']) await session.post(path, { content })
    expect((await other.visit(`${path}?version=0`)).body).toEqual({ member: otherId, note: null })
    expect((await other.visit(`${path}/versions`)).body).toEqual({ member: otherId, versions: [] })
    expect((await session.visit(`${path}/versions`)).body.member).toBe(memberId)
    expect((await web.visitor().visit(`${path}/versions`)).status).toBe(401)
  })

  it('is taken by a free member in a free lesson, of its course and of a curriculum that borrows it [LP-005]', async () => {
    const { session } = await newPerson(web)
    const course = await school.newCourse({ lessons: [{ isFree: true }, {}] })
    const curriculum = await school.newCurriculum([[course.lessons[0]!.id], [course.lessons[1]!.id]])
    const closed = await school.newCurriculum([[course.lessons[1]!.id]])
    for (const path of [`/courses/${course.id}/user_note`, `/subscriptions/curriculums/${curriculum.id}/user_note`]) {
      expect([path, (await session.post(path, { content: '線は肩から' })).status]).toEqual([path, 200])
      expect((await session.visit(path)).body.note.content).toBe('線は肩から')
    }
    const shut = `/subscriptions/curriculums/${closed.id}/user_note`
    expect([(await session.post(shut, { content: 'a' })).status, (await session.visit(shut)).status]).toEqual([
      403, 403,
    ])
    const page = await session.visit(`/daily_lesson_chapters/${course.lessons[0]!.chapterIds[0]}`)
    expect(page.text).toContain('線は肩から')
  })

  it('is refused to visitors, to those without the right, and where there is nothing to note [NT-008]', async () => {
    const { session: member } = await newPerson(web)
    const { session: subscriber } = await newSubscriber(web)
    const course = await school.newCourse()
    const curriculum = await school.newCurriculum([[course.lessons[0]!.id]])
    const closed = await school.newCourse({ closedAt: new Date('2021-01-01T00:00:00Z') })
    for (const path of [`/courses/${course.id}/user_note`, `/subscriptions/curriculums/${curriculum.id}/user_note`]) {
      expect((await web.visitor().post(path, { content: 'a' })).status).toBe(401)
      expect((await member.post(path, { content: 'a' })).status).toBe(403)
      for (const content of [undefined, null, 1, ['a'], 'a\0b', 'a\ud800'])
        expect([content, (await subscriber.post(path, { content })).status]).toEqual([content, 422])
    }
    for (const path of [
      '/courses/99999999',
      '/courses/abc',
      `/courses/${closed.id}`,
      '/subscriptions/curriculums/99999999',
    ])
      expect((await member.post(`${path}/user_note`, { content: 'a' })).status).toBe(404)
  })
})
