import { atAllWidths, expect, test } from '#test/browser.ts'

test.describe('a contest that is judged', () => {
  test.use({ ownHouse: true })

  test('a judge gives points work after work, says to which they stand too close, and staff give the prize [CN-016]', async ({
    signedIn,
    person,
    house,
    expectTrouble,
  }) => {
    expectTrouble('422')
    const { id, title } = await house.db
      .selectFrom('illust_contests as c')
      .innerJoin('contest_judges as j', 'j.contest_id', 'c.id')
      .select(['c.id', 'c.title'])
      .executeTakeFirstOrThrow()
    const judge = await signedIn('teacher2')
    await judge.goto(`/illust_contests/${id}`)
    await judge.getByRole('link', { name: '審査のページへ' }).click()
    await expect(judge.getByRole('heading', { level: 1 })).toHaveText(`${title}の審査`)
    await expect(judge.getByText('16 / 32')).toBeVisible()
    await atAllWidths(judge, 'contest-desk')
    const before = await judge.getByRole('heading', { level: 2, name: /作品 No/ }).textContent()
    await judge.getByRole('button', { name: '保存して次へ' }).click()
    await expect(judge.getByText('点を選んでください。')).toBeVisible()
    await judge.getByRole('radio', { name: '9', exact: true }).check()
    await judge.getByRole('textbox', { name: /^メモ/ }).fill('線に勢いがある')
    await judge.getByRole('button', { name: '保存して次へ' }).click()
    await expect(judge.getByText('17 / 32')).toBeVisible()
    await expect(judge.getByRole('heading', { level: 2, name: /作品 No/ })).not.toHaveText(before!)
    await judge.getByRole('checkbox', { name: /関わりがある/ }).check()
    await expect(judge.getByRole('radio')).toHaveCount(0)
    await judge.getByRole('button', { name: '保存して次へ' }).click()
    await expect(judge.getByText('18 / 32')).toBeVisible()

    const staff = await person('staff')
    await staff.goto(`/staff/contests/${id}`)
    await staff.getByRole('link', { name: '審査と賞' }).click()
    await expect(staff.getByText('線に勢いがある')).toBeVisible()
    await atAllWidths(staff, 'staff-judging')
    const best = staff.getByRole('list', { name: '点の高い順の作品' }).getByRole('listitem').first()
    await best.getByText('賞と講評').click()
    await best.getByRole('textbox', { name: /^賞/ }).fill('最優秀賞')
    await best.getByRole('button', { name: /賞を記録する/ }).click()
    await expect(staff.getByText('賞を記録しました。')).toBeVisible()
    const saved = staff.waitForEvent('download')
    await staff.getByRole('link', { name: '応募一覧（CSV）' }).click()
    expect((await saved).suggestedFilename()).toBe(`contest-${id}.csv`)
  })

  test('the results stand large with the words about them, and fit every screen [CN-016]', async ({ page, house }) => {
    const { id } = await house.db
      .selectFrom('illust_contest_applicants as a')
      .select('a.contest_id as id')
      .where('a.award', '=', '最優秀賞')
      .orderBy('a.contest_id')
      .executeTakeFirstOrThrow()
    await page.goto(`/illust_contests/${id}`)
    const results = page.getByRole('region', { name: '結果発表' })
    await expect(results.getByRole('heading', { level: 3, name: '最優秀賞', exact: true })).toBeVisible()
    await expect(results.getByRole('list', { name: 'そのほかの受賞作品' }).getByRole('listitem')).toHaveCount(3)
    await expect(results.getByRole('button', { name: '結果を共有する' })).toBeVisible()
    await atAllWidths(page, 'contest-results')
    await page.goto('/illust_contests')
    await atAllWidths(page, 'contests')
  })
})

test('a practice becomes a report with one press: picture, lesson and words are there', async ({ signedIn, house }) => {
  const learner = await house.member('learner')
  const log = await house.db
    .selectFrom('practice_logs as g')
    .innerJoin('lessons as l', 'l.id', 'g.lesson_id')
    .select(['g.id', 'g.lesson_id', 'l.title'])
    .where('g.member_id', '=', learner.id)
    .where('g.hidden_at', 'is', null)
    .orderBy('g.id')
    .executeTakeFirstOrThrow()
  const page = await signedIn('learner')
  await page.goto(`/user_daily_lesson_trainings/${log.id}`)
  await page.getByRole('link', { name: 'レポートにする' }).click()
  await expect(page.getByText(`practice-${log.id}`)).toBeVisible()
  await expect(page.getByText('このレッスンで描きました')).toBeVisible()
  await page.getByRole('textbox', { name: /^コメント/ }).fill('練習からレポートにしました。')
  await page.getByRole('button', { name: '投稿する' }).click()
  await expect(page).toHaveURL(/\/illust_reports\/\d+$/)
  const report = await house.db
    .selectFrom('illust_reports')
    .select(['lesson_id', 'title'])
    .where('member_id', '=', learner.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(report).toEqual({ lesson_id: log.lesson_id, title: [...log.title].slice(0, 15).join('') })
  // The course that it came from shows it.
  await page.getByRole('link', { name: /「/ }).first().click()
  await expect(page).toHaveURL(/\/courses\/\d+$/)
  const made = page.getByRole('region', { name: 'この講座で描かれた作品' })
  await expect(async () => {
    await page.mouse.wheel(0, 2_000)
    await expect(made).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(made.getByRole('link', { name: report.title }).first()).toBeVisible()
})
