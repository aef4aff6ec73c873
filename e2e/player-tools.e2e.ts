import { axe, expect, test, type Page } from '#test/browser.ts'
import { begin, chapterPath, chaptersOf, film, someCourse, wakeControls, wayTo } from './player-places.ts'

test('subtitles have a button only where there are some, show on the picture, and stay on in the next chapter [LP-019]', async ({
  signedIn,
  house,
}) => {
  const rows = await house.db
    .selectFrom('chapters as h')
    .innerJoin('lessons as l', 'l.id', 'h.lesson_id')
    .innerJoin('videos as v', 'v.id', 'h.video_id')
    .select(['h.id', 'l.course_id', 'v.subtitles_key', 'v.duration_seconds'])
    .orderBy('l.course_id')
    .execute()
  const pair = (course: number) => {
    const own = rows.filter(({ course_id }) => course_id === course)
    const spoken = own.filter(({ subtitles_key }) => subtitles_key !== null)
    return { spoken, mute: own.find(({ subtitles_key }) => subtitles_key === null) }
  }
  const course = rows.find(({ course_id }) => pair(course_id).spoken.length >= 2 && pair(course_id).mute)!.course_id
  const { spoken, mute } = pair(course)
  const places = new Map((await chaptersOf(house, course)).map((place) => [place.id, place]))
  const page = await signedIn('staff')
  await page.goto(chapterPath(spoken[0]!.id))
  await expect(page.locator('video track')).toHaveAttribute('srclang', 'ja')
  const button = page.getByRole('button', { name: '字幕' })
  const line = page.locator('.player-subtitles')
  await begin(page)
  await toNextWords(page)
  await page.keyboard.press('k')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(line).toContainText(/[ぁ-ん]/)
  await button.click()
  await expect(line).toHaveCount(0)
  await button.click()
  await expect(line).toContainText(/[ぁ-ん]/)
  await wayTo(page, places.get(mute!.id)!).click()
  await expect(page).toHaveURL(chapterPath(mute!.id))
  await expect(button).toHaveCount(0)
  await wayTo(page, places.get(spoken[1]!.id)!).click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await film(page)).src).toContain(chapterPath(spoken[1]!.id))
  await toNextWords(page)
  await expect(line).toContainText(/[ぁ-ん]/)
  await wakeControls(page)
  await button.click()
  await expect(line).toHaveCount(0)
})

/** To where the next sentence begins: between two of them the drawing is looked at without words. */
const toNextWords = (page: Page) =>
  page.waitForFunction(() => {
    const video = document.querySelector('video')!
    const next = Array.from(video.textTracks[0]?.cues ?? []).find(({ startTime }) => startTime >= video.currentTime)
    if (next) video.currentTime = next.startTime + 0.1
    return next !== undefined
  })

test('full screen, mirror and grey stay while the next chapter begins; a loop comes round', async ({
  signedIn,
  house,
}) => {
  const chapters = await someCourse(house, 1)
  const at = chapters.findIndex(({ seconds }) => seconds >= 40)
  const page = await signedIn('cont12')
  await page.goto(chapterPath(chapters[at]!.id))
  await begin(page)
  for (const key of ['f', 'h', 'v', 'g']) await page.keyboard.press(key)
  const video = page.locator('video')
  await expect(video).toHaveCSS('filter', 'grayscale(1)')
  await expect(video).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)')
  await expect(page.locator('.player-grid')).toBeVisible()
  await page.keyboard.press('r')
  const from = (await film(page)).time
  await page.waitForFunction((least) => document.querySelector('video')!.currentTime > least, from + 0.8)
  await page.keyboard.press('r')
  await expect.poll(async () => (await film(page)).time).toBeLessThan(from + 0.5)
  await page.waitForFunction((least) => document.querySelector('video')!.currentTime > least, from + 0.6)
  await page.waitForFunction((least) => document.querySelector('video')!.currentTime < least, from + 0.4)
  await page.keyboard.press('r')
  await page.keyboard.press('Shift+N')
  await expect
    .poll(async () => film(page))
    .toMatchObject({ src: `${chapterPath(chapters[at + 1]!.id)}/film`, paused: false })
  expect(await page.evaluate(() => document.fullscreenElement?.className)).toBe('player-stage')
  await expect(video).toHaveCSS('filter', 'grayscale(1)')
})

test('whoever turned single keys off keeps space and arrows; a keyboard reaches everything', async ({
  signedIn,
  house,
}) => {
  const chapter = (await someCourse(house, 2)).find(({ seconds }) => seconds >= 40)!
  const { id } = await house.member('cancel6')
  await house.db.updateTable('members').set({ single_keys_off: true }).where('id', '=', id).execute()
  const page = await signedIn('cancel6')
  await page.goto(chapterPath(chapter.id))
  await page.keyboard.press('ArrowUp')
  await expect.poll(async () => (await film(page)).volume).toBe(0.6)
  await page.keyboard.press('m')
  expect((await film(page)).muted).toBe(false)
  await wakeControls(page)
  await page.getByRole('slider', { name: '再生位置' }).focus()
  await page.keyboard.press('Home')
  await expect.poll(async () => (await film(page)).time).toBeLessThan(1)
  await page.getByRole('tab', { name: 'チャプター' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'スライド' })).toBeFocused()
  await expect(page.getByRole('tab', { name: 'スライド' })).toHaveAttribute('aria-selected', 'true')
  const mirror = page.getByRole('group', { name: '描くための道具' }).getByRole('button', { name: '左右反転' })
  await mirror.press('Enter')
  await expect(mirror).toHaveAttribute('aria-pressed', 'true')
  await axe(page)
})

test('the window of slides asks the same right as the film [MA-007]', async ({ page, house, expectTrouble }) => {
  expectTrouble('403')
  expectTrouble('404')
  const locked = (await someCourse(house, 9)).at(-1)!
  const reply = await page.goto(`${chapterPath(locked.id)}/material`)
  expect(reply!.status()).toBe(403)
  await expect(page.getByText('この動画を見るには会員登録が必要です。')).toBeVisible()
  expect(await reply!.text()).not.toMatch(/\/slides/)
  expect((await page.goto(`${chapterPath(99_999_999)}/material`))!.status()).toBe(404)
  expect((await page.goto('/daily_lesson_chapters/abc'))!.status()).toBe(404)
})
