import { axe, expect, noSidewaysScroll, picture, test } from '#test/browser.ts'

test('a visitor opens the top page on a small phone without barriers and without scrolling sideways [OV-014]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await axe(page)
  await noSidewaysScroll(page)
  await picture(page, 'top-320')
})

test('a console error fails a journey unless it is expected', async ({ page, expectTrouble }) => {
  expectTrouble('planted')
  await page.goto('/')
  await page.evaluate(() => console.error('planted'))
})
