import { atAllWidths, expect, test, type Page } from '#test/browser.ts'
import { newPerson } from '#test/people.ts'

const next = (page: Page) => page.getByRole('button', { name: '次へ' })
const back = (page: Page) => page.getByRole('button', { name: '戻る' })
const isStopped = async (button: ReturnType<typeof next>) => (await button.getAttribute('aria-disabled')) === 'true'
/** The alert that comes while something is done. */
async function alertOf(page: Page, work: () => Promise<void>) {
  const asked = page.waitForEvent('dialog')
  const done = work()
  const dialog = await asked
  const words = dialog.message()
  await dialog.accept()
  await done
  return words
}

test('a new member answers one question after another, goes back, stops, goes on elsewhere and is recommended courses [SU-003] [SU-005] [SU-006] [SU-007]', async ({
  signedIn,
  house,
}) => {
  const person = await newPerson(house)
  const page = await signedIn(person.email)
  await page.goto('/')
  await page.getByRole('link', { name: '質問に答える' }).click()
  await expect(page.getByText('質問1 / 5')).toBeVisible()
  expect([await isStopped(next(page)), await isStopped(back(page))]).toEqual([true, true])
  await page.getByLabel('半年くらい').check()
  await next(page).click()
  await expect(page.getByText('質問2 / 5')).toBeVisible()
  expect(await isStopped(next(page))).toBe(true)
  await page.getByLabel('背景').check()
  await page.getByLabel('色塗り').check()
  await page.getByLabel('背景').uncheck()
  expect(await isStopped(next(page))).toBe(false)
  await page.getByLabel('色塗り').uncheck()
  expect(await isStopped(next(page))).toBe(true)
  await back(page).click()
  await expect(page.getByText('質問1 / 5')).toBeVisible()
  await expect(page.getByLabel('半年くらい')).toBeChecked()
  await page.goto('/first_surveys')
  await expect(page.getByText('質問2 / 5')).toBeVisible()
  await page.getByLabel('マンガ', { exact: true }).press(' ')
  await atAllWidths(page, 'first-survey')
  await next(page).press('Enter')
  await expect(page.getByText('質問3 / 5')).toBeVisible()
  await page.getByLabel('手や足').check()
  await next(page).click()
  await page.getByLabel('30分くらい').check()
  await next(page).click()
  await expect(page.getByText('質問5 / 5')).toBeVisible()
  const result = page.getByRole('button', { name: '結果を見る' })
  expect([await isStopped(result), await isStopped(back(page))]).toEqual([true, false])
  await page.getByLabel('初級').check()
  await atAllWidths(page, 'first-survey-level')
  await result.click()
  await expect(page).toHaveURL('/first_surveys/result')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('あなたへのおすすめ')
  await atAllWidths(page, 'first-survey-result')
  await page.goto('/')
  await expect(page.getByRole('link', { name: '質問に答える' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'あなたへのおすすめ' })).toBeVisible()
})

test('an answer that was not stored is taken back, with the reason that the server gave or that the line is gone [SU-008]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble(/Failed to load resource/)
  const person = await newPerson(house)
  const page = await signedIn(person.email)
  await page.goto('/first_surveys')
  await page.getByLabel('半年くらい').check()
  const call = '**/first_surveys/update_option'
  await page.route(call, (route) => route.fulfill({ status: 422, json: { success: false, error: '試しの理由です。' } }))
  expect(await alertOf(page, () => page.getByLabel('1年から3年').click())).toBe('試しの理由です。')
  await expect(page.getByLabel('半年くらい')).toBeChecked()
  await page.unroute(call)
  await page.route(call, (route) => route.abort())
  expect(await alertOf(page, () => page.getByLabel('3年より長い').click())).toBe('エラーが発生しました')
  await expect(page.getByLabel('半年くらい')).toBeChecked()
  await page.unroute(call)
  await page.getByLabel('3年より長い').check()
  await next(page).click()
  await expect(page.getByText('質問2 / 5')).toBeVisible()
})

test('with no question at all the level alone is asked, and the way back leads nowhere below it [SU-006]', async ({
  freshWeb,
  browser,
}) => {
  await freshWeb.db.updateTable('first_surveys').set({ archived_at: new Date() }).execute()
  const person = await newPerson(freshWeb)
  const context = await browser.newContext({ baseURL: freshWeb.url })
  const value = await freshWeb.sessionToken(person.email)
  await context.addCookies([{ name: '_egaku_session', value, url: freshWeb.url }])
  const page = await context.newPage()
  await page.goto('/first_surveys')
  await expect(page.getByText('質問1 / 1')).toBeVisible()
  expect(await isStopped(back(page))).toBe(false)
  await back(page).click()
  await expect(page.getByText('質問1 / 1')).toBeVisible()
  await context.close()
})
