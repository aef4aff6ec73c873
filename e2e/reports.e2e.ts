import { newDrawing } from '#test/community/pictures.ts'
import { showReport } from '#test/community/showing.ts'
import { atAllWidths, expect, noSidewaysScroll, test, type Page } from '#test/browser.ts'
import { newPerson } from '#test/people.ts'

const WRONG = '※jpg、gifまたはpng形式(サイズ5MB以下)でアップしてください。'
const send = (page: Page) => page.getByRole('button', { name: /投稿(する|中…)/ })
const isStopped = async (page: Page) => (await send(page).getAttribute('aria-disabled')) === 'true'
const drawing = async (name = '手.png') => ({ name, mimeType: 'image/png', buffer: await newDrawing(320, 240) })
const picker = (page: Page) => page.locator('input[type=file]')

test('a learner looks along the wall and posts a picture, once everything is there [RE-003] [RE-004] [RE-005] [RE-006] [RE-007]', async ({
  signedIn,
  house,
}) => {
  const person = await newPerson(house)
  const page = await signedIn(person.email)
  await page.goto('/illust_reports')
  await expect(page.getByRole('list', { name: 'イラストレポート' }).getByRole('listitem')).toHaveCount(20)
  await atAllWidths(page, 'reports-wall')
  await page.getByRole('link', { name: '絵を投稿する' }).click()
  await expect(page.getByText('R18作品の投稿はご遠慮ください。')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^公開/ })).toBeChecked()
  await expect(page.getByLabel('コメントを受け付ける')).toBeChecked()
  await expect(page.getByLabel('コメントを受け付けない')).not.toBeChecked()
  expect(await isStopped(page)).toBe(true)
  const words = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept()
    return dialog.message()
  })
  await picker(page).setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
  expect(await words).toBe(WRONG)
  await picker(page).setInputFiles(await drawing())
  await page.getByRole('textbox', { name: /^タイトル/ }).fill('あ'.repeat(16))
  await page.getByRole('textbox', { name: /^コメント/ }).fill('い'.repeat(500))
  await expect(page.getByText('16 / 15')).toBeVisible()
  await expect(page.getByText('500 / 500')).toBeVisible()
  expect(await isStopped(page)).toBe(true)
  await page.getByRole('textbox', { name: /^タイトル/ }).fill('はじめての手')
  await expect(page.getByText('保存しました')).toBeVisible()
  expect(await isStopped(page)).toBe(false)
  await atAllWidths(page, 'reports-form')
  const go = Promise.withResolvers<void>()
  let posts = 0
  await page.route('**/illust_reports', async (route) => {
    posts++
    await go.promise
    await route.continue()
  })
  await send(page).click()
  await expect(page.getByRole('button', { name: '投稿中…' })).toBeVisible()
  await expect(page.getByText('保存中…')).toBeVisible()
  await send(page).click({ force: true })
  go.resolve()
  await expect(page).toHaveURL(/\/illust_reports\/\d+$/)
  expect(posts).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('はじめての手')
  await atAllWidths(page, 'report')
  await page.goto('/illust_reports/new')
  await expect(page.getByRole('textbox', { name: /^タイトル/ })).toHaveValue('')
})

test('what was typed and picked survives a reload, a lost line and an ended session, and is sent by itself, once [RE-024]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED|401|403|Failed to load/)
  const person = await newPerson(house)
  const page = await signedIn(person.email)
  const count = async () =>
    (await house.db.selectFrom('illust_reports').select('id').where('member_id', '=', person.memberId).execute()).length
  await page.goto('/illust_reports/new')
  await picker(page).setInputFiles(await drawing('下描き.png'))
  await page.getByRole('textbox', { name: /^タイトル/ }).fill('電車で描いた')
  await expect(page.getByText('未保存')).toBeVisible()
  await page.getByRole('textbox', { name: /^コメント/ }).fill('トンネルの中です。')
  await expect(page.getByText('保存しました')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^タイトル/ })).toHaveValue('電車で描いた')
  await expect(page.getByText('下描き.png')).toBeVisible()
  await page.context().setOffline(true)
  await send(page).click()
  await expect(page.getByText('つながったら自動で送ります')).toBeVisible()
  await expect(page.getByText('未保存')).toBeVisible()
  expect(await count()).toBe(0)
  await page.context().setOffline(false)
  await expect(page).toHaveURL(/\/illust_reports\/\d+$/)
  expect(await count()).toBe(1)

  await page.goto('/illust_reports/new')
  await picker(page).setInputFiles(await drawing('二枚目.png'))
  await page.getByRole('textbox', { name: /^タイトル/ }).fill('夜ふかしの絵')
  await page.getByRole('textbox', { name: /^コメント/ }).fill('長く描いていたら。')
  await house.db.deleteFrom('sessions').where('member_id', '=', person.memberId).execute()
  await send(page).click()
  await expect(page.getByText('ログインの有効期限が切れました')).toBeVisible()
  expect(await count()).toBe(1)
  const value = await house.sessionToken(person.email)
  await page.context().addCookies([{ name: '_egaku_session', value, url: house.url, httpOnly: true, sameSite: 'Lax' }])
  await page.goto('/illust_reports/new')
  await expect(page).toHaveURL(/\/illust_reports\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('夜ふかしの絵')
  expect(await count()).toBe(2)
})

test('one’s own pictures fit the narrowest screen, hidden ones with long titles too', async ({ signedIn, house }) => {
  const person = await newPerson(house)
  for (let time = 0; time < 2; time++)
    await showReport(person.session, { words: { title: 'とても長い題名の練習の絵です' } })
  await house.db
    .updateTable('illust_reports')
    .set({ hidden_at: new Date() })
    .where('member_id', '=', person.memberId)
    .execute()
  const page = await signedIn(person.email)
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/illust_reports/mine')
  await expect(page.getByText('非表示')).toHaveCount(2)
  await noSidewaysScroll(page)
})

test('nothing on the wall moves while its pictures come', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/illust_reports')
  const shift = await page.evaluate(
    () =>
      new Promise<number>((give) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => give(sum)))
      }),
  )
  expect(shift).toBeLessThan(0.01)
})
