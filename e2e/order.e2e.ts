import { axe, expect, noSidewaysScroll, test, type Page } from '#test/browser.ts'
import { newCardNumber } from '#test/money/new-card.ts'
import { newPerson } from '#test/people.ts'
import {
  atConfirmation,
  choosePlan,
  confirmButton,
  order,
  orderButton,
  reachConfirmation,
  typeCard,
} from './card-journey.ts'

// Each journey loads several pages, and every one of them asks the provider.
test.describe.configure({ timeout: 90_000 })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const said = (page: Page, about: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(about, { exact: true }) })
    .locator('dd')
const past = { plan: { state: 'after_unsubscribe', planId: 2 } } as const

test('somebody new starts with the keyboard alone: plan, card, every yen in view, what happens next, and the way back to the course that they came for [PL-009] [CA-007] [PL-033] [PL-034] [AC-031]', async ({
  signedIn,
  house,
}) => {
  const { email, memberId } = await newPerson(house)
  const page = await signedIn(email)
  const toUs: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(house.url)) toUs.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  await page.goto('/courses/1')
  await page.getByRole('button', { name: 'この講座を受講する' }).first().press('Enter')
  await page.goto('/subscription_orders/new')
  await page.getByRole('radio', { name: /^1ヶ月プラン/ }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^6ヶ月プラン/ })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'お支払い方法の入力')).toBeVisible()
  await expect(page).toHaveURL(/\/subscription_orders\/card_form$/)
  const number = newCardNumber()
  await page.getByLabel('カード番号').focus()
  await page.keyboard.type(number)
  await page.keyboard.press('Tab')
  await page.keyboard.type('0')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.type('987')
  await page.keyboard.press('Tab')
  await page.keyboard.type('HANAKO EGAKU')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'お申し込み内容の確認')).toBeVisible()

  await expect(page.getByText(`411111********${number.slice(-2)}`)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('987')
  for (const about of [
    'ご利用の開始',
    '有料への切り替え',
    '契約期間',
    '月額料金',
    '契約期間の合計',
    '初回のお支払い',
    '2回目以降のお支払い',
    '自動更新',
    '解約の方法と期限',
    '返金',
  ])
    await expect(said(page, about)).not.toBeEmpty()
  await expect(said(page, 'お申し込みのプラン')).toContainText('6ヶ月分')
  await expect(said(page, '2回目以降のお支払い').getByRole('listitem')).toHaveCount(6)
  await expect(page.getByText('未成年の方は、保護者の同意を得てからお申し込みください。')).toBeVisible()
  await expect(page.getByRole('radio', { name: '18歳未満です' })).toBeVisible()
  const terms = await page.locator('dl').innerText()
  await page.getByLabel('18歳以上です').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'お申し込みが完了しました')).toBeVisible()
  await expect(page.locator('a[href^="/daily_lesson_"]')).toHaveText('最初のレッスンを見る')
  await expect(page.getByRole('link', { name: '見ていた講座へ' })).toHaveAttribute('href', '/courses/1')
  await expect(page.getByText('解約しない場合は')).toBeVisible()

  const plain = toUs.map((one) => decodeURIComponent(one).replaceAll(/[\s+]/g, ''))
  expect(plain.filter((one) => one.includes(number) || /=987(&|$)/.test(one))).toEqual([])
  const kept = await house.db
    .selectFrom('orders')
    .select(['terms', 'state'])
    .where('member_id', '=', memberId)
    .execute()
  expect(kept).toHaveLength(1)
  const { monthlyYen, totalYen } = kept[0]!.terms as { monthlyYen: number; totalYen: number }
  expect(terms).toContain(`${monthlyYen.toLocaleString('ja-JP')}円`)
  expect(terms).toContain(`${totalYen.toLocaleString('ja-JP')}円`)
  const [letter] = await house.letters(email)
  expect(letter!.text).toContain(`${totalYen.toLocaleString('ja-JP')}円`)
})

test('a double click orders and charges once, and a reload shows the same end [PL-036] [CA-009]', async ({
  signedIn,
  house,
}) => {
  const { email, memberId } = await newPerson(house, past)
  const page = await signedIn(email)
  await reachConfirmation(page, { plan: '1ヶ月プラン' })
  await page.getByLabel('18歳以上です').check()
  let go = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  let posts = 0
  await page.route('**/subscription_orders/register_token', async (route) => {
    posts++
    await held
    await route.continue()
  })
  const looks = await orderButton(page).evaluate(async (button: HTMLButtonElement) => {
    button.click()
    button.click()
    while (button.getAttribute('aria-disabled') !== 'true') await new Promise(requestAnimationFrame)
    button.click()
    return button.getAttribute('aria-busy')
  })
  expect(looks).toBe('true')
  go()
  await expect(heading(page, 'プランを再開しました')).toBeVisible()
  expect(posts).toBe(1)
  await page.reload()
  await expect(heading(page, 'プランを再開しました')).toBeVisible()
  const { charges } = await house.cardLedger({ member: String(memberId) })
  expect(charges).toHaveLength(1)
  await page.goto('/subscription_orders/new')
  await expect(heading(page, 'プランの変更')).toBeVisible()
})

test('going back forgets the tokens and the security code, and going on asks the provider again [CA-008] [CA-005]', async ({
  signedIn,
  house,
}) => {
  const page = await signedIn((await newPerson(house)).email)
  const asked: URLSearchParams[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/payments/token')) asked.push(new URLSearchParams(request.postData() ?? ''))
  })
  await reachConfirmation(page)
  expect(asked.map((one) => one.get('cardholder_name'))).toEqual([null, 'TARO EGAKU'])
  for (const one of asked) {
    expect(one.get('card_expire')).toMatch(/^12\/\d\d$/)
    expect([one.get('security_code'), one.get('lang')]).toEqual(['123', 'ja'])
  }
  const token = await page.locator('input[name=register_token]').inputValue()
  await page.getByRole('button', { name: '戻る' }).click()
  await expect(page.getByLabel('セキュリティコード')).toHaveValue('')
  await expect(page.getByLabel('カード名義人')).toHaveValue('TARO EGAKU')
  await expect(page.locator('input[name=register_token]')).toHaveCount(0)
  await expect(confirmButton(page)).toBeDisabled()
  await page.getByLabel('セキュリティコード').fill('123')
  await confirmButton(page).click()
  await atConfirmation(page)
  expect(asked).toHaveLength(4)
  expect(await page.locator('input[name=register_token]').inputValue()).not.toBe(token)
})

test('who comes back orders with the card on file, can change it on the way, and finds the plan still chosen [PL-012] [PL-015] [CA-021] [CA-022]', async ({
  signedIn,
  house,
}) => {
  const { email, memberId } = await newPerson(house, past)
  const card = {
    kind: 'card',
    mask: '555555********44',
    expires_on: '2035-12-31',
    registered_at: await house.now(),
  } as const
  await house.db
    .insertInto('payment_methods')
    .values({ ...card, member_id: memberId, provider_ref: `card_demo_ok_${memberId}` })
    .execute()
  const page = await signedIn(email)
  await choosePlan(page, '6ヶ月プラン')
  await atConfirmation(page)
  await page.getByRole('link', { name: '戻る' }).click()
  await expect(page.getByRole('radio', { name: /^6ヶ月プラン/ })).toBeChecked()
  await page.getByRole('button', { name: '確認へ進む' }).click()
  await atConfirmation(page)

  const confirmation = new URL(page.url())
  const change = page.getByRole('link', { name: 'カードを変更' })
  const form = `/users/edit_card/form?redirect_to=${encodeURIComponent(confirmation.pathname + confirmation.search)}`
  await expect(change).toHaveAttribute('href', form)
  await change.click()
  await expect(page).toHaveURL(form)
  await expect(page.getByText('555555********44')).toBeVisible()
  await typeCard(page)
  await confirmButton(page).click()
  await page.getByRole('button', { name: 'このカードに変更する' }).click()
  await expect(page).toHaveURL(confirmation.href)
  await expect(page.getByText('カード情報を変更しました。')).toBeVisible()
  await expect(page.getByText('555555********44')).toBeHidden()
  await order(page)
  await expect(heading(page, 'プランを再開しました')).toBeVisible()
})

test('without an answer to where a card is changed, an alert says so [CA-021]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble('ERR_FAILED')
  const { email, memberId } = await newPerson(house, past)
  const card = {
    kind: 'card',
    mask: '411111********11',
    expires_on: '2035-12-31',
    registered_at: await house.now(),
  } as const
  await house.db
    .insertInto('payment_methods')
    .values({ ...card, member_id: memberId, provider_ref: `card_demo_ok_${memberId}` })
    .execute()
  const page = await signedIn(email)
  await page.goto('/subscription_orders/confirm?subscription_id=2')
  await page.route('**/payment_key_for_edit*', (route) => route.abort())
  const alert = page.waitForEvent('dialog')
  const click = page.getByRole('link', { name: 'カードを変更' }).click()
  const dialog = await alert
  expect(dialog.message()).toBe('サーバーとの通信に失敗しました。時間を開けて再度お試しください。')
  await dialog.accept()
  await click
  await expect(heading(page, 'お申し込み内容の確認')).toBeVisible()
})

test('every screen of an order is open to everybody, from a small phone to a wide screen', async ({
  signedIn,
  house,
}) => {
  test.setTimeout(180_000)
  const page = await signedIn((await newPerson(house)).email)
  const look = async () => {
    for (const width of [320, 1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await noSidewaysScroll(page)
    }
    await axe(page)
  }
  await page.goto('/subscription_orders/new')
  await look()
  await choosePlan(page, '12ヶ月プラン')
  await look()
  await typeCard(page, { name: 'ＴＡＲＯ' })
  await expect(page.getByText('半角英字で入力してください。')).toBeVisible()
  await look()
  await page.getByLabel('カード名義人').fill('TARO EGAKU')
  await confirmButton(page).click()
  await atConfirmation(page)
  await look()
  await order(page)
  await page.waitForURL(/\/outcome\?/)
  await look()
  for (const path of [
    '/subscription_orders/new',
    '/users/edit_card/form',
    '/subscription_orders/payment_error?res_code=tds_failed',
  ]) {
    await page.goto(path)
    await look()
  }
})

test.describe('when a price changes in between', () => {
  test.use({ ownHouse: true })

  test('the new figures are shown before anything is charged, and say what changed [PL-035]', async ({
    signedIn,
    house,
    expectTrouble,
  }) => {
    expectTrouble('409')
    const { email, memberId } = await newPerson(house, past)
    const page = await signedIn(email)
    await reachConfirmation(page, { plan: '1ヶ月プラン' })
    await house.db
      .insertInto('plan_prices')
      .values({ term_months: 1, monthly_yen: 15_800, valid_from: await house.now() })
      .execute()
    await order(page)
    const changed = page.getByRole('alert', { name: /表示していた内容が変わりました/ })
    await expect(changed).toContainText('月額料金: 13,800円（税込） → 15,800円（税込）')
    await expect(said(page, '初回のお支払い')).toContainText('15,800円')
    expect((await house.cardLedger({ member: String(memberId) })).charges).toEqual([])
    await axe(page)
    await expect(page.getByLabel('18歳以上です')).toBeChecked()
    await orderButton(page).click()
    await expect(heading(page, 'プランを再開しました')).toBeVisible()
    const { charges } = await house.cardLedger({ member: String(memberId) })
    expect(charges.map(({ yen }) => yen)).toEqual([15_800])
  })
})
