import { expect, test } from '#test/browser.ts'
import { courseByKey } from '#test/learning/demo-ids.ts'
import { newSubscriber } from '#test/people.ts'

test.use({ ownHouse: true })

test('a prime lesson is completed once and for all [AT-008 AT-010]', async ({ page, signedIn, house }) => {
  const { id } = await courseByKey(house.db, 'special-prime')
  await signedIn('cont6')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(`/courses/${id}`)
  const complete = page.getByRole('button', { name: '受講完了にする', exact: true }).first()
  await complete.click()
  await expect(page.getByRole('button', { name: '受講完了済み' })).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('button', { name: '受講完了済み' })).toBeDisabled()
})

test('the last lesson of a course brings the question for a review, once, and it can be answered [AT-018 AT-019]', async ({
  page,
  signedIn,
  house,
}) => {
  const { id } = await courseByKey(house.db, 'special-single-chapter')
  await signedIn('cont6')
  await page.goto(`/courses/${id}`)
  await page.getByRole('button', { name: 'このレッスンを受講済みにする' }).click()
  await expect(page.getByText('受講済みにしました')).toBeVisible()
  const prompt = page.getByRole('dialog', { name: '講座のレビューを書きませんか？' })
  await expect(prompt).toBeVisible()
  await expect(prompt.getByRole('radio', { checked: true })).toHaveCount(0)
  await prompt.getByText('とても良かった').click()
  await prompt.getByLabel('感想').fill('線の強弱が、やっと腑に落ちました。')
  await prompt.getByRole('button', { name: '送信する' }).click()
  await expect(prompt).toBeHidden()
  const member = await house.member('cont6')
  const review = await house.db
    .selectFrom('course_reviews')
    .selectAll()
    .where('member_id', '=', member.id)
    .executeTakeFirst()
  expect(review).toMatchObject({ rating: 5, content: '線の強弱が、やっと腑に落ちました。', approved_at: null })
})

test('a review that was closed with Esc, or that did not arrive, is asked for again with its words still there [AT-018]', async ({
  page,
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble('503')
  const { id } = await courseByKey(house.db, 'special-single-chapter')
  const { email, memberId } = await newSubscriber(house)
  await signedIn(email)
  const prompt = page.getByRole('dialog', { name: '講座のレビューを書きませんか？' })
  const finish = async () => {
    await page.goto(`/courses/${id}`)
    await page.getByRole('button', { name: 'このレッスンを受講済みにする' }).click()
    await expect(prompt).toBeVisible()
  }
  await finish()
  await prompt.getByText('ふつう').click()
  await prompt.getByLabel('感想').fill('途中まで書いた感想')
  await page.route('**/reviews', (route) => route.fulfill({ status: 503, json: { success: false, error: '混雑中' } }))
  await prompt.getByRole('button', { name: '送信する' }).click()
  await expect(prompt.getByText('混雑中')).toBeVisible()
  await page.unroute('**/reviews')
  await page.keyboard.press('Escape')
  await expect(prompt).toBeHidden()
  for (const table of ['lesson_completions', 'chapter_completions'] as const)
    await house.db.deleteFrom(table).where('member_id', '=', memberId).execute()
  await finish()
  await expect(prompt.getByLabel('感想')).toHaveValue('途中まで書いた感想')
  await expect(prompt.getByRole('radio', { name: 'ふつう' })).toBeChecked()
  await prompt.getByRole('button', { name: '送信する' }).click()
  await expect(prompt).toBeHidden()
  const review = await house.db
    .selectFrom('course_reviews')
    .select(['rating', 'content'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  expect(review).toEqual({ rating: 3, content: '途中まで書いた感想' })
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('review-draft')))).toEqual(
    [],
  )
})

test('who finished a bought course without a plan is shown the anniversary’s courses [AT-017]', async ({
  page,
  signedIn,
  house,
}) => {
  const { id } = await courseByKey(house.db, 'special-single-only')
  await signedIn('buyer')
  // The one-in-twenty draw stands before it; this learner has put that one away.
  await page.context().addCookies([{ name: 'prevent-ambassador-popup', value: 'true', url: house.url }])
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(`/courses/${id}`)
  await page.getByRole('button', { name: '講座を受講完了にする' }).click()
  const popup = page.getByRole('dialog', { name: 'この講座を最後まで受講しました' })
  await expect(popup.getByRole('link')).toHaveAttribute('href', '/10th-anniversary/courses')
  await popup.getByRole('link').click()
  await expect(page).toHaveURL('/10th-anniversary/courses')
})
