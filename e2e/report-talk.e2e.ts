import { newDrawing } from '#test/community/pictures.ts'
import { showReport } from '#test/community/showing.ts'
import { atAllWidths, expect, test, type Page } from '#test/browser.ts'
import { newPerson } from '#test/people.ts'

/** What the page asks or says in a box of the browser, and what is answered there. */
function boxed(page: Page, answer: 'accept' | 'dismiss' = 'accept') {
  return page.waitForEvent('dialog').then(async (dialog) => {
    await dialog[answer]()
    return dialog.message()
  })
}
const list = (page: Page) => page.getByRole('list', { name: 'コメントの一覧' })
const like = (page: Page) => page.getByRole('button', { name: /いいね/ })
const write = (page: Page) => page.getByRole('textbox', { name: /^コメントを書く/ })
const say = (page: Page) => page.getByRole('button', { name: 'コメントする' })

test('a learner reads all comments, says something with a picture, and takes it back after being asked [RE-011] [RE-012] [RE-013] [RE-015] [RE-024]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to load|422/)
  const person = await newPerson(house, { name: '見に来た人' })
  const page = await signedIn(person.email)
  const many = await house.db
    .selectFrom('illust_report_comments')
    .select('report_id')
    .groupBy('report_id')
    .having(({ fn }) => fn.countAll(), '=', 35)
    .executeTakeFirstOrThrow()
  await page.goto(`/illust_reports/${many.report_id}`)
  await expect(list(page).getByRole('listitem')).toHaveCount(10)
  const more = page.getByRole('button', { name: 'もっと見る' })
  for (const count of [20, 30, 35]) {
    await more.click()
    await expect(list(page).getByRole('listitem')).toHaveCount(count)
  }
  await expect(more).toBeHidden()
  await atAllWidths(page, 'report-comments')
  await expect(say(page)).toHaveAttribute('aria-disabled', 'true')
  await write(page).fill('線がのびのびしています。')
  await expect(page.getByText('保存しました')).toBeVisible()
  await page.reload()
  await expect(write(page)).toHaveValue('線がのびのびしています。')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '赤.png', mimeType: 'image/png', buffer: await newDrawing(200, 150) })
  await page.context().setOffline(true)
  const said = boxed(page)
  await say(page).click()
  expect(await said).toBe('コメントの投稿に失敗しました')
  await expect(page.getByText('未保存')).toBeVisible()
  await page.context().setOffline(false)
  await expect(list(page).getByRole('listitem').first()).toContainText('線がのびのびしています。')
  await expect(list(page).getByRole('img', { name: '見に来た人さんが添えた画像' })).toBeVisible()
  await expect(write(page)).toHaveValue('')
  const take = page.getByRole('button', { name: /^見に来た人さんのコメント.*を削除する/ })
  const asked = boxed(page, 'dismiss')
  await take.click()
  expect(await asked).toBe('削除したコメントは元に戻せません。削除しますか？')
  await expect(list(page).getByRole('listitem').first()).toContainText('線がのびのびしています。')
  const again = boxed(page)
  await take.click()
  await again
  await expect(take).toBeHidden()
  const rows = house.db.selectFrom('illust_report_comments').select('id').where('member_id', '=', person.memberId)
  expect(await rows.execute()).toEqual([])
})

test('a like is set and taken back, waits for its answer, and stays as it is where that fails [RE-017] [RE-018] [RE-019]', async ({
  page: visitor,
  person,
  house,
  expectTrouble,
}) => {
  expectTrouble('500')
  const { session } = await newPerson(house)
  const fan = await newPerson(house)
  const id = await showReport(session)
  await visitor.goto(`/illust_reports/${id}`)
  await expect(visitor.getByText('いいね 0')).toBeVisible()
  await expect(like(visitor)).toBeHidden()
  const page = await person(fan.email)
  await page.goto(`/illust_reports/${id}`)
  const go = Promise.withResolvers<void>()
  await page.route('**/goods', async (route) => {
    await go.promise
    await route.continue()
  })
  await like(page).click()
  await expect(like(page)).toBeDisabled()
  go.resolve()
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(like(page)).toHaveText(/いいね 1/)
  await page.route('**/goods/*', (route) => route.fulfill({ status: 500, body: '{}' }))
  const failed = boxed(page)
  await like(page).click()
  expect(await failed).toBe('いいねの取り消しに失敗しました')
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true')
  await page.unroute('**/goods/*')
  await like(page).press('Enter')
  await expect(like(page)).toHaveAttribute('aria-pressed', 'false')
  await page.unroute('**/goods')
  await page.route('**/goods', (route) => route.fulfill({ status: 500, body: '{}' }))
  const refused = boxed(page)
  await like(page).click()
  expect(await refused).toBe('いいねに失敗しました')
  await expect(like(page)).toHaveText(/いいね 0/)
})
