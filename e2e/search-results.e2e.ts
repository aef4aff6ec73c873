import { axe, expect, noSidewaysScroll, type Page, picture, test } from '#test/browser.ts'

const call = '**/1/indexes/MasterCourse_production/query'
const box = (page: Page) => page.getByRole('searchbox', { name: '講座を検索' })
const panel = (page: Page) => page.getByRole('region', { name: 'の検索結果' })
const hits = (page: Page) => panel(page).getByRole('listitem')

test('on a phone the popup keeps its height and stays above the keyboard, whatever is found', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/courses')
  await page.getByRole('button', { name: '検索を開く' }).click()
  const popup = page.getByRole('dialog')
  const field = popup.getByRole('searchbox')
  await expect(popup.getByRole('link').first()).toBeVisible()
  const height = (await popup.boundingBox())!.height
  const keeps = async () => expect((await popup.boundingBox())!.height).toBeCloseTo(height, 1)
  const answer = Promise.withResolvers<void>()
  await page.route(call, async (route) => answer.promise.then(() => route.continue()))
  await field.fill('顔')
  await expect(popup.getByText('検索しています…')).toBeAttached()
  await keeps()
  await picture(page, 'search-waiting-390')
  answer.resolve()
  await expect(popup.getByRole('listitem').first()).toBeVisible()
  await keeps()
  await picture(page, 'search-found-390')
  await field.fill('レイアー')
  await expect(popup.getByText('検索結果なし')).toBeVisible()
  await expect(popup.getByRole('link', { name: 'レイヤー操作15分チャレンジ' })).toBeVisible()
  await expect(popup.getByRole('link', { name: '手が描けない' })).toBeVisible()
  await keeps()
  await axe(page)
  await picture(page, 'search-none-390')
  // The keyboard takes the lower part of what can be seen.
  await page.evaluate(() => {
    Object.defineProperty(window.visualViewport, 'height', { value: 420 })
    window.visualViewport!.dispatchEvent(new Event('resize'))
  })
  await expect.poll(async () => (await popup.boundingBox())!.height).toBe(420)
  await expect(field).toBeInViewport()
  const box = (await field.boundingBox())!
  expect(box.y + box.height).toBeLessThan(420)
})

test('Enter opens the page of results, and the Enter that ends a composition does not', async ({ page }) => {
  await page.goto('/courses')
  await box(page).fill('顔')
  await expect(hits(page).first()).toBeVisible()
  const panelHeight = (await page.locator('.search-panel').boundingBox())!.height
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    const goesOn = await box(page).evaluate(
      (field, init) =>
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init })),
      composing,
    )
    expect(goesOn).toBe(false)
  }
  await box(page).fill('存在しない名前')
  await expect(panel(page).getByText('検索結果なし')).toBeVisible()
  expect((await page.locator('.search-panel').boundingBox())!.height).toBe(panelHeight)
  await box(page).fill('顔')
  await box(page).press('Enter')
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('顔')}`)
  await expect(page.getByRole('heading', { level: 1, name: '「顔」の検索結果' })).toBeVisible()
  await expect(panel(page)).toBeHidden()
  await axe(page)
  for (const [width, height] of [
    [390, 844],
    [820, 1100],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await picture(page, `search-page-${width}`)
    await noSidewaysScroll(page)
  }
  await page.getByLabel('レベル').selectOption({ label: '入門' })
  await expect(page).toHaveURL(/level=entry/)
  await expect(page.getByRole('status').first()).toContainText('講座が見つかりました')
  await page.getByRole('link', { name: '条件を消す' }).click()
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('顔')}`)
  // The address is new before the page is: its field is another one.
  await expect(page.getByRole('link', { name: '条件を消す' })).toHaveCount(0)
  await page.getByRole('searchbox', { name: '検索することば' }).fill('レイアー')
  await page.getByRole('button', { name: '検索', exact: true }).click()
  await expect(page.getByText('ぴったりの講座は見つかりませんでした')).toBeVisible()
  await axe(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await picture(page, `search-page-none-${width}`)
  }
})

test('without a script the button and the box lead to the page of results', async ({ browser, house }) => {
  const context = await browser.newContext({ baseURL: house.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/courses')
  await page.getByRole('button', { name: '検索を開く' }).click()
  await page.getByRole('searchbox', { name: '検索することば' }).fill('手が描けない')
  await page.getByRole('button', { name: '検索', exact: true }).click()
  await expect(page.getByRole('link', { name: /手がグローブに見える人へ/ })).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await box(page).fill('髪')
  await box(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '「髪」の検索結果' })).toBeVisible()
  await context.close()
})
