import { axe, expect, noSidewaysScroll, picture, test, type Page } from '#test/browser.ts'

/** How many pixels of a layer are covered, as the screen has them. */
const covered = (page: Page, layer: string) =>
  page.locator(`canvas[data-layer="${layer}"]`).evaluate((canvas: HTMLCanvasElement) => {
    const copy = new OffscreenCanvas(canvas.width, canvas.height)
    const ctx = copy.getContext('2d')!
    ctx.drawImage(canvas, 0, 0)
    const { data } = ctx.getImageData(0, 0, copy.width, copy.height)
    let count = 0
    for (let at = 3; at < data.length; at += 4) if (data[at]! > 0) count++
    return count
  })

const openReplay = async (page: Page, work = 1) => {
  await page.goto(`/user_corrected_works/${work}`)
  await page.getByRole('tab', { name: '描く順に見る' }).click()
}

test('a learner plays the teacher’s strokes back, halts, goes through them one by one by key, seeks, and takes layers away', async ({
  signedIn,
}) => {
  const page = await signedIn('corrected')
  await page.setViewportSize({ width: 390, height: 844 })
  await openReplay(page)
  const bar = page.getByRole('slider', { name: '再生位置' })
  // It begins by itself.
  await expect(page.getByRole('button', { name: '再生を止める' })).toBeVisible()
  await expect.poll(() => covered(page, 'pen')).toBeGreaterThan(500)
  await page.getByRole('button', { name: '再生を止める' }).click()
  await expect(page.getByRole('button', { name: '再生する' })).toBeVisible()

  const whole = Number(await bar.getAttribute('max'))
  await bar.focus()
  await page.keyboard.press('End')
  await expect(bar).toHaveAttribute('aria-valuetext', /全(\d+)手のうち\1手目/)
  const all = await covered(page, 'pen')
  await page.keyboard.press('Home')
  await expect(bar).toHaveAttribute('aria-valuetext', /手のうち0手目/)
  await expect.poll(() => covered(page, 'pen')).toBe(0)
  await expect(page.getByRole('button', { name: '一手戻る' })).toBeDisabled()
  await page.keyboard.press('.')
  await page.keyboard.press('.')
  await expect(bar).toHaveAttribute('aria-valuetext', /手のうち2手目/)
  const two = await covered(page, 'pen')
  expect(two).toBeGreaterThan(0)
  await page.getByRole('button', { name: '一手進む' }).click()
  await expect(bar).toHaveAttribute('aria-valuetext', /手のうち3手目/)
  await page.keyboard.press(',')
  await expect(bar).toHaveAttribute('aria-valuetext', /手のうち2手目/)
  expect(await covered(page, 'pen')).toBe(two)
  await bar.fill(String(whole))
  await expect.poll(() => covered(page, 'pen')).toBe(all)

  const pen = page.locator('canvas[data-layer="pen"]')
  await page.getByLabel('赤ペン').uncheck()
  await expect(pen).toBeHidden()
  await expect(page.locator('canvas[data-layer="veil"]')).toBeVisible()
  await page.getByLabel('赤ペン').check()
  await expect(pen).toBeVisible()
  await noSidewaysScroll(page)
  await axe(page)
  await picture(page, 'drawing-replay-390')
  for (const width of [820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await noSidewaysScroll(page)
    await picture(page, `drawing-replay-${width}`)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await picture(page, 'drawing-replay-dark')
  await axe(page)

  await page.getByRole('tab', { name: '見比べる' }).click()
  await expect(page.getByRole('slider', { name: '提出した絵と添削後の境目' })).toBeVisible()
})

test('it goes as fast as asked, by key too, and ends by itself where the drawing does', async ({ signedIn }) => {
  const page = await signedIn('corrected')
  await openReplay(page)
  const bar = page.getByRole('slider', { name: '再生位置' })
  await expect(page.getByRole('button', { name: '再生を止める' })).toBeVisible()
  await page.getByRole('radio', { name: '4倍' }).check({ force: true })
  await page.locator('.stage-window').focus()
  await page.keyboard.press('8')
  await expect(page.getByRole('radio', { name: '8倍' })).toBeChecked()
  const began = performance.now()
  await expect(bar).toHaveAttribute('aria-valuetext', /全(\d+)手のうち\1手目/, { timeout: 30_000 })
  const whole = Number(await bar.getAttribute('max'))
  expect(performance.now() - began).toBeLessThan(whole)
  await expect(page.getByRole('button', { name: '再生する' })).toBeVisible()
  // Once more from the beginning, by key.
  await page.keyboard.press('k')
  await expect(page.getByRole('button', { name: '再生を止める' })).toBeVisible()
  await expect(bar).not.toHaveAttribute('aria-valuetext', /全(\d+)手のうち\1手目/)
})

test('who wants no movement sees the end, and the strokes only when they ask', async ({ signedIn }) => {
  const page = await signedIn('corrected')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openReplay(page, 2)
  const bar = page.getByRole('slider', { name: '再生位置' })
  await expect(bar).toHaveAttribute('aria-valuetext', /全(\d+)手のうち\1手目/)
  await expect(page.getByRole('button', { name: '再生する' })).toBeVisible()
  await page.getByRole('button', { name: '再生する' }).click()
  await expect(page.getByRole('button', { name: '再生を止める' })).toBeVisible()
  await expect.poll(() => bar.inputValue().then(Number)).toBeLessThan(Number(await bar.getAttribute('max')))
})

test('a drawing that cannot be had says so, and the comparison is there all the same', async ({
  signedIn,
  expectTrouble,
}) => {
  expectTrouble('Failed to load resource')
  const page = await signedIn('corrected')
  await page.context().route('**/corrections/1/drawing', (route) => route.abort())
  await openReplay(page)
  await expect(page.getByText('描き込みを再生できませんでした')).toBeVisible()
  await page.getByRole('tab', { name: '見比べる' }).click()
  await expect(page.getByRole('slider', { name: '提出した絵と添削後の境目' })).toBeVisible()
})
