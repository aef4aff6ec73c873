import { atAllWidths, expect, test } from '#test/browser.ts'
import { writeInvoice } from '#test/money/invoices.ts'
import { newPerson } from '#test/people.ts'
import { strayCharge } from '#test/money/stray-charge.ts'

// Each of these walks through several pages: a slow machine may take its time.
test.describe.configure({ timeout: 90_000 })

test('accounting finds an invoice, gives a part back, and the member reads of it [UP-014]', async ({
  page,
  house,
  signedIn,
  person,
  expectTrouble,
}) => {
  // What is asked for wrongly comes back with what is wrong.
  expectTrouble('422')
  const member = await newPerson(house, { name: '返金 はなこ', plan: { planId: 2, state: 'will_continue' } })
  const invoice = await writeInvoice(house.db, member.memberId, { state: 'unpaid', failureKind: 'soft' })
  await member.session.submit(`/users/${member.memberId}/payments`, { invoice: String(invoice.id) })
  const staff = await newPerson(house, { isStaff: true, name: '経理 たろう' })
  await signedIn(staff.email)
  await page.goto('/staff/invoices')
  await page.getByLabel('請求番号・会員').fill(member.email.slice(0, 20))
  await page.getByRole('button', { name: '絞り込む' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('請求')
  await expect(page.getByRole('link', { name: invoice.number })).toBeVisible()
  await atAllWidths(page)
  await page.getByRole('link', { name: invoice.number }).click()
  await page.locator('summary', { hasText: '返金する' }).press('Enter')
  await page.getByLabel('返金額').fill('１３，８０１')
  await page.getByLabel('理由').fill('二重のお申し込みのため')
  await page.getByRole('button', { name: '返金する' }).press('Enter')
  await expect(page.getByText('返金できるのは13,800円までです。').first()).toBeVisible()
  await page.getByLabel('返金額').fill('3,000')
  await page.getByRole('button', { name: '返金する' }).press('Enter')
  await expect(page.getByRole('status').first()).toContainText('返金しました')
  await expect(page.getByRole('region', { name: '返金', exact: true })).toContainText('二重のお申し込みのため')
  await expect(page.getByText('一部返金', { exact: true })).toBeVisible()
  await atAllWidths(page)

  const theirs = await person(member.email)
  await theirs.goto(`/users/${member.memberId}/payments`)
  await theirs.getByRole('link', { name: '返金の書面（適格返還請求書）' }).click()
  const note = theirs.getByRole('article', { name: /返金明細書 R/ })
  for (const text of ['適格返還請求書', '3,000円', '272円', invoice.number, '二重のお申し込みのため', 'T1234567890123'])
    await expect(note).toContainText(text)
})

test('accounting sees the book balanced, a charge that nobody asked for, and gives it back whole [PL-038][UP-015]', async ({
  page,
  house,
  signedIn,
  expectTrouble,
}) => {
  expectTrouble('422')
  await writeInvoice(house.db, (await newPerson(house)).memberId, { at: await house.now() })
  const { chargeId } = await strayCharge(house, 5_120)
  const staff = await newPerson(house, { isStaff: true, name: '経理 たろう' })
  await signedIn(staff.email)
  await page.goto('/staff/ledger')
  await expect(page.getByText('借方と貸方は一致しています。')).toBeVisible()
  const wrong = page.getByRole('listitem').filter({ hasText: chargeId })
  await expect(wrong).toContainText('当校に記録のない請求')
  await atAllWidths(page)
  await wrong.getByRole('button', { name: '5,120円を全額返金する' }).click()
  await expect(wrong.getByText('理由を入力してください。')).toBeVisible()
  await wrong.getByLabel('理由').fill('記録のない請求のため')
  await wrong.getByRole('button', { name: '5,120円を全額返金する' }).click()
  await expect(page.getByText('全額を返金しました。')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: chargeId })).toHaveCount(0)
  await page.getByRole('tab', { name: /対応済み/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: chargeId })).toContainText('5,120円を返金。')
})
