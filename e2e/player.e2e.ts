import { axe, expect, noSidewaysScroll, picture, test } from '#test/browser.ts'
import { begin, chapterPath, film, jump, listen, someCourse, wayTo } from './player-places.ts'

for (const width of [390, 820, 1440]) {
  test(`a subscriber opens a chapter on a window of ${width} px: film, five tabs, lessons and chapters [LP-001] [LP-004] [LP-009] [LP-010]`, async ({
    signedIn,
    house,
  }) => {
    const chapters = await someCourse(house, 0)
    const page = await signedIn('cont6')
    await page.setViewportSize({ width, height: 900 })
    await page.goto(chapterPath(chapters[1]!.id))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(chapters[1]!.title)
    await expect(page.getByRole('link', { name: /講座のページへ/ })).toHaveAttribute(
      'href',
      `/courses/${chapters[0]!.courseId}`,
    )
    await expect(page.getByRole('navigation', { name: 'プレーヤー' }).getByRole('link')).toHaveAttribute(
      'href',
      '/subscriptions/learning_status',
    )
    await expect(page.getByRole('tab')).toHaveText(['チャプター', 'スライド', 'ノート', '資料ダウンロード', '質問する'])
    const entries = page.getByRole('tabpanel', { name: 'チャプター' }).locator('.player-chapter')
    await expect(entries).toHaveCount(chapters.length)
    for (const [index, { title }] of chapters.entries()) await expect(entries.nth(index)).toContainText(title)
    await expect(page.getByText(`DAY ${chapters[0]!.dayIndex}`).first()).toBeVisible()
    await expect(entries.nth(1)).toContainText(/\d:\d\d/)
    await expect(entries.nth(1).getByRole('checkbox')).toBeVisible()
    await expect(entries.nth(1).getByRole('progressbar')).toBeVisible()
    await expect(page.getByRole('tabpanel').locator('[aria-current]')).toContainText(chapters[1]!.title)
    await noSidewaysScroll(page)
    await axe(page)
    await picture(page, `player-${width}`)
  })
}

test('the film has 16:9 above the panel on a narrow window; beside it the panel is 132 px lower than the window [LP-014]', async ({
  signedIn,
  house,
}) => {
  const [chapter] = await someCourse(house, 0)
  const page = await signedIn('cont6')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(chapterPath(chapter!.id))
  const side = page.locator('.player-side')
  const picture = page.locator('.player-picture')
  await expect.poll(async () => (await side.boundingBox())!.height).toBe(668)
  await page.setViewportSize({ width: 1100, height: 700 })
  await expect.poll(async () => (await side.boundingBox())!.height).toBe(568)
  await page.setViewportSize({ width: 1023, height: 700 })
  const box = (await picture.boundingBox())!
  expect(Math.abs(box.height - (box.width * 9) / 16)).toBeLessThan(1)
  expect((await side.boundingBox())!.y).toBeGreaterThanOrEqual(box.y + box.height)
})

test('panel and tools can be put away and come back, by the same button or with a new window size [LP-013]', async ({
  signedIn,
  house,
}) => {
  const [chapter] = await someCourse(house, 0)
  const page = await signedIn('cont6')
  await page.goto(chapterPath(chapter!.id))
  const [side, row] = [page.locator('.player-side'), page.locator('.player-row')]
  await page.getByRole('button', { name: 'パネルを隠す' }).click()
  await page.getByRole('button', { name: '道具を隠す' }).click()
  await expect(side).toBeHidden()
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: 'パネルを表示' }).click()
  await expect(side).toBeVisible()
  await page.getByRole('button', { name: 'パネルを隠す' }).click()
  await page.setViewportSize({ width: 1200, height: 760 })
  await expect(side).toBeVisible()
  await expect(row).toBeVisible()
})

test('the desk has the window to itself: the film is large and without bars, the site’s header comes with the keys', async ({
  signedIn,
  house,
}) => {
  const [chapter] = await someCourse(house, 0)
  const page = await signedIn('cont6')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(chapterPath(chapter!.id))
  const header = page.getByRole('banner').filter({ has: page.getByRole('searchbox') })
  await expect(header).not.toBeInViewport()
  expect((await page.locator('.player-picture').boundingBox())!.width).toBeGreaterThan(1050)
  await expect(page.getByRole('button', { name: '次のチャプター' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'パネルを隠す' }).click()
  const wide = (await page.locator('.player-picture').boundingBox())!
  expect(wide.width).toBeGreaterThan(1340)
  expect(Math.abs(wide.height - (wide.width * 9) / 16)).toBeLessThan(1)
  expect(wide.y + wide.height).toBeLessThanOrEqual(900)
  await page.keyboard.press('/')
  await expect(header).toBeInViewport()
  await expect(page.getByRole('searchbox', { name: '講座を検索' })).toBeFocused()
})

test('on a tablet that lies on its side, the practice below the film is read in lines', async ({ signedIn, house }) => {
  const page = await signedIn('plan1m')
  const [chapter] = await someCourse(house, 0)
  for (const width of [1024, 1180, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(chapterPath(chapter!.id))
    const practice = page.getByRole('region', { name: '今日の練習' })
    const [words, button] = [practice.locator('p').last(), practice.getByRole('link').or(practice.getByRole('button'))]
    expect((await words.boundingBox())!.height).toBeLessThan(60)
    expect((await button.boundingBox())!.height).toBeLessThan(50)
  }
})

test('the tools stand at the hand that draws, and this device remembers which', async ({ signedIn, house }) => {
  const [chapter] = await someCourse(house, 0)
  const page = await signedIn('cont6')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(chapterPath(chapter!.id))
  const tools = page.getByRole('group', { name: '描くための道具' })
  const [film, right] = [(await page.locator('.player-picture').boundingBox())!, (await tools.boundingBox())!]
  expect(film.x + film.width - right.x - right.width).toBeLessThan(16)
  await tools.getByRole('button', { name: '左利き' }).click()
  await expect.poll(async () => (await tools.boundingBox())!.x).toBeLessThan(16)
  await page.reload()
  await expect(tools.getByRole('button', { name: '右利き' })).toBeVisible()
  expect((await tools.boundingBox())!.x).toBeLessThan(16)
})

test('a learner plays by keys, which rest while typing [LP-016] [LP-020] [LP-021] [LP-022]', async ({
  signedIn,
  house,
}) => {
  const chapters = await someCourse(house, 1)
  const chapter = chapters.find(({ seconds }) => seconds >= 40)!
  const page = await signedIn('cont6')
  await page.goto(chapterPath(chapter.id))
  await begin(page)
  await expect(page.getByRole('button', { name: '一時停止' })).toBeVisible()
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause())
  await expect(page.getByRole('button', { name: '再生', exact: true })).toBeVisible()
  await jump(page, 15)
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await film(page)).time).toBeCloseTo(25, 1)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('j')
  await expect.poll(async () => (await film(page)).time).toBeCloseTo(5, 1)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => (await film(page)).time).toBe(0)
  await jump(page, chapter.seconds - 4)
  await page.getByRole('button', { name: '10秒進む' }).first().click()
  await expect.poll(async () => (await film(page)).time).toBeCloseTo(chapter.seconds, 1)
  await page.getByRole('button', { name: '10秒戻る' }).first().click()
  await expect.poll(async () => (await film(page)).time).toBeCloseTo(chapter.seconds - 10, 1)

  expect((await film(page)).volume).toBe(0.5)
  const heard: number[] = []
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('ArrowUp')
    heard.push((await film(page)).volume)
  }
  expect(heard).toEqual([0.6, 0.7, 0.8, 0.9, 1, 1])
  for (let press = 0; press < 7; press++) await page.keyboard.press('ArrowDown')
  expect((await film(page)).volume).toBe(0.3)
  await expect(page.getByText('音量 30%')).toBeVisible()

  await page.keyboard.press('f')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.className)).toBe('player-stage')
  await page.keyboard.press('f')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'キーボードの操作' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'ノート' }).click()
  await page.getByRole('textbox', { name: 'この講座のノート' }).fill('')
  await page.keyboard.type('k jf5')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('textbox', { name: 'この講座のノート' })).toHaveValue('k jf5')
  expect(await film(page)).toMatchObject({ paused: true, volume: 0.3 })
  expect((await film(page)).time).toBeCloseTo(chapter.seconds - 10, 1)
})

test('the speed goes round, is kept for the next player and told to the server [LP-017] [LP-018] [WL-003]', async ({
  signedIn,
  house,
}) => {
  const [first, second] = await someCourse(house, 2)
  const page = await signedIn('cont6')
  const calls = listen(page)
  await page.goto(chapterPath(first!.id))
  const button = page.getByRole('button', { name: /^再生速度/ })
  // Whoever moves the pointer brings back the controls that have gone away.
  const turn = async () => {
    if ((await film(page)).paused) await page.keyboard.press('k')
    await page.mouse.move(200, 200)
    await page.mouse.move(240, 220)
    await button.click()
  }
  await expect(button).toHaveText('1.0')
  await turn()
  await expect(button).toHaveText('1.5')
  expect((await film(page)).rate).toBe(1.5)
  await wayTo(page, second!).click()
  await expect.poll(async () => (await film(page)).src).toBe(`${chapterPath(second!.id)}/film`)
  await expect(button).toHaveText('1.5')
  expect((await film(page)).rate).toBe(1.5)
  await turn()
  await expect(button).toHaveText('2.0')
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'video-speed')!
  expect(cookie).toMatchObject({ value: '2', path: '/', sameSite: 'Lax' })
  expect(cookie.expires - Date.now() / 1000).toBeGreaterThan(364 * 86_400)
  await page.goto(chapterPath(first!.id))
  await expect(button).toHaveText('2.0')
  await expect.poll(async () => (await film(page)).rate).toBe(2)
  await turn()
  await expect(button).toHaveText('1.0')
  await expect
    .poll(() => calls.of('/speed_log'))
    .toEqual([
      {
        path: `${chapterPath(first!.id)}/speed_log`,
        body: { bfDailyLessonChapterSpeed: 1, afDailyLessonChapterSpeed: 1.5 },
      },
      {
        path: `${chapterPath(second!.id)}/speed_log`,
        body: { bfDailyLessonChapterSpeed: 1.5, afDailyLessonChapterSpeed: 2 },
      },
      {
        path: `${chapterPath(first!.id)}/speed_log`,
        body: { bfDailyLessonChapterSpeed: 2, afDailyLessonChapterSpeed: 1 },
      },
    ])
  await page.context().addCookies([{ name: 'video-speed', value: '7', url: house.url }])
  await page.goto(chapterPath(first!.id))
  await expect(button).toHaveText('1.0')
})

test('another chapter starts without a page load; Back leaves the player, reload stays [LP-011]', async ({
  signedIn,
  house,
}) => {
  const [first, , third] = await someCourse(house, 3)
  const page = await signedIn('cont6')
  await page.goto(`/courses/${first!.courseId}`)
  await page.goto(chapterPath(first!.id))
  await page.evaluate(() => ((window as unknown as { same: boolean }).same = true))
  await wayTo(page, third!).click()
  await expect(page).toHaveURL(chapterPath(third!.id))
  await expect.poll(async () => (await film(page)).src).toBe(`${chapterPath(third!.id)}/film`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(third!.title)
  await expect(page).toHaveTitle(new RegExp(third!.title))
  expect(await page.evaluate(() => (window as unknown as { same: boolean }).same)).toBe(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(third!.title)
  await page.goBack()
  await expect(page).toHaveURL(`/courses/${first!.courseId}`)
})
