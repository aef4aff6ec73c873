import { expect, noSidewaysScroll, picture, test } from '#test/browser.ts'

test('pages can be read without scripts, titles and cards and all [OV-015 MI-031]', async ({ browser, web }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: web.url, locale: 'ja-JP' })
  const page = await context.newPage()
  const { title, id } = await web.db
    .selectFrom('courses as c')
    .innerJoin('subscription_courses as s', 's.course_id', 'c.id')
    .select(['c.id', 'c.title'])
    .orderBy('c.id')
    .executeTakeFirstOrThrow()
  for (const path of ['/', '/courses', '/free_lessons', `/courses/${id}`, '/subscriptions/lp', '/terms/user_policy']) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(200)
  }
  await page.goto(`/courses/${id}`)
  await expect(page.locator('h1')).toContainText(title)
  await page.goto('/courses')
  await expect(page.locator('main').getByRole('link', { name: /./ }).nth(20)).toBeVisible()
  await context.close()
})

test('a picture that is missing leaves its place, not a hole [OV-015]', async ({ page, expectTrouble }) => {
  expectTrouble(/Failed to load resource/)
  await page.route('**/files/**', (route) => route.fulfill({ status: 404 }))
  await page.goto('/courses')
  const standIn = page.locator('main svg[viewBox="0 0 160 90"]')
  await expect(standIn.first()).toBeVisible()
  // What was asked for and did not come is drawn, at the size that the picture would have had.
  await expect
    .poll(() =>
      page
        .locator('main img')
        .evaluateAll(
          (all) =>
            all.filter(
              (img) =>
                (img as HTMLImageElement).complete &&
                (img as HTMLImageElement).naturalWidth === 0 &&
                img.getBoundingClientRect().top < innerHeight,
            ).length,
        ),
    )
    .toBe(0)
  const { width, height } = (await standIn.first().locator('xpath=..').boundingBox())!
  expect(Math.round((width / height) * 9)).toBe(16)
  await noSidewaysScroll(page)
  await picture(page, 'courses-without-pictures')
})

test('a script that somebody planted does not run, whatever page it lands on', async ({
  page,
  signedIn,
  expectTrouble,
}) => {
  expectTrouble(/Content Security Policy/)
  const plant = () =>
    page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.planted = true'
      document.body.append(script)
      document.body.insertAdjacentHTML('beforeend', '<img src="/none" onerror="window.planted = true">')
      return new Promise((done) => setTimeout(() => done((window as { planted?: boolean }).planted ?? false), 300))
    })
  expectTrouble(/Failed to load resource/)
  await page.goto('/courses')
  expect(await plant()).toBe(false)
  await signedIn('learner')
  await page.goto('/courses')
  expect(await plant()).toBe(false)
})

test('names and notes that look like markup stay what they are: text [OV-012 MI-013]', async ({ page, web }) => {
  const evil = '</script><script>window.planted=1</script>"><img src=x onerror="window.planted=1">'
  const email = 'markup@example.com'
  const row = { email, email_key: email, name: evil, joined_at: await web.now() }
  const { id } = await web.db.insertInto('members').values(row).returning('id').executeTakeFirstOrThrow()
  await web.db
    .insertInto('subscriptions')
    .values({ member_id: id, plan_id: 1, state: 'will_continue', started_at: await web.now() })
    .execute()
  const { course_id } = await web.db
    .selectFrom('subscription_courses')
    .select('course_id')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const content = `${evil}\n\u2028次の行\njavascript:alert(1)`
  await web.db
    .insertInto('course_notes')
    .values({ member_id: id, course_id, content, saved_at: await web.now() })
    .execute()
  const chapter = await web.db
    .selectFrom('chapters as c')
    .innerJoin('lessons as l', 'l.id', 'c.lesson_id')
    .select('c.id')
    .where('l.course_id', '=', course_id)
    .orderBy('c.id')
    .executeTakeFirstOrThrow()
  const value = await web.sessionToken(email)
  await page.context().addCookies([{ name: '_egaku_session', value, url: web.url }])
  for (const path of [
    '/',
    `/courses/${course_id}`,
    `/daily_lesson_chapters/${chapter.id}`,
    '/subscriptions/learning_status',
  ]) {
    await page.goto(path)
    expect(await page.evaluate(() => 'planted' in window), path).toBe(false)
    await expect(page.locator('h1')).toHaveCount(1)
  }
})

for (const width of [390, 1440])
  test(`a failure has a page in the look of the site at ${width} px`, async ({
    page,
    signedIn,
    web,
    expectTrouble,
  }) => {
    expectTrouble(/Failed to load resource/)
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/no/such/page')
    await expect(page.locator('h1')).toHaveText('ページが見つかりません')
    await noSidewaysScroll(page)
    await picture(page, `failure-404-${width}`)
    await signedIn('learner')
    await page.goto('/subscriptions/learning_status')
    await page.evaluate(() => {
      const form = document.createElement('form')
      form.method = 'post'
      form.action = '/sessions'
      document.body.append(form)
      form.submit()
    })
    await expect(page.locator('h1')).toHaveText('この操作はできません')
    await noSidewaysScroll(page)
    await picture(page, `failure-403-${width}`)
    expect(web.url).toBeTruthy()
  })
