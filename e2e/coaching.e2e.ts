import { atAllWidths, axe, expect, test, type Page } from '#test/browser.ts'
import { writeCoach, writeItem } from '#test/coaching/desk.ts'
import { newCardNumber } from '#test/money/new-card.ts'
import { newPerson } from '#test/people.ts'
import { confirmButton, order, orderButton, typeCard } from './card-journey.ts'

// Each journey loads several pages, and every one of them asks the provider.
test.describe.configure({ timeout: 240_000 })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const agreements = [
  '利用規約の個人コーチングに関する説明を確認しました',
  'チケットの有効期限（47日間）を確認しました',
  '購入後のお客様都合によるキャンセル・返金ができないことに同意します',
]
const go = (page: Page) => page.getByRole('button', { name: 'お支払いに進む' })
const overlay = (page: Page) => page.getByText('お支払いの手続き中です…')

async function tickAll(page: Page) {
  for (const words of agreements) await page.getByLabel(words).check()
}

test('a member buys a ticket: item, order, card in a dialog, every yen and day in view, and the ticket with its last day [PC-001] [PC-002] [PC-003] [PC-004] [PC-005] [PC-006] [PC-007] [PC-010] [PC-011] [PC-012] [QU-014]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble(/status of 500|ERR_FAILED/)
  const { email, memberId } = await newPerson(house)
  const now = await house.now()
  const coach = await newPerson(house)
  await writeCoach(house.db, coach.memberId, now, '花村ミドリ')
  const itemId = await writeItem(house.db, {
    ...{ now, coachId: coach.memberId, priceYen: 7_000, commissionYen: 250, validDays: 47 },
  })
  const page = await signedIn(email)
  await page.goto('/personal_coachings')
  await page.locator(`a[href="/personal_coachings/new?item_id=${itemId}"]`).click()
  await expect(heading(page, '作品相談')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('7,250円')
  await expect(page.getByRole('main')).toContainText('購入日から47日間')
  await atAllWidths(page, 'coaching-item')
  await page.getByRole('link', { name: '申し込みに進む' }).click()
  await expect(heading(page, '個人コーチングのお申し込み')).toBeVisible()
  await expect(page.getByRole('link', { name: '利用規約（個人コーチングについて）' })).toHaveAttribute(
    'href',
    '/terms/user_policy#personal-coaching-description',
  )
  await expect(page.getByRole('link', { name: '戻る' })).toHaveAttribute(
    'href',
    `/personal_coachings/new?item_id=${itemId}`,
  )

  // Ready with a name that is more than blanks and all three ticks, and with nothing less.
  await expect(go(page)).toHaveAttribute('aria-disabled', 'true')
  await tickAll(page)
  await page.getByLabel('お名前').fill('　 ')
  await expect(go(page)).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('お名前').fill('あ'.repeat(51))
  await expect(go(page)).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('お名前').fill('山田 花子')
  await expect(go(page)).not.toHaveAttribute('aria-disabled', 'true')
  for (const words of agreements) {
    await page.getByLabel(words).uncheck()
    await expect(go(page)).toHaveAttribute('aria-disabled', 'true')
    await page.getByLabel(words).check()
  }
  await atAllWidths(page, 'coaching-order')

  // The call fails: the overlay goes, then the browser says so.
  const alerts: string[] = []
  await page.exposeFunction('tellAlert', (words: string) => void alerts.push(words))
  await page.evaluate(() => {
    const tell = (window as unknown as { tellAlert(words: string): void }).tellAlert
    window.alert = (words) =>
      tell(`${words} ${document.querySelector('.payment-overlay') ? 'with' : 'without'} overlay`)
  })
  await page.route('**/personal_coachings/payment_key', (route) => route.fulfill({ status: 500, body: '{}' }), {
    times: 1,
  })
  await go(page).click()
  await expect
    .poll(() => alerts)
    .toEqual(['サーバーとの通信に失敗しました。時間を開けて再度お試しください。 without overlay'])
  await expect(go(page)).not.toHaveAttribute('aria-disabled', 'true')

  // The form as the seed has it, the overlay, the dialog; closed, all is as before and nothing is charged.
  const asked = page.waitForRequest('**/personal_coachings/payment_key')
  await go(page).click()
  await expect(overlay(page)).toBeVisible()
  const sent = new URLSearchParams((await asked).postData()!)
  expect([...sent.keys()]).toEqual(['authenticity_token', 'item_id', 'name'])
  expect([sent.get('item_id'), sent.get('name')]).toEqual([String(itemId), '山田 花子'])
  const dialog = page.getByRole('dialog', { name: 'カード情報の入力' })
  await expect(dialog).toBeVisible()
  await axe(page)
  await dialog.getByRole('button', { name: '閉じる' }).click()
  await expect(dialog).toBeHidden()
  await expect(overlay(page)).toBeHidden()
  await expect(page.getByLabel('お名前')).toHaveValue('山田 花子')
  await go(page).click()
  await expect(dialog).toBeVisible()
  const number = newCardNumber()
  await typeCard(page, { number })
  await confirmButton(page).click()
  await expect(heading(page, 'お申し込み内容の確認')).toBeVisible()
  const terms = page.locator('dl')
  for (const part of ['7,250円', '料金 7,000円、手数料 250円', '購入日から47日間', '24時間前'])
    await expect(terms).toContainText(part)
  await expect(page.getByText(`411111********${number.slice(-2)}`)).toBeVisible()
  await expect(page.getByLabel('18歳未満です')).toBeVisible()
  await atAllWidths(page, 'coaching-confirmation')
  const confirmed = page.waitForRequest('**/personal_coachings/confirm_econtext_card')
  await order(page)
  const fields = new URLSearchParams((await confirmed).postData()!)
  for (const name of ['authenticity_token', 'item_id', 'name', 'paymentKey']) expect(fields.get(name)).toBeTruthy()
  await expect(heading(page, 'ご購入ありがとうございます')).toBeVisible()
  const ticket = await house.db
    .selectFrom('coaching_tickets')
    .select(['id', 'valid_until'])
    .where('member_id', '=', memberId)
    .execute()
  expect(ticket).toHaveLength(1)
  const [year, month, day] = ticket[0]!.valid_until.split('-').map(Number)
  await expect(page.getByRole('main')).toContainText(`${year}年${month}月${day}日 23:59`)
  // Neither a reload nor the way back buys another.
  await page.reload()
  await page.goBack()
  await expect(orderButton(page)).toBeHidden()
  await page.goto('/personal_coachings')
  await expect(page.getByRole('main')).toContainText(`${year}年${month}月${day}日 23:59まで（購入日から47日間）`)
  const { charges } = await house.cardLedger({ member: String(memberId) })
  expect(charges.filter(({ outcome }) => outcome === 'captured')).toHaveLength(1)
})

test('member, staff and coach bring a ticket to its session: wish, messages, a date, a note [PC-013] [PC-014]', async ({
  signedIn,
  person,
  house,
}) => {
  const page = await signedIn('learner')
  await page.goto('/personal_coachings')
  await atAllWidths(page, 'coaching-tickets')
  await page
    .getByRole('link', { name: /作品相談/ })
    .first()
    .click()
  await expect(heading(page, '作品相談')).toBeVisible()
  await expect(page.getByText('日程のご相談')).toBeVisible()
  await page.getByRole('textbox', { name: '相談したいこと' }).fill('手と視線の相談がしたいです。')
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText('相談したいことを保存しました。')).toBeVisible()
  await page.getByRole('textbox', { name: 'メッセージ' }).fill('日曜の午後はいかがでしょうか。')
  await page.getByRole('button', { name: 'スタッフに送る' }).click()
  await expect(page.getByText('スタッフにメッセージを送りました。')).toBeVisible()
  await atAllWidths(page, 'coaching-ticket')
  const at = new URL(page.url()).pathname
  const id = at.split('/').at(-1)!

  const staff = await person('staff')
  await staff.goto('/staff/coaching_tickets')
  await staff.getByRole('link', { name: `No.${id}` }).click()
  await expect(staff.getByText('日曜の午後はいかがでしょうか。')).toBeVisible()
  await atAllWidths(staff, 'staff-coaching-ticket')
  const now = await house.now()
  const soon = new Date(now.getTime() + 5 * 86_400_000 + 9 * 3_600_000).toISOString().slice(0, 10)
  await staff.getByLabel('日付').fill(soon)
  await staff.getByLabel('時刻').fill('20:00')
  await staff.getByLabel('場所').fill('https://meet.example.com/egaku')
  await staff.getByRole('button', { name: '決めて知らせる' }).click()
  await expect(staff.getByText('日時を決め、会員とコーチにメールでお知らせしました。')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('link', { name: 'https://meet.example.com/egaku' })).toBeVisible()
  await expect(page.getByRole('button', { name: '予約を取り消して、日程を選び直す' })).toBeVisible()
  await atAllWidths(page, 'coaching-ticket-booked')

  const coach = await person('teacher4')
  await coach.goto('/coaching_sessions')
  await atAllWidths(coach, 'coaching-sessions')
  await coach.getByRole('link', { name: /日向 あかり/ }).click()
  await expect(coach.getByText('手と視線の相談がしたいです。')).toBeVisible()
  await coach.getByRole('textbox', { name: 'メモ' }).fill('手の三つのかたまり')
  await coach.getByLabel('受講生に共有する').check()
  await coach.getByRole('button', { name: '保存する' }).click()
  await expect(coach.getByText('メモを保存しました。')).toBeVisible()
  await atAllWidths(coach, 'coaching-session')

  await page.getByRole('button', { name: '予約を取り消して、日程を選び直す' }).click()
  await expect(page.getByText('予約を取り消しました。')).toBeVisible()
  await expect(page.getByText('未使用')).toBeVisible()
})
