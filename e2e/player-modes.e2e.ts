import { axe, expect, noSidewaysScroll, picture, test } from '#test/browser.ts'
import type { Web } from '#test/worlds/web-world.ts'
import { begin, chapterPath, film, jump, learnStretches, listen } from './player-places.ts'

/** A step of a curriculum with its chapters in order. */
async function someStep(web: Web, nth: number) {
  await learnStretches(web)
  const step = await web.db
    .selectFrom('curriculum_steps')
    .select(['id', 'title', 'curriculum_id'])
    .orderBy('id')
    .offset(nth)
    .limit(1)
    .executeTakeFirstOrThrow()
  const chapters = await web.db
    .selectFrom('step_lessons as b')
    .innerJoin('chapters as h', 'h.lesson_id', 'b.lesson_id')
    .innerJoin('videos as v', 'v.id', 'h.video_id')
    .select(['h.id', 'h.title', 'h.lesson_id', 'v.duration_seconds as seconds', 'v.id as videoId'])
    .where('b.step_id', '=', step.id)
    .orderBy('b.position')
    .orderBy('h.position')
    .execute()
  const path = (id: number) => `/subscriptions/curriculum_steps/${step.id}/chapters/${id}`
  return { ...step, chapters: chapters.map((one) => ({ ...one, seconds: Number(one.seconds) })), path }
}

async function somePrimes(web: Web) {
  const rows = await web.db
    .selectFrom('prime_lessons as p')
    .innerJoin('videos as v', 'v.id', 'p.video_id')
    .innerJoin('subscription_courses as s', 's.course_id', 'p.course_id')
    .innerJoin('courses as c', 'c.id', 'p.course_id')
    .select(['p.id', 'p.title', 'p.course_id', 'p.slide_pages', 'v.duration_seconds'])
    .where('c.opened_at', '<=', await web.now())
    .where('c.closed_at', 'is', null)
    .where('s.opened_at', '<=', await web.now())
    .where('s.closed_at', 'is', null)
    .orderBy('p.course_id')
    .orderBy('p.position')
    .execute()
  const course = rows.find(({ course_id }) => rows.filter((one) => one.course_id === course_id).length >= 3)!.course_id
  return rows
    .filter(({ course_id }) => course_id === course)
    .map((row) => ({ ...row, seconds: Number(row.duration_seconds) }))
}

test('a step shows its lessons, 「はじめから見る」 leads to the first chapter and 「つづきから見る」 to the saved one [LP-003]', async ({
  signedIn,
  house,
}) => {
  const step = await someStep(house, 20)
  const page = await signedIn('plan1m')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/subscriptions/curriculum_steps/${step.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(step.title)
    for (const { title, id } of step.chapters)
      await expect(page.locator(`li a[href="${step.path(id)}"]`)).toContainText(title)
    await noSidewaysScroll(page)
    await axe(page)
    await picture(page, `step-${width}`)
  }
  const goOn = page.getByRole('link', { name: 'つづきから見る' })
  const begin = page.getByRole('link', { name: 'はじめから見る' })
  await expect(begin).toHaveAttribute('href', step.path(step.chapters[0]!.id))
  await expect(goOn).toHaveCount(0)
  const { id: member_id } = await house.member('plan1m')
  const now = await house.now()
  await house.db
    .insertInto('curriculum_attendances')
    .values({
      member_id,
      curriculum_id: step.curriculum_id,
      step_id: step.id,
      chapter_id: step.chapters[1]!.id,
      started_at: now,
      updated_at: now,
    })
    .execute()
  await page.reload()
  await expect(goOn).toHaveAttribute('href', step.path(step.chapters[1]!.id))
  await expect(begin).toHaveCount(0)
  await goOn.click()
  await expect(page).toHaveURL(step.path(step.chapters[1]!.id))
})

test('a visitor sees what is in a step, no progress and nothing to go on with [OV-004]', async ({ page, house }) => {
  const step = await someStep(house, 20)
  await page.goto(`/subscriptions/curriculum_steps/${step.id}`)
  await expect(page.getByRole('main').getByRole('link', { name: '会員登録してプランを選ぶ' })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /から見る$/ })).toHaveCount(0)
})

test('in a step the film is logged for the curriculum, what follows never leaves the step, and its end leads to what is not done [LP-002] [LP-004] [LP-032] [WL-006]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble('404')
  const step = await someStep(house, 0)
  const page = await signedIn('plan1m')
  const calls = listen(page)
  const outside = await house.db
    .selectFrom('chapters')
    .select('id')
    .where(
      'id',
      'not in',
      step.chapters.map(({ id }) => id),
    )
    .limit(1)
    .executeTakeFirstOrThrow()
  expect((await page.goto(step.path(outside.id)))!.status()).toBe(404)
  const last = step.chapters.at(-1)!
  const before = step.chapters.at(-2)!
  await page.goto(step.path(before.id))
  await expect(page.getByRole('link', { name: /ステップのページへ/ })).toHaveAttribute(
    'href',
    `/subscriptions/curriculum_steps/${step.id}`,
  )
  await begin(page)
  const fetched = page.waitForRequest(
    (request) => request.method() === 'GET' && new URL(request.url()).pathname.startsWith(`${chapterPath(last.id)}/`),
  )
  const watched = (await film(page)).src
  await jump(page, before.seconds - 0.5)
  await expect(page).toHaveURL(step.path(last.id))
  await fetched
  // From a film in one file to one in parts: it runs on by itself.
  await expect.poll(async () => film(page)).toMatchObject({ src: expect.not.stringContaining(watched), paused: false })
  await expect.poll(async () => (await film(page)).time).toBeGreaterThan(0)
  await jump(page, last.seconds - 0.5)
  await expect.poll(async () => film(page)).toMatchObject({ ended: true, paused: true })
  await expect(page).toHaveURL(step.path(last.id))
  const logs = () =>
    calls.of('/curriculum_time_log').map(({ path, body }) => [path, body.curriculum_id, body.current_point])
  await expect.poll(logs).toContainEqual([`${chapterPath(last.id)}/curriculum_time_log`, step.curriculum_id, 0])
  await expect.poll(() => logs().at(-1)![2]).toBeCloseTo(last.seconds, 0)
  expect(calls.of('/curriculum_time_log').map(({ body }) => body.current_point)).not.toContain(-1)
  expect(calls.of('/start_watching_chapter_log')).toEqual([])

  const after = page.getByRole('region', { name: '次に進む' })
  const onward = after.getByRole('link', { name: '次へ進む' })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(after).toContainText(step.chapters[0]!.title)
    await expect(onward).toHaveAttribute('href', step.path(step.chapters[0]!.id))
    await picture(page, `after-step-${width}`)
  }
  await axe(page)
  const { id: member_id } = await house.member('plan1m')
  const done = step.chapters.map(({ id }) => ({ member_id, chapter_id: id, completed_at: new Date() }))
  await house.db.insertInto('chapter_completions').values(done).execute()
  const next = await someStep(house, 1)
  await page.goto(`/subscriptions/curriculum_steps/${step.id}`)
  await expect(page.getByText(`次は「${next.title}」の「${next.chapters[0]!.title}」`)).toBeVisible()
  await picture(page, 'step-done')
  const link = page.getByRole('link', { name: '次へ進む' })
  await expect(link).toHaveAttribute('href', next.path(next.chapters[0]!.id))
})

test('a prime lesson opens at the asked second, its steps are marked and chosen, and the next one follows [LP-028] [LP-029] [LP-030] [LP-031] [WL-007]', async ({
  signedIn,
  house,
}) => {
  const [first, second] = await somePrimes(house)
  const last = (await somePrimes(house)).at(-1)!
  const steps = await house.db
    .selectFrom('video_steps')
    .selectAll()
    .where('prime_lesson_id', '=', first!.id)
    .orderBy('start_time')
    .execute()
  const page = await signedIn('plan1m')
  const calls = listen(page)
  await page.goto(`/prime_lessons/${first!.id}?current_time=${Math.floor(Number(steps[1]!.start_time)) + 1}`)
  await expect
    .poll(async () => (await film(page)).time)
    .toBeGreaterThanOrEqual(Math.floor(Number(steps[1]!.start_time)))
  const current = page.locator('.player-step[data-current]').first()
  await expect(current).toContainText(steps[1]!.title)
  await page.getByRole('button', { name: new RegExp(steps[2]!.title) }).click()
  await expect(current).toContainText(steps[2]!.title)
  await expect.poll(async () => film(page)).toMatchObject({ paused: false })
  expect((await film(page)).time).toBeGreaterThanOrEqual(Number(steps[2]!.start_time))
  await jump(page, Number(steps[0]!.start_time) + 0.5)
  await expect(current).toContainText(steps[0]!.title)
  await axe(page)
  await picture(page, 'player-prime')
  await jump(page, first!.seconds - 0.6)
  await expect(page).toHaveURL(`/prime_lessons/${second!.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second!.title)
  await expect.poll(async () => film(page)).toMatchObject({ src: `/prime_lessons/${second!.id}/film`, paused: false })
  await expect
    .poll(() => calls.of('/time_log').map(({ path, body }) => [path, body.course_id, body.current_point]))
    .toContainEqual([`/prime_lessons/${second!.id}/time_log`, second!.course_id, 0])
  await page.goto(`/prime_lessons/${last.id}?current_time=99999`)
  await begin(page)
  await jump(page, last.seconds - 0.6)
  await expect.poll(() => calls.of(`/prime_lessons/${last.id}/time_log`).at(-1)?.body.current_point).toBe(-1)
  await expect.poll(async () => film(page)).toMatchObject({ ended: true })
})

test('a prime lesson that was opened at a second goes on, loaded anew, where it was left [LP-028] [WL-009]', async ({
  signedIn,
  house,
}) => {
  const prime = (await somePrimes(house)).find(({ seconds }) => seconds >= 40)!
  const page = await signedIn('plan12m')
  await page.goto(`/prime_lessons/${prime.id}?current_time=3&from=top`)
  await begin(page)
  expect((await film(page)).time).toBeLessThan(9)
  await expect(page).toHaveURL(`/prime_lessons/${prime.id}?from=top`)
  await jump(page, 26)
  await page.waitForFunction(() => document.querySelector('video')!.currentTime > 26.5)
  await page.reload()
  await expect.poll(async () => (await film(page)).time).toBeGreaterThan(26)
  await page.goto(`/prime_lessons/${prime.id}?current_time=3`)
  await expect.poll(async () => (await film(page)).time).toBeGreaterThanOrEqual(3)
  expect((await film(page)).time).toBeLessThan(9)
})

test('a prime lesson is completed after one question, with the source of the visit, for good [AT-008] [AT-010]', async ({
  signedIn,
  house,
}) => {
  const [first] = await somePrimes(house)
  const page = await signedIn('plan12m')
  const calls = listen(page)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(`/prime_lessons/${first!.id}?from=top`)
  await page.getByRole('button', { name: '受講完了にする' }).click()
  const done = page.getByRole('button', { name: '受講完了済み' })
  await expect(done).toHaveAttribute('aria-disabled', 'true')
  expect(calls.of('/attendances')).toEqual([{ path: `/prime_lessons/${first!.id}/attendances`, body: { from: 'top' } }])
  await page.reload()
  await expect(done).toBeVisible()
})
