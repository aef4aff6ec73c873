import { expect, test } from '#test/browser.ts'
import { missingPictures, openKit } from './open-kit.ts'

test('works say whether they wait or came back, and each leads to its page [CO-014]', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(missingPictures)
  await openKit(page)
  const row = page.getByRole('region', { name: '自分の添削' })
  const works = row.locator('a')
  await expect(works).toHaveCount(6)
  await expect(works.nth(0)).toContainText('添削済み')
  await expect(works.nth(1)).toContainText('添削待ち')
  await expect(works.nth(1)).toHaveAttribute('href', '/user_corrected_works/2')
  await expect(page.getByRole('region', { name: 'まだない添削' })).toHaveCount(0)
})

test('the page of critiques answers what they cost, how many, when, who and again, one question at a time [CO-016 CO-011]', async ({
  page,
}) => {
  await page.goto('/correction_campaigns')
  const questions: [question: string, answer: string][] = [
    ['料金はかかりますか？', '6ヶ月・12ヶ月プランの方は、追加料金なしで依頼できます。'],
    ['いくつまで依頼できますか？', '1つの期間につき1作品です。'],
    ['いつ返ってきますか？', '30日以内'],
    ['どの先生にも依頼できますか？', '先着順'],
    ['依頼を取り消すとどうなりますか？', '同じ期間のうちにもう一度依頼できます'],
  ]
  for (const [question, answer] of questions) {
    const button = page.getByRole('button', { name: question })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByText(answer)).toBeHidden()
    await button.click()
    await expect(page.getByText(answer)).toBeVisible()
  }
})
