import { atAllWidths, axe, expect, test, type Page } from '#test/browser.ts'

test.setTimeout(60_000)

const timer = (page: Page) => page.getByRole('timer')

test.describe('the page of the plans', () => {
  test.use({ ownHouse: true })

  test('counts down to the new prices by the server’s clock, second by second, and stops five minutes before [PL-046]', async ({
    page,
    house,
  }) => {
    await house.moveClock({ at: '2025-03-28T23:00' })
    // The visitor's own clock is years off, and says nothing.
    await page.goto('/subscriptions/lp')
    await expect(timer(page)).toHaveText('あと3日')
    await expect(page.getByRole('complementary').filter({ has: timer(page) })).toContainText('1ヶ月プラン 13,800円')

    await house.moveClock({ at: '2025-03-31T20:58:30' })
    await page.reload()
    await expect(timer(page)).toHaveText(/^あと3時間[01]分$/)

    await house.moveClock({ at: '2025-03-31T23:52:00' })
    await page.reload()
    await expect(timer(page)).toHaveText(/^あと[5-8]分\d+秒$/)
    const first = await timer(page).textContent()
    await expect(timer(page)).not.toHaveText(first!)

    await house.moveClock({ at: '2025-03-31T23:55:30' })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'プランと料金' })).toBeVisible()
    await expect(timer(page)).toHaveCount(0)

    await house.moveClock({ at: '2025-04-01T00:10' })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'プランと料金' })).toBeVisible()
    await expect(timer(page)).toHaveCount(0)
  })

  test('takes the countdown away when the last five minutes begin while somebody looks on [PL-046]', async ({
    page,
    house,
  }) => {
    await house.moveClock({ at: '2025-03-31T23:50' })
    await page.goto('/subscriptions/lp')
    await expect(timer(page)).toHaveText(/^あと[5-9]分\d+秒$/)
    await house.moveClock({ at: '2025-03-31T23:56' })
    // Somebody comes back to the tab: the server's clock is asked again.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(timer(page)).toHaveCount(0)
  })
})

test('a campaign’s link shows its banner, the wide picture on wide windows and the other on phones [PL-042]', async ({
  page,
}) => {
  await page.goto('/subscriptions/lp?cpn=autumn')
  await expect(page).toHaveURL(/\/subscriptions\/lp$/)
  const banner = page.getByRole('complementary', { name: '身のまわりスケッチ週間' })
  const shown = () => banner.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc)
  for (const [width, name] of [
    [1440, 'url-autumn-pc'],
    [390, 'url-autumn-sp'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.reload()
    await expect(banner).toBeVisible()
    expect(await shown()).toContain(name)
  }
  await page.goto('/courses')
  await page.goto('/subscriptions/lp')
  await expect(banner).toBeVisible()
})

test('visitors see prices, campaigns and what happens next, at every width, and reach the order by keyboard [PL-040 PL-041 PL-013 PL-055]', async ({
  page,
  person,
}) => {
  await page.goto('/subscriptions/lp')
  await expect(page.getByText(/^お申し込みの期限 \d+年\d+月\d+日\d+:\d\d$/).first()).toBeVisible()
  const plans = page.getByRole('region', { name: 'プランと料金' })
  await expect(plans.locator('s')).toHaveText(['月額11,800円', '月額8,900円'])
  await expect(plans.getByText('9,800円')).toBeVisible()
  const campaigns = page.getByRole('region', { name: '実施中のキャンペーン' })
  for (const name of ['初月10円キャンペーン', '長期プラン割引', '入会特典 ギフトカード'])
    await expect(campaigns.getByRole('heading', { name })).toBeVisible()
  await atAllWidths(page)
  await page.getByRole('link', { name: '学生割引について' }).click()
  await expect(page.getByRole('heading', { name: '学生割引', level: 1 })).toBeVisible()
  await axe(page)

  const member = await person('before')
  await member.goto('/subscriptions/lp')
  const way = member.getByRole('link', { name: '初月10円ではじめる' }).first()
  await way.focus()
  await member.keyboard.press('Enter')
  await expect(member).toHaveURL(/\/subscription_orders\/new/)
})
