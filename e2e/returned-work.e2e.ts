import { axe, expect, noSidewaysScroll, picture, test } from '#test/browser.ts'

test('a learner draws the line between what was sent and what came back, by key, by hand and from near', async ({
  signedIn,
}) => {
  const page = await signedIn('corrected')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/user_corrected_works/1')
  const line = page.getByRole('slider', { name: '提出した絵と添削後の境目' })
  const after = page.locator('.stage-after')
  const cut = () => after.evaluate((element) => getComputedStyle(element).clipPath)
  // What the teacher drew is what one sees first, all of it.
  await expect(line).toHaveValue('0')
  await page.getByRole('button', { name: '半分ずつ比べる' }).click()
  await expect(line).toHaveValue('50')
  await line.focus()
  await page.keyboard.press('End')
  await expect(line).toHaveAttribute('aria-valuetext', '添削後を0%表示')
  await page.keyboard.press('ArrowLeft')
  await expect(line).toHaveValue('99')
  await page.getByRole('button', { name: '添削後だけを見る' }).click()
  await expect(line).toHaveValue('0')
  expect(await cut()).toBe('inset(0px 0px 0px 0%)')
  await page.getByRole('button', { name: '提出した絵だけを見る' }).click()

  const box = (await page.locator('.stage-paper').boundingBox())!
  const middle = box.y + box.height / 3
  await page.mouse.move(box.x + box.width - 4, middle)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 4, middle, { steps: 4 })
  await page.mouse.up()
  expect(Math.abs(Number(await line.inputValue()) - 25)).toBeLessThan(4)

  const near = page.getByRole('button', { name: '拡大する' })
  await near.click()
  await near.click()
  await expect(page.getByText('200%')).toBeVisible()
  const wide = (await page.locator('.stage-paper').boundingBox())!
  expect(Math.round(wide.width / box.width)).toBe(2)
  await noSidewaysScroll(page)
  await picture(page, 'returned-work')
  await axe(page)
})
