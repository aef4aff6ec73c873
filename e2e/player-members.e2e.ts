import { expect, test, type Page } from '#test/browser.ts'
import { newSubscriber } from '#test/people.ts'
import type { Web } from '#test/worlds/web-world.ts'
import { begin, chapterPath, someCourse } from './player-places.ts'

const open = async (page: Page) => {
  await page.getByRole('tab', { name: 'ノート' }).click()
  return page.getByRole('textbox', { name: 'この講座のノート' })
}
const scenes = (page: Page) => page.getByRole('region', { name: '切り取った場面' }).getByRole('img')

const noteOf = async (house: Web, memberId: number) =>
  (await house.db.selectFrom('course_notes').select('content').where('member_id', '=', memberId).executeTakeFirst())
    ?.content

test('two members at one tablet find each their own unsaved note and scenes, never the other’s [NT-008]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble('ERR_FAILED')
  const [chapter] = await someCourse(house, 7)
  const [one, other] = [await newSubscriber(house), await newSubscriber(house)]
  const path = chapterPath(chapter!.id)
  const page = await signedIn(one.email)
  await page.goto(path)
  await page.evaluate(
    (key) => localStorage.setItem(key, JSON.stringify({ text: '誰のものか分からない文', base: 0 })),
    `note-draft:/courses/${chapter!.courseId}/user_note`,
  )
  await page.context().route('**/user_note', (route) => route.abort())
  await begin(page)
  await page.keyboard.press('b')
  const box = page.getByRole('textbox', { name: 'この講座のノート' })
  await expect(scenes(page)).toHaveCount(1)
  await box.fill('ひとりだけの文')
  await expect(page.getByText('未保存')).toBeVisible()
  await page.close({ runBeforeUnload: false })
  await page.context().unroute('**/user_note')

  await signedIn(other.email)
  const next = await page.context().newPage()
  await next.goto(path)
  await expect(await open(next)).toHaveValue('')
  await expect(scenes(next)).toHaveCount(0)
  expect(await next.evaluate(() => JSON.stringify(localStorage))).not.toContain('誰のものか分からない文')
  await (await open(next)).fill('もうひとりの文')
  await expect.poll(() => noteOf(house, other.memberId)).toBe('もうひとりの文')
  await next.close()

  await signedIn(one.email)
  const back = await page.context().newPage()
  await back.goto(path)
  await expect(await open(back)).toHaveValue('ひとりだけの文')
  await expect(scenes(back)).toHaveCount(1)
  await expect.poll(() => noteOf(house, one.memberId)).toBe('ひとりだけの文')
  expect(await noteOf(house, other.memberId)).toBe('もうひとりの文')
})

test('a player left open writes nothing into the note of somebody who signs in beside it, and says why [NT-008]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble('403')
  const [chapter] = await someCourse(house, 7)
  const [one, other] = [await newSubscriber(house), await newSubscriber(house)]
  await other.session.post(`/courses/${chapter!.courseId}/user_note`, { content: '先にあった文' })
  const page = await signedIn(one.email)
  await page.goto(chapterPath(chapter!.id))
  const box = await open(page)
  await signedIn(other.email)
  await box.fill('開いたままの画面から')
  await expect(page.getByText('未保存（別の会員でログイン中です）')).toBeVisible()
  expect(await noteOf(house, other.memberId)).toBe('先にあった文')
  await signedIn(one.email)
  await expect.poll(() => noteOf(house, one.memberId), { timeout: 20_000 }).toBe('開いたままの画面から')
  expect(await noteOf(house, other.memberId)).toBe('先にあった文')
})

test('who signs in anew in another tab goes on in an open player: notes, ticks and places are kept, no plan is offered [MI-026]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble('403')
  const [chapter] = await someCourse(house, 8)
  const { email, memberId } = await newSubscriber(house)
  const page = await signedIn(email)
  await page.goto(chapterPath(chapter!.id))
  await begin(page)
  await signedIn(email)
  await page.keyboard.press('k')
  const places = () =>
    house.db.selectFrom('watch_progress').select('place_seconds').where('member_id', '=', memberId).execute()
  await expect.poll(places).toHaveLength(1)
  await signedIn(email)
  const box = page.locator('.player-chapter[data-current]').getByRole('checkbox')
  await box.click()
  await expect(box).toBeChecked()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await signedIn(email)
  await (await open(page)).fill('ログインしなおしても')
  await expect(page.getByText('保存しました')).toBeVisible()
  expect(await noteOf(house, memberId)).toBe('ログインしなおしても')
})

test('who opened a tab as a visitor and signs in in another goes on by links: the note is saved [NT-002]', async ({
  page,
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble('403')
  const [chapter] = await someCourse(house, 8)
  const [one, other] = [await newSubscriber(house), await newSubscriber(house)]
  await page.goto(chapterPath(chapter!.id))
  await signedIn(one.email)
  await page.getByRole('link', { name: '講座の内容を見る' }).click()
  await page.getByRole('link', { name: '受講をはじめる' }).first().click()
  const box = await open(page)
  await box.fill('別のタブでログインしてから')
  await expect(page.getByText('保存しました')).toBeVisible()
  expect(await noteOf(house, one.memberId)).toBe('別のタブでログインしてから')

  await signedIn(other.email)
  await box.fill('ほかの会員には渡らない文')
  await expect(page.getByText('未保存（別の会員でログイン中です）')).toBeVisible()
  expect(await noteOf(house, other.memberId)).toBeUndefined()
})

test('whose plan ends while the player is open is shown the way to one by the next tick [MI-026]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble('403')
  const last = (await someCourse(house, 8)).at(-1)!
  const { email, memberId } = await newSubscriber(house)
  const page = await signedIn(email)
  await page.goto(chapterPath(last.id))
  await house.db.deleteFrom('subscriptions').where('member_id', '=', memberId).execute()
  await page.locator('.player-chapter[data-current]').getByRole('checkbox').click()
  await expect(page.getByRole('dialog').getByRole('link', { name: '月額プランに登録する' })).toBeVisible()
})
