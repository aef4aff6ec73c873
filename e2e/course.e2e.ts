import { axe, expect, noSidewaysScroll, picture, test, type Page } from '#test/browser.ts'
import { courseByKey } from '#test/learning/demo-ids.ts'

const action = (page: Page) => page.locator('aside').filter({ has: page.locator('[data-thumb-bar]') })

test('whoever looks at a course finds the one action that is right for them [CT-003]', async ({
  page,
  house,
  person,
}) => {
  await page.goto('/courses/1')
  await expect(action(page).getByRole('link', { name: 'DAY 1を無料で見る' })).toHaveAttribute(
    'href',
    /^\/daily_lesson_chapters\/\d+$/,
  )
  await expect(action(page).getByRole('link', { name: '会員登録してプランを選ぶ' })).toHaveAttribute(
    'href',
    '/users/new?return_to=%2Fsubscription_orders%2Fnew',
  )

  const member = await person('member')
  await member.goto('/courses/1')
  await action(member).getByRole('button', { name: 'この講座を受講する' }).click()
  const popup = member.getByRole('dialog', { name: '月額プランで見られる講座です' })
  await expect(popup.getByRole('link', { name: '初月10円ではじめる' })).toHaveAttribute(
    'href',
    '/subscriptions/lp?from=popup',
  )
  await expect(popup).toContainText('最初の1ヶ月は10円（税込）')
  await popup.getByRole('button', { name: '閉じる' }).click()
  await expect(popup).toBeHidden()

  const past = await person('past')
  await past.goto('/courses/1')
  await action(past).getByRole('button', { name: 'この講座を受講する' }).click()
  await expect(past.getByRole('dialog').getByRole('link', { name: 'プランを選ぶ' })).toHaveAttribute(
    'href',
    '/subscription_orders/new',
  )

  const subscriber = await person('cont6')
  await subscriber.goto('/courses/1')
  await expect(action(subscriber).getByRole('link', { name: '受講をはじめる' })).toHaveAttribute(
    'href',
    /^\/daily_lesson_chapters\/\d+$/,
  )

  const single = await courseByKey(house.db, 'special-single-only')
  const buyer = await person('buyer')
  await buyer.goto(`/courses/${single.id}`)
  await expect(action(buyer).getByRole('link', { name: '受講をはじめる' })).toBeVisible()
})

test('a learner puts a course and a lesson aside, finds both after a reload, and takes them back [BM-001 BM-002 BM-006]', async ({
  page,
  signedIn,
}) => {
  await signedIn('plan6m')
  await page.goto('/courses/2')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const lessons = page.locator('#lessons').locator('xpath=ancestor::section').locator('li button[aria-pressed]')
  const marks = page.locator('article button[aria-pressed]')
  await expect(marks.first()).toHaveAttribute('aria-pressed', 'false')
  await marks.first().click()
  await expect(marks.first()).toHaveAttribute('aria-pressed', 'true')
  await lessons.first().click()
  await expect(lessons.first()).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(marks.first()).toHaveAttribute('aria-pressed', 'true')
  await expect(lessons.first()).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/subscriptions/learning_status')
  await expect(page.getByText(title.replace(/\s+/g, ''), { exact: false }).first()).toBeVisible()
  await page.goto('/courses/2')
  await marks.first().click()
  await lessons.first().click()
  await expect(marks.first()).toHaveAttribute('aria-pressed', 'false')
  await expect(lessons.first()).toHaveAttribute('aria-pressed', 'false')
})

test('a visitor who wants to put something aside is asked to become a member, and nothing is sent [BM-003 CT-024]', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await page.goto('/courses/1')
  await page.locator('article button[aria-pressed]').first().click()
  const modal = page.getByRole('dialog', { name: 'お気に入りに追加するには会員登録が必要です。' })
  await expect(modal.getByRole('link', { name: '無料で会員登録' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  expect(sent).toEqual([])
})

test('a learner completes a lesson once it is confirmed by the server, and it stays so [AT-004 AT-005 AT-006 AT-016 MI-025]', async ({
  page,
  signedIn,
}) => {
  await signedIn('plan12m-from-trial')
  await page.goto('/courses/3')
  const lesson = page.locator('ol > li').filter({ hasText: 'DAY 1' }).first()
  const button = lesson.getByRole('button', { name: 'このレッスンを受講済みにする' })
  await page.route('**/lesson_attendances', (route) => route.fulfill({ json: { success: false } }), { times: 1 })
  await button.click()
  await expect(button).toBeEnabled()
  await expect(lesson.getByRole('img', { name: '受講済み' })).toHaveCount(0)
  await button.click()
  await expect(page.getByRole('status').filter({ hasText: '受講済みにしました' })).toBeVisible()
  await expect(lesson.getByRole('img', { name: '受講済み' })).toBeVisible()
  await expect(button).toHaveCount(0)
  await expect(page.getByText('受講済みにしました')).toHaveCount(0, { timeout: 3_000 })
  await page.reload()
  await expect(lesson.getByRole('img', { name: '受講済み' })).toBeVisible()
})

test('completing a course is asked once in a learner’s life, on every device [AT-009 AT-010 AT-011]', async ({
  person,
}) => {
  const learner = await person('plan6m-from-trial')
  await learner.goto('/courses/4')
  const complete = learner.getByRole('button', { name: '講座を受講完了にする' })
  const asked: string[] = []
  learner.on('dialog', async (dialog) => {
    asked.push(dialog.message())
    await (asked.length === 1 ? dialog.dismiss() : dialog.accept())
  })
  await complete.click()
  await expect.poll(() => asked).toEqual(['受講完了にしますか？この操作は取り消せません。'])
  await expect(complete).toBeVisible()
  await complete.click()
  await expect(learner.getByText('この講座は受講完了です')).toBeVisible()
  expect(asked).toHaveLength(2)
  const other = await person('plan6m-from-trial')
  let again = 0
  other.on('dialog', async (dialog) => {
    again++
    await dialog.accept()
  })
  await other.goto('/courses/5')
  await other.getByRole('button', { name: '講座を受講完了にする' }).click()
  await expect(other.getByText('この講座は受講完了です')).toBeVisible()
  expect(again).toBe(0)
})

test('a failing memory is said aloud and completes nothing [AT-013]', async ({ page, signedIn, expectTrouble }) => {
  expectTrouble('500')
  await signedIn('cancel6')
  await page.goto('/courses/6')
  await page.route('**/api/read_from_user_cache', (route) => route.fulfill({ status: 500, json: { success: false } }))
  const told: string[] = []
  page.on('dialog', async (dialog) => {
    told.push(dialog.message())
    await dialog.accept()
  })
  const posted: string[] = []
  page.on('request', (request) => posted.push(request.url()))
  await page.getByRole('button', { name: '講座を受講完了にする' }).click()
  await expect.poll(() => told).toEqual(['エラーが発生しました'])
  expect(posted.filter((url) => url.includes('complete_course'))).toEqual([])
})

test('a visitor finds nothing to complete on a course; a member without a plan is told what it needs, and nothing is sent [OV-004 AT-015 AT-021]', async ({
  page,
  person,
}) => {
  await page.goto('/courses/1')
  await expect(page.getByText('無料', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /受講(済み|完了)にする/ })).toHaveCount(0)
  const past = await person('past')
  await past.goto('/courses/2')
  const sent: string[] = []
  past.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await past.getByRole('button', { name: 'このレッスンを受講済みにする' }).first().click()
  await expect(past.getByRole('dialog', { name: 'プランを再開すると続きから学べます' })).toBeVisible()
  expect(sent).toEqual([])
})

for (const width of [390, 820, 1440])
  test(`the page of a course is in order at ${width} px`, async ({ page, signedIn }) => {
    await signedIn('learner')
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/courses/1')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await noSidewaysScroll(page)
    await axe(page)
    await picture(page, `course-${width}`)
  })

test('a visitor turns the sample slides of a course by button and by key, to both ends and no further [MA-008]', async ({
  page,
  house,
}) => {
  const { id, title } = await courseByKey(house.db, 'eyes-build')
  await page.goto(`/courses/${id}`)
  const slides = page.getByRole('figure', { name: `${title} スライド` })
  const counter = slides.getByRole('status')
  await slides.scrollIntoViewIfNeeded()
  await expect
    .poll(() => slides.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
  const [frame, drawn] = await Promise.all([
    slides.locator('.slide-page').boundingBox(),
    slides.getByRole('img').boundingBox(),
  ])
  expect(drawn!.height).toBeLessThanOrEqual(frame!.height)
  await page.keyboard.press('ArrowRight')
  await expect(counter).toHaveText('1 / 4')
  await slides.getByRole('button', { name: '次のスライド' }).click()
  for (let turned = 0; turned < 7; turned++) await page.keyboard.press('ArrowRight')
  await expect(counter).toHaveText('4 / 4')
  await expect(slides.getByRole('img')).toHaveAttribute('src', /\/files\/sample-slides\/[\w-]+\/4\.jpg$/)
  await expect(slides.getByRole('button', { name: '次のスライド' })).toBeDisabled()
  for (let turned = 0; turned < 7; turned++) await page.keyboard.press('ArrowLeft')
  await expect(counter).toHaveText('1 / 4')
  await slides.getByRole('button', { name: '次のスライド' }).click({ clickCount: 4 })
  await axe(page)
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await noSidewaysScroll(page)
    await picture(page, `sample-slides-${width}`)
  }
})

test('who goes through a course by keys on a phone sees each link of its foot above what stays there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/courses/1')
  const last = page.getByRole('contentinfo').getByRole('link', { name: '推奨環境' })
  await page.evaluate(() => document.querySelector('footer')!.querySelectorAll('a')[0]!.focus())
  while (!(await last.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab')
  const isSeen = (link: Element) => {
    const { x, y, width, height } = link.getBoundingClientRect()
    return link.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  expect(await last.evaluate(isSeen)).toBe(true)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  expect(await page.getByText('© Egaku').evaluate(isSeen)).toBe(true)
})
