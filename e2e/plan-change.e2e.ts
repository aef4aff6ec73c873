import { expect, test } from '#test/browser.ts'
import { beginContract } from '#test/money/contracts.ts'
import { newPerson } from '#test/people.ts'

test('on trial one takes another plan for afterwards, and the trial ends when it did [PL-014]', async ({
  signedIn,
  house,
}) => {
  const { email, memberId } = await newPerson(house)
  const trial = await beginContract(house.db, memberId, { kind: 'trial', planId: 5, now: await house.now() })
  const page = await signedIn(email)
  await page.goto('/subscription_orders/new?order_type=start&from=popup')
  await expect(page.getByRole('radio', { name: /^1ヶ月プラン/ })).toBeDisabled()
  await page.getByRole('radio', { name: /^12ヶ月プラン/ }).check()
  await page.getByRole('button', { name: 'このプランに変更する' }).click()
  await expect(page.getByText('これから始まるプランを変更しました。')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^12ヶ月プラン/ })).toBeDisabled()
  const row = await house.db.selectFrom('terms').selectAll().where('member_id', '=', memberId).executeTakeFirstOrThrow()
  expect([row.plan_id, row.ends_on]).toEqual([6, trial.endsOn])
})

test('who pays chooses what comes next, sees it, and takes it back [PL-014] [PL-016]', async ({ signedIn, house }) => {
  const { email, memberId } = await newPerson(house)
  await beginContract(house.db, memberId, { planId: 2, now: await house.now() })
  const page = await signedIn(email)
  await page.goto('/subscription_orders/new?order_type=start&from=popup')
  await page.getByRole('radio', { name: /^6ヶ月プラン/ }).check()
  const options = page.getByRole('group', { name: '特典を選ぶ' }).getByRole('radio')
  await options.first().check()
  await page.getByRole('radio', { name: /^12ヶ月プラン/ }).check()
  await expect(options.first()).toBeChecked()
  await page.getByRole('button', { name: 'このプランを予約する' }).click()
  await expect(page.getByText('次の更新日からのプランを予約しました。')).toBeVisible()
  await expect(page.getByText(/12ヶ月プランに変わります/)).toBeVisible()
  await page.getByRole('button', { name: '予約を取り消す' }).click()
  await expect(page.getByText('プラン変更の予約を取り消しました。')).toBeVisible()
  await expect(page.getByText(/に変わります/)).toBeHidden()
})

test('a choice of options ends with the choice of single months [PL-016]', async ({ signedIn, house }) => {
  const page = await signedIn((await newPerson(house)).email)
  await page.goto('/subscription_orders/new')
  const options = page.getByRole('group', { name: '特典を選ぶ' }).getByRole('radio')
  await expect(options).toHaveCount(0)
  await page.getByRole('radio', { name: /^6ヶ月プラン/ }).check()
  await options.first().check()
  await page.getByRole('radio', { name: /^1ヶ月プラン/ }).check()
  await expect(options).toHaveCount(0)
  await expect(page.locator('input[type=hidden][name=option]')).toHaveValue('')
  await page.getByRole('radio', { name: /^12ヶ月プラン/ }).check()
  await expect(options.last()).toBeChecked()
})
