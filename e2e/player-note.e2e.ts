import { axe, expect, picture, test, type Page } from '#test/browser.ts'
import { missingPictures, openKit } from './open-kit.ts'
import { begin, chapterPath, film, jump, listen, someCourse, wayTo } from './player-places.ts'

const open = async (page: Page) => {
  await page.getByRole('tab', { name: 'ノート' }).click()
  return page.getByRole('textbox', { name: 'この講座のノート' })
}

test('a note saves itself, says so for three seconds after the answer, and comes back as it was written [NT-002] [NT-005] [NT-006] [NT-009]', async ({
  signedIn,
  house,
}) => {
  const [first, second] = await someCourse(house, 1)
  const page = await signedIn('plan6m')
  const calls = listen(page)
  await page.goto(chapterPath(first!.id))
  const box = await open(page)
  const text = '  はじめの空白 ✏️🎨\n\n<b>太字ではない</b> & 髙﨑德\n'
  let answer = () => {}
  await page.route('**/user_note', async (route) => {
    await new Promise<void>((done) => (answer = done))
    await route.continue()
  })
  await box.fill(text)
  await expect(page.getByText('未保存')).toBeVisible()
  await expect
    .poll(() => calls.of('/user_note'))
    .toEqual([{ path: `/courses/${first!.courseId}/user_note`, body: { content: text, version: expect.any(Number) } }])
  await expect(page.getByText('保存中…')).toBeVisible()
  await expect(page.getByText('保存しました')).toHaveCount(0)
  answer()
  await expect(page.getByText('保存しました')).toBeVisible()
  await expect(page.getByText('保存しました')).toBeHidden({ timeout: 4_000 })
  await page.unroute('**/user_note')
  await page.getByRole('tab', { name: 'チャプター' }).click()
  await wayTo(page, second!).click()
  await expect(page).toHaveURL(chapterPath(second!.id))
  await expect(await open(page)).toHaveValue(text)
  await page.reload()
  await expect(await open(page)).toHaveValue(text)
  await box.fill('')
  await expect(page.getByText('保存しました')).toBeVisible()
  await page.reload()
  await expect(await open(page)).toHaveValue('')
})

test('while one writes, a film that ends waits and offers what follows; a press goes on, and the text is as it was written [LP-024] [NT-005]', async ({
  signedIn,
  house,
}) => {
  const [first, second] = await someCourse(house, 1)
  const page = await signedIn('plan6m')
  const calls = listen(page)
  await page.goto(chapterPath(first!.id))
  await begin(page)
  const box = await open(page)
  await box.fill('髪の流れは、')
  await expect(box).toBeFocused()
  await jump(page, first!.seconds - 0.6)
  const onward = page.getByRole('region', { name: '次に進む' })
  await expect(onward).toContainText(second!.title)
  await page.keyboard.type('つむじから')
  await expect(box).toHaveValue('髪の流れは、つむじから')
  await expect(page).toHaveURL(chapterPath(first!.id))
  expect(calls.of('/start_watching_chapter_log').map(({ path }) => path)).toEqual([
    expect.stringContaining(chapterPath(first!.id)),
  ])
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await picture(page, `film-waits-${width}`)
  }
  await axe(page)
  await onward.getByRole('button', { name: '次へ進む' }).click()
  await expect(page).toHaveURL(chapterPath(second!.id))
  await expect.poll(async () => film(page)).toMatchObject({ src: `${chapterPath(second!.id)}/film`, paused: false })
  await expect(onward).toBeHidden()
  await expect(box).toHaveValue('髪の流れは、つむじから')
  await box.fill('')
  await expect(page.getByText('保存しました')).toBeVisible()
})

test('20,000 characters are saved; one more is refused by an alert and not sent [NT-004]', async ({
  signedIn,
  house,
}) => {
  const [chapter] = await someCourse(house, 2)
  const page = await signedIn('plan6m')
  const calls = listen(page)
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.accept()
  })
  await page.goto(chapterPath(chapter!.id))
  const box = await open(page)
  await box.fill('🎨'.repeat(20_000))
  await expect(page.getByText('20,000 / 20,000')).toBeVisible()
  await expect(page.getByText('保存しました')).toBeVisible()
  expect(said).toEqual([])
  await box.fill('🎨'.repeat(20_001))
  await expect.poll(() => said).toEqual(['ノートに保存できるのは20,000文字までです'])
  expect(calls.of('/user_note')).toHaveLength(1)
  await box.fill('短く')
  await expect(page.getByText('保存しました')).toBeVisible()
})

test('what was written without a network is sent by itself when it returns, even after the tab was closed [NT-005] [NT-009]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble('ERR_FAILED')
  expectTrouble('ERR_INTERNET_DISCONNECTED')
  const [chapter] = await someCourse(house, 3)
  const page = await signedIn('plan6m')
  const { id } = await house.member('plan6m')
  const saved = async () =>
    (
      await house.db
        .selectFrom('course_notes')
        .select('content')
        .where('member_id', '=', id)
        .where('course_id', '=', chapter!.courseId)
        .executeTakeFirst()
    )?.content
  await page.goto(chapterPath(chapter!.id))
  const box = await open(page)
  await page.context().setOffline(true)
  await box.fill('トンネルの中で')
  await expect(page.getByText('未保存')).toBeVisible()
  await page.context().setOffline(false)
  await expect.poll(saved).toBe('トンネルの中で')
  await page.route('**/user_note', (route) => route.abort())
  await box.fill('トンネルの中で、もう一行')
  await expect(page.getByText('未保存')).toBeVisible()
  await page.close({ runBeforeUnload: false })
  const again = await page.context().newPage()
  await again.goto(chapterPath(chapter!.id))
  await expect(await open(again)).toHaveValue('トンネルの中で、もう一行')
  await expect.poll(saved).toBe('トンネルの中で、もう一行')
})

test('a note written while the session had ended is saved after the next sign-in [NT-005] [NT-009]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble('403')
  expectTrouble('401')
  const [chapter] = await someCourse(house, 4)
  const page = await signedIn('plan6m')
  const { id } = await house.member('plan6m')
  await page.goto(chapterPath(chapter!.id))
  const box = await open(page)
  await page.context().clearCookies()
  await box.fill('ログインが切れていても')
  await expect(page.getByText('未保存')).toBeVisible()
  await signedIn('plan6m')
  await expect
    .poll(
      async () =>
        (
          await house.db
            .selectFrom('course_notes')
            .select('content')
            .where('member_id', '=', id)
            .where('course_id', '=', chapter!.courseId)
            .executeTakeFirst()
        )?.content,
      { timeout: 15_000 },
    )
    .toBe('ログインが切れていても')
})

test('leaving with a text that cannot be saved asks first [NT-005]', async ({ signedIn, house, expectTrouble }) => {
  expectTrouble('ERR_FAILED')
  const [chapter] = await someCourse(house, 5)
  const page = await signedIn('plan6m')
  await page.goto(chapterPath(chapter!.id))
  const box = await open(page)
  await page.route('**/user_note', (route) => route.abort())
  await box.fill('まだ')
  await expect(page.getByText('未保存')).toBeVisible()
  const asked = page.waitForEvent('dialog')
  await page.getByRole('link', { name: /講座のページへ/ }).click()
  const dialog = await asked
  expect(dialog.message()).toBe('ノートがまだ保存されていません。このページを離れますか？')
  await dialog.dismiss()
  await expect(page).toHaveURL(chapterPath(chapter!.id))
  await page.unroute('**/user_note')
  await page.getByRole('link', { name: /講座のページへ/ }).click()
  await expect(page).toHaveURL(`/courses/${chapter!.courseId}`)
})

test('the scene of now goes into the note by one key', async ({ signedIn, house }) => {
  const [chapter] = await someCourse(house, 6)
  const page = await signedIn('plan6m')
  await page.goto(chapterPath(chapter!.id))
  await begin(page)
  await page.keyboard.press('b')
  await expect(page.getByRole('textbox', { name: 'この講座のノート' })).toHaveValue(
    new RegExp(`\\[0:0\\d\\] DAY ${chapter!.dayIndex} ${chapter!.title}`),
  )
  const scene = page.getByRole('region', { name: '切り取った場面' }).getByRole('img')
  await expect.poll(() => scene.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300)
  await expect(page.getByText('保存しました')).toBeVisible()
  await page.reload()
  await page.getByRole('tab', { name: 'ノート' }).click()
  await expect(scene).toBeVisible()
  await page.getByRole('button', { name: /の場面を削除/ }).click()
  await expect(scene).toHaveCount(0)
})

test('a note that belongs to no course and no curriculum is sent nowhere and kept nowhere [NT-003]', async ({
  signedIn,
  expectTrouble,
}) => {
  expectTrouble(missingPictures)
  const page = await signedIn('plan6m')
  await page.clock.install()
  await openKit(page)
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  const box = page.getByRole('textbox', { name: 'どの講座にも属さないノート' })
  await box.fill('どこにも届かない言葉')
  await box.blur()
  await page.clock.runFor(120_000)
  await expect(box).toHaveValue('どこにも届かない言葉')
  expect(sent).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('note-draft')))).toEqual([])
})
