import { expect, test, type Page } from '#test/browser.ts'
import { newPerson } from '#test/people.ts'
import { choosePlan, confirmButton, order, reachConfirmation, typeCard, type TypedCard } from './card-journey.ts'

// Each journey loads several pages, and every one of them asks the provider.
test.describe.configure({ timeout: 90_000 })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const number = (page: Page) => page.getByLabel('カード番号')
const cvc = (page: Page) => page.getByLabel('セキュリティコード')
const holder = (page: Page) => page.getByLabel('カード名義人')

test('a card is typed the way it comes: grouped, full-width, pasted, and 「確認」 waits for all of it [CA-002] [CA-003] [CA-004]', async ({
  signedIn,
  house,
}) => {
  const page = await signedIn((await newPerson(house)).email)
  await choosePlan(page)
  await number(page).pressSequentially('41111111')
  await expect(number(page)).toHaveValue('4111 1111')
  await number(page).fill('４１１１１１１１１１１１１１１１２２')
  await expect(number(page)).toHaveValue('4111 1111 1111 1111')
  await number(page).press('Home')
  await page.keyboard.press('Delete')
  await page.keyboard.type('9')
  await expect(number(page)).toHaveValue('9111 1111 1111 1111')
  expect(await number(page).evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(1)

  const year = new Date((await house.now()).getTime() + 9 * 3_600_000).getUTCFullYear()
  const options = (name: string) => page.getByLabel(name).locator('option').allInnerTexts()
  expect(await options('有効期限（月）')).toEqual([
    '月',
    ...[...Array(12).keys()].map((month) => String(month + 1).padStart(2, '0')),
  ])
  expect(await options('有効期限（年）')).toEqual(['年', ...[...Array(20).keys()].map((more) => String(year + more))])
  await cvc(page).pressSequentially('12345')
  await expect(cvc(page)).toHaveValue('1234')
  await holder(page).fill('ＴＡＲＯ')
  await expect(page.getByText('半角英字で入力してください。')).toBeVisible()
  await expect(holder(page)).toHaveAttribute('aria-invalid', 'true')

  await typeCard(page)
  await expect(confirmButton(page)).toBeEnabled()
  const empty: [() => Promise<unknown>, () => Promise<unknown>][] = [
    [() => number(page).fill(''), () => number(page).fill('4111')],
    [
      () => page.getByLabel('有効期限（月）').selectOption(''),
      () => page.getByLabel('有効期限（月）').selectOption('12'),
    ],
    [
      () => page.getByLabel('有効期限（年）').selectOption(''),
      () => page.getByLabel('有効期限（年）').selectOption({ index: 3 }),
    ],
    [() => cvc(page).fill(''), () => cvc(page).fill('123')],
    [() => holder(page).fill(' '), () => holder(page).fill('TARO')],
  ]
  for (const [clear, mend] of empty) {
    await clear()
    await expect(confirmButton(page)).toBeDisabled()
    await holder(page).press('Enter')
    await mend()
    await expect(confirmButton(page)).toBeEnabled()
  }
  expect(await page.locator('main form[method=dialog] [name]').count()).toBe(0)
  for (const [field, said] of [
    [number(page), 'cc-number'],
    [cvc(page), 'cc-csc'],
    [holder(page), 'cc-name'],
    [page.getByLabel('有効期限（月）'), 'cc-exp-month'],
    [page.getByLabel('有効期限（年）'), 'cc-exp-year'],
  ] as const)
    await expect(field).toHaveAttribute('autocomplete', said)
  await expect(number(page)).toHaveAttribute('inputmode', 'numeric')
})

const atField: [string, TypedCard, (page: Page) => ReturnType<typeof number>, string][] = [
  ['CA-012', { number: '4111 1111 1111 1112' }, number, 'カード番号が間違っています。'],
  ['CA-013', { number: '1234 5678' }, number, 'カード番号の形式が正しくありません。'],
  ['CA-013', { number: '4999 0000 0000 0104' }, number, 'カード番号が入力されていません。'],
  [
    'CA-013',
    { number: '4999 0000 0000 0112' },
    (page) => page.getByLabel('有効期限（月）'),
    'カードの有効期限が入力されていません。',
  ],
  ['CA-013', { cvc: '12' }, cvc, 'セキュリティコードの形式が正しくありません。'],
  ['CA-013', { cvc: '000' }, cvc, 'セキュリティコードが入力されていません。'],
  ['CA-014', { name: 'INVALID NAME' }, holder, 'カード名義人のフォーマットが異常です。'],
]

test('what the provider finds wrong stands at its field, and goes when it is asked again [CA-012] [CA-013] [CA-014] [CA-017]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble('400')
  const page = await signedIn((await newPerson(house)).email)
  await choosePlan(page)
  let before: string | null = null
  for (const [, card, field, sentence] of atField) {
    await typeCard(page, card)
    await confirmButton(page).click()
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page)).toHaveAccessibleDescription(new RegExp(sentence.replace('。', '')))
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1)
    if (before !== null && before !== sentence) await expect(page.getByText(before, { exact: true })).toBeHidden()
    before = sentence
  }
  const past = new Date((await house.now()).getTime() - 62 * 86_400_000)
  const [year, month] = past.toISOString().split('-') as [string, string]
  if (Number(year) === (await house.now()).getUTCFullYear()) {
    await typeCard(page, { month, year })
    await confirmButton(page).click()
    await expect(page.getByText('カードの有効期限が正しくないか、期限が切れています。')).toBeVisible()
  }
})

test('markup in the provider’s words is words [CA-017]', async ({ signedIn, house, expectTrouble }) => {
  expectTrouble('400')
  const page = await signedIn((await newPerson(house)).email)
  await choosePlan(page)
  const headers = { 'access-control-allow-origin': '*' }
  const json = { status: 'failure', code: 'invalid_card_number', message: '<b id="planted">番号</b>' }
  await page.route('**/payments/token', (route) => route.fulfill({ status: 400, json, headers }))
  await typeCard(page)
  await confirmButton(page).click()
  await expect(page.getByText('<b id="planted">番号</b>')).toBeVisible()
  await expect(page.locator('#planted')).toHaveCount(0)
})

test('the provider’s own trouble is an alert, and nothing typed is lost [CA-015] [CA-017]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble('400')
  expectTrouble('ERR_')
  const page = await signedIn((await newPerson(house)).email)
  await choosePlan(page)
  const confirmWithAlert = async () => {
    const alert = page.waitForEvent('dialog')
    const click = confirmButton(page).click()
    const dialog = await alert
    await dialog.accept()
    await click
    return dialog.message()
  }
  await typeCard(page, { number: '4999 0000 0000 0013' })
  expect(await confirmWithAlert()).toBe('システムエラーが発生しました。時間をおいて再度お試しください。')
  await expect(number(page)).toHaveValue('4999 0000 0000 0013')
  await number(page).fill('4999 0000 0000 0088')
  expect(await confirmWithAlert()).toBe('サーバーとの通信に失敗しました。時間を開けて再度お試しください。')
  await expect(number(page)).toHaveValue('4999 0000 0000 0088')
  await expect(holder(page)).toHaveValue('TARO EGAKU')
  await expect(confirmButton(page)).toBeEnabled()
})

test('what no buyer can mend leads to the page of payment errors, with its code [CA-016] [CA-018]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble('400')
  const page = await signedIn((await newPerson(house)).email)
  await choosePlan(page)
  for (const [end, code] of [
    ['0021', 'invalid_request_format'],
    ['0039', 'invalid_token_api_key'],
    ['0047', 'missing_token_api_key'],
    ['0054', 'invalid_lang'],
    ['0062', 'unauthorized_merchant'],
    ['0070', 'brand_not_contracted'],
  ]) {
    if (end !== '0021') await page.goto('/users/edit_card/form')
    await typeCard(page, { number: `4999 0000 0000 ${end}` })
    await confirmButton(page).click()
    await expect(page).toHaveURL(`/subscription_orders/payment_error?res_code=${code}`)
    await expect(page.getByRole('main')).toContainText(code!)
  }
  await page.getByRole('link', { name: 'プランの選択に戻る' }).click()
  await expect(page.getByRole('radio', { name: /^6ヶ月プラン/ })).toBeVisible()
})

test('an Enter that chooses a candidate sends nothing', async ({ signedIn, house }) => {
  const page = await signedIn((await newPerson(house)).email)
  await choosePlan(page)
  let asked = 0
  page.on('request', (request) => void (request.url().endsWith('/payments/token') && asked++))
  await typeCard(page)
  await expect(confirmButton(page)).toBeEnabled()
  const held = await holder(page).evaluate((field) => {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing: true })
    return !field.dispatchEvent(enter)
  })
  expect(held).toBe(true)
  await expect(heading(page, 'お支払い方法の入力')).toBeVisible()
  expect(asked).toBe(0)
})

const ASKING = '5555 5555 5555 4444'
const stateOf = (house: { db: import('#platform/db.ts').Db }, memberId: number) =>
  house.db
    .selectFrom('orders')
    .select(['key', 'state', 'failure_code'])
    .where('member_id', '=', memberId)
    .orderBy('shown_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

test('the issuer is asked; a right code begins the plan, and the same return changes nothing more [CA-019] [CA-020]', async ({
  signedIn,
  house,
}) => {
  const { email, memberId } = await newPerson(house, { plan: { state: 'after_unsubscribe', planId: 2 } })
  const page = await signedIn(email)
  await reachConfirmation(page, { number: ASKING, plan: '1ヶ月プラン' })
  await order(page)
  await expect(page).toHaveURL(/\/challenge\//)
  expect((await house.cardLedger({ member: String(memberId) })).charges).toEqual([])
  await page.getByLabel(/認証コード/).fill('123456')
  await page.getByRole('button', { name: '認証する' }).click()
  await expect(heading(page, 'プランを再開しました')).toBeVisible()
  const { key } = await stateOf(house, memberId)
  await expect(page).toHaveURL(`/subscription_orders/outcome?order=${key}`)

  const again = await house
    .visitor()
    .post(`/subscription_orders/three_d_secure/return?order=${key}`, {}, { token: null })
  expect([again.status, again.location]).toEqual([303, `/subscription_orders/outcome?order=${key}`])
  const { charges } = await house.cardLedger({ member: String(memberId) })
  expect(charges).toHaveLength(1)
})

test('an issuer that says no, or is left, starts and charges nothing, and one can begin again [CA-019] [CA-020]', async ({
  signedIn,
  house,
}) => {
  const { email, memberId } = await newPerson(house, { plan: { state: 'after_unsubscribe', planId: 2 } })
  const page = await signedIn(email)
  const failed = async () => {
    await expect(page).toHaveURL('/subscription_orders/payment_error?res_code=tds_failed')
    expect(await stateOf(house, memberId)).toMatchObject({ state: 'failed', failure_code: 'tds_failed' })
  }
  await reachConfirmation(page, { number: '4000 0000 0000 0341', plan: '1ヶ月プラン' })
  await order(page)
  await failed()

  await reachConfirmation(page, { number: ASKING, plan: '1ヶ月プラン' })
  await order(page)
  await page.getByRole('button', { name: 'キャンセルする' }).click()
  await failed()

  await reachConfirmation(page, { number: ASKING, plan: '1ヶ月プラン' })
  await order(page)
  await expect(page).toHaveURL(/\/challenge\//)
  const left = await stateOf(house, memberId)
  expect(left.state).toBe('authenticating')

  await reachConfirmation(page, { plan: '1ヶ月プラン' })
  expect((await house.cardLedger({ member: String(memberId) })).charges).toEqual([])
  await order(page)
  await expect(heading(page, 'プランを再開しました')).toBeVisible()
  await page.goto(`/subscription_orders/outcome?order=${left.key}`)
  await expect(page).toHaveURL('/subscription_orders/payment_error?res_code=superseded')
  expect((await house.cardLedger({ member: String(memberId) })).charges).toHaveLength(1)
})

test('a card that is not accepted, or declined, ends on the page of payment errors and starts nothing', async ({
  signedIn,
  house,
}) => {
  const { email, memberId } = await newPerson(house, { plan: { state: 'after_unsubscribe', planId: 2 } })
  const page = await signedIn(email)
  for (const bad of ['4999 0000 0000 0096', '4000 0000 0000 0002', '4000 0000 0000 0069']) {
    await reachConfirmation(page, { number: bad, plan: '1ヶ月プラン' })
    await order(page)
    await expect(heading(page, '決済処理でエラーが発生しました。')).toBeVisible()
  }
  const row = await house.db
    .selectFrom('subscriptions')
    .select('state')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  expect(row?.state).toBe('after_unsubscribe')
})
