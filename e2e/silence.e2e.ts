import { expect, test } from '#test/browser.ts'

test('where the house says no, the screen stays as it was and says nothing [MI-003]', async ({
  page,
  signedIn,
  expectTrouble,
}) => {
  expectTrouble('500')
  await signedIn('trial12')
  const told: string[] = []
  page.on('dialog', async (dialog) => {
    told.push(dialog.message())
    await dialog.accept()
  })
  await page.goto('/courses/7')
  const mark = page.locator('article button[aria-pressed]').first()
  const lesson = page.locator('ol > li').filter({ hasText: 'DAY 1' }).first()
  const complete = lesson.getByRole('button', { name: 'このレッスンを受講済みにする' })
  for (const answer of [
    { status: 200, json: { success: false } },
    { status: 500, json: { success: false, error: '内緒のわけ' } },
  ]) {
    await page.route('**/courses/7/favorite', (route) => route.fulfill(answer), { times: 1 })
    await Promise.all([page.waitForResponse('**/courses/7/favorite'), mark.click()])
    await page.route('**/lesson_attendances', (route) => route.fulfill(answer), { times: 1 })
    await Promise.all([page.waitForResponse('**/lesson_attendances'), complete.click()])
    await expect(mark).toHaveAttribute('aria-pressed', 'false')
    await expect(complete).toBeEnabled()
    await expect(lesson.getByRole('img', { name: '受講済み' })).toHaveCount(0)
    await expect(page.getByText('内緒のわけ')).toHaveCount(0)
    await expect(page.getByText('受講済みにしました')).toHaveCount(0)
  }
  expect(told).toEqual([])
})

test('a member without a plan sees what is theirs, and meets the plans only where one is needed; a trial never does [OV-005]', async ({
  page,
  signedIn,
  person,
}) => {
  await signedIn('resume')
  await page.goto('/')
  await expect(
    page.getByRole('region', { name: '修了証書' }).getByRole('link', { name: /修了証書を確認する/ }),
  ).toBeVisible()
  await expect(page.getByRole('progressbar').first()).toBeAttached()
  await expect(page.getByRole('button', { name: '相談する' })).toBeAttached()
  await page.goto('/courses/1')
  await page.getByRole('button', { name: 'この講座を受講する' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('プランを再開')
  for (const name of ['trial1', 'cont1']) {
    const other = await person(name)
    await other.goto('/courses/1')
    await other.getByRole('link', { name: '受講をはじめる' }).first().click()
    await expect(other).toHaveURL(/daily_lesson_chapters/)
    await expect(other.getByRole('dialog')).toHaveCount(0)
  }
})

test('slides turn by arrow key in a window of their own [MA-007]', async ({ page, house, signedIn }) => {
  const { id } = await house.db
    .selectFrom('chapters')
    .select('id')
    .where('slide_pages', '=', 8)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await signedIn('cont6')
  await page.goto(`/daily_lesson_chapters/${id}/material`)
  await expect(page.getByText(/^1\s*\/\s*8$/)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/^2\s*\/\s*8$/)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText(/^1\s*\/\s*8$/)).toBeVisible()
})
