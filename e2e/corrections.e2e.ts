import { axe, expect, test } from '#test/browser.ts'
import { missingPictures, openKit } from './open-kit.ts'

test('works say whether they wait or came back, and each leads to its page [CO-014]', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(missingPictures)
  await openKit(page)
  const row = page.getByRole('region', { name: '自分の添削' })
  const works = row.locator('li a')
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
    const shown = page.getByRole('region', { name: '添削についてのよくある質問' }).getByText(answer)
    await expect(shown).toBeHidden()
    await button.click()
    await expect(shown).toBeVisible()
  }
})

test('a learner’s works stand on the first page and on the page of critiques: only their own, the newest first, without those taken back, and nothing where there are none [CO-015]', async ({
  signedIn,
  person,
  house,
  expectTrouble,
}) => {
  const { id } = await house.member('corrected')
  const works = await house.db
    .selectFrom('corrected_works')
    .select(['id', 'cancelled_at'])
    .where('member_id', '=', id)
    .orderBy('requested_at', 'desc')
    .execute()
  const own = works.filter((work) => !work.cancelled_at).map((work) => `/user_corrected_works/${work.id}`)
  expect([own.length, works.length]).toEqual([5, 6])
  const page = await signedIn('corrected')
  for (const [path, name] of [
    ['/', '添削'],
    ['/correction_campaigns', '自分の添削'],
  ] as const) {
    await page.goto(path)
    const slider = page.getByRole('region', { name, exact: true })
    const links = slider.locator('li a')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(own)
    await expect(links.nth(0)).toContainText('添削待ち')
    await expect(links.nth(1)).toContainText('添削済み')
    for (const [width, shown] of [
      [1240, 4],
      [768, 3],
      [767, 1.5],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const sizes = await links.evaluateAll((all) => {
        const [one, two] = all.map((link) => link.closest('li')!.getBoundingClientRect())
        const row = all[0]!.closest('ul')!.getBoundingClientRect()
        return { gutter: two!.left - one!.right, items: (row.width + 20) / (one!.width + 20) }
      })
      if (path === '/') expect([Math.round(sizes.gutter), Math.round(sizes.items * 10) / 10]).toEqual([20, shown])
    }
  }
  await page.locator(`a[href="${own[1]}"]`).click()
  await expect(page.getByRole('heading', { name: '先生からの添削' })).toBeVisible()
  await axe(page)
  for (const image of await page.getByRole('main').locator('img').all())
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)

  const other = await person('cancelled')
  for (const path of ['/', '/correction_campaigns']) {
    await other.goto(path)
    await expect(other.locator('a[href^="/user_corrected_works/"]')).toHaveCount(0)
  }
  expectTrouble('404')
  expect((await other.goto(own[0]!))!.status()).toBe(404)
})
