import { atAllWidths, axe, expect, picture, test } from '#test/browser.ts'
import { newPerson } from '#test/people.ts'

test.describe.configure({ timeout: 90_000 })

test('who keeps the books reads the plots, opens a table by the keyboard, takes its file and looks at three weeks [ST-028] [ST-030]', async ({
  house,
  signedIn,
}) => {
  const { email } = await newPerson(house, { isStaff: true, role: 'accounting' })
  const page = await signedIn(email)
  await page.goto('/staff')
  await page.getByRole('link', { name: '経営の数字' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: '経営の数字' })).toBeVisible()
  await expect(page.getByRole('img', { name: /のグラフ$/ })).toHaveCount(8)
  await atAllWidths(page, 'figures')
  await page.emulateMedia({ colorScheme: 'dark' })
  await picture(page, 'figures-dark')
  await axe(page)
  await page.emulateMedia({ colorScheme: 'light' })

  const mrr = page.getByRole('region', { name: '月次経常収益' })
  await mrr.getByText('表で見る').focus()
  await page.keyboard.press('Enter')
  await expect(mrr.getByRole('table', { name: '月次経常収益（円）' })).toBeVisible()
  await expect(mrr.getByRole('row')).toHaveCount(13)
  await picture(page, 'figures-table')
  const download = page.waitForEvent('download')
  await mrr.getByRole('link', { name: /月次経常収益を書き出す$/ }).click()
  expect((await download).suggestedFilename()).toMatch(/^figures-mrr-.*\.csv$/)

  const last = await page.getByLabel('終了日').inputValue()
  const first = new Date(Date.parse(`${last}T00:00:00Z`) - 20 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('開始日').fill(first)
  await page.getByRole('button', { name: '絞り込む' }).click()
  await expect(page).toHaveURL(new RegExp(`from=${first}`))
  // What was open stays open.
  await expect(mrr.getByRole('row')).toHaveCount(22)
  await atAllWidths(page, 'figures-days')
})

test('an editor sees how far a course is watched, and one lesson of it [ST-027] [ST-030]', async ({
  house,
  signedIn,
}) => {
  const { email } = await newPerson(house, { isStaff: true, role: 'editor' })
  const page = await signedIn(email)
  const watched = await house.db
    .selectFrom('watch_progress as w')
    .innerJoin('chapters as h', 'h.video_id', 'w.video_id')
    .innerJoin('lessons as l', 'l.id', 'h.lesson_id')
    .select(({ fn }) => ['l.course_id as id', fn.countAll<number>().as('count')])
    .groupBy('l.course_id')
    .orderBy('count', 'desc')
    .executeTakeFirstOrThrow()
  await page.goto(`/staff/courses/${watched.id}`)
  await page.getByRole('navigation', { name: '講座の編集' }).getByRole('link', { name: '数字' }).click()
  await expect(page.getByRole('img', { name: '見られた割合の曲線' })).toBeVisible()
  await atAllWidths(page, 'course-figures')
  // On a phone no field reaches out of what the figures are narrowed by.
  await page.setViewportSize({ width: 390, height: 844 })
  const reaches = await page.getByRole('search', { name: '期間とレッスン' }).evaluate((form) => {
    const rights = Array.from(form.querySelectorAll('input'), (field) => field.getBoundingClientRect().right)
    return Math.max(...rights) - form.getBoundingClientRect().right
  })
  expect(reaches).toBeLessThan(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await picture(page, 'course-figures-dark')
  await axe(page)
  const rows = page.getByRole('table', { name: 'チャプターごとの数字' }).getByRole('row')
  const all = await rows.count()
  await page.getByLabel('レッスン', { exact: true }).selectOption({ index: 1 })
  await page.getByRole('button', { name: '絞り込む' }).click()
  await expect(page).toHaveURL(/lesson=\d+/)
  await expect.poll(() => rows.count()).toBeLessThan(all)
  await picture(page, 'course-figures-lesson')
})
