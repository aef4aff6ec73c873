import { beforeAll, describe, expect, it } from 'vitest'
import { newPerson, newSubscriber } from '#test/people.ts'
import { smallSchool } from '#test/learning/small-school.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let school: ReturnType<typeof smallSchool>
beforeAll(async () => {
  web = await freshWeb({ AMBASSADOR_POPUP_CHANCE: '0' })
  school = smallSchool(web.db)
})

const twoByTwo = { lessons: [{ chapters: [{}, {}] }, { chapters: [{}, {}] }] }
const chapter = (id: number) => `/daily_lesson_chapters/${id}/attendance`
const ticks = (memberId: number) =>
  web.db.selectFrom('chapter_completions').selectAll().where('member_id', '=', memberId).orderBy('chapter_id').execute()

describe('a chapter', () => {
  it('is ticked, and unticked by the same call; one record for course and step [AT-001]', async () => {
    const { session, memberId } = await newSubscriber(web)
    const { lessons } = await school.newCourse(twoByTwo)
    const { stepIds } = await school.newCurriculum([[lessons[0]!.id]])
    const id = lessons[0]!.chapterIds[0]!
    expect((await session.post(chapter(id))).body).toMatchObject({ success: true, completed: true })
    expect((await session.post(chapter(id), { step_id: stepIds[0] })).body).toMatchObject({
      success: true,
      completed: false,
    })
    expect(await ticks(memberId)).toEqual([])
  })

  it('is set by a wish however often it comes; the step must hold it and the source is cut [AT-002]', async () => {
    const { session, memberId } = await newSubscriber(web)
    const { lessons } = await school.newCourse(twoByTwo)
    const { stepIds } = await school.newCurriculum([[lessons[0]!.id]])
    const [id, other] = [lessons[0]!.chapterIds[0]!, lessons[1]!.chapterIds[0]!]
    const body = { completed: true, step_id: stepIds[0], from: '参照'.repeat(40) }
    for (let n = 0; n < 3; n++) expect((await session.post(chapter(id), body)).body).toMatchObject({ completed: true })
    expect(await ticks(memberId)).toMatchObject([{ chapter_id: id, step_id: stepIds[0], source: '参照'.repeat(32) }])
    for (let n = 0; n < 2; n++)
      expect((await session.submit(chapter(id), { completed: 'false' })).body).toMatchObject({ completed: false })
    expect((await session.post(chapter(other), { completed: true, step_id: stepIds[0] })).status).toBe(404)
    expect((await session.post(chapter(id), { completed: 'maybe' })).status).toBe(422)
    expect(await ticks(memberId)).toEqual([])
  })

  it('begins the curriculum with a tick in its step [AT-022]', async () => {
    const { session, memberId } = await newSubscriber(web)
    const { lessons } = await school.newCourse(twoByTwo)
    const curriculum = await school.newCurriculum([[lessons[0]!.id]])
    await session.post(chapter(lessons[0]!.chapterIds[0]!), { completed: true, step_id: curriculum.stepIds[0] })
    const attended = await web.db
      .selectFrom('curriculum_attendances')
      .select('curriculum_id')
      .where('member_id', '=', memberId)
      .execute()
    expect(attended).toEqual([{ curriculum_id: curriculum.id }])
  })
})

describe('a lesson', () => {
  it('is completed with all its chapters, for good, by either call [AT-004]', async () => {
    const { session, memberId } = await newSubscriber(web)
    const { lessons } = await school.newCourse(twoByTwo)
    const done = { success: true, completed: true, lessonCompleted: true }
    for (let n = 0; n < 2; n++)
      expect((await session.post(`/daily_lessons/${lessons[0]!.id}/attendance`)).body).toMatchObject(done)
    expect((await session.post('/lesson_attendances', { lesson_id: lessons[1]!.id })).body).toMatchObject(done)
    expect((await ticks(memberId)).map(({ chapter_id }) => chapter_id)).toEqual(
      lessons.flatMap(({ chapterIds }) => chapterIds),
    )
    const completed = await web.db
      .selectFrom('lesson_completions')
      .select('lesson_id')
      .where('member_id', '=', memberId)
      .orderBy('lesson_id')
      .execute()
    expect(completed.map(({ lesson_id }) => lesson_id)).toEqual(lessons.map(({ id }) => id))
    for (const lesson_id of [undefined, 'abc', 1.5, null, -1])
      expect((await session.post('/lesson_attendances', { lesson_id })).status).toBe(422)
    expect((await session.post('/lesson_attendances', { lesson_id: 99_999_999 })).status).toBe(404)
  })

  it('counts by its last tick and is un-counted by one taken back, unless completed as a whole [AT-007]', async () => {
    const { session } = await newSubscriber(web)
    const { lessons } = await school.newCourse(twoByTwo)
    const [a, b] = lessons[0]!.chapterIds
    expect((await session.post(chapter(a!), { completed: true })).body.lessonCompleted).toBe(false)
    expect((await session.post(chapter(b!), { completed: true })).body.lessonCompleted).toBe(true)
    expect((await session.post(chapter(a!), { completed: false })).body.lessonCompleted).toBe(false)
    await session.post(`/daily_lessons/${lessons[0]!.id}/attendance`)
    expect((await session.post(chapter(a!), { completed: false })).body.lessonCompleted).toBe(true)
  })
})

it('completes a prime lesson once and for good', async () => {
  const { session, memberId } = await newSubscriber(web)
  const { primeIds } = await school.newCourse({ primes: [{}] })
  for (let n = 0; n < 2; n++)
    expect((await session.post(`/prime_lessons/${primeIds[0]}/attendances`, { from: 'card' })).body).toMatchObject({
      success: true,
      completed: true,
    })
  const rows = await web.db.selectFrom('prime_completions').selectAll().where('member_id', '=', memberId).execute()
  expect(rows).toMatchObject([{ prime_lesson_id: primeIds[0], source: 'card' }])
})

it('completes a course by its button or by its last lesson, and a later lesson does not take it back [AT-009]', async () => {
  const { session, memberId } = await newSubscriber(web)
  const [whole, byLessons] = [await school.newCourse({ ...twoByTwo, primes: [{}] }), await school.newCourse(twoByTwo)]
  const replies = await Promise.all([1, 2, 3].map(() => session.post(`/courses/${whole.id}/complete_course`)))
  expect(replies.map(({ body }) => [body.success, body.courseCompleted])).toEqual([1, 2, 3].map(() => [true, true]))
  expect(await ticks(memberId)).toHaveLength(4)
  for (const { id } of byLessons.lessons) await session.post(`/daily_lessons/${id}/attendance`)
  await school.newLesson(byLessons.id, 9)
  const rows = await web.db
    .selectFrom('course_completions')
    .select('course_id')
    .where('member_id', '=', memberId)
    .orderBy('course_id')
    .execute()
  expect(rows.map(({ course_id }) => course_id)).toEqual([whole.id, byLessons.id])
})

it('stores nothing for visitors and for learners without the right', async () => {
  const { session, memberId } = await newPerson(web)
  const { id, lessons, primeIds } = await school.newCourse({ ...twoByTwo, primes: [{}] })
  const calls: [string, object?][] = [
    [chapter(lessons[0]!.chapterIds[0]!)],
    [`/daily_lessons/${lessons[0]!.id}/attendance`],
    ['/lesson_attendances', { lesson_id: lessons[0]!.id }],
    [`/prime_lessons/${primeIds[0]}/attendances`],
    [`/courses/${id}/complete_course`],
  ]
  for (const [path, body = {}] of calls) {
    expect([path, (await web.visitor().post(path, { ...body })).status]).toEqual([path, 401])
    const refused = await session.post(path, { ...body })
    expect([path, refused.status, refused.body.success]).toEqual([path, 403, false])
  }
  expect(await ticks(memberId)).toEqual([])
})

describe('after a completion', () => {
  it('a learner without a plan is shown the anniversary once every lesson is complete', async () => {
    const { session } = await newPerson(web)
    const { lessons } = await school.newCourse({ lessons: [{ chapters: [{}, {}], isFree: true }] })
    const [a, b] = lessons[0]!.chapterIds
    expect((await session.post(chapter(a!), { completed: true })).body.popup).toBeNull()
    expect((await session.post(chapter(b!), { completed: true })).body.popup).toBe('anniversary')
    expect((await session.post(chapter(b!), { completed: false })).body.popup).toBeNull()
  })

  it('a subscriber writes one review, only of a complete course, within its limits [AT-019]', async () => {
    const { session } = await newSubscriber(web)
    const { id, lessons } = await school.newCourse({ lessons: [{}] })
    const write = (body: object) =>
      session.post(`/courses/${id}/reviews`, { rating: 5, content: '手が描けました', ...body })
    expect((await write({})).status).toBe(403)
    expect((await session.post(chapter(lessons[0]!.chapterIds[0]!), { completed: true })).body.popup).toBe('review')
    for (const wrong of [
      { rating: 0 },
      { rating: 6 },
      { rating: 4.5 },
      { rating: 'x' },
      { content: 'あ'.repeat(1_001) },
    ])
      expect((await write(wrong)).status).toBe(422)
    const twice = await Promise.all([write({ content: '🖌'.repeat(1_000) }), write({})])
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await write({ rating: 'x' })).status).toBe(409)
    expect((await session.post(chapter(lessons[0]!.chapterIds[0]!), { completed: true })).body.popup).toBeNull()
    expect((await session.post('/courses/99999999/reviews', {})).status).toBe(404)
    expect((await web.visitor().post(`/courses/${id}/reviews`, {})).status).toBe(401)
  })

  it('the review prompt stays away once it was declined', async () => {
    const { session } = await newSubscriber(web)
    const { id, lessons } = await school.newCourse({ lessons: [{}] })
    expect((await session.post(`/courses/${id}/review_decline`)).body).toEqual({ success: true })
    expect((await session.post(`/daily_lessons/${lessons[0]!.id}/attendance`)).body.popup).toBeNull()
  })
})

describe('a certificate', () => {
  it('is issued with the last of steps and final work, once, and never withdrawn [AT-024] [AT-025] [CE-008]', async () => {
    const { session, memberId } = await newSubscriber(web)
    const { lessons } = await school.newCourse(twoByTwo)
    const curriculum = await school.newCurriculum([[lessons[0]!.id], [lessons[1]!.id]], '手と足')
    const now = await web.now()
    const attended = { member_id: memberId, curriculum_id: curriculum.id, started_at: now, updated_at: now }
    await web.db
      .insertInto('curriculum_attendances')
      .values({ ...attended, final_work_posted_at: now })
      .execute()
    expect((await session.post(`/daily_lessons/${lessons[0]!.id}/attendance`)).body.certificateId).toBeNull()
    const [c, d] = lessons[1]!.chapterIds
    await session.post(chapter(c!), { completed: true })
    const replies = await Promise.all(Array.from({ length: 10 }, () => session.post(chapter(d!), { completed: true })))
    const issued = replies.map(({ body }) => body.certificateId).filter((id) => id !== null)
    expect(issued).toHaveLength(1)
    await session.post(chapter(d!), { completed: false })
    const page = await session.visit(`/subscriptions/completion_certificates/${issued[0]}`)
    expect([page.status, page.text.includes('手と足')]).toEqual([200, true])
    const { session: other } = await newSubscriber(web)
    expect((await other.visit(`/subscriptions/completion_certificates/${issued[0]}`)).status).toBe(404)
  })

  it('is for its owner’s eyes: others get what nobody has, visitors the sign-in [CE-007] [OV-008]', async () => {
    const { session } = await newSubscriber(web)
    for (const id of [99_999_999, 0, 'abc', '12345678901234567890'])
      expect((await session.visit(`/subscriptions/completion_certificates/${id}`)).status).toBe(404)
    const visitor = await web.visit('/subscriptions/completion_certificates/1')
    expect([visitor.status, visitor.location]).toEqual([
      302,
      '/sessions/new?return_to=%2Fsubscriptions%2Fcompletion_certificates%2F1',
    ])
  })
})

it('completes a step with its last lesson, and every page counts anew at once [AT-023]', async () => {
  const { session } = await newSubscriber(web)
  const { lessons } = await school.newCourse({ lessons: [{ chapters: [{}, {}] }, {}, {}] })
  const ids = lessons.map(({ id }) => id)
  const curriculum = await school.newCurriculum([ids.slice(0, 2), ids.slice(2)], '段々')
  const left = async () => {
    const pages = await Promise.all(['/', '/subscriptions/learning_status'].map((path) => session.visit(path)))
    return pages.map(
      ({ text }) =>
        /残り(?:<!-- -->)?(\d+)(?:<!-- -->)?STEP/.exec(text)?.[1] ?? (text.includes('クリア！') ? 'clear' : null),
    )
  }
  const [a, b] = lessons[0]!.chapterIds
  await session.post(chapter(a!), { completed: true, step_id: curriculum.stepIds[0] })
  await session.post(`/daily_lessons/${ids[1]}/attendance`)
  expect(await left()).toEqual(['2', '2'])
  await session.post(chapter(b!), { completed: true })
  expect(await left()).toEqual(['1', '1'])
  await session.post(chapter(b!), { completed: false })
  expect(await left()).toEqual(['2', '2'])
  await session.post(chapter(b!), { completed: true })
  await session.post(`/daily_lessons/${ids[2]}/attendance`)
  expect(await left()).toEqual(['clear', 'clear'])
})

describe('the ambassador popup', () => {
  it('is won at chance 1 by those without a plan only, and never with the cookie [AT-020] [AM-027]', async () => {
    const lucky = await freshWeb({ AMBASSADOR_POPUP_CHANCE: '1' })
    const { lessons } = await smallSchool(lucky.db).newCourse({ lessons: [{ isFree: true }] })
    const finish = (session: typeof member) => session.post(`/daily_lessons/${lessons[0]!.id}/attendance`)
    const { session: member } = await newPerson(lucky)
    const { session: subscriber } = await newSubscriber(lucky)
    expect((await finish(member)).body.popup).toBe('ambassador')
    expect((await finish(subscriber)).body.popup).toBe('review')
    member.cookies.set('prevent-ambassador-popup', 'true')
    expect((await finish(member)).body.popup).toBe('anniversary')
  })

  it('is never for ambassadors, who know the programme [AM-028]', async () => {
    const lucky = await freshWeb({ AMBASSADOR_POPUP_CHANCE: '1' })
    const free = { isFree: true }
    const { lessons } = await smallSchool(lucky.db).newCourse({ lessons: [free, free, free] })
    const { session } = await newPerson(lucky)
    const finish = async (at: number) => (await session.post(`/daily_lessons/${lessons[at]!.id}/attendance`)).body.popup
    expect(await finish(0)).toBe('ambassador')
    const registration = { name: '紹介 する子', age: 3, ad_location: 'blog' }
    expect((await session.post('/ambassador_users', { ambassador_user: registration })).status).toBe(200)
    expect(await finish(1)).toBeNull()
    expect(await finish(2)).toBe('anniversary')
  })

  it('is drawn once for what is newly complete: not for a chapter in between, and never for a repetition [AT-026]', async () => {
    const lucky = await freshWeb({ AMBASSADOR_POPUP_CHANCE: '1' })
    const free = { isFree: true, chapters: [{}, {}] }
    const course = await smallSchool(lucky.db).newCourse({ lessons: [free, free, free] })
    const [first, second] = course.lessons
    const { session, memberId } = await newPerson(lucky)
    const popup = async (path: string, body = {}) => (await session.post(path, body)).body.popup
    const tick = (n: number) => popup(chapter(first!.chapterIds[n]!), { completed: true })
    expect([await tick(0), await tick(0), await tick(1), await tick(1)]).toEqual([null, null, 'ambassador', null])
    const lesson = (id: number) => popup(`/daily_lessons/${id}/attendance`)
    expect([await lesson(first!.id), await lesson(second!.id), await lesson(second!.id)]).toEqual([
      null,
      'ambassador',
      null,
    ])
    const whole = () => popup(`/courses/${course.id}/complete_course`)
    expect([await whole(), await whole()]).toEqual(['ambassador', 'anniversary'])
    const live = await smallSchool(lucky.db).newCourse({ lessons: [], primes: [{}, {}] })
    await lucky.db
      .insertInto('course_purchases')
      .values({ member_id: memberId, course_id: live.id, purchased_at: await lucky.now() })
      .execute()
    const prime = () => popup(`/prime_lessons/${live.primeIds[0]}/attendances`)
    expect([await prime(), await prime()]).toEqual(['ambassador', null])
  })
})
