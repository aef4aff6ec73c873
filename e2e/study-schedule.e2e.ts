import { atAllWidths, expect, picture, test } from '#test/browser.ts'
import { newSubscriber } from '#test/people.ts'

test('who has chosen a level gives their recommendations days, sees today’s step, and keeps them in a calendar', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  // The form that was sent without a weekday.
  expectTrouble(/422/)
  const { email, memberId } = await newSubscriber(house)
  await house.db.insertInto('member_levels').values({ member_id: memberId, level: 'entry' }).execute()
  const page = await signedIn(email)
  await page.goto('/first_surveys/result')
  await page.getByRole('link', { name: '学習計画を作る' }).click()
  await expect(page).toHaveURL('/study_schedule')
  await atAllWidths(page, 'study-schedule-new')
  for (const name of ['火曜日', '木曜日', '土曜日']) await page.getByRole('checkbox', { name }).uncheck()
  await page.getByRole('button', { name: '計画を作る' }).click()
  await expect(page.getByText('曜日を1つ以上選んでください。')).toBeVisible()
  for (const name of ['月', '火', '水', '木', '金', '土', '日'])
    await page.getByRole('checkbox', { name: `${name}曜日` }).check()
  await page.getByLabel('15分').check()
  await page.getByRole('button', { name: '計画を作る' }).press('Enter')
  await expect(page.getByText('学習計画を作りました')).toBeVisible()
  await expect(page.getByText('今日', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '購読用のアドレスを作る' }).click()
  await expect(page.getByLabel('購読用のアドレス')).toHaveValue(/\/study_schedule\/feeds\/[\w-]{43}$/)
  await atAllWidths(page, 'study-schedule')
  await page.emulateMedia({ colorScheme: 'dark' })
  await picture(page, 'study-schedule-dark-1440')
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'ファイルを保存' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^study-.*\.ics$/)
  await page.goto('/subscriptions/learning_status')
  const step = page.getByRole('region', { name: '今日やること' })
  await expect(step.getByRole('listitem').first()).toContainText('今日の一歩')
  await expect(step.getByRole('listitem').first()).toContainText('約')
  await atAllWidths(page, 'learning-status-scheduled')
  await step.getByRole('listitem').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/subscriptions\/curriculum_steps\/\d+\/chapters\/\d+|\/daily_lesson_chapters\/\d+/)
})
