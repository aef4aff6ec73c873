import { atAllWidths, expect, type Page, picture, test } from '#test/browser.ts'
import { courseByKey } from '#test/learning/demo-ids.ts'

const messages = (page: Page) => page.getByRole('region', { name: '先生からのメッセージ' }).first()
const trackOf = (page: Page) => messages(page).getByRole('list')
const shift = (page: Page) => trackOf(page).evaluate((list) => Math.round(list.scrollLeft))
/** How many items a row shows: its own width and the gaps between them taken into account. */
const inSight = (list: Element) => {
  const [first, second] = [...list.children] as HTMLElement[]
  const gap = second!.offsetLeft - first!.offsetLeft - first!.offsetWidth
  const style = getComputedStyle(list)
  const room = list.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
  // 1.5 items share one gap, four items three of them.
  return { gap: Math.round(gap), shown: Math.round(((room + gap) / (first!.offsetWidth + gap)) * 10) / 10 }
}

/** In the page: when the row began and ended to move, by the page's own clock. */
const watchMoves = (list: Element) => {
  const moves: { began: number; ended: number }[] = []
  new MutationObserver(() => {
    if ('moving' in (list as HTMLElement).dataset) moves.push({ began: performance.now(), ended: 0 })
    else if (moves.length > 0) moves.at(-1)!.ended = performance.now()
  }).observe(list, { attributes: true, attributeFilter: ['data-moving'] })
  Object.assign(window, { moves })
}

test('teachers’ messages go on by themselves until somebody looks, points or touches; each opens in the teacher’s own words [SH-001] [SH-002] [SH-012] [SH-017] [SH-021]', async ({
  page,
  house,
}) => {
  const closed = await courseByKey(house.db, 'special-closed')
  const teacher = await house.db
    .selectFrom('course_teachers as c')
    .innerJoin('teachers as t', 't.id', 'c.teacher_id')
    .select(['t.id', 't.name'])
    .where('c.course_id', '=', closed.id)
    .executeTakeFirstOrThrow()
  await house.db
    .insertInto('teacher_messages')
    .values({ teacher_id: teacher.id, message: '夏の川原で待っています。', agreed_on: '2025-01-01', position: -1 })
    .onConflict((one) => one.column('teacher_id').doUpdateSet({ position: -1, message: '夏の川原で待っています。' }))
    .execute()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.clock.install()
  await expect
    .poll(async () => (await page.request.get('/subscriptions/lp')).text(), { timeout: 10_000 })
    .toContain('夏の川原で待っています。')
  await page.goto('/subscriptions/lp')
  await expect(messages(page).getByRole('button', { name: '自動送りを止める' })).toBeVisible()
  await trackOf(page).evaluate(watchMoves)
  await page.clock.runFor(9500)
  await expect.poll(() => shift(page)).toBeGreaterThan(100)
  const moves = await page.evaluate(() => (window as unknown as { moves: { began: number; ended: number }[] }).moves)
  expect(moves.length).toBeGreaterThanOrEqual(3)
  expect(Math.abs(moves[1]!.began - moves[0]!.began - 3000)).toBeLessThan(60)
  expect(Math.abs(moves[0]!.ended - moves[0]!.began - 300)).toBeLessThan(60)

  const stands = async (why: string) => {
    await page.clock.runFor(1000)
    const before = await shift(page)
    await page.clock.runFor(9000)
    expect(await shift(page), why).toBe(before)
  }
  await trackOf(page).hover()
  await stands('while it is pointed at')
  await page.mouse.move(5, 5)
  await page.clock.runFor(3400)

  const card = messages(page).getByRole('button', { name: `${teacher.name}先生` })
  await card.evaluate((one) => one.scrollIntoView({ inline: 'start', block: 'nearest', behavior: 'instant' }))
  await card.focus()
  await stands('while it has the focus')
  await page.keyboard.press('Enter')
  const popup = page.getByRole('dialog', { name: `${teacher.name}先生` })
  await expect(popup.getByText('夏の川原で待っています。')).toBeVisible()
  await expect(popup.getByText('実績', { exact: true })).toBeVisible()
  for (const link of await popup.getByRole('link', { name: /新しいタブで開く/ }).all())
    await expect(link).toHaveAttribute('target', '_blank')
  const over = popup.getByRole('listitem').filter({ hasText: closed.title })
  await expect(over).toContainText('公開終了')
  await expect(over.getByRole('link')).toHaveCount(0)
  await expect(popup.getByRole('link', { name: /./ }).last()).toHaveAttribute('href', /^\/courses\/\d+$/)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toContain('hidden')
  await stands('while its popup is open')
  await atAllWidths(page, 'teacher-popup')
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(messages(page).getByRole('button', { name: `${teacher.name}先生` })).toBeFocused()

  const widths: [number, number, number][] = [
    [390, 1.5, 16],
    [767, 1.5, 16],
    [768, 4, 16],
    [1024, 4, 20],
    [1240, 4, 24],
    [1600, 4, 28],
  ]
  for (const [width, shown, gap] of widths) {
    await page.setViewportSize({ width, height: 900 })
    const seen = await trackOf(page).evaluate(inSight)
    expect([width, seen.gap]).toEqual([width, gap])
    expect(Math.abs(seen.shown - shown), `${width}`).toBeLessThan(shown === 1.5 ? 0.2 : 0.1)
  }

  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await trackOf(page).dispatchEvent('pointerdown', { pointerType: 'touch' })
  await stands('for good after a touch')
  await expect(messages(page).getByRole('button', { name: '自動で送る' })).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(messages(page).getByRole('button', { name: '前へ' })).toBeVisible()
  await expect(messages(page).getByRole('button', { name: '自動送りを止める' })).toHaveCount(0)
  await stands('for who wants less motion')
  await atAllWidths(page, 'plans-with-showcase')
})

test('a visitor looks into teachers, practice, courses and a skill path without leaving the page [SH-003] [SH-004] [SH-005] [SH-006] [SH-011] [SH-022]', async ({
  page,
  house,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/10th-anniversary/courses')
  await page.getByRole('button', { name: '先生からのメッセージを見る' }).click()
  const list = page.getByRole('dialog', { name: '先生からのメッセージ' })
  const accents = await list
    .locator('[data-accent]')
    .evaluateAll((cards) =>
      cards.map((card) => [(card as HTMLElement).dataset.accent, getComputedStyle(card).borderTopColor]),
    )
  expect(new Set(accents.slice(0, 8).map(([, colour]) => colour)).size).toBe(8)
  expect(accents[8]).toEqual(accents[0])
  await atAllWidths(page, 'anniversary-teachers')
  await list.getByRole('button', { name: '白羽ことり先生の詳細を見る' }).click()
  await expect(page.getByRole('dialog', { name: '白羽ことり先生' }).getByText('話しかけたくなる顔を')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')

  const course = await courseByKey(house.db, 'eyes-build')
  await page
    .getByRole('button', { name: `「${course.title}」の内容を見る` })
    .first()
    .click()
  const popup = page.getByRole('dialog', { name: course.title })
  await expect(popup.getByText('左右の目の大きさがそろわない人に。')).toBeVisible()
  expect(await popup.getByRole('region', { name: 'チャプター' }).getByRole('listitem').count()).toBeGreaterThan(3)
  const counter = popup.getByRole('status')
  await expect(counter).toHaveText('1/4')
  await page.keyboard.press('ArrowLeft')
  await expect(counter).toHaveText('1/4')
  await popup.getByRole('button', { name: '次のスライド' }).click()
  for (let turned = 0; turned < 7; turned++) await page.keyboard.press('ArrowRight')
  await expect(counter).toHaveText('4/4')
  await expect(popup.getByRole('link', { name: 'この講座を見る' })).toHaveAttribute('href', `/courses/${course.id}`)
  await atAllWidths(page, 'course-contents')
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await page.keyboard.press('ArrowLeft')
  await page
    .getByRole('button', { name: `「${course.title}」の内容を見る` })
    .first()
    .click()
  await expect(counter).toHaveText('4/4')
  await page.keyboard.press('Escape')

  await page.goto('/subscriptions/lp')
  const practice = page.getByRole('region', { name: '練習の作品' })
  await expect(practice.getByRole('listitem')).toHaveCount(8)
  await page.getByRole('button', { name: 'もっと見る' }).click()
  expect(await practice.getByRole('listitem').count()).toBeGreaterThan(8)
  await practice.getByRole('button').filter({ visible: true }).nth(2).click()
  const work = page.getByRole('dialog')
  await expect(work.getByRole('img')).toBeVisible()
  await expect(work.getByText(/\d{4}年\d+月\d+日/)).toBeVisible()
  await expect(work.getByRole('link', { name: /この(講座|カリキュラム)を見る/ })).toHaveAttribute(
    'href',
    /^\/(courses|subscriptions\/curriculums)\/\d+$/,
  )
  await page.keyboard.press('Escape')

  await page.goto('/')
  const path = page.getByRole('region', { name: 'スキルパス' }).getByRole('link').first()
  const title = (await path.textContent())!
  await path.click()
  await expect(page).toHaveURL(/\/skill_paths\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await atAllWidths(page, 'skill-path')
  await picture(page, 'skill-path')
})
