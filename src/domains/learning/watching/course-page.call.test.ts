import { expect, it } from 'vitest'
import { clockTime, formatMonthDay } from '#platform/tokyo.ts'
import { courseByKey } from '#test/learning/demo-ids.ts'
import { newPerson, newSubscriber } from '#test/people.ts'
import { smallSchool } from '#test/learning/small-school.ts'
import { freshWeb, sharedWeb } from '#test/web.ts'

const web = sharedWeb()

const order = (text: string, ...parts: string[]) => {
  const places = parts.map((part) => text.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
}

it('says of a course that closes within 60 days until when it can be watched, and nothing of others', async () => {
  const now = await web.now()
  const courses = await web.db
    .selectFrom('courses')
    .select(['id', 'closed_at'])
    .where('opened_at', '<', now)
    .where((of) => of.or([of('closed_at', '>', now), of('closed_at', 'is', null)]))
    .orderBy('closed_at', (by) => by.asc().nullsLast())
    .execute()
  const soon = courses[0]!
  expect(soon.closed_at!.getTime()).toBeLessThan(now.getTime() + 60 * 86_400_000)
  const page = async (id: number) => (await web.visit(`/courses/${id}`)).text
  expect(await page(soon.id)).toContain(`>${formatMonthDay(soon.closed_at!)} ${clockTime(soon.closed_at!)}まで<`)
  expect(await page(courses.find(({ closed_at }) => closed_at === null)!.id)).not.toMatch(/公開<\/dt>/)
})

it('shows a visitor the whole course: title, words, cover, teacher, tags, minutes, lessons and chapters in order [CT-001 OV-003]', async () => {
  const { id } = await courseByKey(web.db, 'special-two-teachers')
  const course = await web.db.selectFrom('courses').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const chapters = await web.db
    .selectFrom('chapters as h')
    .innerJoin('lessons as l', 'l.id', 'h.lesson_id')
    .select(['h.title', 'l.title as lesson', 'l.day_index'])
    .where('l.course_id', '=', id)
    .orderBy('l.day_index')
    .orderBy('h.position')
    .execute()
  const teachers = await web.db
    .selectFrom('course_teachers as c')
    .innerJoin('teachers as t', 't.id', 'c.teacher_id')
    .select('t.name')
    .where('course_id', '=', id)
    .execute()
  const { status, text } = await web.visit(`/courses/${id}`)
  expect(status).toBe(200)
  for (const shown of [course.title, course.description.slice(0, 30), ...teachers.map(({ name }) => name)])
    expect(text).toContain(shown)
  expect(text).toContain(`/files/${course.cover_key!.replace('public/', '')}`)
  const body = text.slice(text.indexOf('id="lessons"'))
  order(body, ...new Set(chapters.flatMap(({ lesson, title }) => [lesson, title])))
})

it('names a visitor one price to begin with, and then what the months after it cost [PL-022 PL-051]', async () => {
  const { text } = await web.visit('/courses/1')
  const plain = text.replaceAll('<!-- -->', '').slice(0, text.indexOf('id="outcome"'))
  order(
    plain,
    '最初の1ヶ月',
    '>10円<',
    '2〜4ヶ月目',
    '月額6,900円',
    '会員登録してプランを選ぶ',
    '描く時間',
    'お手本動画',
  )
  expect(plain).not.toContain('8,900円から')
  const subscriber = await (await web.signIn('cont6')).visit('/courses/1')
  expect(subscriber.text).not.toContain('最初の1ヶ月')
})

it('leads a visitor to the lesson that is open to all, then to signing up and the plans [CT-003]', async () => {
  const text = (await web.visit('/courses/1')).text.replaceAll('<!-- -->', '')
  const first = await web.db
    .selectFrom('chapters as h')
    .innerJoin('lessons as l', 'l.id', 'h.lesson_id')
    .where('l.course_id', '=', 1)
    .where('l.is_free', '=', true)
    .select('h.id')
    .orderBy('l.day_index')
    .orderBy('h.position')
    .executeTakeFirstOrThrow()
  const bar = text.slice(text.indexOf('data-thumb-bar'))
  const links = [...bar.matchAll(/<a[^>]*href="([^"]+)"/g)].map(([, to]) => to)
  expect(links.slice(0, 2)).toEqual([
    `/daily_lesson_chapters/${first.id}`,
    `/users/new?return_to=${encodeURIComponent('/subscription_orders/new')}`,
  ])
  expect((await web.visit(links[0]!)).text).not.toContain('この動画を見るには')
  expect(text).toContain('href="#voices"')
})

it('leads a visitor who wants this course alone to signing up and back to its order, and says that every plan begins for ten yen', async () => {
  const sold = await web.db
    .selectFrom('courses as c')
    .innerJoin('subscription_courses as s', 's.course_id', 'c.id')
    .where('c.single_price_yen', 'is not', null)
    .where('c.opened_at', '<', await web.now())
    .where('c.closed_at', 'is', null)
    .where('s.closed_at', 'is', null)
    .select('c.id')
    .orderBy('c.id')
    .executeTakeFirstOrThrow()
  const { text } = await web.visit(`/courses/${sold.id}`)
  const [, to] = /<a[^>]*href="([^"]+)"[^>]*>この講座だけ/.exec(text)!
  const back = encodeURIComponent(`/course_orders/new?course_id=${sold.id}`)
  expect(to).toBe(`/users/new?return_to=${back}`)
  expect(text).toContain('どのプランも、最初の1ヶ月は10円です。')
})

it('ends with what to draw next: the same subject in its order, then more', async () => {
  const keys = ['first-face-drill', 'first-face-fix', 'first-face-work']
  const ids = await Promise.all(keys.map(async (key) => (await courseByKey(web.db, key)).id))
  const { text } = await web.visit('/courses/1')
  const end = text.slice(text.indexOf('つぎに描くなら'))
  const named = [...end.matchAll(/href="\/courses\/(\d+)"/g)].map(([, id]) => Number(id))
  expect(named.slice(0, 3)).toEqual(ids)
  expect(named).toHaveLength(4)
})

it('never fails because of where one says to come from; only known places are counted [CT-001]', async () => {
  const fresh = await freshWeb()
  const learner = await fresh.signIn('cont1')
  for (const from of ['search_box', 'continuation_top', 'nowhere', 'x'.repeat(2_000), '%00', '<script>'])
    expect((await learner.visit(`/courses/1?from=${encodeURIComponent(from)}`)).status).toBe(200)
  const visits = await fresh.db.selectFrom('course_visits').select(['source', 'visits']).orderBy('source').execute()
  expect(visits).toEqual([
    { source: 'continuation_top', visits: 1 },
    { source: 'search_box', visits: 1 },
  ])
})

it('hides a course outside its window from everybody but those who bought or attend it [CT-002]', async () => {
  const fresh = await freshWeb()
  const [early, closed] = await Promise.all([
    courseByKey(fresh.db, 'special-not-yet-open'),
    courseByKey(fresh.db, 'special-closed'),
  ])
  for (const { id } of [early, closed]) {
    expect((await fresh.visit(`/courses/${id}`)).status).toBe(404)
    expect((await (await fresh.signIn('cont6')).visit(`/courses/${id}`)).status).toBe(404)
  }
  const buyer = await fresh.member('buyer')
  const now = await fresh.now()
  await fresh.db
    .insertInto('course_purchases')
    .values({ member_id: buyer.id, course_id: closed.id, purchased_at: now })
    .execute()
  expect((await (await fresh.signIn('buyer')).visit(`/courses/${closed.id}`)).status).toBe(200)
  const cont1 = await fresh.member('cont1')
  await fresh.db
    .insertInto('course_places')
    .values({ member_id: cont1.id, course_id: closed.id, updated_at: now })
    .execute()
  expect((await (await fresh.signIn('cont1')).visit(`/courses/${closed.id}`)).status).toBe(200)
})

it('still shows a course whose first subscription window is closed, but not as part of the plan [CT-002]', async () => {
  const { id } = await courseByKey(web.db, 'special-first-window-closed')
  const page = await (await web.signIn('cont12')).visit(`/courses/${id}`)
  expect(page.status).toBe(200)
  expect(page.text).not.toContain('月額プランに含まれています')
  expect((await web.visit('/courses/1')).text).toContain('月額プランに含まれています')
})

it('answers 404 for a course and a curriculum that do not exist, and for ids that are none [CT-002 CT-016]', async () => {
  for (const id of ['999999', '0', '-1', 'abc', '1.5', '12345678901234567890']) {
    expect((await web.visit(`/courses/${id}`)).status).toBe(404)
    expect((await web.visit(`/subscriptions/curriculums/${id}`)).status).toBe(404)
  }
})

it('offers a closed course to nobody: no sale, no plan, no film and no completion for who watched it before [CT-002]', async () => {
  const fresh = await freshWeb()
  const course = await smallSchool(fresh.db).newCourse({ lessons: [{}, { isFree: true }], primes: [{}] })
  await fresh.db.updateTable('courses').set({ single_price_yen: 4980 }).where('id', '=', course.id).execute()
  const people = [await newPerson(fresh), await newSubscriber(fresh)]
  for (const { memberId } of people)
    await fresh.db
      .insertInto('course_places')
      .values({
        member_id: memberId,
        course_id: course.id,
        chapter_id: course.lessons[0]!.chapterIds[0]!,
        updated_at: await fresh.now(),
      })
      .execute()
  const open = await people[0]!.session.visit(`/courses/${course.id}`)
  expect(open.text).toContain('4,980')
  await fresh.db
    .updateTable('courses')
    .set({ closed_at: await fresh.now() })
    .where('id', '=', course.id)
    .execute()
  // A process that held the course hears a moment later that it changed.
  const seen = async () => (await people[0]!.session.visit(`/courses/${course.id}`)).text
  await expect.poll(seen, { timeout: 5_000 }).toContain('この講座は公開を終了しました。')
  for (const { session } of people) {
    const { status, text } = await session.visit(`/courses/${course.id}`)
    expect(status).toBe(200)
    expect(text).toContain('この講座は公開を終了しました。')
    for (const offer of [
      '4,980',
      '購入する',
      '受講する',
      '受講済みにする',
      '受講完了にする',
      '/daily_lesson_chapters/',
      '/prime_lessons/',
    ])
      expect([offer, text.includes(offer)]).toEqual([offer, false])
    expect((await session.post(`/courses/${course.id}/complete_course`)).status).toBe(404)
  }
})

it('shows anybody the sample slides of a course, and no viewer where a course has none [MA-008]', async () => {
  const shows = await courseByKey(web.db, 'eyes-build')
  const none = await courseByKey(web.db, 'eyes-drill')
  const { text } = await web.visit(`/courses/${shows.id}`)
  expect(text).toContain('サンプルスライド')
  const [, url] = /src="(\/files\/sample-slides\/[\w-]+)\/1\.jpg"/.exec(text) ?? []
  const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => web.visit(`${url}/${page}.jpg`)))
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404])
  expect(pages[0]!.headers.get('content-type')).toBe('image/jpeg')
  const bare = await web.visit(`/courses/${none.id}`)
  expect(bare.status).toBe(200)
  for (const sign of ['サンプルスライド', 'sample-slides', '次のスライド']) expect(bare.text).not.toContain(sign)
})

it('never shows or gives a slide of a lesson outside the player, whatever the course was told to show [MA-008]', async () => {
  const { id } = await courseByKey(web.db, 'eyes-build')
  const lesson = await web.db
    .selectFrom('chapters as h')
    .innerJoin('lessons as l', 'l.id', 'h.lesson_id')
    .select(['h.id', 'h.slide_url'])
    .where('l.course_id', '=', id)
    .where('l.is_free', '=', false)
    .where('h.slide_pages', '>', 0)
    .executeTakeFirstOrThrow()
  const page = await (await web.signIn('cont6')).visit(`/courses/${id}`)
  expect(page.text).not.toMatch(/private|\/daily_lesson_chapters\/\d+\/slides/)
  const key = lesson.slide_url!
  for (const path of [`/files/${key}/1.jpg`, `/files/${key.replace('private/', '')}/1.jpg`, `/files/../${key}/1.jpg`])
    expect((await web.visit(path)).status).toBe(404)
  expect((await web.visit(`/daily_lesson_chapters/${lesson.id}/slides/1.jpg`)).status).toBe(403)
  const choose = (samples: string | null, pages: number) =>
    web.db
      .updateTable('courses')
      .set({ sample_slides_key: samples, sample_slide_pages: pages })
      .where('id', '=', id)
      .execute()
  for (const [samples, pages] of [
    [key, 8],
    ['public/covers', 3],
    ['public/sample-slides/eye', 0],
    ['public/sample-slides/eye', 61],
    [null, 1],
  ] as const)
    await expect(choose(samples, pages)).rejects.toThrow('courses_sample_slides')
})

it('puts the days beside each other in pictures where the course says that they show them, and leaves no hole elsewhere', async () => {
  const strip = async (key: string) => {
    const { id } = await courseByKey(web.db, key)
    const { text } = await web.visit(`/courses/${id}`)
    return text.match(/<p class="course-days">.*?<\/p>/)![0].match(/href="#day-\d+"/g)?.length ?? 0
  }
  expect(await strip('special-two-teachers')).toBe(5)
  expect(await strip('first-face-drill')).toBe(4)
  expect(await strip('clouds-fix')).toBe(0)
})
