import { axe, expect, noSidewaysScroll, test } from '#test/browser.ts'
import { newPerson } from '#test/people.ts'
import { ownPhone } from '#test/accounts/own-phone.ts'

// Each journey loads several pages, and two of them ask a provider.
test.describe.configure({ timeout: 90_000 })

test('the form fills in an address, says at the field what is wrong, and leads to the phone and its code, which says when it was sent again [DD-002] [DD-004] [DD-005] [DD-007] [DD-008]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble('429')
  const { email, memberId } = await newPerson(house)
  const page = await signedIn(email)
  await page.goto('/subscription_orders/new')
  await page.getByRole('radio', { name: /^6ヶ月プラン/ }).check()
  const flow = page.getByRole('list', { name: 'お申し込みの流れ' })
  await expect(flow).toContainText('カード')
  await page.getByRole('radio', { name: /^口座振替/ }).check()
  await expect(flow).toContainText('依頼書')
  await expect(flow).not.toContainText('カード')
  await page.getByRole('button', { name: '次へ進む' }).click()
  await expect(page).toHaveURL(/\/subscription_direct_debit_users\/new\?subscription_id=4$/)

  const on = page.getByRole('button', { name: '次へ進む' })
  await expect(on).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('radio', { name: /^自分で印刷する/ }).check()
  await expect(on).not.toHaveAttribute('aria-disabled')
  await expect(page.getByRole('textbox', { name: /^お名前/ })).toHaveCount(0)
  await page.getByRole('radio', { name: /^郵送で受け取る/ }).check()
  await expect(on).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('textbox', { name: /^お名前/ }).fill('山')
  await page.getByLabel('郵便番号').fill('1500001')
  await expect(page.getByText('お名前は2〜20文字で入力してください。')).toBeVisible()
  await expect(page.getByLabel('都道府県')).toHaveValue('東京都')
  await expect(page.getByRole('textbox', { name: /^住所/ })).toHaveValue('渋谷区神宮前')
  await page.getByRole('textbox', { name: /^住所/ }).fill('渋谷区神宮前1-2-3')
  await page.getByRole('textbox', { name: /^お名前/ }).fill('山田 花子')
  await expect(on).not.toHaveAttribute('aria-disabled')
  await axe(page)
  await noSidewaysScroll(page)
  await page.getByRole('textbox', { name: /^お名前/ }).press('Enter')

  const tel = ownPhone()
  const send = page.getByRole('button', { name: '認証コードを送信する' })
  await page.getByLabel('携帯電話番号').pressSequentially(tel.slice(0, 10))
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('携帯電話番号').press('End')
  await page.keyboard.type(tel.slice(10))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('認証コード')).toBeFocused()
  await axe(page)
  const again = page.getByRole('button', { name: '認証コードを再送信する' })
  const sent = page.getByRole('status').filter({ hasText: '認証コードを再送信しました。' })
  await again.click()
  await expect(page.getByText('SMSの送信回数が上限に達しました。')).toBeVisible()
  await expect(sent).toHaveCount(0)
  await house.db.deleteFrom('rate_limits').where('key', '=', `sms.again:${memberId}`).execute()
  await again.click()
  await expect(sent).toBeVisible()
  await axe(page)
  await noSidewaysScroll(page)
  await page.getByRole('button', { name: '電話番号を入力し直す' }).click()
  await expect(page.getByLabel('携帯電話番号')).toHaveValue(tel)
})

test('who goes back from the form finds the plan and direct debit still chosen, and changes either [PL-012]', async ({
  signedIn,
  house,
}) => {
  const page = await signedIn((await newPerson(house)).email)
  const debit = page.getByRole('radio', { name: /^口座振替/ })
  const plan = page.getByRole('radio', { name: /^6ヶ月プラン/ })
  const flow = page.getByRole('list', { name: 'お申し込みの流れ' })
  const heading = page.getByRole('heading', { level: 1, name: '口座振替のお申し込み' })
  await page.goto('/subscription_orders/new')
  await plan.check()
  await debit.check()
  await page.getByRole('button', { name: '次へ進む' }).click()
  await heading.waitFor()
  for (const back of [() => page.getByRole('link', { name: '戻る' }).click(), () => page.goBack()]) {
    await back()
    await expect(debit).toBeChecked()
    await expect(plan).toBeChecked()
    await expect(flow).toContainText('依頼書')
    await page.getByRole('button', { name: '次へ進む' }).click()
    await heading.waitFor()
  }
  await page.getByRole('link', { name: '戻る' }).click()
  await page.getByRole('radio', { name: /^クレジットカード/ }).check()
  await expect(flow).not.toContainText('依頼書')
  await page.getByRole('button', { name: '次へ進む' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法の入力' })).toBeVisible()
})

test('the code begins the trial, and what is to be done with the paper stands there [DD-010] [DD-014] [DD-018]', async ({
  signedIn,
  house,
}) => {
  const { email } = await newPerson(house)
  const page = await signedIn(email)
  await page.goto('/subscription_direct_debit_users/new?subscription_id=4')
  await page.getByRole('radio', { name: /^自分で印刷する/ }).check()
  await page.getByRole('button', { name: '次へ進む' }).click()
  const tel = ownPhone()
  await page.getByLabel('携帯電話番号').fill(tel)
  await page.getByRole('button', { name: '認証コードを送信する' }).click()
  await page.getByLabel('認証コード').waitFor()
  const [message] = await house.messages(tel)
  await page.getByLabel('認証コード').fill(/\d{6}/.exec(message!.text)![0])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/confirm_direct_debit\?subscription_id=4$/)
  await expect(page.getByText('070****')).toBeVisible()
  await axe(page)
  await noSidewaysScroll(page)
  await page.getByRole('radio', { name: '18歳以上です' }).check()
  await page.getByRole('button', { name: '無料体験を開始する' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '無料体験を開始しました' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /口座振替依頼書をダウンロード/ }).click()
  expect((await download).suggestedFilename()).toBe('口座振替依頼書.pdf')
  await axe(page)
})
