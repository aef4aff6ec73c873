import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, dayKey } from '#platform/tokyo.ts'
import { newPerson, newSubscriber } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => void (web = await freshWeb()))

const PAGE = '/study_schedule'
type Session = Awaited<ReturnType<typeof newSubscriber>>['session']
const ahead = async (days: number) => dayKey(addDays(await web.now(), days))
const everyDay = [0, 1, 2, 3, 4, 5, 6]
const making = async () => {
  const { id } = await web.db
    .selectFrom('curriculums')
    .select('id')
    .where('closed_at', 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return {
    act: 'make',
    minutes: 15,
    weekdays: everyDay,
    starts: '20:30',
    until: await ahead(60),
    what: [`curriculum-${id}`],
  }
}
async function withSchedule(some: Record<string, unknown> = {}) {
  const person = await newSubscriber(web)
  const reply = await person.session.post(PAGE, { ...(await making()), ...some })
  expect([reply.status, reply.headers.get('location')]).toEqual([303, PAGE])
  return person
}
const lessonsOf = async (memberId: number) =>
  (
    await web.db
      .selectFrom('study_schedule_items')
      .select('lesson_id')
      .where('member_id', '=', memberId)
      .orderBy('position')
      .execute()
  ).map(({ lesson_id }) => lesson_id)
const shownDays = (text: string) => [...text.matchAll(/data-day="([\d-]+)"/g)].map(([, day]) => day)
const change = async (session: Session, act: string) => expect((await session.post(PAGE, { act })).status).toBe(303)
const feedOf = async (session: Session) =>
  /value="([^"]*\/study_schedule\/feeds\/[^"]+)"/.exec((await session.visit(PAGE)).text)?.[1]

describe('a schedule', () => {
  it('says before it is made which courses need a plan, to whom has none', async () => {
    const marked = '（月額プラン）・レッスン'
    expect((await (await newPerson(web)).session.visit(PAGE)).text.replaceAll('<!-- -->', '')).toContain(marked)
    expect((await (await newSubscriber(web)).session.visit(PAGE)).text.replaceAll('<!-- -->', '')).not.toContain(marked)
  })

  it('is never offered a course that its learner has done', async () => {
    const { session, memberId } = await newSubscriber(web)
    const offered = async () =>
      [...(await session.visit(PAGE)).text.matchAll(/value="curriculum-(\d+)"/g)].map(([, id]) => id)
    const [first] = await offered()
    const lessons = await web.db
      .selectFrom('step_lessons as l')
      .innerJoin('curriculum_steps as s', 's.id', 'l.step_id')
      .select('l.lesson_id')
      .distinct()
      .where('s.curriculum_id', '=', Number(first))
      .execute()
    const completed_at = await web.now()
    await web.db
      .insertInto('lesson_completions')
      .values(lessons.map(({ lesson_id }) => ({ member_id: memberId, lesson_id, completed_at })))
      .execute()
    expect(await offered()).not.toContain(first)
  })

  it('is filled with what was chosen, in its order, and is what who is new here begins with on learning status', async () => {
    const { session, memberId } = await withSchedule()
    const lessons = await lessonsOf(memberId)
    expect(lessons.length).toBeGreaterThan(2)
    const { text } = await session.visit(PAGE)
    expect(shownDays(text)[0]).toBe(await ahead(0))
    const first = await web.db
      .selectFrom('lessons')
      .select('title')
      .where('id', '=', lessons[0]!)
      .executeTakeFirstOrThrow()
    const status = (await session.visit('/subscriptions/learning_status')).text.replaceAll('<wbr/>', '')
    expect(status).toContain('今日の一歩')
    expect(status).toContain('今日の一歩から始めましょう')
    expect(status).not.toContain('まず52秒。')
    expect(status).toContain(first.title)
  })

  it('moves a missed day’s lessons to the next, and goes on with what is not done', async () => {
    const { session, memberId, email } = await withSchedule()
    const [first, second] = await lessonsOf(memberId)
    const titleOn = async () =>
      /data-day="[\d-]+".*?hover:underline"[^>]*>([^<]+)/s.exec((await session.visit(PAGE)).text)?.[1]
    const titles = await web.db
      .selectFrom('lessons')
      .select(['id', 'title'])
      .where('id', 'in', [first!, second!])
      .execute()
    const titleOf = (id: number) => titles.find((one) => one.id === id)!.title
    expect(await titleOn()).toBe(titleOf(first!))
    await web.withClock({ advance: '3d' }, async () => {
      expect(shownDays((await session.visit(PAGE)).text)[0]).toBe(await ahead(0))
      expect(await titleOn()).toBe(titleOf(first!))
    })
    await session.post(`/daily_lessons/${first}/attendance`)
    expect(await titleOn()).toBe(titleOf(second!))
    await web.withClock({ advance: '61d' }, async () => {
      const { text } = await (await web.signIn(email)).visit(PAGE)
      expect(shownDays(text)).toEqual([])
      expect(text).toContain('入りきりません')
    })
  })

  it('is one for each member, however often it is asked for at once, and ends when they say so', async () => {
    const { session, memberId } = await newSubscriber(web)
    const body = await making()
    const replies = await Promise.all([1, 2, 3, 4].map(() => session.post(PAGE, body)))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409, 409, 409])
    const lessons = await lessonsOf(memberId)
    expect(new Set(lessons).size).toBe(lessons.length)
    await change(session, 'end')
    expect((await session.post(PAGE, { act: 'end' })).status).toBe(409)
    expect((await session.visit(PAGE)).text).toContain('学習計画を作る')
  })

  it('refuses what cannot be studied, with a sentence where it is wrong', async () => {
    const { session } = await newSubscriber(web)
    const body = await making()
    const cases: [Record<string, unknown>, string][] = [
      [{ until: await ahead(0) }, '明日以降の日付'],
      [{ until: await ahead(400) }, '1年先まで'],
      [{ until: '2027-02-30' }, 'その日付はありません'],
      [{ minutes: 17 }, '時間を選んでください'],
      [{ weekdays: [] }, '曜日を1つ以上'],
      [{ weekdays: [7] }, '入力内容を確認'],
      [{ what: ['curriculum-99999999'] }, '進めるレッスンがありません'],
      [{ what: ['nothing'] }, '入力内容を確認'],
      [{ starts: '25:00' }, '時刻を入力'],
    ]
    for (const [wrong, words] of cases) {
      const { status, text } = await session.post(PAGE, { ...body, ...wrong })
      expect([Object.keys(wrong)[0], status]).toEqual([Object.keys(wrong)[0], 422])
      if (!words.startsWith('入力内容')) expect(text).toContain(words)
    }
  })
})

describe('the calendar of a schedule', () => {
  it('is a file for its member, and nobody else’s', async () => {
    const { session } = await withSchedule()
    const file = await session.visit(`${PAGE}/calendar.ics`)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="study-[\d-]+\.ics"$/)
    expect(file.text).toContain(`DTSTART;TZID=Asia/Tokyo:${(await ahead(0)).replaceAll('-', '')}T203000`)
    expect((await (await newSubscriber(web)).session.visit(`${PAGE}/calendar.ics`)).status).toBe(404)
    expect((await web.visitor().visit(`${PAGE}/calendar.ics`)).status).toBe(401)
  })

  it('opens by the secret of its address without a sign-in, moves with the schedule, and not by a former secret', async () => {
    const { session, memberId } = await withSchedule()
    expect(await feedOf(session)).toBeUndefined()
    await change(session, 'open-feed')
    const first = new URL((await feedOf(session))!).pathname
    const asked = async (path: string) => (await web.visitor().visit(path)).status
    const before = await web.visitor().visit(first)
    expect([before.status, before.text.startsWith('BEGIN:VCALENDAR\r\n')]).toEqual([200, true])
    const [lesson] = await lessonsOf(memberId)
    await session.post(`/daily_lessons/${lesson}/attendance`)
    expect((await web.visitor().visit(first)).text).not.toBe(before.text)
    await change(session, 'open-feed')
    const second = new URL((await feedOf(session))!).pathname
    expect([await asked(first), await asked(second)]).toEqual([404, 200])
    await change(session, 'close-feed')
    expect([await asked(second), await feedOf(session)]).toEqual([404, undefined])
    await change(session, 'open-feed')
    expect(new Set([first, second, new URL((await feedOf(session))!).pathname]).size).toBe(3)
    const row = await web.db
      .selectFrom('study_schedules')
      .selectAll()
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(first.split('/').at(-1))
  })
})

describe('letters of a schedule', () => {
  const toMonday = async () => {
    const now = await web.now()
    const weekday = new Date(`${dayKey(now)}T00:00:00Z`).getUTCDay()
    return `${((8 - weekday) % 7 || 7) + 1}d`
  }

  it('come on Mondays, once, to who asked for them alone, and end by their own link without a sign-in', async () => {
    const quiet = await withSchedule()
    const told = await withSchedule()
    await change(told.session, 'letters')
    const week = async (email: string) =>
      (await web.letters(email)).filter(({ subject }) => subject.includes('今週の学習計画'))
    await web.withClock({ advance: await toMonday() }, async () => {
      await expect.poll(async () => (await week(told.email)).length, { timeout: 20_000 }).toBe(1)
    })
    expect(await week(quiet.email)).toEqual([])
    const [letter] = await week(told.email)
    const stop = new URL(/(http\S+\/study_schedule\/letters\?token=[^\s<"]+)/.exec(letter!.text)![1]!)
    const visitor = web.visitor()
    expect((await visitor.visit(stop.pathname + stop.search)).text).toContain('お知らせを止める')
    const reply = await visitor.post(stop.pathname, { token: stop.searchParams.get('token') })
    expect(reply.status).toBe(303)
    expect((await visitor.visit(reply.headers.get('location')!)).text).toContain('お知らせを止めました')
    const wants = await web.db
      .selectFrom('study_schedules')
      .select(['member_id', 'wants_letters'])
      .where('member_id', '=', told.memberId)
      .executeTakeFirstOrThrow()
    expect(wants.wants_letters).toBe(false)
    expect((await visitor.visit(`${stop.pathname}?token=v1.wrong`)).text).toContain('このリンクは使えません')
    await web.withClock({ advance: '30d' }, async () => expect(await week(told.email)).toHaveLength(1))
  })
})
