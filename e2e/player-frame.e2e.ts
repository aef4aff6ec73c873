import { axe, expect, test } from '#test/browser.ts'
import { framed, standInForProvider } from './frame-player.ts'
import { chapterPath, listen, someCourse } from './player-places.ts'

test.use({ ownHouse: { VIDEO_PROVIDER: 'vimeo' } })

test('films of a provider outside play behind the same player: keys, speed, place, logs, subtitles; what cannot be done there is absent [LP-015]', async ({
  signedIn,
  house,
}) => {
  const [first, second] = await someCourse(house, 1)
  for (const [place, vimeo_video_id] of [
    [first!, '76979871'],
    [second!, '76979872/abcdef'],
  ] as const)
    await house.db
      .updateTable('videos')
      .set({ provider: 'vimeo', vimeo_video_id, mp4_key: null, subtitles_key: null })
      .where('id', '=', place.videoId)
      .execute()
  const page = await signedIn('plan6m')
  const asked = await standInForProvider(page)
  const calls = listen(page)
  await page.goto(chapterPath(first!.id))
  const playing = async () => !(await framed(page)).paused
  await expect(page.locator('iframe')).toHaveCount(1)
  await expect(page.getByText('/ 0:12')).toBeVisible()
  if (!(await playing())) await page.keyboard.press('k')
  await expect.poll(playing).toBe(true)
  expect(asked).toEqual(['/video/76979871'])

  await expect.poll(async () => (await framed(page)).time, { timeout: 15_000 }).toBeGreaterThan(2)
  await expect(page.getByText('まず、手のひらを箱で取ります。')).toBeVisible()
  await page.keyboard.press('k')
  await expect.poll(playing).toBe(false)
  await page.keyboard.press('x')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('m')
  await page.keyboard.press('5')
  const shown = async () => {
    const { rate, volume, muted, time } = await framed(page)
    return [rate, Math.round(volume * 10) / 10, muted, Math.round(time)]
  }
  await expect.poll(shown).toEqual([1.5, 0.4, true, 6])
  await expect.poll(() => calls.of('/time_log').length).toBeGreaterThan(0)
  expect(calls.of('/speed_log').map(({ body }) => body)).toMatchObject([
    { bfDailyLessonChapterSpeed: 1, afDailyLessonChapterSpeed: 1.5 },
  ])
  expect((await page.context().cookies()).find(({ value }) => value === '1.5')).toBeTruthy()

  for (const key of ['h', 'g', 'v', 'r', 'b', '.']) await page.keyboard.press(key)
  await expect(page.getByRole('group', { name: '描くための道具' })).toHaveCount(0)
  await expect(page.locator('.player-grid')).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog').getByText('再生速度')).toBeVisible()
  await expect(page.getByRole('dialog').getByText('左右反転')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await axe(page)

  await page.keyboard.press('Shift+N')
  await expect(page).toHaveURL(chapterPath(second!.id))
  await expect.poll(async () => (await framed(page)).path).toBe('/video/76979872')
  await page.goto(chapterPath(first!.id))
  await expect.poll(async () => Math.round((await framed(page)).time)).toBeGreaterThanOrEqual(6)
})

test('a provider that does not answer is told, with a way to try again [LP-015]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble('player.vimeo.com')
  const [, , third] = await someCourse(house, 1)
  await house.db
    .updateTable('videos')
    .set({ provider: 'vimeo', vimeo_video_id: '404', mp4_key: null })
    .where('id', '=', third!.videoId)
    .execute()
  const page = await signedIn('plan6m')
  let there = false
  await page.clock.install()
  await standInForProvider(page, { knows: () => there })
  await page.goto(chapterPath(third!.id))
  await expect(page.locator('iframe')).toHaveCount(1)
  await page.clock.runFor(21_000)
  await expect(page.getByText('動画を読み込めませんでした。')).toBeVisible()
  there = true
  await page.getByRole('button', { name: '再読み込み' }).click()
  await page.clock.runFor(1_000)
  await expect.poll(async () => (await framed(page)).paused).toBe(false)
})
