import { expect, test } from '#test/browser.ts'
import { missingPictures, openKit } from './open-kit.ts'

test.beforeEach(({ expectTrouble }) => expectTrouble(missingPictures))

test('answers are closed at first and open one by one, by mouse and by key [CO-011]', async ({ page }) => {
  await openKit(page)
  const tools = page.getByRole('button', { name: '道具は何が必要ですか？' })
  const leaving = page.getByRole('button', { name: '途中で解約できますか？' })
  const answer = page.getByText('鉛筆と紙があればはじめられます。')
  await expect(tools).toHaveAttribute('aria-expanded', 'false')
  await expect(tools.locator('use')).toHaveAttribute('href', /#plus$/)
  await expect(answer).toBeHidden()

  await tools.click()
  await expect(tools).toHaveAttribute('aria-expanded', 'true')
  await expect(tools.locator('use')).toHaveAttribute('href', /#minus$/)
  await expect(answer).toBeVisible()
  await expect(leaving).toHaveAttribute('aria-expanded', 'false')

  await leaving.focus()
  await page.keyboard.press('Enter')
  await expect(leaving).toHaveAttribute('aria-expanded', 'true')
  await expect(tools).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Space')
  await expect(leaving).toHaveAttribute('aria-expanded', 'false')
  await tools.click()
  await expect(answer).toBeHidden()
})

test('a long text shows five lines until it is opened; a short one has no button [CO-010]', async ({ page }) => {
  await openKit(page)
  const long = page.locator('#kit-long-text')
  const text = long.locator('p')
  const lines = () => text.evaluate((box) => box.clientHeight / Number.parseFloat(getComputedStyle(box).lineHeight))
  await expect.poll(lines).toBeCloseTo(5, 1)
  await long.getByRole('button', { name: '続きを読む' }).click()
  expect(await lines()).toBeGreaterThan(5.5)
  await long.getByRole('button', { name: '折りたたむ' }).click()
  await expect.poll(lines).toBeCloseTo(5, 1)
  await expect(page.locator('#kit-short-text').getByRole('button')).toHaveCount(0)
})

test('lines are counted anew when the window changes [CO-010]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openKit(page)
  const middle = page.locator('#kit-middle-text').getByRole('button')
  await expect(middle).toHaveCount(0)
  await page.setViewportSize({ width: 360, height: 900 })
  await expect(middle).toHaveText('続きを読む')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(middle).toHaveCount(0)
})

test('the whole of a long text is in the HTML [CO-010]', async ({ page, house }) => {
  await page.goto('about:blank')
  const html = await (await fetch(`${house.url}/sandbox/kit`)).text()
  expect(html).toContain('描きはじめの一本が変わってきます。')
})

test('one of four samples is chosen, and its two pictures show [CO-013]', async ({ page }) => {
  await openKit(page)
  const samples = page.getByRole('group', { name: '添削のサンプル' }).getByRole('radio')
  await expect(samples).toHaveCount(4)
  await expect(samples.first()).toBeChecked()
  await expect(page.getByRole('img', { name: '横顔の添削前' })).toBeVisible()
  await expect(page.getByRole('img', { name: '横顔の添削後' })).toBeVisible()
  await page.getByText('教室', { exact: true }).click()
  await expect(page.getByRole('radio', { name: '教室' })).toBeChecked()
  await expect(page.getByRole('img', { name: '教室の添削前' })).toBeVisible()
  await expect(page.getByRole('img', { name: '教室の添削後' })).toBeVisible()
  await expect(page.getByRole('img', { name: '横顔の添削前' })).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '全身' })).toBeChecked()
  await expect(page.getByRole('group', { name: '添削のサンプル' }).locator(':checked')).toHaveCount(1)
})

test('tabs change by arrow key and one of them is in the Tab order', async ({ page }) => {
  await openKit(page)
  const list = page.getByRole('tablist', { name: 'プレーヤーの欄' })
  await list.getByRole('tab', { name: 'チャプター' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(list.getByRole('tab', { name: 'スライド' })).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'スライド' })).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByRole('tabpanel', { name: '質問する' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(list.getByRole('tab', { selected: true })).toHaveText('チャプター')
  await expect(list.locator('[tabindex="0"]')).toHaveCount(1)
})

test('a closed announcement writes a cookie of its own for 1,314,000 seconds [MI-027] [CO-003] [SH-013] [SH-014]', async ({
  page,
}) => {
  await openKit(page)
  const kit = page.locator('#main')
  await kit.getByRole('button', { name: 'お知らせを閉じる', exact: true }).click()
  await page.getByRole('button', { name: '推奨ブラウザのお知らせを閉じる' }).click()
  await page.getByRole('button', { name: '今後表示しない' }).click()
  const sister = page.getByRole('region', { name: '姉妹サービスのご案内' })
  await expect(sister.getByRole('link')).toHaveAttribute('rel', 'noopener')
  await sister.getByRole('button', { name: '姉妹サービスのご案内を閉じる' }).click()
  await expect(sister).toHaveCount(0)
  await expect(page.getByText('11月の新しい講座を公開しました。')).toHaveCount(0)
  const cookies = await page.context().cookies()
  for (const name of [
    'closed-notification-1',
    'closed-notification-2',
    'displayed-chrome-recommendation',
    'hide_beginner_banner',
  ]) {
    const cookie = cookies.find((one) => one.name === name)!
    expect(cookie).toMatchObject({ value: 'true', path: '/', sameSite: 'Lax' })
    expect(Math.abs(cookie.expires - Date.now() / 1000 - 1_314_000)).toBeLessThan(60)
  }
  await expect(page).toHaveURL(/\/sandbox\/kit$/)
})
