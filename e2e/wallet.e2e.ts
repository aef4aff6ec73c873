import { linkTo } from '#test/accounts/newcomers.ts'
import { atAllWidths, axe, expect, picture, test, type Page } from '#test/browser.ts'
import { atConfirmation, order } from './card-journey.ts'

test.use({ ownHouse: true })
// Each journey loads several pages, and every one of them asks the provider.
test.describe.configure({ timeout: 120_000 })

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const buyer = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })

async function goToWallet(page: Page) {
  await page.getByRole('radio', { name: /^1ヶ月プラン/ }).check()
  await page.getByRole('radio', { name: 'Amazon Pay' }).check()
  await page.getByRole('button', { name: 'Amazon Payへ進む' }).click()
}

/** From the plans to the wallet, and with that buyer back to the confirmation. */
async function chooseAtWallet(page: Page, name: string) {
  await goToWallet(page)
  await expect(heading(page, 'Amazon Pay：お支払い方法の選択')).toBeVisible()
  await buyer(page, name).check()
  await page.getByRole('button', { name: 'この支払い方法で続ける' }).click()
}

test('a newcomer signs up with Amazon, orders a plan at the wallet after giving up once, and sees it as the way to pay [AP-001] [AP-002] [AP-003] [AP-004] [AP-005] [AP-009]', async ({
  page,
  house,
}) => {
  const email = 'buyer-ok@amazon.example'
  await page.goto('/users/new')
  await page.getByRole('button', { name: 'Amazonで登録' }).click()
  await buyer(page, '絵描 花子').check()
  await page.getByRole('button', { name: 'このアカウントで続ける' }).click()
  await expect(page.getByLabel('表示名')).toHaveValue('絵描 花子')
  await expect(page.getByLabel('メールアドレス')).toHaveValue(email)
  await atAllWidths(page, 'wallet-sign-up')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '確認メールを送る' }).click()
  await expect(page.getByText('確認メールを送信しました。')).toBeVisible()
  await page.goto((await linkTo(house, email)).path)
  await page.getByRole('button', { name: '登録を完了する' }).click()
  await expect(page).toHaveURL('/subscription_orders/new')

  await atAllWidths(page, 'wallet-choice')
  await goToWallet(page)
  await page.getByRole('button', { name: 'キャンセルする' }).click()
  await expect(page.getByRole('alert')).toContainText('Amazon Payでのお支払いがキャンセルされました。')
  await expect(page.getByRole('radio', { name: 'Amazon Pay' })).toBeChecked()
  await atAllWidths(page, 'wallet-left')

  await chooseAtWallet(page, '絵描 花子')
  await atConfirmation(page)
  for (const words of ['絵描 花子', email, 'Visa ****1111 (Amazon Pay)']) await expect(main(page)).toContainText(words)
  await expect(page.getByRole('link', { name: /^変更/ })).toHaveAttribute('href', /amazon_pay\/checkout\?/)
  await atAllWidths(page, 'wallet-review')
  await order(page)
  await page.getByRole('button', { name: '同意して続ける' }).click()
  await expect(heading(page, 'お申し込みが完了しました')).toBeVisible()
  await atAllWidths(page, 'wallet-done')

  const { id } = await house.member(email)
  const paid = house.db.selectFrom('subscriptions').select(['state', 'payment_kind']).where('member_id', '=', id)
  expect(await paid.execute()).toEqual([{ state: 'under_trial', payment_kind: 'amazon_pay' }])
  await page.goto(`/users/${id}/plan`)
  await expect(main(page)).toContainText('Visa ****1111')
  await expect(page.getByRole('link', { name: 'Amazonでお支払い方法を変更する' })).toBeVisible()
  await atAllWidths(page, 'wallet-plan')
})

test('whose wallet declines begins nothing, and whose bill it declined pays it there with another [AP-006] [UP-004]', async ({
  signedIn,
  person,
  house,
}) => {
  const page = await signedIn('before')
  await page.goto('/subscription_orders/new')
  await chooseAtWallet(page, '絵描 失子')
  await order(page)
  await page.getByRole('button', { name: '同意して続ける' }).click()
  await expect(page).toHaveURL('/subscription_orders/payment_error?res_code=HardDeclined')
  await atAllWidths(page, 'wallet-declined')
  const { id: before } = await house.member('before@example.com')
  const begun = house.db.selectFrom('subscriptions').select('state').where('member_id', '=', before)
  expect(await begun.execute()).toEqual([])

  const debtor = await person('amazon-declined')
  const { id } = await house.member('amazon-declined@example.com')
  await debtor.goto(`/users/${id}/payments`)
  await expect(main(debtor)).toContainText('Amazon Pay')
  await atAllWidths(debtor, 'wallet-debt')
  await debtor.getByRole('button', { name: 'Amazon Payで支払う' }).click()
  await buyer(debtor, '絵描 花子').check()
  await debtor.getByRole('button', { name: 'この支払い方法で続ける' }).click()
  await expect(heading(debtor, 'お支払いの確認')).toBeVisible()
  await expect(main(debtor)).toContainText('13,800円')
  await atAllWidths(debtor, 'wallet-debt-review')
  await debtor.getByRole('button', { name: 'この内容で支払う' }).click()
  await debtor.getByRole('button', { name: '同意して続ける' }).click()
  await expect(debtor).toHaveURL(new RegExp(`/users/${id}/payments`))
  const states = house.db.selectFrom('invoices').select('state').where('member_id', '=', id).orderBy('id')
  await expect.poll(async () => (await states.execute()).at(-1)).toEqual({ state: 'paid' })
  await picture(debtor, 'wallet-debt-paid')
  await axe(debtor)
})
