import { expect, test } from '#test/browser.ts'
import { chapterPath, listen, someCourse } from './player-places.ts'

test('a learner ticks a chapter and unticks it; the box waits for the server and a no changes nothing [AT-001] [AT-005] [AT-016]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble('503')
  const [chapter] = await someCourse(house, 11)
  const page = await signedIn('cont6')
  const calls = listen(page)
  await page.goto(chapterPath(chapter!.id))
  const box = page.locator('.player-chapter[data-current]').getByRole('checkbox')
  let answer = () => {}
  await page.route('**/attendance', async (route) => {
    await new Promise<void>((done) => (answer = done))
    await route.continue()
  })
  await box.click()
  await expect(box).toBeDisabled()
  await expect(box).not.toBeChecked()
  answer()
  await expect(box).toBeChecked()
  await expect(page.getByText('受講済みにしました')).toBeVisible()
  await expect(page.getByText('受講済みにしました')).toBeHidden({ timeout: 1_800 })
  expect(calls.of('/attendance')[0]).toMatchObject({
    path: `${chapterPath(chapter!.id)}/attendance`,
    body: { completed: true },
  })
  await page.unroute('**/attendance')
  await page.reload()
  await expect(box).toBeChecked()
  await page.route('**/attendance', (route) => route.fulfill({ status: 503, json: { success: false, error: '…' } }))
  await box.click()
  await expect(box).toBeEnabled()
  await expect(box).toBeChecked()
  await expect(page.getByText('受講済みにしました')).toHaveCount(0)
  await page.unroute('**/attendance')
  await box.click()
  await expect(box).not.toBeChecked()
  await expect(page.getByText('受講済みにしました')).toHaveCount(0)
})

test('a whole lesson is done by one button, which is gone for good; there is no way back [AT-003] [AT-006]', async ({
  signedIn,
  house,
}) => {
  const chapters = await someCourse(house, 12)
  const own = chapters.filter(({ lessonId }) => lessonId === chapters[0]!.lessonId)
  const page = await signedIn('cont6')
  await page.goto(chapterPath(own[0]!.id))
  const lesson = page.locator(`#lesson-${own[0]!.lessonId}`)
  await lesson.getByRole('button', { name: 'すべて受講済みにする' }).click()
  await expect(lesson.getByRole('img', { name: '受講済み' })).toBeVisible()
  for (const box of await lesson.getByRole('checkbox').all()) await expect(box).toBeChecked()
  await expect(lesson.getByRole('button', { name: 'すべて受講済みにする' })).toHaveCount(0)
  await page.reload()
  await expect(lesson.getByRole('img', { name: '受講済み' })).toBeVisible()
  await expect(lesson.getByRole('button', { name: 'すべて受講済みにする' })).toHaveCount(0)
})

test('completing a course is asked once in a life: no is not remembered, yes is, and a failing memory stops it [AT-010] [AT-011] [AT-013]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble('503')
  const [[first], [second]] = [await someCourse(house, 13), await someCourse(house, 14)]
  const page = await signedIn('cont6')
  const calls = listen(page)
  const said: string[] = []
  let yes = false
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void (yes ? dialog.accept() : dialog.dismiss())
  })
  await page.goto(chapterPath(first!.id))
  const button = page.getByRole('button', { name: '講座を受講完了にする' })
  await page.route('**/api/read_from_user_cache', (route) => route.fulfill({ status: 503, json: {} }))
  await button.click()
  await expect.poll(() => said).toEqual(['エラーが発生しました'])
  await page.unroute('**/api/read_from_user_cache')
  await button.click()
  await expect.poll(() => said.at(-1)).toBe('受講完了にしますか？この操作は取り消せません。')
  expect(calls.of('/complete_course')).toEqual([])
  yes = true
  await button.click()
  await expect(page.getByRole('button', { name: 'この講座は受講完了済み' })).toBeVisible()
  expect(said).toHaveLength(3)
  for (const box of await page.locator('.player-chapter').getByRole('checkbox').all()) await expect(box).toBeChecked()
  await page.goto(chapterPath(second!.id))
  await button.click()
  await expect(page.getByRole('button', { name: 'この講座は受講完了済み' })).toBeVisible()
  expect(said).toHaveLength(3)
})

test('a lesson’s bookmark is kept and taken away by the id that the server gave [BM-001] [BM-005]', async ({
  signedIn,
  house,
}) => {
  const [chapter] = await someCourse(house, 0)
  const page = await signedIn('cont6')
  await page.goto(chapterPath(chapter!.id))
  const mark = page.locator(`#lesson-${chapter!.lessonId}`).getByRole('button', { name: /お気に入り/ })
  await expect(mark).toHaveAttribute('aria-pressed', 'false')
  await mark.click()
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await mark.click()
  await expect(mark).toHaveAttribute('aria-pressed', 'false')
})
