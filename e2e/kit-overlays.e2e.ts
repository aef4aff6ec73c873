import { expect, test } from '#test/browser.ts'
import { focusEscaped, missingPictures, openKit, place, scrollLocked } from './open-kit.ts'

test.beforeEach(({ expectTrouble }) => expectTrouble(missingPictures))

test('a dialog keeps the focus, makes the page inert and locks it without moving it [MI-017] [CO-017]', async ({
  page,
}) => {
  await openKit(page)
  const opener = page.getByRole('button', { name: 'ダイアログを開く' })
  await opener.scrollIntoViewIfNeeded()
  const before = await place(page)
  await opener.click()
  const dialog = page.getByRole('dialog', { name: '質問する' })
  await expect(dialog).toBeVisible()
  expect(await focusEscaped(page)).toBe(false)
  expect(await scrollLocked(page)).toBe(true)
  expect(await place(page)).toEqual(before)

  const visited = new Set<string>()
  for (let presses = 0; presses < 10; presses++) {
    await page.keyboard.press('Tab')
    expect(await focusEscaped(page)).toBe(false)
    visited.add(await page.evaluate(() => document.activeElement!.outerHTML))
  }
  expect(visited.size).toBeGreaterThan(3)
  expect(await opener.evaluate((button: HTMLElement) => (button.focus(), document.activeElement === button))).toBe(
    false,
  )
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 600)

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  expect(await scrollLocked(page)).toBe(false)
  expect(await place(page)).toEqual(before)
})

test('「閉じる」 and a press beside a dialog close it; a drag out of its text does not [MI-017]', async ({ page }) => {
  await openKit(page)
  const opener = page.getByRole('button', { name: 'ダイアログを開く' })
  const dialog = page.getByRole('dialog', { name: '質問する' })
  await opener.click()
  await dialog.getByRole('button', { name: '閉じる' }).click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.click()
  const box = (await dialog.boundingBox())!
  await page.mouse.move(box.x + 60, box.y + 120)
  await page.mouse.down()
  await page.mouse.move(10, 10)
  await page.mouse.up()
  await expect(dialog).toBeVisible()
  await page.mouse.click(10, 10)
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a second dialog takes the place of the first, and the page is free after it [CO-017]', async ({ page }) => {
  await openKit(page)
  const opener = page.getByRole('button', { name: 'ダイアログを開く' })
  await opener.click()
  await page.getByRole('button', { name: '確認へ進む' }).click()
  await expect(page.getByRole('dialog', { name: '送信の確認' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
  expect(await scrollLocked(page)).toBe(false)
})

test('a popup is a labelled dialog that Esc closes [MI-017]', async ({ page }) => {
  await openKit(page)
  const opener = page.getByRole('button', { name: 'ポップアップを開く' })
  await opener.click()
  const popup = page.getByRole('dialog', { name: 'この講座を見るには' })
  await expect(popup).toBeVisible()
  expect(await scrollLocked(page)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the consultation area locks the page while open, and button, backdrop and Esc free it again [CO-009]', async ({
  page,
}) => {
  await openKit(page)
  await page.evaluate(() => scrollTo(0, 700))
  const before = await place(page)
  const opener = page.getByRole('button', { name: '相談する' })
  const area = page.getByRole('dialog', { name: '相談窓口' })
  for (const close of [
    () => area.getByRole('button', { name: '閉じる' }).click(),
    () => page.mouse.click(10, 10),
    () => page.keyboard.press('Escape'),
  ]) {
    await opener.click()
    await expect(area.getByRole('link', { name: '無料相談' })).toBeVisible()
    expect(await scrollLocked(page)).toBe(true)
    await close()
    await expect(area).toBeHidden()
    expect(await scrollLocked(page)).toBe(false)
    expect(await place(page)).toEqual(before)
  }

  // Taken away while it is open, it leaves no lock behind.
  await opener.click()
  await area.getByRole('link', { name: '無料相談' }).evaluate((link) => link.closest('section')!.remove())
  expect(await scrollLocked(page)).toBe(false)
})

test('the consultation button makes room within 100 px of the footer and comes back [CO-008]', async ({ page }) => {
  await openKit(page)
  const opener = page.getByRole('button', { name: '相談する' })
  await expect(opener).toBeVisible()
  const toFooter = (distance: number) =>
    page.evaluate((rest) => {
      const footer = document.querySelector('#site-footer')!.getBoundingClientRect()
      scrollBy(0, footer.top - innerHeight - rest)
    }, distance)
  await toFooter(110)
  await expect(opener).toBeVisible()
  await toFooter(90)
  await expect(opener).toBeHidden()
  await toFooter(300)
  await expect(opener).toBeVisible()
})

test('the gallery opens large pictures, turns by button and arrow key, and gives the focus back [CO-012]', async ({
  page,
}) => {
  await openKit(page)
  const thumbnail = page.getByRole('button', { name: '作品の例 2を拡大する' })
  await thumbnail.click()
  const dialog = page.getByRole('dialog', { name: '作品の例' })
  await expect(dialog.getByRole('img', { name: '作品の例 2' })).toBeVisible()
  expect(await scrollLocked(page)).toBe(true)
  await dialog.getByRole('button', { name: '次の画像' }).click()
  await expect(dialog.getByRole('img', { name: '作品の例 3' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByRole('img', { name: '作品の例 1' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('2 / 3')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(thumbnail).toBeFocused()
  expect(await scrollLocked(page)).toBe(false)

  await page.getByRole('button', { name: '一枚だけの例 1を拡大する' }).click()
  await expect(page.getByRole('dialog', { name: '一枚だけの例' }).getByRole('button')).toHaveText([''])
})
