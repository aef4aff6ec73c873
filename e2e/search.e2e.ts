import { longestQuery } from '#domains/catalogue/search/terms.ts'
import { axe, expect, noSidewaysScroll, type Page, picture, test } from '#test/browser.ts'

const call = '**/1/indexes/MasterCourse_production/query'
const box = (page: Page) => page.getByRole('searchbox', { name: '講座を検索' })
const panel = (page: Page) => page.getByRole('region', { name: 'の検索結果' })
const hits = (page: Page) => panel(page).getByRole('listitem')

const hit = (id: number, title: string, more: object = {}) => ({
  objectID: String(id),
  title,
  description: '',
  master_id: id,
  pr_thumbnail_url: null,
  opened_at: '2020-01-01T00:00:00Z',
  closed_at: null,
  teachers: [],
  master_subscription_courses: [{ opened_at: '2020-01-01T00:00:00Z', closed_at: null }],
  ...more,
})

test('a visitor and a member find the box in the header of every page [S-001]', async ({ page, person }) => {
  for (const reader of [page, await person('learner')]) {
    for (const path of ['/', '/courses', '/free_lessons', '/terms/user_policy']) {
      await reader.goto(path)
      const field = reader.getByRole('banner').getByRole('searchbox', { name: '講座を検索' })
      await expect(field).toHaveAttribute('maxlength', String(longestQuery))
      await expect(field).toHaveAttribute('autocomplete', 'off')
    }
  }
})

test('s and / lead to the box without being typed into it [S-002]', async ({ page }) => {
  await page.goto('/courses')
  for (const key of ['s', '/']) {
    await page.keyboard.press(key)
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveValue('')
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  }
})

test('s and / do nothing while writing, with a modifier, while composing or while a modal is open [S-002]', async ({
  page,
}) => {
  await page.goto('/courses')
  await page.keyboard.press('Alt+s')
  await page.evaluate(() => {
    const composing = new KeyboardEvent('keydown', { key: 's', bubbles: true, isComposing: true })
    document.body.dispatchEvent(composing)
  })
  await expect(box(page)).not.toBeFocused()
  for (const field of [
    '<input>',
    '<textarea></textarea>',
    '<select></select>',
    '<div contenteditable="true">a</div>',
  ]) {
    await page.evaluate((html) => {
      document.querySelector('#try')?.remove()
      document.querySelector('h1')!.insertAdjacentHTML('afterend', `<div id="try">${html}</div>`)
      document.querySelector<HTMLElement>('#try > *')!.focus()
    }, field)
    await page.keyboard.press('s')
    await expect(box(page)).not.toBeFocused()
  }
  await page.evaluate(() => document.querySelector('#try')!.remove())
  await page.getByRole('button', { name: '検索を開く' }).click()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog').getByRole('searchbox')).not.toBeFocused()
})

test('a member who turned single keys off types s in peace', async ({ page, house, signedIn }) => {
  const { id } = await house.member('other')
  await house.db.updateTable('members').set({ single_keys_off: true }).where('id', '=', id).execute()
  await signedIn('other')
  await page.goto('/courses')
  await page.keyboard.press('s')
  await expect(box(page)).not.toBeFocused()
})

test('nothing is asked and nothing shown for an empty query or white space [S-003]', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/1/indexes/') && asked.push(request.postData() ?? ''))
  await page.goto('/courses')
  await box(page).fill(' 　 ')
  await expect(panel(page)).toBeHidden()
  await box(page).fill('人体')
  await expect(hits(page).first()).toBeVisible()
  expect(asked).toEqual(['{"query":"人体"}'])
  await box(page).fill('')
  await expect(panel(page)).toBeHidden()
})

test('the panel names the query as typed, its hits and who searched [S-004][S-005][S-008][S-009]', async ({ page }) => {
  await page.goto('/courses')
  await box(page).fill('人体')
  await expect(panel(page).getByRole('heading', { name: '人体の検索結果', exact: true })).toBeVisible()
  await expect(panel(page).getByText('Powered by Egaku Search')).toBeVisible()
  await expect(hits(page).first().locator('img')).toHaveAttribute('src', /^\/files\//)
  await expect(hits(page).first().getByRole('link')).toHaveAttribute('href', /^\/courses\/\d+\?from=search_box$/)
  await axe(page)
  await picture(page, 'search-1280')
})

test('a hit shows the names of its teachers and a shortened description, and nothing of it runs [S-009][OV-012]', async ({
  page,
}) => {
  const description = `<img src=x onerror=alert(1)>${'あ'.repeat(200)}`
  const teachers = [{ teacher_name: '青木' }, { teacher_name: '白石' }]
  await page.route(call, (route) =>
    route.fulfill({ json: { nbHits: 1, hits: [hit(1, '<script>alert(1)</script>', { description, teachers })] } }),
  )
  page.on('dialog', () => expect(true, 'a script ran').toBe(false))
  await page.goto('/courses')
  await box(page).fill('"><img src=x onerror=alert(1)>')
  await expect(panel(page).getByRole('heading')).toHaveText('"><img src=x onerror=alert(1)>の検索結果')
  await expect(hits(page)).toContainText('<script>alert(1)</script>')
  await expect(hits(page)).toContainText('青木、白石')
  await expect(hits(page)).toContainText('あ…')
  await expect(hits(page)).not.toContainText('あ'.repeat(100))
})

test('no hit, or only hidden ones, is told as such [S-006]', async ({ page }) => {
  await page.goto('/courses')
  await box(page).fill('存在しない講座の名前')
  await expect(panel(page).getByText('検索結果なし')).toBeVisible()
  const hidden = hit(1, '閉じた講座', { closed_at: '2021-01-01T00:00:00Z' })
  await page.route(call, (route) => route.fulfill({ json: { nbHits: 1, hits: [hidden] } }))
  await box(page).fill('閉じた')
  await expect(panel(page).getByText('検索結果なし')).toBeVisible()
})

test('an error is told in the panel and the field stays usable [S-007][S-015]', async ({ page, expectTrouble }) => {
  expectTrouble(/Failed to load resource/)
  page.on('dialog', () => expect(true, 'an alert came up').toBe(false))
  await page.goto('/courses')
  await page.route(call, (route) =>
    route.fulfill({ status: 429, json: { message: 'しばらくしてから再度お試しください' } }),
  )
  await box(page).fill('手')
  await expect(panel(page).getByText('しばらくしてから再度お試しください')).toBeVisible()
  await page.unroute(call)
  await page.route(call, (route) => route.fulfill({ status: 500, body: 'x' }))
  await box(page).fill('手の')
  await expect(panel(page).getByText('検索中にエラーが発生しました')).toBeVisible()
  await page.unroute(call)
  await page.route(call, (route) => route.abort())
  await box(page).fill('手のひ')
  await expect(panel(page).getByText('検索中にエラーが発生しました')).toBeVisible()
  await page.unroute(call)
  await box(page).fill('手')
  await expect(hits(page).first()).toBeVisible()
})

test('a hit that closes while the list is open goes away [S-013]', async ({ page }) => {
  await page.clock.install()
  const now = await page.evaluate(() => Date.now())
  const closing = hit(1, 'まもなく終わる講座', { closed_at: new Date(now + 60_000).toISOString() })
  await page.route(call, (route) => route.fulfill({ json: { nbHits: 2, hits: [closing, hit(2, '残る講座')] } }))
  await page.goto('/courses')
  await box(page).fill('講座')
  await page.clock.runFor(1_000)
  await expect(hits(page)).toHaveCount(2)
  await page.clock.runFor(61_000)
  await expect(hits(page)).toHaveText(['残る講座'])
})

test('one request goes out after the last key, none while composing [S-017]', async ({ page }) => {
  const asked: string[] = []
  await page.route(call, (route) => {
    asked.push((route.request().postDataJSON() as { query: string }).query)
    return route.fulfill({ json: { nbHits: 0, hits: [] } })
  })
  await page.clock.install()
  await page.goto('/courses')
  // From here on time stands still but for what the test lets pass.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await box(page).pressSequentially('abc')
  await page.clock.runFor(199)
  expect(asked).toEqual([])
  await page.clock.runFor(101)
  await expect(panel(page).getByText('検索結果なし')).toBeVisible()
  expect(asked).toEqual(['abc'])

  const client = await page.context().newCDPSession(page)
  await client.send('Input.imeSetComposition', { text: 'て', selectionStart: 1, selectionEnd: 1 })
  await page.clock.runFor(1_000)
  expect(asked).toEqual(['abc'])
  await client.send('Input.insertText', { text: '手' })
  await page.clock.runFor(300)
  await expect.poll(() => asked).toEqual(['abc', 'abc手'])
})

test('an older answer that arrives late never replaces a newer one [S-017]', async ({ page }) => {
  const late = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  await page.route(call, async (route) => {
    const { query } = route.request().postDataJSON() as { query: string }
    if (query === '古い') {
      asked.resolve()
      await late.promise
    }
    await route.fulfill({ json: { nbHits: 1, hits: [hit(1, `${query}の答え`)] } }).catch(() => {})
  })
  await page.goto('/courses')
  await box(page).fill('古い')
  await asked.promise
  await box(page).fill('新しい')
  await expect(hits(page)).toHaveText(['新しいの答え'])
  late.resolve()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(hits(page)).toHaveText(['新しいの答え'])
})

test('Esc and a press outside close the panel, the box opens it again, Tab reaches the hits [S-018]', async ({
  page,
}) => {
  await page.goto('/courses')
  await box(page).fill('手')
  await expect(hits(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(box(page)).toHaveValue('手')
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 4, y: 4 } })
  await box(page).focus()
  await expect(hits(page).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(hits(page).first().getByRole('link')).toBeFocused()
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 4, y: 4 } })
  await expect(panel(page)).toBeHidden()
})

test('on a phone the search button opens a popup with the box and ways to begin, and Esc closes it [MI-021]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/courses')
  await page.getByRole('button', { name: '検索を開く' }).click()
  const popup = page.getByRole('dialog')
  await expect(popup.getByRole('searchbox')).toBeFocused()
  const ways = async () =>
    popup.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  for (const path of [
    /^\/courses\/\d+$/,
    /^\/teachers\/\d+$/,
    /^\/subscriptions\/curriculums\/\d+$/,
    /^\/subscriptions\/lp$/,
  ]) {
    await expect.poll(ways).toContainEqual(expect.stringMatching(path))
  }
  await axe(page)
  await picture(page, 'search-390')
  await popup.getByRole('searchbox').fill('手')
  await expect(popup.getByRole('heading', { name: '手の検索結果' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(page.getByRole('button', { name: '検索を開く' })).toBeFocused()
})

test('the popup fits on the smallest phone [OV-014]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/courses')
  await page.getByRole('button', { name: '検索を開く' }).click()
  await page.getByRole('dialog').getByRole('searchbox').fill('手')
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await noSidewaysScroll(page)
})
