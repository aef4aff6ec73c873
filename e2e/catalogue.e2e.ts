import { expect, type Page, test } from '#test/browser.ts'
import { courseByKey } from '#test/learning/demo-ids.ts'

const cards = (page: Page) => page.getByRole('tabpanel').locator('article')
const idsOf = (page: Page) => cards(page).evaluateAll((list) => list.map((card) => Number(card.dataset.course)))

test('four tabs stand in their order, the first is open, and the address keeps the choice [CT-020]', async ({
  page,
}) => {
  await page.goto('/courses')
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText(['キャラクター', '背景イラスト', 'マンガ', 'その他の講座'])
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.nth(1)).toBeFocused()
  await expect(page).toHaveURL(/tab=background/)
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.reload()
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.goto('/courses?tab=nothing')
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
})

test('four orders stand in their order; they move the courses and never lose one; by category and level under headings, by age as one list [CT-008][CT-018][CT-019][CT-030]', async ({
  page,
  house,
}) => {
  await page.goto('/courses?tab=manga')
  const orders = page.getByRole('navigation', { name: '並び順' }).getByRole('link')
  await expect(orders).toHaveText(['カテゴリ順', 'レベル順', '新しい順', '古い順'])
  await expect(orders.first()).toHaveAttribute('aria-current', 'true')
  const all = (await idsOf(page)).toSorted()
  const rows = await house.db
    .selectFrom('courses')
    .select(['id', 'level', 'opened_at'])
    .where('id', 'in', all)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const levels = ['入門', '初級', '中級', '上級']
  const headings = page.getByRole('tabpanel').getByRole('heading', { level: 2 })
  expect(await headings.count()).toBeGreaterThan(2)

  await orders.nth(1).click()
  await expect(page).toHaveURL(/tab=manga&sort=level/)
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText(levels)
  expect((await idsOf(page)).toSorted()).toEqual(all)

  for (const [place, sort, sign] of [
    [2, 'new', -1],
    [3, 'old', 1],
  ] as const) {
    await orders.nth(place).click()
    await expect(page).toHaveURL(new RegExp(`sort=${sort}`))
    await expect(orders.nth(place)).toHaveAttribute('aria-current', 'true')
    await expect(headings).toHaveCount(0)
    const ids = await idsOf(page)
    expect(ids.toSorted()).toEqual(all)
    const sorted = ids.map((id) => byId.get(id)!)
    expect(sorted).toEqual(
      sorted.toSorted((a, b) => sign * (a.opened_at!.getTime() - b.opened_at!.getTime()) || a.id - b.id),
    )
  }
  await page.getByRole('tab', { name: '背景イラスト' }).click()
  await expect(page).toHaveURL(/tab=background&sort=old/)
  await expect(orders.nth(3)).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('banner').getByRole('link', { name: 'ログイン' })).toHaveAttribute(
    'href',
    `/sessions/new?return_to=${encodeURIComponent('/courses?tab=background&sort=old')}`,
  )
})

test('the listing is narrowed by level and length, says when nothing fits, and leads from what does not work to its lesson', async ({
  page,
  house,
}) => {
  await page.goto('/courses?tab=manga')
  const narrow = page.getByRole('navigation', { name: '絞り込み' })
  const all = await idsOf(page)
  await narrow.getByRole('link', { name: '初級' }).click()
  await expect(page).toHaveURL(/tab=manga&level=beginner$/)
  await expect(narrow.getByRole('link', { name: '初級' })).toHaveAttribute('aria-current', 'true')
  await expect.poll(async () => (await idsOf(page)).length).toBeLessThan(all.length)
  const rows = await house.db
    .selectFrom('courses')
    .select('level')
    .where('id', 'in', await idsOf(page))
    .execute()
  expect(new Set(rows.map(({ level }) => level))).toEqual(new Set(['beginner']))
  await page.getByRole('navigation', { name: '並び順' }).getByRole('link', { name: '新しい順' }).click()
  await expect(page).toHaveURL(/tab=manga&sort=new&level=beginner$/)
  await page.goto('/courses?tab=manga&level=entry&length=long')
  await expect(page.getByText('この条件に合う講座は、まだありません')).toBeVisible()
  await page.getByRole('link', { name: '条件をはずす' }).click()
  await expect.poll(async () => (await idsOf(page)).length).toBe(all.length)
  await page
    .getByRole('navigation', { name: '描けないところから始める' })
    .getByRole('link', { name: /手が描けない/ })
    .click()
  await expect(page).toHaveURL(/\/(courses|daily_lesson_chapters)\/\d+$/)
})

test('a row shows its courses by width, moves by button and keeps what is out of sight out of the Tab order [CT-026][CT-027]', async ({
  page,
}) => {
  await page.goto('/courses')
  const row = page.getByRole('tabpanel').getByRole('region').nth(1)
  const [forward, back] = [row.getByRole('button', { name: '次へ' }), row.getByRole('button', { name: '前へ' })]
  await expect(back).toBeDisabled()
  const first = row.locator('li').first()
  await expect(first).not.toHaveAttribute('inert')
  await expect(row.locator('li').nth(7)).toHaveAttribute('inert')
  await forward.click()
  await expect(first).toHaveAttribute('inert')
  await expect(back).toBeEnabled()
  for (const [width, shown] of [
    [390, 1.5],
    [800, 3],
    [1100, 4],
    [1300, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() =>
        row.locator('ul').evaluate((list) => {
          const [one, two] = [...list.children].map((item) => item.getBoundingClientRect())
          const gap = two!.left - one!.right
          const room = list.clientWidth - 12
          return [
            Math.round(gap),
            Math.round(10 * ((room - gap * (Math.ceil((room + gap) / (one!.width + gap) - 0.01) - 1)) / one!.width)) /
              10,
          ]
        }),
      )
      .toEqual([20, shown])
  }
})

test('a card leads to its course; one without a visible title is named by its picture [CT-022][CT-023]', async ({
  page,
  house,
}) => {
  await page.goto('/courses?tab=other')
  // Whatever is listed shows its title, until staff say that a cover carries it.
  await expect(cards(page).locator('h3')).toHaveCount(await cards(page).count())
  const hidden = await courseByKey(house.db, 'special-cats')
  await house.db.updateTable('courses').set({ display_title: false }).where('id', '=', hidden.id).execute()
  const card = page.locator(`article[data-course="${hidden.id}"]`)
  await expect(async () => {
    await page.reload()
    await expect(card.getByRole('heading')).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await expect(card.getByRole('heading')).toHaveCount(0)
  await expect(card.locator('img')).toHaveAttribute('alt', hidden.title)
  await expect(card.getByRole('link', { name: hidden.title, exact: true })).toHaveAttribute(
    'href',
    `/courses/${hidden.id}`,
  )
  const named = page.locator('article:has(h3)').first()
  await expect(named.getByRole('heading').getByRole('link')).toHaveAttribute(
    'href',
    `/courses/${await named.getAttribute('data-course')}`,
  )
  await house.db.updateTable('courses').set({ display_title: true }).where('id', '=', hidden.id).execute()
})

test('a visitor who presses the bookmark is invited to sign up; a member puts the course aside [CT-024]', async ({
  page,
  person,
}) => {
  await page.goto('/courses')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await cards(page)
    .first()
    .getByRole('button', { name: /お気に入りに追加/ })
    .click()
  await expect(page.getByRole('dialog')).toContainText('お気に入りに追加するには会員登録が必要です。')

  const member = await person('other')
  await member.goto('/courses?tab=manga')
  const card = cards(member).first()
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^\d+$/)
  await card.getByRole('button', { name: /お気に入りに追加/ }).click()
  await expect(card.getByRole('button', { name: /お気に入り/ })).toHaveAttribute('aria-pressed', 'true')
  await member.reload()
  await expect(card.getByRole('button', { name: /お気に入り/ })).toHaveAttribute('aria-pressed', 'true')
})

test('a member goes on from a card with a play button [CT-023][MI-024]', async ({ person }) => {
  const page = await person('learner')
  await page.goto('/courses')
  const playing = cards(page)
    .filter({ has: page.getByRole('link', { name: /を再生する/ }) })
    .first()
  await expect(playing.getByRole('link', { name: /を再生する/ })).toHaveAttribute(
    'href',
    /^\/(daily_lesson_chapters|prime_lessons)\/\d+/,
  )
  const quiet = await page.goto('/courses').then(() => cards(page).count())
  expect(quiet).toBeGreaterThan(0)
})

test('a missing cover is a drawing, not a broken layout [OV-015]', async ({ page, expectTrouble }) => {
  expectTrouble(/Failed to load resource/)
  await page.route('**/files/**', (route) => route.fulfill({ status: 404 }))
  await page.goto('/courses')
  const cover = cards(page).first().locator('svg').first()
  await expect(cover).toBeVisible()
  const { width, height } = (await cover.boundingBox())!
  expect(width / height).toBeCloseTo(16 / 9, 1)
})

test('the listing reads without a script: tabs and orders are links, rows are lists that scroll [OV-015]', async ({
  browser,
  house,
}) => {
  const context = await browser.newContext({ baseURL: house.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/courses')
  await page.getByRole('tab', { name: 'マンガ' }).click()
  await page.getByRole('link', { name: '新しい順' }).click()
  await expect(page).toHaveURL(/tab=manga&sort=new/)
  expect(await cards(page).count()).toBeGreaterThan(10)
  await context.close()
})

test('the picture of a pressed card goes to its page by itself, and stays where it is when motion is not wanted', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const begin = document.startViewTransition
    document.startViewTransition = function (update) {
      const transition = begin.call(this, update)
      const moves = () => document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
      void transition.ready.then(() => ((window as { moved?: unknown }).moved = moves()))
      return transition
    }
  })
  const press = async () => {
    await page.goto('/courses')
    await page.locator('[data-course]').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/courses\/\d+$/)
    await page.waitForFunction(() => 'moved' in window)
    return page.evaluate(() => (window as { moved?: string[] }).moved)
  }
  expect(await press()).toContain('::view-transition-group(cover)')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await press()).toEqual([])
})

test('no title of a course breaks within a word on a phone, in whatever browser', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  let titles = 0
  for (const tab of ['character', 'background', 'manga', 'other']) {
    await page.goto(`/courses?tab=${tab}`)
    const found = await page.evaluate(brokenTitles)
    expect(found.broken).toEqual([])
    titles += found.count
  }
  expect(titles).toBeGreaterThan(240)
})

/** In the page: how many titles of cards there are, and those of which a line begins where no word does. */
function brokenTitles() {
  const words = new Intl.Segmenter('ja', { granularity: 'word' })
  const titles = [...document.querySelectorAll('[data-course] .keeps-words')]
  const range = document.createRange()
  const broken = titles.flatMap((title) => {
    const text = title.textContent
    const begins = new Set(Array.from(words.segment(text), ({ index }) => index))
    const tops = [...title.childNodes].flatMap((node) =>
      node instanceof Text
        ? Array.from({ length: node.length }, (_, at) => {
            range.setStart(node, at)
            range.setEnd(node, at + 1)
            return range.getBoundingClientRect().top
          })
        : [],
    )
    return tops.flatMap((top, at) =>
      at > 0 && top > tops[at - 1]! + 4 && !begins.has(at) ? [`${text.slice(0, at)}|${text.slice(at)}`] : [],
    )
  })
  return { count: titles.length, broken }
}
