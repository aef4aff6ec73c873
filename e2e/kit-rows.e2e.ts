import { expect, test, type Page } from '#test/browser.ts'
import { missingPictures, openKit } from './open-kit.ts'

test.beforeEach(({ expectTrouble }) => expectTrouble(missingPictures))

const slider = (page: Page) => page.getByRole('region', { name: '人物の講座' })
const items = (page: Page) => slider(page).locator('ul > li')

/** How many items stand in the row's window, and how far apart. */
const measure = (page: Page) =>
  items(page).evaluateAll((list) => {
    const [first, second] = list.map((item) => item.getBoundingClientRect())
    const row = list[0]!.parentElement!
    const style = getComputedStyle(row)
    const room = row.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    const gap = second!.left - first!.right
    const gaps = Math.ceil((room + gap) / (first!.width + gap) - 0.01) - 1
    return { shown: (room - gaps * gap) / first!.width, gap }
  })

for (const [width, shown] of [
  [390, 1.5],
  [767, 1.5],
  [768, 3],
  [1023, 3],
  [1024, 4],
  [1239, 4],
  [1240, 5],
] as const) {
  test(`a row of courses shows ${shown} items at ${width} px with a gutter of 20 px [CT-026]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openKit(page)
    const row = await measure(page)
    expect(row.shown).toBeCloseTo(shown, 1)
    expect(row.gap).toBeCloseTo(20, 1)
  })
}

test('two items stand side by side at every width where two are asked for [CT-026]', async ({ page }) => {
  await openKit(page)
  for (const width of [390, 800, 1300]) {
    await page.setViewportSize({ width, height: 900 })
    const [first, second] = await page
      .getByRole('region', { name: '収まる並び' })
      .locator('li')
      .evaluateAll((list) => list.map((item) => item.getBoundingClientRect().toJSON()))
    expect(second.top).toBe(first.top)
    expect(second.left - first.right).toBeCloseTo(20, 1)
  }
})

test('a slider turns by button up to its ends, and has no buttons where everything fits [CT-027]', async ({ page }) => {
  await openKit(page)
  const back = slider(page).getByRole('button', { name: '前へ' })
  const next = slider(page).getByRole('button', { name: '次へ' })
  await expect(back).toBeDisabled()
  await next.click()
  await expect(back).toBeEnabled()
  await expect(next).toBeDisabled()
  await expect(items(page).last()).toBeInViewport({ ratio: 0.9 })
  await back.click()
  await expect(back).toBeDisabled()
  await expect(items(page).first()).toBeInViewport({ ratio: 0.9 })
  await expect(page.getByRole('region', { name: '収まる並び' }).getByRole('button')).toHaveCount(0)
})

test('items out of sight are not reached by Tab, those in sight are [CT-027]', async ({ page }) => {
  await openKit(page)
  const inert = () => items(page).evaluateAll((list) => list.map((item) => (item as HTMLElement).inert))
  await expect.poll(inert).toEqual([false, false, false, false, false, true, true, true])
  await slider(page).getByRole('button', { name: '次へ' }).click()
  await expect.poll(inert).toEqual([true, true, true, false, false, false, false, false])
})

test('after a resize the row is whole and its buttons are right [CT-027]', async ({ page }) => {
  await openKit(page)
  await slider(page).getByRole('button', { name: '次へ' }).click()
  await page.setViewportSize({ width: 900, height: 900 })
  await expect.poll(async () => (await measure(page)).shown).toBeCloseTo(3, 1)
  await page.setViewportSize({ width: 1300, height: 900 })
  await expect.poll(async () => (await measure(page)).shown).toBeCloseTo(5, 1)
  // The row may still glide to its place.
  const edge = () =>
    items(page).evaluateAll((list) => {
      const row = list[0]!.parentElement!.getBoundingClientRect()
      return Math.min(...list.map((item) => Math.abs(item.getBoundingClientRect().left - row.left - 6)))
    })
  await expect.poll(edge).toBeLessThan(2)
})

test('a row is moved by the thumb [CT-027]', async ({ browser, house, page }) => {
  await page.goto('about:blank')
  const context = await browser.newContext({
    baseURL: house.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const phone = await context.newPage()
  await openKit(phone)
  const row = slider(phone).locator('ul')
  await row.scrollIntoViewIfNeeded()
  const { x, y, width } = (await row.boundingBox())!
  const touch = await context.newCDPSession(phone)
  const at = (left: number) => [{ x: left, y: y + 60 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(x + width - 40) })
  for (let left = width - 60; left > 40; left -= 20) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x + left) })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100)
  await context.close()
})

test('without a script a slider is a list that scrolls, and texts and answers stand open [OV-015]', async ({
  browser,
  house,
  page,
}) => {
  await page.goto('about:blank')
  const context = await browser.newContext({ baseURL: house.url, javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto('/sandbox/kit')
  await expect(items(plain)).toHaveCount(8)
  await expect(slider(plain).getByRole('button', { name: '次へ' })).toHaveCount(0)
  await expect(slider(plain).locator('ul')).toHaveCSS('overflow-x', 'auto')
  await expect(plain.getByText('鉛筆と紙があればはじめられます。')).toBeVisible()
  await expect(plain.getByRole('button', { name: '続きを読む' })).toBeHidden()
  await context.close()
})
