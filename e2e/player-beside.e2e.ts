import { axe, expect, picture, test } from '#test/browser.ts'
import { begin, chapterPath, film, someCourse } from './player-places.ts'

test('slides turn from the first to the last page and open in a window of their own; materials show their size [MA-001] [MA-002] [MA-004] [MA-005] [MA-006]', async ({
  signedIn,
  house,
}) => {
  const row = await house.db
    .selectFrom('chapters as h')
    .innerJoin('lessons as l', 'l.id', 'h.lesson_id')
    .innerJoin('courses as c', 'c.id', 'l.course_id')
    .innerJoin('subscription_courses as s', 's.course_id', 'c.id')
    .select(['h.id', 'h.slide_pages', 'l.course_id', 'c.supplement_id'])
    .where('h.slide_pages', '>=', 3)
    .where('c.supplement_id', 'is not', null)
    .where('c.closed_at', 'is', null)
    .where('s.closed_at', 'is', null)
    .orderBy('h.id')
    .executeTakeFirstOrThrow()
  const page = await signedIn('plan12m')
  await page.goto(chapterPath(row.id))
  await page.getByRole('tab', { name: 'スライド' }).click()
  const panel = page.getByRole('tabpanel', { name: 'スライド' })
  await expect(panel.getByRole('img')).toHaveAttribute('src', `${chapterPath(row.id)}/slides/1.jpg`)
  await expect(panel).toContainText(`1 / ${row.slide_pages}`)
  await expect(panel.getByRole('button', { name: '前のスライド' })).toBeDisabled()
  for (let turned = 1; turned < row.slide_pages; turned++)
    await panel.getByRole('button', { name: '次のスライド' }).click()
  await expect(panel.getByRole('img')).toHaveAttribute('src', `${chapterPath(row.id)}/slides/${row.slide_pages}.jpg`)
  await expect(panel.getByRole('button', { name: '次のスライド' })).toBeDisabled()
  await expect
    .poll(() => panel.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
  await begin(page)
  const opened = page.waitForEvent('popup')
  await panel.getByRole('link', { name: '新しいウィンドウで開く' }).click()
  const beside = await opened
  await expect(beside).toHaveURL(`${chapterPath(row.id)}/material`)
  await beside.keyboard.press('ArrowRight')
  await expect(beside.getByRole('img', { name: /スライド 2ページ目/ })).toBeVisible()
  await beside.keyboard.press('ArrowLeft')
  await beside.keyboard.press('ArrowLeft')
  await expect(beside.getByText(`1 / ${row.slide_pages}`)).toBeVisible()
  await axe(beside)
  await beside.close()
  expect((await film(page)).paused).toBe(false)
  await page.getByRole('tab', { name: '資料ダウンロード' }).click()
  const files = page.getByRole('tabpanel', { name: '資料ダウンロード' }).getByRole('link')
  await expect(files).toHaveCount(2)
  for (const file of await files.all()) await expect(file).toContainText(/\d(KB|MB)/)
  expect(await files.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    `/courses/${row.course_id}/supplement_pdf`,
    `/courses/${row.course_id}/supplement`,
  ])
})

test('a chapter without slides and a course without materials say so; a slide that fails is tried again [MA-001] [MA-004]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble('ERR_FAILED')
  const bare = await house.db
    .selectFrom('chapters as h')
    .innerJoin('lessons as l', 'l.id', 'h.lesson_id')
    .innerJoin('courses as c', 'c.id', 'l.course_id')
    .innerJoin('subscription_courses as s', 's.course_id', 'c.id')
    .select('h.id')
    .where('h.slide_pages', '=', 0)
    .where('c.supplement_pdf_id', 'is', null)
    .where('c.closed_at', 'is', null)
    .where('s.closed_at', 'is', null)
    .orderBy('h.id')
    .executeTakeFirstOrThrow()
  const page = await signedIn('staff')
  await page.goto(chapterPath(bare.id))
  await page.getByRole('tab', { name: 'スライド' }).click()
  await expect(page.getByRole('tabpanel')).toHaveText('このレッスンにスライドはありません。')
  await page.getByRole('tab', { name: '資料ダウンロード' }).click()
  await expect(page.getByRole('tabpanel')).toHaveText('ダウンロードできる資料はありません。')
  const slides = await house.db
    .selectFrom('chapters')
    .select('id')
    .where('slide_pages', '>', 0)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await page.route('**/slides/1.jpg', (route) => route.abort())
  await page.goto(`${chapterPath(slides.id)}?tab=slides`)
  await expect(page.getByText('スライドを読み込めませんでした。')).toBeVisible()
  await page.unroute('**/slides/1.jpg')
  await page.getByRole('button', { name: '再読み込み' }).click()
  await expect(page.getByRole('tabpanel').getByRole('img')).toBeVisible()
})

test('on a phone a tap shows the controls, two taps at a side go ten seconds each, a drag on the bar says where, and a stroke to the side goes on', async ({
  browser,
  house,
}) => {
  const chapters = await someCourse(house, 0)
  const at = chapters.findIndex(({ seconds }) => seconds >= 40)
  const chapter = chapters[at]!
  const context = await browser.newContext({
    baseURL: house.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'ja-JP',
  })
  await context.addCookies([{ name: '_egaku_session', value: await house.sessionToken('plan12m'), url: house.url }])
  const page = await context.newPage()
  await page.goto(chapterPath(chapter.id))
  await begin(page)
  const stage = page.locator('.player-stage')
  await expect(stage).toHaveAttribute('data-quiet', 'true')
  const box = (await page.locator('.player-picture').boundingBox())!
  const right = [box.x + box.width * 0.85, box.y + box.height * 0.3] as const
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height * 0.3)
  await expect(stage).not.toHaveAttribute('data-quiet')
  const { time } = await film(page)
  for (let tap = 0; tap < 3; tap++) await page.touchscreen.tap(...right)
  await expect.poll(async () => (await film(page)).time).toBeGreaterThanOrEqual(time + 20)
  await expect(page.getByText('20秒進む')).toBeVisible()
  const bar = (await page.getByRole('slider', { name: '再生位置' }).boundingBox())!
  await page.mouse.move(bar.x + bar.width * 0.2, bar.y + bar.height / 2)
  await page.mouse.down()
  await page.mouse.move(bar.x + bar.width * 0.5, bar.y + bar.height / 2)
  await expect(page.locator('.player-bar-tip')).toHaveText(new RegExp(`${chapter.title}\\d:\\d\\d`))
  await page.mouse.up()
  await expect.poll(async () => (await film(page)).time).toBeGreaterThanOrEqual(chapter.seconds / 2 - 1)
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull()
  await page.mouse.wheel(0, 600)
  await expect.poll(async () => (await stage.boundingBox())!.y).toBeLessThan(120)
  await expect(stage).toBeInViewport()
  await expect(page.getByRole('tab', { name: 'ノート' })).toBeInViewport({ ratio: 1 })
  await picture(page, 'player-phone')
  const [middle, edge] = [
    { x: box.x + box.width * 0.8, y: 60 },
    { x: box.x + box.width * 0.2, y: 66 },
  ]
  const finger = await context.newCDPSession(page)
  const strokes = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    for (const [type, touchPoints] of [
      ['touchStart', [from]],
      ['touchMove', [to]],
      ['touchEnd', []],
    ] as const)
      await finger.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] })
  }
  await strokes(middle, edge)
  await expect(page).toHaveURL(chapterPath(chapters[at + 1]!.id))
  const next = (await page.locator('video').boundingBox())!
  const thumb = { x: next.x + next.width * 0.3, y: next.y + next.height / 2 }
  await strokes(thumb, { x: thumb.x + 160, y: thumb.y + 6 })
  await expect(page).toHaveURL(chapterPath(chapter.id))
  await context.close()
})

test('who stops the film to draw sees the picture free, on a phone with the time below it; a finger shows the controls, then plays', async ({
  browser,
  house,
}) => {
  const chapter = (await someCourse(house, 0)).find(({ seconds }) => seconds >= 40)!
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const context = await browser.newContext({ baseURL: house.url, locale: 'ja-JP', ...phone })
  await context.addCookies([{ name: '_egaku_session', value: await house.sessionToken('plan12m'), url: house.url }])
  const page = await context.newPage()
  await page.goto(chapterPath(chapter.id))
  await begin(page)
  await page.keyboard.press('k')
  const stage = page.locator('.player-stage')
  await expect(stage).toHaveAttribute('data-quiet', 'true')
  const box = (await page.locator('video').boundingBox())!
  await expect(page.locator('.player-big-play').filter({ visible: true })).toHaveCount(0)
  const plays = page.getByRole('button', { name: '再生', exact: true })
  expect((await plays.boundingBox())!.y).toBeGreaterThan(box.y + box.height)
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const
  await page.touchscreen.tap(...middle)
  await expect(stage).not.toHaveAttribute('data-quiet')
  await page.getByRole('button', { name: 'コマ送り' }).tap()
  await expect(stage).toHaveAttribute('data-quiet', 'true')
  await page.touchscreen.tap(...middle)
  await expect(stage).not.toHaveAttribute('data-quiet')
  await expect(async () => {
    await page.touchscreen.tap(...middle)
    await page.waitForFunction(() => !document.querySelector('video')!.paused, null, { timeout: 1000 })
  }).toPass()
  await context.close()
})

test('a film that has not begun shows its drawing whole, and below it its length and one button to begin', async ({
  signedIn,
  house,
}) => {
  const chapter = (await someCourse(house, 0)).find(({ seconds }) => seconds >= 40)!
  const page = await signedIn('plan12m')
  await page.goto(`${chapterPath(chapter.id)}?tab=note`)
  const stage = page.locator('.player-stage')
  const begin = page.getByRole('button', { name: '再生', exact: true })
  await expect(stage).toHaveAttribute('data-quiet', 'fresh')
  await expect(page.getByRole('button', { name: '動画を再生' })).toHaveCount(0)
  await expect(begin).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.player-controls')).toHaveCSS('opacity', '1')
  await expect(page.getByRole('slider', { name: '再生位置' })).toBeVisible()
  const [picture, button] = [(await page.locator('video').boundingBox())!, (await begin.boundingBox())!]
  expect(button.x + button.width).toBeLessThan(picture.x + picture.width / 4)
  expect(button.y).toBeGreaterThanOrEqual(picture.y + picture.height)
  await begin.click()
  await expect.poll(async () => (await film(page)).paused).toBe(false)
})
