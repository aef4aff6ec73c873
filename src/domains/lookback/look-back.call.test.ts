import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, dayKey } from '#platform/tokyo.ts'
import { newPerson, newSubscriber } from '#test/people.ts'
import { smallSchool } from '#test/learning/small-school.ts'
import { postPractice } from '#test/practice/posting.ts'
import { freshWeb } from '#test/web.ts'
import type { Day } from './terms.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => void (web = await freshWeb()))

type Session = Awaited<ReturnType<typeof newPerson>>['session']
const PAGE = '/subscriptions/look_back'

/** Somebody who came a while ago. */
async function someone(daysAgo = 400) {
  const person = await newPerson(web)
  const joinedAt = addDays(await web.now(), -daysAgo)
  await web.db.updateTable('members').set({ joined_at: joinedAt }).where('id', '=', person.memberId).execute()
  return { ...person, joinedAt, at: (days: number) => addDays(joinedAt, days) }
}
const completed = (memberId: number, courseId: number, at: Date) =>
  web.db
    .insertInto('course_completions')
    .values({ member_id: memberId, course_id: courseId, completed_at: at })
    .execute()
async function allDays(session: Session, from: Date): Promise<Day[]> {
  const until = dayKey(addDays(await web.now(), 1))
  const { status, text } = await session.visit(`${PAGE}/days?from=${dayKey(from)}&until=${until}`)
  expect(status).toBe(200)
  return (JSON.parse(text) as { days: Day[] }).days
}
const openCourse = () =>
  web.db
    .selectFrom('courses')
    .selectAll()
    .where('opened_at', '<', new Date())
    .where('closed_at', 'is', null)
    .orderBy('id')
    .limit(12)
    .execute()

describe('the look-back', () => {
  it('is the learner’s own: a visitor signs in first, who has no plan sees theirs all the same [LB-001]', async () => {
    const visited = await web.visit(PAGE)
    expect([visited.status, visited.headers.get('location')]).toEqual([
      302,
      '/sessions/new?return_to=%2Fsubscriptions%2Flook_back',
    ])
    expect((await web.visitor().visit(`${PAGE}/days?from=2025-01-01&until=2025-01-02`)).status).toBe(401)
    for (const { session } of [await newPerson(web), await newSubscriber(web)]) {
      const { status, text } = await session.visit(PAGE)
      expect(status).toBe(200)
      expect(text).toContain('をはじめて')
    }
  })

  it('greets with the years, months and days since the registration, short months clamped [LB-002]', async () => {
    const { session, memberId } = await newPerson(web, { name: '森 かな' })
    const now = await web.now()
    const year = Number(dayKey(now).slice(0, 4))
    const monthDay = dayKey(now).slice(4)
    await web.db
      .updateTable('members')
      .set({ joined_at: new Date(`${year - 2}${monthDay}T23:59:00+09:00`) })
      .where('id', '=', memberId)
      .execute()
    const { text } = await session.visit(PAGE)
    const words = text.replaceAll(/<!--.*?-->|<[^>]+>/g, '')
    expect(words).toMatch(/森 かなさんが\S+をはじめて 2年0か月0日/)
  })

  it('begins with the day of the registration and tells each finished course on its day in Tokyo [LB-006] [LB-007] [LB-008]', async () => {
    const { session, memberId, joinedAt, at } = await someone()
    const [course, late] = await openCourse()
    // One minute before and at midnight in Tokyo are two days.
    const midnight = new Date(`${dayKey(at(10))}T00:00:00+09:00`)
    await completed(memberId, course!.id, new Date(midnight.getTime() - 60_000))
    await completed(memberId, late!.id, midnight)
    const days = await allDays(session, joinedAt)
    expect(days.map(({ date }) => date)).toEqual([dayKey(joinedAt), dayKey(at(9)), dayKey(at(10))])
    expect(days[0]!.events).toEqual([{ event: 'period', eventType: 'start' }])
    const { id: courseId, title, level, video_seconds } = course!
    expect(days[1]!.events).toEqual([
      {
        ...{ event: 'courseComplete', courseId, title, level, durationSec: video_seconds },
        thumbnailUrl: `/files/${course!.cover_key?.replace('public/', '')}`,
        link: `/courses/${courseId}`,
      },
    ])
  })

  it('tells a certificate with its picture, which opens for its owner alone [LB-008]', async () => {
    const { session, memberId, joinedAt, at } = await someone()
    const { id: curriculum } = await web.db
      .selectFrom('curriculums')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const { id } = await web.db
      .insertInto('certificates')
      .values({
        ...{ member_id: memberId, curriculum_id: curriculum, member_name: '<b>森</b>', curriculum_title: '人体＆服' },
        published_at: at(20),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const [, day] = await allDays(session, joinedAt)
    expect(day).toMatchObject({
      date: dayKey(at(20)),
      milestones: [{ kind: 'completionCertificates', reached: 1 }],
      events: [
        { event: 'curriculumComplete', title: '人体＆服', link: `/subscriptions/completion_certificates/${id}` },
      ],
    })
    const event = day!.events[0] as { certificateImageUrl: string; durationSec: number }
    const { rows } = await sql<{ n: number }>`
      select sum(v.duration_seconds)::int as n from curriculum_steps s join step_lessons b on b.step_id = s.id
      join chapters h on h.lesson_id = b.lesson_id join videos v on v.id = h.video_id where s.curriculum_id = ${curriculum}`.execute(
      web.db,
    )
    expect(event.durationSec).toBe(rows[0]!.n)
    const picture = await session.visit(event.certificateImageUrl)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect(picture.text).toContain('&lt;b&gt;森')
    expect((await (await newPerson(web)).session.visit(event.certificateImageUrl)).status).toBe(404)
    expect((await web.visitor().visit(event.certificateImageUrl)).status).toBe(401)
  })

  it('puts a final work under its title, with a link to the picture that is good for its owner alone [LB-009]', async () => {
    const { session, memberId, joinedAt, at } = await someone()
    const found = await web.db
      .selectFrom('final_works as w')
      .innerJoin('curriculums as k', 'k.id', 'w.curriculum_id')
      .select(['w.image_key', 'k.id', 'k.title', 'k.level', 'k.goal', 'k.cover_key'])
      .executeTakeFirstOrThrow()
    await web.db
      .insertInto('final_works')
      .values({ member_id: memberId, curriculum_id: found.id, image_key: found.image_key, first_posted_at: at(30) })
      .execute()
    const [, day] = await allDays(session, joinedAt)
    const steps = await web.db
      .selectFrom('curriculum_steps')
      .select('id')
      .where('curriculum_id', '=', found.id)
      .execute()
    const imageUrl = expect.stringContaining('/private/')
    expect(day!.events).toEqual([
      {
        ...{ event: 'uploadingImage', title: found.title, trainingLogs: [] },
        completedWorks: [
          {
            ...{ curriculumId: found.id, level: found.level, goalDescription: found.goal, allSteps: steps.length },
            ...{ imageUrl, thumbnailUrl: expect.stringContaining('/files/') },
          },
        ],
      },
    ])
    const link = (day!.events[0] as { completedWorks: { imageUrl: string }[] }).completedWorks[0]!.imageUrl
    expect((await session.visit(link)).status).toBe(200)
    expect((await (await newPerson(web)).session.visit(link)).status).toBe(404)
  })

  it('puts practice logs of one title and day together, with what was left of the curriculum when they were drawn [LB-009]', async () => {
    const school = smallSchool(web.db)
    const { session, memberId } = await newSubscriber(web)
    const joinedAt = await web.now()
    const { id: courseId, lessons } = await school.newCourse({ lessons: [{}, {}, {}] })
    const [one, two, three] = lessons.map(({ id }) => id)
    const aim = { training_title: '手を5つ', target_detail: '手の箱', target_description: '3つの箱に分けて描く' }
    await web.db.updateTable('lessons').set(aim).where('id', 'in', [one!, two!]).execute()
    const { stepIds } = await school.newCurriculum([[one!], [two!], [three!]])
    const post = async (lesson: number, step?: number) =>
      expect((await postPractice(session, lesson, step === undefined ? {} : { step })).body).toMatchObject({
        success: true,
      })
    await post(one!, stepIds[0])
    await session.post(`/daily_lessons/${one}/attendance`)
    await post(two!, stepIds[1])
    await post(two!)
    await post(three!)
    const [day] = await allDays(session, joinedAt)
    const drawn = day!.events.filter((event) => event.event === 'uploadingImage')
    expect(drawn.map(({ title, trainingLogs }) => [title, trainingLogs.length])).toEqual([
      ['手を5つ', 3],
      ['レッスン3', 1],
    ])
    const [first, second, third] = drawn[0]!.trainingLogs
    expect(first).toMatchObject({
      ...{ courseId, curriculumStepId: stepIds[0], allSteps: 3, remainSteps: 3, level: expect.any(String) },
      ...{ targetDetail: '手の箱', targetDescription: '3つの箱に分けて描く', targetThumbnailUrl: null },
    })
    expect([second!.remainSteps, third!.curriculumStepId]).toEqual([2, null])
    expect((await session.visit(first!.imageUrl)).status).toBe(200)
    expect((await (await newPerson(web)).session.visit(first!.imageUrl)).status).toBe(404)
    const logged = async () => /練習の記録<\/dt><dd><span[^>]*>(\d+)/.exec((await session.visit(PAGE)).text)?.[1]
    expect(await logged()).toBe('4')
    await post(three!)
    expect((await allDays(session, joinedAt))[0]!.milestones).toContainEqual({ kind: 'trainings', reached: 5 })
    // What is deleted leaves days, counts and milestones.
    await session.post(`/user_daily_lesson_trainings/${first!.logId}`, { _method: 'DELETE' })
    await web.db.deleteFrom('practice_logs').where('id', '=', first!.logId).execute()
    expect(await logged()).toBe('4')
    const [after] = await allDays(session, joinedAt)
    expect(after!.milestones).not.toContainEqual({ kind: 'trainings', reached: 5 })
    expect(
      await web.db.selectFrom('practice_logs').select('id').where('member_id', '=', memberId).execute(),
    ).toHaveLength(4)
  })

  it('keeps title and picture of what is not open any more, without a link, and nobody else’s days [LB-016]', async () => {
    const { session, memberId, joinedAt, at } = await someone()
    const other = await someone()
    const course = (await openCourse()).at(-1)!
    await completed(memberId, course.id, at(5))
    await web.db
      .updateTable('courses')
      .set({ closed_at: at(6) })
      .where('id', '=', course.id)
      .execute()
    const [, day] = await allDays(session, joinedAt)
    expect(day!.events).toMatchObject([{ courseId: course.id, title: course.title, link: null }])
    expect((day!.events[0] as { thumbnailUrl: string }).thumbnailUrl).toContain('/files/')
    expect(await allDays(other.session, other.joinedAt)).toHaveLength(1)
  })

  it('reads a day of many in parts, none of them lost and none twice', async () => {
    const { session, memberId, joinedAt, at } = await someone()
    const many = await web.db.selectFrom('courses').select('id').orderBy('id').limit(60).execute()
    for (const { id } of many) await completed(memberId, id, at(7))
    const [, first] = await allDays(session, joinedAt)
    const [from, until] = [dayKey(at(7)), dayKey(at(8))]
    expect([first!.events.length, first!.more, first!.milestones.length]).toEqual([24, 36, 6])
    const { text } = await session.visit(`${PAGE}/days?from=${from}&until=${until}&after=24&most=96`)
    const [rest] = (JSON.parse(text) as { days: Day[] }).days
    expect(rest!.more).toBe(0)
    const ids = [...first!.events, ...rest!.events].map((event) => (event as { courseId: number }).courseId)
    expect(new Set(ids)).toEqual(new Set(many.map(({ id }) => id)))
    expect(ids).toHaveLength(60)
  })

  it('puts one year of a learner on paper, month by month, and no year of before or after them [LB-015]', async () => {
    const { session, memberId, joinedAt } = await someone()
    const other = await someone()
    const [course] = await openCourse()
    const at = addDays(joinedAt, 10)
    await completed(memberId, course!.id, at)
    const [year, month] = dayKey(at).split('-').map(Number) as [number, number]
    const yearPage = (who: Session, which: number | string) => who.visit(`${PAGE}/years/${which}`)
    const { status, text } = await yearPage(session, year)
    expect(status).toBe(200)
    const words = text.replaceAll(/<!--.*?-->|<script.*?<\/script>/gs, '')
    expect(words).toContain(`${year}年の振り返り`)
    expect(words).toContain(course!.title)
    expect(words).toContain(`id="month-${month}"`)
    expect((await yearPage(other.session, year)).text).not.toContain(course!.title)
    const start = Number(dayKey(joinedAt).slice(0, 4))
    const now = Number(dayKey(await web.now()).slice(0, 4))
    const blank = (await yearPage(other.session, start)).text
    expect(blank).toContain('この年の記録はありません。')
    expect((await yearPage(other.session, now)).text).toContain('この年の記録は、まだありません。')
    for (const none of [start - 1, now + 1, 0, 'x']) expect((await yearPage(session, none)).status).toBe(404)
    expect((await web.visit(`${PAGE}/years/${year}`)).status).toBe(302)
  })

  it('refuses a stretch that is none', async () => {
    const { session } = await newPerson(web)
    const answers = await Promise.all(
      [
        '',
        '?from=2025-01-01',
        '?from=2025-01-02&until=2025-01-01',
        '?from=2025-02-30&until=2025-03-05',
        '?from=2025-01-01&until=2025-01-02&after=-1',
        '?from=2025-01-01&until=2025-01-02&most=1000',
        '?from=yesterday&until=today',
      ].map(async (query) => (await session.visit(`${PAGE}/days${query}`)).status),
    )
    expect(answers).toEqual(answers.map(() => 422))
  })
})
