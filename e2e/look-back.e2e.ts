import { atAllWidths, axe, expect, picture, test, type Page } from '#test/browser.ts'
import { newPerson } from '#test/people.ts'
import type { Web } from '#test/worlds/web-world.ts'

const counters = (page: Page) => page.locator('.look-back-counters')
const scrollTo = (page: Page, y: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y)
const opacity = (page: Page) => counters(page).evaluate((element) => Number(getComputedStyle(element).opacity))
const figures = (page: Page) => counters(page).locator('[data-value]').allInnerTexts()

/** Somebody who came five years ago and finished a course every so many days. */
async function longLearner(house: Web, courses = 120) {
  const person = await newPerson(house, { name: '長谷川 ふみか' })
  const now = await house.now()
  const joined_at = new Date(now.getTime() - 1_900 * 86_400_000)
  await house.db.updateTable('members').set({ joined_at }).where('id', '=', person.memberId).execute()
  const found = await house.db.selectFrom('courses').select('id').orderBy('id').limit(courses).execute()
  await house.db
    .insertInto('course_completions')
    .values(
      found.map(({ id }, n) => ({
        ...{ member_id: person.memberId, course_id: id },
        completed_at: new Date(joined_at.getTime() + (3 + n * 15) * 86_400_000),
      })),
    )
    .execute()
  return person
}

// Other journeys finish courses as the same learner.
test.describe('in a house of its own', () => {
  test.use({ ownHouse: true })

  test('a learner looks back on what they did, reads what the rungs ask for, and goes back [LB-002] [LB-011] [LB-012] [LB-013]', async ({
    signedIn,
  }) => {
    const page = await signedIn('learner')
    await page.goto('/subscriptions/look_back')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('日向あかりさんが')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d+年\d+か月\d+日/)
    await expect(page.getByRole('list', { name: 'クリアの条件' }).getByRole('listitem')).toHaveText([
      '入門：修了証書1枚',
      '初級：修了証書3枚・講座3本',
      '中級：修了証書5枚・講座10本',
    ])
    const rung = (level: string) => page.locator(`[data-rung=${level}]`)
    await expect(rung('entry').getByRole('img')).toHaveAccessibleName('入門のスタンプ、クリア')
    await expect(rung('beginner').getByRole('img')).toHaveAccessibleName('初級のスタンプ、まだ')
    await expect(rung('intermediate').getByRole('img')).toHaveAccessibleName('中級のスタンプ、まだ')
    await expect(rung('advanced').getByRole('img')).toHaveCount(0)
    await atAllWidths(page, 'look-back')
    await page.getByRole('link', { name: /\d+年を印刷・PDFに保存/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\d+年の振り返り/)
    await atAllWidths(page, 'look-back-year')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: '印刷・PDFに保存' })).toBeHidden()
    await expect(page.getByRole('banner')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('link', { name: 'これまでの振り返りにもどる' }).click()
    await page.getByRole('link', { name: '学習状況にもどる' }).click()
    await expect(page).toHaveURL('/subscriptions/learning_status')
  })
})

test('the counters come with the scroll, count up once, are solid further down and go when one comes back [LB-003] [LB-004]', async ({
  signedIn,
  house,
}) => {
  const { email } = await longLearner(house)
  const page = await signedIn(email)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/subscriptions/look_back')
  await scrollTo(page, 200)
  await expect(counters(page)).toHaveAttribute('data-state', 'hidden')
  expect(await opacity(page)).toBe(0)
  const counting = page.evaluate(
    () =>
      new Promise<{ values: number[]; ms: number }>((done) => {
        const value = document.querySelector('[data-counter=courses] [data-value]')!
        const seen: number[] = []
        let began = 0
        const look = () => {
          const n = Number(value.getAttribute('data-value'))
          if (n > 0 && began === 0) began = performance.now()
          seen.push(n)
          if (n < 120) requestAnimationFrame(look)
          else done({ values: seen, ms: performance.now() - began })
        }
        requestAnimationFrame(look)
      }),
  )
  await scrollTo(page, 201)
  await expect(counters(page)).toHaveAttribute('data-state', 'shown')
  const { values, ms } = await counting
  expect(values).toEqual(values.toSorted((a, b) => a - b))
  expect(new Set(values).size).toBeGreaterThan(3)
  expect(ms).toBeLessThan(1_200)
  expect(await figures(page)).toEqual(['120', '0', '0', '0'])
  await scrollTo(page, 1_000)
  await expect.poll(() => opacity(page)).toBeCloseTo(0.85)
  await scrollTo(page, 1_001)
  await expect(counters(page)).toHaveAttribute('data-state', 'opaque')
  await expect.poll(() => opacity(page)).toBe(1)
  await scrollTo(page, 0)
  await expect(counters(page)).toHaveAttribute('data-state', 'hidden')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  const first = page.evaluate(
    () =>
      new Promise<string | null>((done) => {
        const box = document.querySelector('.look-back-counters')!
        const value = document.querySelector('[data-counter=courses] [data-value]')!
        new MutationObserver(() => {
          const n = value.getAttribute('data-value')
          if (box.getAttribute('data-state') === 'shown' && n !== '0') done(n)
        }).observe(box, { attributes: true, subtree: true })
      }),
  )
  await scrollTo(page, 300)
  expect(await first).toBe('120')
})

test('the days come while one scrolls, each once and in order, and a year is one press away [LB-006] [LB-015]', async ({
  signedIn,
  house,
}) => {
  const { email } = await longLearner(house)
  const page = await signedIn(email)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/subscriptions/look_back')
  const seen = new Set<string>()
  const dates = () => page.locator('[data-day]').evaluateAll((days) => days.map((day) => day.getAttribute('data-day')!))
  await expect(page.locator('.look-back-slice').first()).toBeVisible()
  expect((await dates()).length).toBeLessThan(60)
  for (let y = 0; y < 60; y++) {
    const shown = await dates()
    expect(shown).toEqual([...new Set(shown)].toSorted())
    for (const date of shown) seen.add(date)
    if (seen.size >= 121) break
    await page.mouse.wheel(0, 900)
    await expect(page.locator('[aria-busy=true].look-back-slice')).toHaveCount(0)
  }
  expect(seen.size).toBe(121)
  const year = new Date(Math.max(...[...seen].map((date) => Date.parse(date)))).getUTCFullYear() - 1
  await page
    .getByRole('navigation', { name: '年へ移動' })
    .getByRole('link', { name: `${year}年` })
    .click()
  await expect(page.locator(`[data-day^="${year}-"]`).first()).toBeInViewport()
  await picture(page, 'look-back-year-390')
})

test('a year that is pressed stays where it was opened while the days around it come, until one moves on [LB-015]', async ({
  signedIn,
}) => {
  const page = await signedIn('veteran')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/subscriptions/look_back')
  const years = page.getByRole('navigation', { name: '年へ移動' })
  const focused = page.locator('.look-back-slice:focus')
  const top = () => focused.evaluate((slice) => Math.round(slice.getBoundingClientRect().top))
  await years.getByRole('link').nth(3).click()
  await expect(focused.locator('[data-day]').first()).toBeVisible()
  await expect(page.locator('.look-back-slice[aria-busy=true]')).toHaveCount(0)
  await expect.poll(top).toBeLessThan(200)
  expect(await top()).toBeGreaterThanOrEqual(0)
  // The other years can still be pressed: nothing that stays lies over them.
  await years.getByRole('link').last().click({ trial: true })
  await page.mouse.wheel(0, -600)
  await expect.poll(top).toBeGreaterThan(600)
})

test('who has only just come finds the day of the start and where to begin; without scripts the days are there too [LB-007]', async ({
  signedIn,
  house,
  browser,
}) => {
  const person = await newPerson(house)
  const page = await signedIn(person.email)
  await page.goto('/subscriptions/look_back')
  await expect(page.getByText('ここから、はじまりました')).toBeVisible()
  await expect(page.getByRole('link', { name: '講座を探す', exact: true }).last()).toBeVisible()
  await atAllWidths(page, 'look-back-new')

  const { email } = await longLearner(house)
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: house.url })
  const value = await house.sessionToken(email)
  await plain.addCookies([{ name: '_egaku_session', value, url: house.url }])
  const still = await plain.newPage()
  await still.goto('/subscriptions/look_back')
  await still.getByRole('link', { name: '次の日々' }).click()
  await expect(still.locator('[data-day]').first()).toBeVisible()
  expect(await still.locator('[data-event=period]').count()).toBe(0)
  await plain.close()
})

test('the whole look-back can be walked by keyboard, in the dark too', async ({ signedIn, house }) => {
  const { email } = await longLearner(house)
  const page = await signedIn(email)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/subscriptions/look_back')
  const years = page.getByRole('navigation', { name: '年へ移動' })
  await years.getByRole('link').last().focus()
  await page.keyboard.press('Enter')
  const focused = page.locator('.look-back-slice:focus')
  await expect(focused.getByRole('link').first()).toBeVisible()
  await expect(focused).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.locator('.look-back-slice a:focus')).toBeInViewport()
  await axe(page)
  await picture(page, 'look-back-dark-1440')
})
