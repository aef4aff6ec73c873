import { axe, expect, noSidewaysScroll, picture, test } from '#test/browser.ts'

test('on a phone one button opens what narrows the listing and says what is chosen; how many courses that leaves stands below, and a link takes it back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/courses')
  const narrow = page.getByRole('navigation', { name: '絞り込み' })
  const button = page.locator('summary', { hasText: '絞り込み・並び順' })
  await expect(narrow).toBeHidden()
  await button.click()
  for (const name of ['入門', '上級', '無料レッスンあり'])
    await expect(narrow.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('navigation', { name: '並び順' }).getByRole('link', { name: '古い順' })).toBeInViewport({
    ratio: 1,
  })
  await expect(page.getByRole('link', { name: /^\d+講座を見る$/ })).toBeVisible()
  await axe(page)
  await picture(page, 'listing-narrow-390')
  const count = page.getByRole('tabpanel').getByRole('status').first()
  const all = await count.textContent()
  await narrow.getByRole('link', { name: '初級' }).click()
  await expect(button).toContainText('初級')
  await narrow.getByRole('link', { name: '無料レッスンあり' }).click()
  await expect(page).toHaveURL(/level=beginner&free=true$/)
  await expect(button).toContainText('初級・無料レッスンあり')
  await page.getByRole('link', { name: /^\d+講座を見る$/ }).click()
  await expect(page.locator('article').first()).toBeInViewport()
  await page.goBack()
  await expect(count).toHaveText(/^キャラクター \d+講座のうち\d+講座$/)
  await noSidewaysScroll(page)
  await page.getByRole('link', { name: '条件をはずす' }).click()
  await expect(count).toHaveText(all!)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(button).toBeHidden()
  await page.reload()
  await expect(narrow.getByRole('link', { name: '入門' })).toBeVisible()
})
