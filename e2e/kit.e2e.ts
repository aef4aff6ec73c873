import { axe, expect, noSidewaysScroll, picture, test } from '#test/browser.ts'
import { missingPictures, openKit } from './open-kit.ts'

test.beforeEach(({ expectTrouble }) => expectTrouble(missingPictures))

for (const [colorScheme, width] of [
  ['light', 320],
  ['light', 390],
  ['light', 820],
  ['light', 1440],
  ['dark', 390],
  ['dark', 1440],
] as const) {
  test(`nothing in the kit is a barrier or wider than the window, ${colorScheme} at ${width} px [OV-014]`, async ({
    page,
  }) => {
    // Everything there is on one page: the access check alone takes some seconds.
    test.slow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await openKit(page)
    await noSidewaysScroll(page)
    await axe(page)
    // What comes only when it is near comes now, for the whole page stands on one picture.
    await page.evaluate(() => document.querySelectorAll('img').forEach((image) => (image.loading = 'eager')))
    await page.waitForLoadState('networkidle')
    await picture(page, `kit-${colorScheme}-${width}`)
  })
}

test('a missing and a broken picture leave an under-drawing in their place [OV-015]', async ({ page }) => {
  await openKit(page)
  await page.getByRole('img', { name: '表紙' }).scrollIntoViewIfNeeded()
  const standIn = page.locator('svg[aria-label="表紙"]')
  await expect(standIn).toBeVisible()
  const { width, height } = (await standIn.boundingBox())!
  expect(width / height).toBeCloseTo(16 / 9, 1)
})

test('a field counts an emoji once and says that a text is too long', async ({ page }) => {
  await openKit(page)
  const field = page.getByLabel('ニックネーム')
  await field.fill('描く🎨')
  await expect(field).toHaveAccessibleDescription('質問や添削で表示されます 3 / 20')
  await field.fill('あ'.repeat(21))
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveValue('あ'.repeat(21))
})

test('a send button says 「送信中」 and 「送信しました」, and can be pressed again after two seconds', async ({
  page,
}) => {
  await openKit(page)
  const button = page.locator('[data-kit=send]').getByRole('button')
  await button.click()
  await expect(button).toHaveText('送信中')
  await expect(button).toBeDisabled()
  await page.getByRole('button', { name: '送信を終える' }).click()
  await expect(button).toHaveText('送信しました')
  await expect(button).toHaveText('送信', { timeout: 4_000 })
})

test('a file shows itself before it is sent and can be taken back', async ({ page }) => {
  await openKit(page)
  const input = page.getByLabel('最終作品')
  await expect(input).toHaveAccessibleDescription('JPEG・PNG、4MBまで')
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  await input.setInputFiles({ name: '横顔.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') })
  await expect(page.getByText('横顔.png')).toBeVisible()
  await expect(page.locator('img[src^="blob:"]')).toHaveJSProperty('complete', true)
  await page.getByRole('button', { name: '横顔.pngを取り消す' }).click()
  await expect(page.getByText('横顔.png')).toHaveCount(0)
  await expect(input).toBeFocused()
  expect(await input.evaluate((one: HTMLInputElement) => one.files?.length)).toBe(0)
})
