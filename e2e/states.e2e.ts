import { axe, expect, test } from '#test/browser.ts'

const away = 'インターネットにつながっていません'

test('without a network a press throws nothing away: page and words stay, and one sentence says why', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble('ERR_INTERNET_DISCONNECTED')
  await page.goto('/sessions/new')
  const address = page.getByRole('main').getByLabel(/メールアドレス/)
  await address.fill('hana@example.com')
  await page.context().setOffline(true)
  await expect(page.getByText(away)).toBeVisible()
  await axe(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'ポーズ集' }).click()
  const password = page.getByRole('main').getByRole('textbox', { name: /パスワード/ })
  await password.fill('egaku-demo-2025')
  await password.press('Enter')
  await expect(page).toHaveURL(/\/sessions\/new/)
  await expect(address).toHaveValue('hana@example.com')
  await page.context().setOffline(false)
  await expect(page.getByText(away)).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'ポーズ集' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ポーズ集')
})

test('a page that no answer comes for says so, and is opened again by one press', async ({ page, expectTrouble }) => {
  expectTrouble(/Failed to (load|fetch)/)
  await page.goto('/')
  await page.route('**/*.data*', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'ポーズ集' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'つながりませんでした' })).toBeVisible()
  await page.unroute('**/*.data*')
  await page.getByRole('link', { name: 'もう一度開く' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ポーズ集')
})

test('a page that lets wait says after a while that it is still on its way', async ({ page }) => {
  await page.goto('/')
  let letThrough = () => {}
  const released = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/*.data*', async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'ポーズ集' }).click()
  const words = page.getByText('読み込みに時間がかかっています')
  await expect(words).toBeVisible()
  letThrough()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ポーズ集')
  await expect(words).toBeHidden()
})
