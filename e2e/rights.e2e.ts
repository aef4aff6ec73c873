import { dayKey } from '#platform/tokyo.ts'
import { atAllWidths, expect, test } from '#test/browser.ts'
import { PASSWORD } from '#test/accounts/newcomers.ts'
import { newPerson } from '#test/people.ts'
import { orderButton, reachConfirmation, typeCard, confirmButton, atConfirmation } from './card-journey.ts'

test.use({ ownHouse: true })
test.describe.configure({ timeout: 180_000 })

test('somebody under 18 names a guardian, who reads what is ordered and consents; then the order goes on [LA-007]', async ({
  signedIn,
  house,
  person,
}) => {
  const { email, memberId } = await newPerson(house)
  const page = await signedIn(email)
  await reachConfirmation(page, { plan: '1ヶ月プラン' })
  await expect(page.getByLabel('保護者の方のメールアドレス')).toHaveCount(0)
  await page.getByLabel('18歳未満です').check()
  await expect(page.getByLabel('保護者の方のメールアドレス')).toBeVisible()
  await atAllWidths(page, 'guardian-asked-for')
  const guardian = `mama-${memberId}@example.org`
  await page.getByLabel('保護者の方のメールアドレス').fill(guardian)
  await orderButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: '保護者の方の同意' })).toBeVisible()
  await expect(page.getByText('料金はかかりません')).toBeVisible()
  await atAllWidths(page, 'guardian-waiting')

  const [letter] = await house.letters(guardian)
  const link = new URL(letter!.links.find((one) => one.includes('/guardian_consents?'))!)
  const parent = await person()
  await parent.goto(link.pathname + link.search)
  await expect(parent.getByText('次回のお支払い')).toBeVisible()
  await atAllWidths(parent, 'guardian-page')
  await parent.getByLabel('保護者の方のお名前').fill('保護 花')
  await parent.getByRole('checkbox').check()
  await parent.getByRole('button', { name: '同意する' }).click()
  await expect(parent.getByText('同意をいただきました。会員の方が')).toBeVisible()
  await expect(parent.getByRole('button', { name: '同意を取り消す' })).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'お手続きを続ける' }).click()
  await typeCard(page)
  await confirmButton(page).click()
  await atConfirmation(page)
  await expect(page.getByText('保護者の方の同意をいただいています')).toBeVisible()
  await orderButton(page).click()
  await expect(page.getByText('メールでお知らせします')).toBeVisible()
  const done = await house.db
    .selectFrom('orders')
    .select('guardian')
    .where('member_id', '=', memberId)
    .where('state', '=', 'done')
    .execute()
  expect(done).toEqual([{ guardian: 'minor_with_consent' }])
})

test('a member takes everything along, sees their sessions and letters, and anybody asks for removal [LA-005] [LA-012] [LA-015] [LA-016] [LA-003]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble('422')
  const { email, memberId } = await newPerson(house)
  const page = await signedIn(email)
  await page.goto(`/users/${memberId}/personal_data`)
  await page.getByText('学習（').click()
  await expect(page.getByText('講座のメモ')).toBeVisible()
  await atAllWidths(page, 'personal-data')
  await page.getByLabel('現在のパスワード').fill(PASSWORD)
  await page.getByRole('button', { name: 'ダウンロードの準備を始める' }).click()
  await house.letters(email)
  await page.reload()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^ダウンロード（/ }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^egaku-.+-1\.zip$/)
  await page.goto(`/users/${memberId}/sessions`)
  await expect(page.getByText('この端末')).toBeVisible()
  await atAllWidths(page, 'own-sessions')
  await page.goto(`/users/${memberId}/letters`)
  await page.getByRole('button', { name: 'お知らせメールを受け取る' }).click()
  await expect(page.getByRole('button', { name: 'お知らせメールを停止する' })).toBeVisible()
  await atAllWidths(page, 'own-letters')
  await page.context().clearCookies()
  await page.goto('/help/cancel')
  await atAllWidths(page, 'help-cancel')
  await page.goto('/terms/accessibility')
  await atAllWidths(page, 'terms-accessibility')
  await page.goto('/takedown_requests')
  await page.getByRole('button', { name: '申し出を送る' }).click()
  await expect(page.getByText('お名前を入力してください。')).toBeVisible()
  await atAllWidths(page, 'takedown')
})

test('who signs in after the terms changed reads what is new, agrees by keyboard and is back where they were going [LA-014]', async ({
  signedIn,
  house,
}) => {
  const { email, memberId } = await newPerson(house)
  const now = await house.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const staff = await house.member('staff')
  await house.db
    .insertInto('terms_editions')
    .values({
      ...{ document: 'user_policy', name: '第4版', comes_on: dayKey(daysAgo(1)), must_agree: true },
      ...{
        changes: '作品の扱いを、次のように変えます。\n\n猫の絵も歓迎します。',
        body: '## 第1条\n\n猫の絵も歓迎します。',
      },
      ...{ announced_at: daysAgo(20), announced_by: staff.id, done_at: daysAgo(20) },
    })
    .execute()
  await house.db
    .updateTable('members')
    .set({ joined_at: daysAgo(60) })
    .where('id', '=', memberId)
    .execute()
  const page = await signedIn(email)
  await page.goto(`/users/${memberId}/letters`)
  await expect(page.getByRole('heading', { level: 1, name: '規約の改定のご確認' })).toBeVisible()
  await atAllWidths(page, 'terms-agreement')
  const tick = page.getByRole('checkbox', { name: '新しい内容を確認し、同意します' })
  await tick.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'メールの設定' })).toBeVisible()
  await page.goto('/terms/user_policy')
  await page.getByRole('link', { name: /^第3版/ }).click()
  await expect(page.getByText('以前の版です。')).toBeVisible()
  await atAllWidths(page, 'terms-edition')
})
