import { axe, expect, noSidewaysScroll, picture, test, type Page } from '#test/browser.ts'
import { addMember, newAddress, PASSWORD, signUp } from '#test/accounts/newcomers.ts'

const submit = (page: Page) => page.getByRole('button', { name: '無料で会員登録' })
const email = (page: Page) => page.getByLabel('メールアドレス')
const terms = (page: Page) => page.getByRole('checkbox', { name: /利用規約/ })

async function fillIn(page: Page, address: string, word = PASSWORD) {
  await email(page).fill(address)
  await page.locator('input[name$="[password]"]').fill(word)
}

test('a newcomer signs up, reads the letter, confirms, signs out and signs in again [AC-001][AC-008][AC-012][AC-013]', async ({
  page,
  web,
  expectTrouble,
}) => {
  // The letter's frame runs no scripts, those of the test's own hand included.
  expectTrouble('Blocked script execution')
  const address = newAddress('tabi')
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: '会員登録' }).click()
  await expect(page).toHaveURL('/users/new')
  await fillIn(page, address)
  await terms(page).check()
  await submit(page).click()
  await expect(page.getByRole('heading', { name: '確認メールを送信しました' })).toBeVisible()
  await expect(page.getByText(address)).toBeVisible()
  await web.letters(address)

  await page.goto(`/sandbox/mail?to=${address}`)
  await page.getByRole('link', { name: /会員登録の確認/ }).click()
  const letter = page.frameLocator('iframe')
  await letter.getByRole('link', { name: '登録を完了する' }).click()
  await expect(page).toHaveURL(/\/users\/authorize_email\?token=/)
  await page.getByRole('button', { name: '登録を完了する' }).click()
  await expect(page).toHaveURL('/subscription_orders/new')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('月額プランをはじめる')

  await page.getByRole('button', { name: /さんのメニュー/ }).click()
  await page.getByRole('button', { name: 'ログアウト' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/subscription_orders/new')
  await expect(page).toHaveURL('/sessions/new?return_to=%2Fsubscription_orders%2Fnew')
  await fillIn(page, address)
  await page.getByRole('main').getByRole('button', { name: 'ログイン', exact: true }).click()
  await expect(page).toHaveURL('/subscription_orders/new')
})

test('the sign-up screen names what it takes: address, password, terms, and the consent of a guardian [AC-001][AC-031]', async ({
  page,
}) => {
  await page.goto('/users/new')
  const form = page.locator('form[action="/users/temporary_email_registration"]')
  await expect(form.locator('input[name="user[email]"]')).toBeVisible()
  await expect(form.locator('input[name="user[password]"]')).toBeVisible()
  await expect(form.getByRole('checkbox', { name: /利用規約/ })).toBeVisible()
  await expect(form.getByText('未成年の方は、保護者の同意を得てからお申し込みください。')).toBeVisible()
  for (const [label, path] of [
    ['利用規約', '/terms/user_policy'],
    ['プライバシーポリシー', '/terms/privacy_policy'],
    ['特定商取引法に基づく表記', '/terms/transactions_law'],
  ] as const) {
    await expect(form.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', path)
    expect((await page.request.get(path)).status()).toBe(200)
  }
})

test('registering waits for address, password and the tick; emptying one stops it again [AC-003]', async ({ page }) => {
  for (const path of ['/users/new', '/sessions/new?mode=register']) {
    await page.goto(path)
    await expect(submit(page)).toBeDisabled()
    await fillIn(page, 'hana@example.com')
    await expect(submit(page)).toBeDisabled()
    await terms(page).check()
    await expect(submit(page)).toBeEnabled()
    await email(page).fill('  ')
    await expect(submit(page)).toBeDisabled()
    await fillIn(page, 'hana@example.com', '')
    await expect(submit(page)).toBeDisabled()
    await fillIn(page, 'hana@example.com')
    await expect(submit(page)).toBeEnabled()
    await terms(page).uncheck()
    await expect(submit(page)).toBeDisabled()
    await page.locator('input[name="user[password]"]').press('Enter')
    await expect(page).toHaveURL(path)
  }
})

test('signing in waits for address and password [AC-003]', async ({ page }) => {
  await page.goto('/sessions/new')
  const button = page.getByRole('main').getByRole('button', { name: 'ログイン', exact: true })
  await expect(button).toBeDisabled()
  await fillIn(page, 'hana@example.com')
  await expect(button).toBeEnabled()
  await fillIn(page, 'hana@example.com', '')
  await expect(button).toBeDisabled()
})

test('one screen registers and signs in, and leads to a new password [AC-005]', async ({ page }) => {
  await page.goto('/sessions/new')
  const form = page.getByRole('main').locator('form:not([action^="/auth/"])')
  await expect(form).toHaveAttribute('action', '/sessions')
  await expect(form.locator('input[name="session[email]"]')).toBeVisible()
  await expect(form.locator('input[name="session[password]"]')).toBeVisible()
  await page.getByRole('link', { name: 'パスワードを忘れた方' }).click()
  await expect(page).toHaveURL('/accounts/begin_password_reset')
  await page.goto('/sessions/new?mode=register')
  await expect(form).toHaveAttribute('action', '/users/temporary_email_registration')
  await page.getByRole('navigation', { name: '切り替え' }).getByRole('link', { name: 'ログイン' }).click()
  await expect(form).toHaveAttribute('action', '/sessions')
  await page.getByRole('navigation', { name: '切り替え' }).getByRole('link', { name: '会員登録' }).click()
  await expect(form).toHaveAttribute('action', '/users/temporary_email_registration')
})

test('what is wrong with registering stands under the password until the other mode is chosen [AC-007]', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble('422')
  await page.goto('/sessions/new?mode=register')
  await fillIn(page, 'hana@example', 'password')
  await terms(page).check()
  await submit(page).click()
  const list = page.getByRole('main').getByRole('list').filter({ hasText: 'メールアドレスの形式' })
  await expect(list.getByRole('listitem')).toHaveText([
    'メールアドレスの形式が正しくありません。',
    '推測されやすいパスワードは使用できません。',
  ])
  const [field, below] = [await page.locator('input[name="user[password]"]').boundingBox(), await list.boundingBox()]
  expect(below!.y).toBeGreaterThan(field!.y + field!.height - 1)
  await expect(email(page)).toHaveValue('hana@example')
  await picture(page, 'register-mistakes')
  await axe(page)
  const modes = page.getByRole('navigation', { name: '切り替え' })
  await modes.getByRole('link', { name: 'ログイン' }).click()
  await expect(list).toBeHidden()
  await expect(email(page)).toHaveValue('hana@example')
  await modes.getByRole('link', { name: '会員登録' }).click()
  await expect(list).toBeHidden()
})

test('a sign-up is counted once on the order page [AC-004]', async ({ page, person, web }) => {
  const address = newAddress()
  await page.goto('/users/new')
  await fillIn(page, address)
  await terms(page).check()
  await submit(page).click()
  await expect(page).toHaveURL(/\/sent\?id=/)
  expect(await page.evaluate(() => localStorage.getItem('registrationView'))).toBe('1')
  const link = (await web.letters(address))[0]!.links.find((one) => one.includes('token='))!
  await page.goto(new URL(link).pathname + new URL(link).search)
  await page.getByRole('button', { name: '登録を完了する' }).click()
  const events = () => page.evaluate(() => (window as { dataLayer?: object[] }).dataLayer ?? [])
  await expect.poll(events).toEqual([{ event: 'registration_view' }])
  expect(await page.evaluate(() => localStorage.getItem('registrationView'))).toBeNull()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'プランに含まれるものを見る' }).hover()
  expect(await events()).toEqual([])

  const other = await person(await addMember(web).then((member) => member.email))
  await other.goto('/subscription_orders/new')
  await other.getByRole('button', { name: /さんのメニュー/ }).click()
  expect(await other.evaluate(() => (window as { dataLayer?: object[] }).dataLayer ?? [])).toEqual([])
})

test('the order page tells minors to ask their guardians [AC-031]', async ({ signedIn, web }) => {
  const page = await signedIn((await addMember(web)).email)
  await page.goto('/subscription_orders/new')
  await expect(page.getByText('未成年の方は、保護者の同意を得てからお申し込みください。')).toBeVisible()
})

test.describe('sending the letter again', () => {
  test.use({ ownHouse: true })

  test('says what becomes of it: 送信, 送信中, 送信しました, and 送信 again; the server’s words stand at the field [AC-014][AC-016]', async ({
    page,
    house,
    expectTrouble,
  }) => {
    expectTrouble('429')
    const address = newAddress()
    const sent = await signUp(house.visitor(), address)
    await page.goto(sent.location!)
    const button = page.getByRole('main').getByRole('button')
    await expect(button).toHaveText('送信')
    await button.click()
    await expect(page.getByRole('alert')).toHaveText('確認メールは1分以上あけて再送信してください。')
    await expect(button).toHaveText('送信')

    await house.moveClock({ advance: '2m' })
    let go = () => {}
    const held = new Promise<void>((resolve) => (go = resolve))
    await page.route('**/resend_authorization_email', (route) => held.then(() => route.continue()))
    await button.click()
    await expect(button).toHaveText('送信中')
    await expect(button).toBeDisabled()
    go()
    await expect(button).toHaveText('送信しました')
    await expect(page.getByRole('alert')).toBeHidden()
    await expect(button).toHaveText('送信', { timeout: 4_000 })
    expect(await house.letters(address, { seen: 1 })).toHaveLength(2)
  })
})

test('somebody who forgot the password gets a new one by mail, typed once and looked at [AC-028] [AC-038]', async ({
  page,
  web,
}) => {
  const { email: address } = await addMember(web)
  await page.goto('/accounts/begin_password_reset')
  await page.getByLabel('メールアドレス').fill(address)
  await page.getByRole('main').getByRole('button', { name: '送信' }).click()
  await expect(page.getByText('パスワード再設定用のメールを送信しました。')).toBeVisible()
  const link = (await web.letters(address))[0]!.links.find((one) => one.includes('token='))!
  await page.goto(new URL(link).pathname + new URL(link).search)
  const field = page.getByLabel('新しいパスワード')
  await field.fill('atarashii-fude-7')
  await expect(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'パスワードを表示' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await expect(page.locator('main input:not([type=hidden]):visible')).toHaveCount(1)
  await page.getByRole('button', { name: 'パスワードを変更する' }).click()
  await expect(page.getByText('パスワードを変更しました。新しいパスワードでログインしてください。')).toBeVisible()
  await fillIn(page, address, 'atarashii-fude-7')
  await page.getByRole('main').getByRole('button', { name: 'ログイン', exact: true }).click()
  await expect(page).toHaveURL('/')
})

test('signing up and in works without a script', async ({ browser, web }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: web.url })
  const page = await context.newPage()
  const { email: address } = await addMember(web)
  await page.goto('/sessions/new?return_to=/subscription_orders/new')
  await fillIn(page, address)
  await page.getByRole('main').getByRole('button', { name: 'ログイン', exact: true }).click()
  await expect(page).toHaveURL(/\/subscription_orders\/new$/)
  await context.close()
})

const entrances = [
  '/users/new',
  '/sessions/new',
  '/sessions/new?mode=register',
  '/users/authorize_email?token=none',
  '/accounts/begin_password_reset?sent=1',
  '/accounts/reset_password?token=none',
]
const explained = [
  '/subscriptions/lp',
  '/subscriptions/beginner_guide',
  '/lps/ambassador',
  '/correction_campaigns',
  '/terms/transactions_law',
]
const forMembers = (id: number) => [
  '/subscription_orders/new',
  `/users/${id}/edit_email`,
  `/users/${id}/settings`,
  '/user_attending_consultations/consultation_form',
  '/user_attending_consultations/feed_back_form',
]

async function walk(page: Page, paths: readonly string[]) {
  test.setTimeout(90_000)
  for (const path of paths) {
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      if (width === 320) await page.goto(path)
      await noSidewaysScroll(page)
      if (width !== 320) await axe(page)
    }
  }
}

test('every screen of signing up and in is open to everybody, from a small phone to a wide screen', async ({
  page,
  web,
}) => {
  const signedUp = await signUp(web.visitor(), newAddress())
  await walk(page, [signedUp.location!, ...entrances])
})

test('the pages that explain are open to everybody, from a small phone to a wide screen [OV-014]', async ({ page }) => {
  await walk(page, explained)
})

test('the account pages of a member are open to everybody, from a small phone to a wide screen', async ({
  signedIn,
  web,
}) => {
  const { id, email: address } = await addMember(web)
  await walk(await signedIn(address), forMembers(id))
})
