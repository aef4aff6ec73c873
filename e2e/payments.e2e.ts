import { atAllWidths, axe, expect, noSidewaysScroll, test } from '#test/browser.ts'
import { writeInvoice } from '#test/money/invoices.ts'
import { newPerson } from '#test/people.ts'

// Each of these walks through several pages: a slow machine may take its time.
test.describe.configure({ timeout: 90_000 })

const day = (text: string) => new Date(`${text}T10:00:00+09:00`)
const discounted = [
  { kind: 'fee', label: '6ヶ月プラン 月額料金', yen: 11_800 },
  { kind: 'discount', label: 'キャンペーン割引', yen: -2_000 },
] as const

test('a member sees what was paid and what is owed, pays it with the card on file, and is led to the receipt [UP-003][UP-004]', async ({
  page,
  house,
  signedIn,
}) => {
  const { memberId, email } = await newPerson(house, { name: '髙﨑 德子', plan: { planId: 1, state: 'will_continue' } })
  await writeInvoice(house.db, memberId, { at: day('2026-09-20'), lines: [...discounted] })
  const owed = await writeInvoice(house.db, memberId, { at: day('2026-10-20'), state: 'unpaid', failureKind: 'soft' })
  await writeInvoice(house.db, memberId, { at: day('2026-11-20'), state: 'processing' })
  await signedIn(email)
  await page.goto(`/users/${memberId}/payments`)
  const invoices = page.getByRole('list', { name: 'ご請求の一覧' }).locator('> li')
  await expect(invoices).toHaveCount(3)
  await expect(invoices.nth(0)).toContainText('処理中')
  await expect(invoices.nth(1)).toContainText('未払い')
  await expect(invoices.nth(2)).toContainText('支払い済み')
  for (const text of ['キャンペーン割引', '-2,000円', '9,800円（税込）', '2026年9月20日〜2026年10月19日', '890円'])
    await expect(invoices.nth(2)).toContainText(text)
  await expect(page.getByRole('region', { name: 'お支払いのお願い' })).toContainText('13,800円')
  await atAllWidths(page)

  await page.getByRole('button', { name: '登録済みのカードで支払う' }).press('Enter')
  await expect(page.getByText('お支払いを確認しました。ありがとうございます。')).toBeVisible()
  await expect(invoices.nth(1)).toContainText('支払い済み')
  await expect(page.getByRole('region', { name: 'お支払いのお願い' })).toHaveCount(0)

  await invoices.nth(1).getByRole('link', { name: '領収書' }).click()
  await expect(page.getByRole('article', { name: `領収書 ${owed.number}` })).toBeVisible()
})

test('a receipt says what the tax office asks for, is made out to whom the member names, and is kept as a PDF [UP-012]', async ({
  page,
  house,
  signedIn,
}) => {
  const { memberId, email } = await newPerson(house, { name: '髙﨑 德子' })
  const { id, number } = await writeInvoice(house.db, memberId, { at: day('2026-10-20') })
  await signedIn(email)
  await page.goto(`/users/${memberId}/payments/${id}/receipt`)
  const paper = page.getByRole('article', { name: `領収書 ${number}` })
  for (const text of ['適格簡易請求書', number, '髙﨑 德子　様', '13,800円', '1,254円', 'T1234567890123'])
    await expect(paper).toContainText(text)
  await expect(paper).not.toContainText('再発行')
  await page.getByLabel('宛名').fill('株式会社ペン先')
  await page.getByRole('button', { name: '宛名を変える' }).click()
  await expect(paper).toContainText('株式会社ペン先　様')
  const begun = page.waitForEvent('download')
  await page.getByRole('link', { name: 'PDFをダウンロード' }).click()
  expect((await begun).suggestedFilename()).toBe(`領収書_${number}.pdf`)
  await page.reload()
  await expect(paper).toContainText('再発行')
  await atAllWidths(page)
})

test('a receipt that was printed is a reprint from then on, and only the paper is printed [UP-012]', async ({
  page,
  house,
  signedIn,
}) => {
  const { memberId, email } = await newPerson(house, { name: '線画 さくら' })
  const { id } = await writeInvoice(house.db, memberId)
  await signedIn(email)
  await page.goto(`/users/${memberId}/payments/${id}/receipt`)
  const paper = page.getByRole('article', { name: '領収書' })
  await expect(paper).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: '印刷する' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(paper).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(paper).toContainText('再発行')
})

test('a payment that the card refuses says so and leaves the debt; a dead card asks for another [UP-003][UP-004]', async ({
  page,
  house,
  signedIn,
}) => {
  const { memberId, email } = await newPerson(house, { plan: { planId: 2, state: 'will_continue' } })
  await writeInvoice(house.db, memberId, { state: 'unpaid', failureKind: 'soft' })
  await house.db
    .updateTable('payment_methods')
    .set({ provider_ref: `card_demo_soft_of-${memberId}` })
    .where('member_id', '=', memberId)
    .execute()
  await signedIn(email)
  await page.goto(`/users/${memberId}/payments`)
  await page.getByRole('button', { name: '登録済みのカードで支払う' }).click()
  await expect(page.getByRole('alert')).toContainText('お支払いができませんでした')
  await expect(page.getByRole('link', { name: '別のカードで支払う' })).toHaveAttribute(
    'href',
    `/users/edit_card/form?redirect_to=${encodeURIComponent(`/users/${memberId}/payments`)}`,
  )
  await house.db.updateTable('invoices').set({ failure_kind: 'hard' }).where('member_id', '=', memberId).execute()
  await page.reload()
  await expect(page.getByText('登録済みのカードは利用できないとの回答がありました')).toBeVisible()
  await expect(page.getByRole('button', { name: '登録済みのカードで支払う' })).toHaveCount(0)
})

test('who has paid nothing yet is told what will stand here [UP-003]', async ({ page, house, signedIn }) => {
  const { memberId, email } = await newPerson(house)
  await signedIn(email)
  await page.goto(`/users/${memberId}/payments`)
  await expect(page.getByText('お支払いはまだありません')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await noSidewaysScroll(page)
  await axe(page)
})
