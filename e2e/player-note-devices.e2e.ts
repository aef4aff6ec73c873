import { expect, test, type Page } from '#test/browser.ts'
import { newSubscriber } from '#test/people.ts'
import type { Web } from '#test/web-world.ts'
import { begin, chapterPath, film, someCourse } from './player-places.ts'

const open = async (page: Page) => {
  await page.getByRole('tab', { name: 'ノート' }).click()
  return page.getByRole('textbox', { name: 'この講座のノート' })
}

const noteOf = async (house: Web, memberId: number) =>
  (await house.db.selectFrom('course_notes').select('content').where('member_id', '=', memberId).executeTakeFirst())
    ?.content

/** The tab goes behind another, and comes back after a minute. */
async function lookAway(page: Page) {
  const turn = (state: string) =>
    page.evaluate((to) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => to })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await turn('hidden')
  await page.clock.fastForward(60_000)
  await turn('visible')
}

test('who comes back from another device finds what was written there, and does not write over it [NT-005] [NT-007]', async ({
  signedIn,
  house,
}) => {
  const [chapter] = await someCourse(house, 9)
  const { email, memberId, session } = await newSubscriber(house)
  const path = `/courses/${chapter!.courseId}/user_note`
  await session.post(path, { content: '朝の文' })
  const page = await signedIn(email)
  await page.clock.install()
  await page.goto(chapterPath(chapter!.id))
  await begin(page)
  await page.keyboard.press('k')
  await expect.poll(async () => (await film(page)).paused).toBe(true)
  const box = await open(page)
  await expect(box).toHaveValue('朝の文')
  await session.post(path, { content: '朝の文\n電車で書いた文' })
  await lookAway(page)
  await expect(box).toHaveValue('朝の文\n電車で書いた文')

  await page.context().setOffline(true)
  await box.fill('朝の文\n電車で書いた文\n夜の文')
  await session.post(path, { content: '別の端末で書きなおした文' })
  await page.context().setOffline(false)
  await expect.poll(() => noteOf(house, memberId)).toBe('朝の文\n電車で書いた文\n夜の文')
  for (const line of ['一', '二', '三']) {
    await box.fill(`夜の文${line}`)
    await box.blur()
    await expect.poll(() => noteOf(house, memberId)).toBe(`夜の文${line}`)
  }
  const versions = await house.db
    .selectFrom('note_versions')
    .select('content')
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute()
  expect(versions.map(({ content }) => content)).toEqual([
    '朝の文',
    '朝の文\n電車で書いた文',
    '別の端末で書きなおした文',
  ])
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
