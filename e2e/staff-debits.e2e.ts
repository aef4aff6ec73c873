import { atAllWidths, expect, test } from '#test/browser.ts'
import { payByDebit } from '#test/money/debits.ts'
import { writeInvoice } from '#test/money/invoices.ts'
import { newPayers } from '#test/money/payers.ts'

test('accounting notes papers with the keyboard, and takes an agency’s answer in, wrong lines named [DD-019] [DD-023]', async ({
  page,
  house,
  signedIn,
  expectTrouble,
}) => {
  expectTrouble('422')
  const [memberId] = await newPayers(house.db, { card: null, startsOn: '2026-01-05' })
  await house.db.updateTable('members').set({ name: '振替 いくこ' }).where('id', '=', memberId!).execute()
  const [application_id] = await payByDebit(house.db, [memberId!], { approvedOn: null, receiving: 'post' })
  const { id: list_id } = await house.db
    .insertInto('debit_lists')
    .values({ debit_on: '2021-01-27', made_at: new Date('2021-01-12T10:00:00+09:00'), made_by: memberId! })
    .returning('id')
    .executeTakeFirstOrThrow()
  const line = { list_id, application_id: application_id!, member_id: memberId!, name: '振替 いくこ', yen: 13_998 }
  await house.db.insertInto('debit_lines').values(line).execute()
  const { id: invoice_id } = await writeInvoice(house.db, memberId!, {
    state: 'processing',
    paymentKind: 'direct_debit',
  })
  await house.db
    .insertInto('debit_line_invoices')
    .values({ list_id, application_id: application_id!, invoice_id, yen: 13_998 })
    .execute()

  await signedIn('staff-accounting')
  await page.goto('/staff/debit_applications')
  const card = page.getByRole('listitem').filter({ hasText: '振替 いくこ' })
  await expect(card).toContainText('〒150-0001')
  await atAllWidths(page, 'debits-applications')
  await card.getByRole('button', { name: '書類を発送した' }).press('Enter')
  await expect(page.getByRole('status').first()).toContainText('書類の発送を記録しました。')
  await card.getByRole('button', { name: '書類を受け取った' }).press('Enter')
  await expect(card).toContainText('金融機関の承認待ち')
  await card.getByRole('button', { name: '不備で返却された' }).press('Enter')
  await expect(card.getByText('返却の理由を入力してください。')).toBeVisible()
  await atAllWidths(page, 'debits-rejecting')

  await page.getByRole('navigation', { name: '管理画面' }).getByRole('link', { name: '口座振替', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('口座振替')
  await atAllWidths(page, 'debits-lists')
  await page.goto('/staff/debits/2021-01-27')
  const file = page.getByLabel('結果のファイル')
  await file.setInputFiles({ name: 'results.csv', mimeType: 'text/csv', buffer: Buffer.from('1x,0\n') })
  await page.getByRole('button', { name: '取り込む' }).press('Enter')
  await expect(page.getByText('1行目：顧客番号を読み取れません。')).toBeVisible()
  await atAllWidths(page, 'debits-trouble')
})
