import { atAllWidths, axe, expect, picture, test, type Page } from '#test/browser.ts'
import { newPerson, newSubscriber } from '#test/people.ts'

const grid = (page: Page) => page.getByRole('list', { name: 'ポーズ', exact: true })
const pagesOf = (page: Page) => page.getByRole('navigation', { name: 'ポーズのページ' })
const count = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible()
const field = (page: Page) => page.getByLabel('1枚の秒数')
const start = (page: Page) => page.getByRole('button', { name: '練習をはじめる' })
const session = (page: Page) => page.getByRole('dialog', { name: '時間を計る練習' })
const isStopped = async (page: Page) => (await start(page).getAttribute('aria-disabled')) === 'true'
const open = async (page: Page) => {
  await page.goto('/pose_library')
  await count(page, '1,200点のポーズ')
}

test('a learner at a desk narrows the library, turns its pages, and likes what they keep [PO-001] [PO-008] [PO-009] [PO-010]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble(/Failed to load resource/)
  const page = await signedIn((await newSubscriber(house)).email)
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page)
  await atAllWidths(page, 'poses')
  await expect(grid(page).getByRole('listitem')).toHaveCount(36)
  await expect(grid(page).locator('img').first()).toHaveAttribute('loading', 'lazy')

  const pages = pagesOf(page)
  const named = () => pages.locator('.grid').allInnerTexts()
  await expect(pages.getByRole('link', { name: '前のページ' })).toHaveAttribute('aria-disabled', 'true')
  expect(await named()).toEqual(['1', '2', '3', '…', '33', '34'])
  for (let at = 2; at <= 5; at++) await pages.getByRole('link', { name: '次のページ' }).click()
  expect(await named()).toEqual(['1', '2', '…', '4', '5', '6', '…', '33', '34'])
  await pages.getByRole('link', { name: '34ページ目' }).click()
  await expect(pages.getByRole('link', { name: '次のページ' })).toHaveAttribute('aria-disabled', 'true')
  await expect(grid(page).getByRole('listitem')).toHaveCount(12)

  await page.getByRole('button', { name: '手', exact: true }).click()
  await count(page, '120点のポーズ')
  await expect(pages.getByRole('link', { name: '1ページ目', exact: true })).toHaveAttribute('aria-current', 'page')
  const heart = grid(page)
    .getByRole('button', { name: /お気に入りに追加$/ })
    .first()
  const call = '**/pose_library/like'
  await page.route(call, (route) => route.fulfill({ status: 500, json: { success: false } }))
  await heart.click()
  await expect(page.getByText('いいねに失敗しました')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.unroute(call)
  let letGo = () => {}
  const held = new Promise<void>((done) => (letGo = done))
  await page.route(call, async (route) => {
    await held
    await route.continue()
  })
  await heart.click()
  await expect(grid(page).locator('.pose-heart').first()).toBeDisabled()
  letGo()
  const unheart = grid(page).getByRole('button', { name: /お気に入りから外す$/ })
  await expect(unheart).toHaveAttribute('aria-pressed', 'true')
  await page.unroute(call)
  await page.getByRole('button', { name: 'お気に入り', exact: true }).click()
  await count(page, '1点のポーズ')
  await unheart.click()
  await expect(grid(page).getByRole('listitem')).toHaveCount(1)
  await expect(grid(page).getByRole('button', { name: /お気に入りに追加$/ })).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: '立つ', exact: true }).click()
  await expect(page.getByText('該当するポーズがありません。')).toBeVisible()
  expect(await isStopped(page)).toBe(true)
  await atAllWidths(page, 'poses-none')
})

test('on a phone and a tablet the poses stand in the first window; what narrows them lies in a sheet, and the practice is unfolded by hand', async ({
  signedIn,
  house,
}) => {
  const page = await signedIn((await newSubscriber(house)).email)
  for (const [width, height] of [
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await open(page)
    const second = (await grid(page).getByRole('listitem').nth(1).boundingBox())!
    expect(second.y + second.height).toBeLessThan(height)
    await expect(page.getByRole('button', { name: '手', exact: true })).toHaveCount(0)
  }
  const unfold = page.getByRole('button', { name: '時間を計る' })
  await expect(start(page)).toBeHidden()
  await unfold.press('Enter')
  await expect(unfold).toHaveAttribute('aria-expanded', 'true')
  await expect(start(page)).toBeVisible()
  await unfold.press(' ')
  await expect(start(page)).toBeHidden()

  const opener = page.getByRole('button', { name: /^絞り込む/ })
  await opener.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'ポーズを絞り込む' })
  await sheet.getByRole('button', { name: '手', exact: true }).press('Enter')
  await sheet.getByRole('button', { name: '女性', exact: true }).click()
  const shown = sheet.getByRole('button', { name: /点を見る$/ })
  await expect(shown).not.toHaveText('1,200点を見る')
  await axe(page)
  await picture(page, 'poses-sheet-390')
  await expect(shown).toBeEnabled()
  const many = (await shown.innerText()).replace('を見る', '')
  await shown.click()
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(opener).toHaveText(/^絞り込む\s*2$/)
  await count(page, `${many}のポーズ`)
  const wanted = page.getByRole('list', { name: '選んでいる条件' })
  await expect(wanted.getByRole('listitem')).toHaveText(['女性', '手'])
  await picture(page, 'poses-wanted-390')
  await wanted.getByRole('button', { name: '「女性」を外す' }).click()
  await count(page, '120点のポーズ')
  await opener.click()
  await sheet.getByRole('button', { name: '条件をすべて外す' }).click()
  await page.keyboard.press('Escape')
  await count(page, '1,200点のポーズ')
  await expect(wanted).toHaveCount(0)
})

test('a failed load keeps the list, and an answer that a newer wish overtook changes nothing [PO-009]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble(/Failed to load resource/)
  const page = await signedIn((await newSubscriber(house)).email)
  await open(page)
  const call = '**/pose_library/poses.json'
  await page.route(call, (route) => route.abort())
  await page.getByRole('button', { name: '手', exact: true }).click()
  await expect(page.getByText('エラーが発生しました')).toBeVisible()
  await expect(grid(page).getByRole('listitem')).not.toHaveCount(0)
  await page.unroute(call)
  await page.getByRole('button', { name: 'もう一度読み込む' }).click()
  await count(page, '120点のポーズ')

  let letGo = () => {}
  const held = new Promise<void>((done) => (letGo = done))
  await page.route(call, async (route) => {
    const { categories } = route.request().postDataJSON() as { categories: { gender?: string[] } }
    if (categories.gender?.length === 1) await held
    await route.continue()
  })
  await page.getByRole('button', { name: '女性', exact: true }).click()
  const late = page.waitForResponse(call)
  await page.getByRole('button', { name: '男性', exact: true }).click()
  await late
  const both = await page.getByText(/^\d+点のポーズ$/).innerText()
  const overtaken = page.waitForResponse(call)
  letGo()
  await overtaken
  await expect(page.getByText(/点のポーズ/)).toHaveText(both)
})

test('who has no plan sees twelve samples, and what needs one leads to the plans; a visitor is asked to sign up', async ({
  page,
  person,
  house,
}) => {
  const member = await person((await newPerson(house)).email)
  for (const [who, words] of [
    [member, '月額プランで使えるポーズ集です'],
    [page, '月額プランでご利用いただける内容です。'],
  ] as const) {
    await who.goto('/pose_library')
    await count(who, '見本の12点')
    await start(who).click()
    await expect(who.getByRole('dialog', { name: words })).toBeVisible()
  }
})

test('ten poses in five minutes are offered first; the time to draw in is a number above nothing, and then the whole list is drawn in the order shown [PO-011] [PO-012]', async ({
  signedIn,
  house,
}) => {
  const page = await signedIn((await newSubscriber(house)).email)
  await page.clock.install()
  await open(page)
  await expect(page.getByText(/^10枚、準備の3秒ずつを入れて5分/)).toBeVisible()
  await page.getByRole('button', { name: '同じ時間で' }).click()
  await expect(field(page)).toHaveValue('30')
  for (const wrong of ['', '0', '-3', 'abc', '86401']) {
    await field(page).fill(wrong)
    expect(await isStopped(page), wrong).toBe(true)
  }
  for (const right of ['0.5', '３０', '86400']) {
    await field(page).fill(right)
    expect(await isStopped(page), right).toBe(false)
  }
  await page.getByRole('button', { name: '手', exact: true }).click()
  await count(page, '120点のポーズ')
  const names = await grid(page)
    .locator('img')
    .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).alt))
  await field(page).fill('５')
  await start(page).click()
  await expect(session(page).getByText('1 / 120')).toBeVisible()
  for (const name of names.slice(0, 3)) {
    await page.clock.runFor(3_200)
    await expect(session(page).locator('figure img')).toHaveAttribute('alt', name)
    await page.clock.runFor(4_800)
  }
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: 'ランダム順' }).check()
  await start(page).click()
  await expect(session(page).getByText('1 / 120')).toBeVisible()
})
