import { axe, expect, noSidewaysScroll, type Page, test } from '#test/browser.ts'

const pages = ['/courses', '/courses?tab=other&sort=new', '/teachers/1', '/free_lessons', '/10th-anniversary/courses']

const freeLesson = (page: Page) =>
  page.getByRole('main').locator('a[href^="/free_lessons/"]:not([href*="categories"])').first()

for (const width of [390, 1440]) {
  for (const path of [...pages, 'the first free lesson']) {
    test(`a visitor reads ${path} at ${width} px without barriers`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path.startsWith('/') ? path : '/free_lessons')
      if (!path.startsWith('/')) {
        await freeLesson(page).click()
        await expect(page.locator('video')).toBeVisible()
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await axe(page)
    })
  }
}

test('no page of the catalogue scrolls sideways on the smallest phone [OV-014]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of pages) {
    await page.goto(path)
    await noSidewaysScroll(page)
  }
})

test('teachers stand eight in a row and lead to their pages; others open in a popup, from the card and from the page [MI-018][MI-019][MI-020][MI-034]', async ({
  page,
  house,
}) => {
  const { id, name } = await house.db
    .selectFrom('teachers')
    .select(['id', 'name'])
    .where((eb) => eb(eb.fn<number>('jsonb_array_length', ['collab_videos']), '>', 0))
    .orderBy('position')
    .executeTakeFirstOrThrow()
  await page.goto('/courses')
  const row = page.getByRole('region', { name: '先生' })
  const inSight = () => row.locator('li:not([inert])').count()
  await expect.poll(inSight).toBe(8)
  await page.setViewportSize({ width: 900, height: 900 })
  await expect.poll(inSight).toBe(5)
  await page.setViewportSize({ width: 1280, height: 900 })
  await row.getByRole('button', { name: 'コラボ動画' }).first().click()
  await expect(page.getByRole('dialog', { name: /のコラボ動画$/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await row.getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(`/teachers/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.locator('article').first()).toBeVisible()

  await page.getByRole('button', { name: `${name}先生のコラボ動画` }).click()
  const popup = page.getByRole('dialog')
  await expect(popup).toContainText(name)
  const links = await popup
    .locator('a')
    .evaluateAll((list) => list.map((a) => [a.getAttribute('href'), a.getAttribute('target'), a.getAttribute('rel')]))
  expect(links.length).toBeGreaterThan(0)
  for (const [href, target, rel] of links) {
    expect(href).toMatch(/^https?:\/\//)
    expect([target, rel]).toEqual(['_blank', expect.stringContaining('noopener')])
  }
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
})

test('voices come ten at a time until there are no more [MI-023]', async ({ page, house }) => {
  const { voices } = await house.db
    .selectFrom('customer_voices')
    .select((eb) => eb.fn.countAll<number>().as('voices'))
    .executeTakeFirstOrThrow()
  await page.goto('/free_lessons')
  const section = page.getByRole('main').locator('section', { has: page.getByRole('heading', { name: '受講生の声' }) })
  const more = section.getByRole('button', { name: 'もっと見る' })
  for (let shown = 10; ; shown += 10) {
    await expect(section.getByRole('listitem')).toHaveCount(Math.min(shown, voices))
    if (shown >= voices) break
    await more.click()
  }
  await expect(more).toHaveCount(0)
  await expect(section.getByRole('listitem').first()).toHaveText(/\d{4}年\d{1,2}月\d{1,2}日/)
})

test('free lessons lead to their kinds and play for a visitor [MI-022]', async ({ page }) => {
  await page.goto('/free_lessons')
  await page.getByRole('navigation', { name: '無料レッスンのカテゴリ' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\/free_lessons\/categories\//)
  await freeLesson(page).click()
  const film = page.locator('video')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
  await film.evaluate((video: HTMLVideoElement) => {
    video.muted = true
    return video.play()
  })
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
})

test('an anniversary panel shows three groups, and three more at each press until all show [MI-029][CN-014]', async ({
  page,
}) => {
  await page.goto('/10th-anniversary/courses')
  const panel = page.locator('article').first()
  const groups = panel.getByRole('heading', { level: 3 })
  await expect(groups).toHaveCount(3)
  const more = panel.getByRole('button', { name: 'もっと見る' })
  await more.click()
  await expect(groups).toHaveCount(6)
  await more.click()
  await expect(groups).toHaveCount(7)
  await expect(more).toHaveCount(0)
  await expect(page.locator('article').nth(1).getByRole('button', { name: 'もっと見る' })).toHaveCount(0)
  await expect(panel.getByRole('listitem').first().getByRole('link')).toHaveAttribute('href', /^\/courses\/\d+$/)
  const wide = await panel.locator('picture img').evaluate((img: HTMLImageElement) => img.currentSrc)
  await page.setViewportSize({ width: 600, height: 900 })
  await expect
    .poll(() => panel.locator('picture img').evaluate((img: HTMLImageElement) => img.currentSrc))
    .not.toBe(wide)
})

test('a long profile folds after five lines and opens [CO-010]', async ({ page, house }) => {
  const { id } = await house.db
    .selectFrom('teachers')
    .select('id')
    .orderBy((eb) => eb.fn('length', ['profile']), 'desc')
    .executeTakeFirstOrThrow()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/teachers/${id}`)
  await page.getByRole('button', { name: '続きを読む' }).click()
  await expect(page.getByRole('button', { name: '折りたたむ' })).toBeVisible()
})
