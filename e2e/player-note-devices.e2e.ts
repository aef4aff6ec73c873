import { axe, expect, noSidewaysScroll, picture, test, type Page } from '#test/browser.ts'
import { newSubscriber } from '#test/people.ts'
import type { Web } from '#test/worlds/web-world.ts'
import { chapterPath, someCourse } from './player-places.ts'

const open = async (page: Page) => {
  await page.getByRole('tab', { name: 'ノート' }).click()
  return page.getByRole('textbox', { name: 'この講座のノート' })
}

const noteOf = async (house: Web, memberId: number) =>
  (await house.db.selectFrom('course_notes').select('content').where('member_id', '=', memberId).executeTakeFirst())
    ?.content

test('two devices write in one note: an open page follows within seconds, and of two texts nothing is lost [NT-007]', async ({
  signedIn,
  house,
  person,
  expectTrouble,
}) => {
  expectTrouble('409')
  expectTrouble('ERR_INTERNET_DISCONNECTED')
  const [chapter] = await someCourse(house, 9)
  const { email, memberId, session } = await newSubscriber(house)
  const path = `/courses/${chapter!.courseId}/user_note`
  await session.post(path, { content: '朝の文\n線は肩から' })
  const desk = await signedIn(email)
  const tablet = await person(email)
  await tablet.setViewportSize({ width: 390, height: 844 })
  for (const page of [desk, tablet]) await page.goto(`${chapterPath(chapter!.id)}?tab=note`)
  const [box, other] = [desk, tablet].map((page) => page.getByRole('textbox', { name: 'この講座のノート' }))
  await other!.fill('朝の文\n線は肩から\n電車で書いた文')
  await expect(box!).toHaveValue('朝の文\n線は肩から\n電車で書いた文', { timeout: 10_000 })
  await expect(desk.getByText('別の端末の内容に更新しました')).toBeVisible()

  await tablet.context().setOffline(true)
  await other!.fill('朝の文\n線は肩から\n夜の文')
  await session.post(path, { content: '朝の文\n線は肩から\n机で書いた文' })
  await tablet.context().setOffline(false)
  const both = tablet.getByRole('dialog', { name: '2つのノートを見くらべる' })
  await expect(both).toBeVisible({ timeout: 10_000 })
  await expect(both.getByRole('region', { name: 'この端末の文' }).locator('mark')).toHaveText(/夜の文/)
  await expect(both.getByRole('region', { name: '別の端末の文' }).locator('mark')).toHaveText(/机で書いた文/)
  await axe(tablet)
  await noSidewaysScroll(tablet)
  await picture(tablet, 'note-choice-390')
  await tablet.setViewportSize({ width: 1440, height: 900 })
  await picture(tablet, 'note-choice-1440')
  await tablet.keyboard.press('Escape')
  await expect(both).toBeHidden()
  expect(await noteOf(house, memberId)).toBe('朝の文\n線は肩から\n机で書いた文')
  await tablet.reload()
  await expect(other!).toHaveValue('朝の文\n線は肩から\n夜の文')
  await tablet.getByRole('button', { name: '2つを見くらべる' }).click()
  await both.getByRole('button', { name: '両方を残す' }).press('Enter')
  await expect(other!).toHaveValue('朝の文\n線は肩から\n机で書いた文\n夜の文')
  await expect.poll(() => noteOf(house, memberId)).toBe('朝の文\n線は肩から\n机で書いた文\n夜の文')
})

test('a former version of a note comes back with one press, and the present one stays among them [NT-007]', async ({
  signedIn,
  house,
}) => {
  const [chapter] = await someCourse(house, 9)
  const { email, memberId, session } = await newSubscriber(house)
  for (const content of ['はじめの文', '今の文'])
    await session.post(`/courses/${chapter!.courseId}/user_note`, { content })
  const page = await signedIn(email)
  await page.goto(`${chapterPath(chapter!.id)}?tab=note`)
  await page.getByRole('button', { name: '前の版' }).click()
  const versions = page.getByRole('dialog', { name: 'ノートの前の版' })
  await expect(versions.getByRole('listitem')).toHaveText(/はじめの文/)
  await axe(page)
  await picture(page, 'note-versions')
  await versions.getByRole('button', { name: /この版にもどす/ }).click()
  await expect(versions).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'この講座のノート' })).toHaveValue('はじめの文')
  await expect.poll(() => noteOf(house, memberId)).toBe('はじめの文')
  await page.getByRole('button', { name: '前の版' }).click()
  await expect(versions.getByRole('listitem').first()).toHaveText(/今の文/)
})

test('who writes on while the note is saved, and closes the tab before the answer, finds the text once [NT-005]', async ({
  signedIn,
  house,
}) => {
  const [chapter] = await someCourse(house, 9)
  const { email, memberId } = await newSubscriber(house)
  const page = await signedIn(email)
  await page.goto(chapterPath(chapter!.id))
  const box = await open(page)
  await page.route('**/user_note', async (route) => void (await route.fetch()))
  await box.fill('はじめの文')
  await expect.poll(() => noteOf(house, memberId)).toBe('はじめの文')
  await box.fill('なおした文')
  await page.close({ runBeforeUnload: false })
  const again = await page.context().newPage()
  await again.goto(chapterPath(chapter!.id))
  await expect(await open(again)).toHaveValue('なおした文')
  await expect.poll(() => noteOf(house, memberId)).toBe('なおした文')
})

test('on a stalled line an unsaved note holds nobody: after three seconds they are asked, and may leave [NT-005]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble('ERR_')
  const [chapter] = await someCourse(house, 9)
  const { email } = await newSubscriber(house)
  const page = await signedIn(email)
  await page.goto(chapterPath(chapter!.id))
  const box = await open(page)
  await page.route('**/user_note', () => {})
  await box.fill('届かない文')
  await expect(page.getByText('保存中…')).toBeVisible()
  const asked = page.waitForEvent('dialog', { timeout: 10_000 })
  await page.getByRole('link', { name: /講座のページへ/ }).click()
  const dialog = await asked
  expect(dialog.message()).toBe('ノートがまだ保存されていません。このページを離れますか？')
  await dialog.accept()
  await expect(page).toHaveURL(`/courses/${chapter!.courseId}`)
  await page.unroute('**/user_note')
  await page.goto(chapterPath(chapter!.id))
  await expect(await open(page)).toHaveValue('届かない文')
})
