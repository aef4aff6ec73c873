import { axe, expect, noSidewaysScroll, test } from '#test/browser.ts'

const phone = { width: 390, height: 844 }

test('a visitor finds the ways of the site in the header, and the legal pages in the footer [OV-013]', async ({
  page,
}) => {
  await page.goto('/')
  const main = page.getByRole('navigation', { name: '主なページ' })
  await expect(main.getByRole('link')).toHaveText(['講座を探す', 'カリキュラム', '無料レッスン', '料金プラン'])
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'ログイン' })).toHaveAttribute('href', '/sessions/new')
  await expect(header.getByRole('link', { name: '無料で会員登録' })).toHaveAttribute('href', '/users/new')
  const legal = page.getByRole('navigation', { name: '規約と環境' })
  await expect(legal.getByRole('link', { name: '利用規約' })).toHaveAttribute('href', '/terms/user_policy')
  await expect(legal.getByRole('link', { name: 'プライバシーポリシー' })).toHaveAttribute(
    'href',
    '/terms/privacy_policy',
  )
})

test('a visitor has no consultation buttons; a member has those that are switched on, where one chooses what to learn [CO-004] [CO-006] [CO-018]', async ({
  page,
  signedIn,
}) => {
  await page.goto('/courses')
  await expect(page.getByRole('button', { name: '相談する' })).toHaveCount(0)
  await signedIn('learner')
  await page.goto('/terms/user_policy')
  await expect(page.getByRole('button', { name: '相談する' })).toHaveCount(0)
  await page.goto('/courses')
  await page.getByRole('button', { name: '相談する' }).click()
  const area = page.getByRole('dialog', { name: '相談窓口' })
  await expect(area.getByRole('link', { name: '無料相談' })).toHaveAttribute(
    'href',
    '/user_attending_consultations/consultation_form',
  )
  await expect(area.getByRole('link', { name: 'ご意見・ご感想' })).toHaveAttribute(
    'href',
    '/user_attending_consultations/feed_back_form',
  )
})

for (const width of [390, 820, 1024])
  test(`whom one can ask lies over nothing that is pressed at ${width} px: it stands in the header and opens from there [CO-004]`, async ({
    page,
    signedIn,
  }) => {
    await signedIn('learner')
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/courses')
    await page.mouse.wheel(0, 1500)
    const opener = page.getByRole('button', { name: '相談する' })
    const [sign, header] = [(await opener.boundingBox())!, (await page.getByRole('banner').boundingBox())!]
    expect(sign.width).toBeGreaterThanOrEqual(44)
    expect(sign.height).toBeGreaterThanOrEqual(44)
    expect(sign.y).toBeGreaterThanOrEqual(header.y)
    expect(sign.y + sign.height).toBeLessThanOrEqual(header.y + header.height)
    await noSidewaysScroll(page)
    await opener.click()
    await expect(page.getByRole('dialog', { name: '相談窓口' }).getByRole('link', { name: '無料相談' })).toBeVisible()
    await axe(page)
  })

for (const width of [1280, 1440, 1700])
  test(`whom one can ask floats beside the page's column and not over what a course costs at ${width} px [CO-004]`, async ({
    page,
    signedIn,
  }) => {
    await signedIn('learner')
    await page.setViewportSize({ width, height: 800 })
    for (const [path, column] of [
      ['/courses/1', '.course-side > *'],
      ['/courses', 'main section'],
    ] as const) {
      await page.goto(path)
      const sign = (await page.getByRole('button', { name: '相談する' }).boundingBox())!
      const beside = (await page.locator(column).first().boundingBox())!
      expect(sign.x, path).toBeGreaterThanOrEqual(beside.x + beside.width)
      expect(sign.x + sign.width).toBeLessThanOrEqual(width)
      expect(sign.height).toBeGreaterThanOrEqual(44)
    }
  })

test('a member opens the account menu by key, and Esc gives the focus back [MI-017]', async ({ page, signedIn }) => {
  await signedIn('learner')
  await page.goto('/terms/user_policy')
  const opener = page.getByRole('button', { name: '日向あかりさんのメニュー' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const change = page.getByRole('link', { name: 'メールアドレス変更' })
  await expect(change).toBeVisible()
  await expect(change).toHaveAttribute('href', /^\/users\/\d+\/edit_email$/)
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(change).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a member signs out from the menu', async ({ page, signedIn }) => {
  await signedIn('learner')
  await page.goto('/terms/user_policy')
  await page.getByRole('button', { name: '日向あかりさんのメニュー' }).click()
  await page.getByRole('button', { name: 'ログアウト' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'ログイン' })).toBeVisible()
})

test('nothing is offered for sale in the header to those who have paid', async ({ page, signedIn, person }) => {
  await signedIn('learner')
  await page.goto('/terms/user_policy')
  const main = page.getByRole('navigation', { name: '主なページ' })
  await expect(main.getByRole('link', { name: '学習状況' })).toBeVisible()
  await expect(main.getByRole('link', { name: '料金プラン' })).toHaveCount(0)
  await expect(main.getByRole('link', { name: '添削', exact: true })).toHaveAttribute('href', '/correction_campaigns')
  const member = await person('member')
  await member.goto('/terms/user_policy')
  await expect(
    member.getByRole('navigation', { name: '主なページ' }).getByRole('link', { name: '料金プラン' }),
  ).toBeVisible()
})

test('on a phone the menu rises from below, leads on and closes itself [MI-017] [CO-017]', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/terms/user_policy')
  const opener = page.getByRole('button', { name: 'メニュー' })
  const menu = page.getByRole('dialog', { name: 'メニュー' })
  await expect(async () => {
    await opener.click()
    await expect(menu).toBeVisible({ timeout: 500 })
  }).toPass()
  await axe(page)
  const { y, height } = (await menu.boundingBox())!
  expect(y + height).toBeCloseTo(phone.height, -1)
  await menu.getByRole('link', { name: '料金プラン' }).click()
  await expect(page).toHaveURL(/\/subscriptions\/lp$/)
  await expect(menu).toBeHidden()
})

test('the menu keeps the keys inside, gives the focus back, and is closed by whoever leaves it [MI-017]', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/terms/user_policy')
  const opener = page.getByRole('button', { name: 'メニュー' })
  const menu = page.getByRole('dialog', { name: 'メニュー' })
  const close = menu.getByRole('button', { name: '閉じる' })
  const last = menu.getByRole('link', { name: 'ログイン' })
  await expect(async () => {
    await opener.press('Enter')
    await expect(menu).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(close).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(last).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.click()
  await expect(close).toBeFocused()
  const { x, y } = (await page.getByRole('link', { name: 'Egaku' }).first().boundingBox())!
  await page.mouse.click(x + 2, y + 2)
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/terms\/user_policy$/)
  await expect(opener).toBeFocused()

  await opener.click()
  await expect(close).toBeFocused()
  await page.locator('#main').focus()
  await expect(menu).toBeHidden()
})

test('a closed announcement is gone from the next page’s HTML, a reload included, and a member’s account keeps it [MI-027][MI-032]', async ({
  page,
  person,
}) => {
  await page.goto('/terms/user_policy')
  const notice = page.getByRole('region', { name: 'お知らせ', exact: true })
  await expect(notice).toBeVisible()
  await expect(async () => {
    await notice.getByRole('button', { name: 'お知らせを閉じる' }).click({ timeout: 500 })
    await expect(notice).toHaveCount(0, { timeout: 500 })
  }).toPass()
  const html = await (await page.request.get('/terms/user_policy')).text()
  expect(html).not.toContain('aria-label="お知らせ"')

  const member = await person('cont6')
  await member.goto('/terms/user_policy')
  const kept = member.waitForResponse((reply) => /\/notifications\/\d+\/closing$/.test(reply.url()))
  await member.getByRole('region', { name: 'お知らせ', exact: true }).getByRole('button', { name: '閉じる' }).click()
  expect((await kept).status()).toBe(200)
})

test.describe('with a browser outside the recommended list', () => {
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0' })

  test('advice about browsers shows until it is closed, and leads to the list [CO-001] [CO-003]', async ({ page }) => {
    await page.goto('/terms/user_policy')
    const advice = page.getByRole('region', { name: '推奨ブラウザのお知らせ' })
    await expect(advice).toContainText('快適にご利用いただくため、推奨ブラウザでのご利用をおすすめします')
    await expect(advice.getByRole('link')).toHaveAttribute('href', '/terms/recommended_env')
    await expect(async () => {
      await advice.getByRole('button').click({ timeout: 500 })
      await expect(advice).toHaveCount(0, { timeout: 500 })
    }).toPass()
    const html = await (await page.request.get('/terms/user_policy')).text()
    expect(html).not.toContain('推奨ブラウザでのご利用')
  })
})

test('a browser on the recommended list gets no advice [CO-001]', async ({ page }) => {
  await page.goto('/terms/user_policy')
  await expect(page.getByRole('region', { name: '推奨ブラウザのお知らせ' })).toHaveCount(0)
})

test('the first Tab offers a way past the header', async ({ page }) => {
  await page.goto('/terms/user_policy')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '本文へ移動' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})
