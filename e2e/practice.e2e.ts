import sharp from 'sharp'
import { atAllWidths, axe, expect, noSidewaysScroll, type Page, picture, test } from '#test/browser.ts'
import type { Web } from '#test/worlds/web-world.ts'

const drawing = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer()
const choose = (page: Page, name: string, buffer: Buffer, mimeType = 'image/png') =>
  page.locator('input[name=image]').setInputFiles({ name, mimeType, buffer })
async function alertOf(page: Page): Promise<string> {
  const dialog = await page.waitForEvent('dialog')
  const said = dialog.message()
  await dialog.accept()
  return said
}
const FAILED = 'エラーが発生しました'
const CREATE = '**/user_daily_lesson_trainings/create'

/** A lesson to practise that nobody has drawn for yet, open to subscribers. */
async function aLesson({ db }: Web) {
  return db
    .selectFrom('lessons as l')
    .innerJoin('chapters as h', 'h.lesson_id', 'l.id')
    .innerJoin('subscription_courses as s', 's.course_id', 'l.course_id')
    .innerJoin('courses as c', 'c.id', 'l.course_id')
    .select(['l.id', 'l.training_title as theme', 'h.id as chapterId'])
    .where('l.training_title', 'is not', null)
    .where('s.closed_at', 'is', null)
    .where('c.closed_at', 'is', null)
    .where('c.opened_at', '<', new Date('2026-01-01'))
    .where((eb) => eb.exists(eb.selectFrom('check_points as p').select('p.id').whereRef('p.lesson_id', '=', 'l.id')))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('practice_logs as g').select('g.id').whereRef('g.lesson_id', '=', 'l.id'))),
    )
    .orderBy('l.id')
    .limit(1)
    .executeTakeFirstOrThrow()
}
const logsOf = ({ db }: Web, lessonId: number) =>
  db.selectFrom('practice_logs').select(['id', 'memo']).where('lesson_id', '=', lessonId).execute()

test('from the player to the form: a picture is judged, shown, taken away; a broken line keeps all of it, and it goes out by itself, once [PR-001] [PR-003] [PR-004] [PR-005] [PR-007] [PR-008] [PR-009] [PR-020] [PR-021]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble(/Failed to load resource/)
  const player = await signedIn('plan6m')
  const lesson = await aLesson(house)
  await player.goto(`/daily_lesson_chapters/${lesson.chapterId}`)
  const opening = player.waitForEvent('popup')
  await player
    .locator(`#lesson-${lesson.id}`)
    .getByRole('link', { name: /練習を記録する/ })
    .click()
  const page = await opening
  await expect(page).toHaveURL(`/user_daily_lesson_trainings/new?lesson_id=${lesson.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lesson.theme!)
  await expect(page.getByRole('region', { name: '目標' }).getByRole('img')).toBeVisible()
  const post = page.getByRole('button', { name: '記録する' })
  await expect(post).toHaveAttribute('aria-disabled', 'true')
  await axe(page)

  await choose(page, '線.png', await drawing('#c8361f'))
  await expect(page.getByText('線.png', { exact: true })).toBeVisible()
  await expect(page.locator('img[alt=""][src^="blob:"]')).toBeVisible()
  await expect(post).not.toHaveAttribute('aria-disabled')
  await page.getByRole('button', { name: '線.pngを取り消す' }).click()
  await expect(post).toHaveAttribute('aria-disabled', 'true')
  for (const [name, type, bytes] of [
    ['文.txt', 'text/plain', Buffer.from('文')],
    ['大.png', 'image/png', Buffer.alloc(4 * 1024 * 1024 + 1)],
  ] as const) {
    const said = alertOf(page)
    await choose(page, name, bytes, type)
    expect(await said).toBe('※jpgまたはpng形式(サイズ4MB以下)でアップしてください。')
    await expect(post).toHaveAttribute('aria-disabled', 'true')
  }

  const memo = page.getByLabel('メモ', { exact: false }).first()
  await memo.fill('あ'.repeat(1001))
  await expect(page.getByText('1001 / 1000')).toBeVisible()
  await choose(page, '線.png', await drawing('#c8361f'))
  await expect(post).toHaveAttribute('aria-disabled', 'true')
  await memo.fill('手首で描いていた')
  await expect(page.getByText('8 / 1000')).toBeVisible()
  await atAllWidths(page, 'practice-form')
  await expect(page.getByText('保存しました')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /紹介に同意します/ })).not.toBeChecked()

  await page.route(CREATE, (route) => route.abort())
  const said = alertOf(page)
  await post.click()
  expect(await said).toBe(FAILED)
  await expect(memo).toHaveValue('手首で描いていた')
  await expect(page.getByText('線.png', { exact: true })).toBeVisible()
  await expect(page.getByText('未保存')).toBeVisible()
  await expect(page.getByText('送信を待っています')).toBeVisible()
  await expect(post).not.toHaveAttribute('aria-disabled')
  await page.reload()
  await expect(memo).toHaveValue('手首で描いていた')
  await expect(page.getByText('線.png', { exact: true })).toBeVisible()
  expect(await logsOf(house, lesson.id)).toEqual([])

  await memo.fill('手首で描いていた。次は肩から。')
  await page.unroute(CREATE)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.waitForURL(/\/post_complete\?id=\d+$/)
  await expect(page.getByRole('img', { name: /に描いた/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'レッスンに戻る' })).toHaveAttribute(
    'href',
    `/daily_lesson_chapters/${lesson.chapterId}`,
  )
  await axe(page)
  await expect
    .poll(async () => (await logsOf(house, lesson.id)).map((log) => log.memo))
    .toEqual(['手首で描いていた。次は肩から。'])

  // An impatient hand: the second press finds the button busy.
  await page.goto(`/user_daily_lesson_trainings/new?lesson_id=${lesson.id}`)
  await expect(memo).toHaveValue('')
  await choose(page, '影.png', await drawing('#2a4b8d'))
  await post.dblclick()
  await page.waitForURL(/\/post_complete\?id=\d+$/)
  expect(await logsOf(house, lesson.id)).toHaveLength(2)
})

test('what was posted while the session had ended goes out after the next sign-in, from whatever page [PR-021]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble(/Failed to load resource/)
  const page = await signedIn('plan12m')
  const lesson = await aLesson(house)
  await page.goto(`/user_daily_lesson_trainings/new?lesson_id=${lesson.id}`)
  await choose(page, '夜.png', await drawing('#1e2230'))
  await page.getByLabel('メモ', { exact: false }).first().fill('期限切れの夜')
  await page.context().clearCookies()
  const said = alertOf(page)
  await page.getByRole('button', { name: '記録する' }).click()
  expect(await said).toBe(FAILED)
  await expect(page.getByText('未保存')).toBeVisible()
  await signedIn('plan12m')
  await page.goto('/courses')
  await expect.poll(async () => (await logsOf(house, lesson.id)).map(({ memo }) => memo)).toEqual(['期限切れの夜'])
})

test('a check point is shown with its picture, stays ticked, and goes back when the line breaks [PR-011] [PR-012] [PR-013]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble(/Failed to load resource/)
  const page = await signedIn('cont6')
  const lesson = await aLesson(house)
  await page.goto(`/user_daily_lesson_trainings/new?lesson_id=${lesson.id}`)
  const list = page.getByRole('region', { name: 'チェックポイント' })
  const [first, second] = [list.getByRole('checkbox').first(), list.getByRole('checkbox').nth(1)]
  await expect(list.locator('img').first()).toBeVisible()
  const answered = page.waitForResponse('**/user_self_check_points')
  await first.check()
  await answered
  await page.reload()
  await expect(first).toBeChecked()
  await expect(second).not.toBeChecked()
  await page.route('**/user_self_check_points', (route) => route.abort())
  const said = alertOf(page)
  await second.click()
  expect(await said).toBe(FAILED)
  await expect(second).not.toBeChecked()
  await page.unroute('**/user_self_check_points')
  await page.route('**/user_self_check_points', (route) => route.fulfill({ json: { success: false } }))
  await second.click()
  await expect(second).not.toBeChecked()
})

test('the sketchbook stands by month, two drawings are laid beside and over each other, and become one picture on this device [PR-010] [PR-019]', async ({
  signedIn,
}) => {
  const page = await signedIn('veteran')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/user_daily_lesson_trainings')
  await axe(page)
  await picture(page, 'sketchbook-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await atAllWidths(page, 'sketchbook')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/\d{4}年\d+月/)
  await page.getByRole('checkbox', { name: 'くらべる' }).first().check()
  await expect(page.getByText('もう1枚選ぶと')).toBeVisible()
  await page.getByRole('checkbox', { name: 'くらべる' }).nth(5).check()
  await page.getByRole('link', { name: '2枚を見くらべる' }).click()
  await expect(page.getByRole('img', { name: /に描いた/ })).toHaveCount(2)
  await picture(page, 'compare-beside')
  await page.getByRole('tab', { name: '重ねる' }).click()
  const cut = page.getByRole('slider', { name: '2枚の境目' })
  await cut.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(cut).toHaveValue('49')
  await picture(page, 'compare-over')
  await page.getByRole('tab', { name: '1枚にする' }).click()
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: '1枚の画像にして保存する' }).click()
  const file = await saving
  const { width, format } = await sharp(await file.path()).metadata()
  expect([width, format]).toEqual([1600, 'jpeg'])
  if (process.env.PICTURES) await file.saveAs('test-results/pictures/growth.jpg')
  expect(sent).toEqual([])
  await axe(page)

  await page.goto('/user_daily_lesson_trainings')
  const theme = await page.getByRole('combobox', { name: 'テーマ' }).locator('option').nth(1).getAttribute('value')
  await page.getByRole('combobox', { name: 'テーマ' }).selectOption(theme)
  await page.getByRole('button', { name: '絞り込む' }).click()
  await expect(page.getByRole('region', { name: 'はじめと、いま' })).toBeVisible()
  await picture(page, 'sketchbook-theme')

  await page
    .getByRole('region', { name: /\d{4}年\d+月/ })
    .first()
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/\/user_daily_lesson_trainings\/\d+$/)
  await atAllWidths(page, 'practice-log')
  const consent = page.getByRole('checkbox', { name: /紹介に同意します/ })
  const wasGiven = await consent.isChecked()
  await consent.click()
  await expect(page.getByText('保存しました')).toBeVisible()
  await page.reload()
  expect(await consent.isChecked()).toBe(!wasGiven)
  await page.getByLabel('メモ', { exact: false }).first().fill('自分で保存される')
  await expect(page.getByText('保存しました')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('メモ', { exact: false }).first()).toHaveValue('自分で保存される')
  await page.getByRole('button', { name: 'この記録を削除する' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '削除する' }).click()
  await page.waitForURL('/user_daily_lesson_trainings')
  await noSidewaysScroll(page)
})

test('one’s own drawing lies over its target, by hand and by key, and nothing leaves the device', async ({
  signedIn,
  house,
}) => {
  const page = await signedIn('veteran')
  const { id: memberId } = await house.member('veteran')
  const { id } = await house.db
    .selectFrom('practice_logs as g')
    .innerJoin('lessons as l', 'l.id', 'g.lesson_id')
    .select('g.id')
    .where('g.member_id', '=', memberId)
    .where('l.target_key', 'is not', null)
    .orderBy('g.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await page.goto(`/user_daily_lesson_trainings/${id}`)
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  const stage = page.getByRole('group', { name: 'お手本に自分の絵を重ねた画面' })
  const lying = stage.locator('.overlay-moved')
  const at = () => lying.evaluate((one) => one.getAttribute('style')!)
  await stage.focus()
  for (const key of ['ArrowRight', 'Shift+ArrowDown', '+', 'h', 'g']) await page.keyboard.press(key)
  expect(await at()).toContain('--x: 1%; --y: 5%; --scale: 1.1; --turn: -1')
  await expect(page.getByRole('button', { name: '左右を反転する' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('slider', { name: '自分の絵の濃さ' }).fill('30')
  await stage.scrollIntoViewIfNeeded()
  const box = (await stage.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => Math.round(Number(/--x: ([\d.]+)%/.exec(await at())![1]))).toBe(11)
  await picture(page, 'overlay')
  await axe(page)
  await page.getByRole('button', { name: '元に戻す' }).click()
  expect(await at()).toContain('--x: 0%; --y: 0%; --scale: 1; --turn: 1; --seen: 0.5')
  expect(sent).toEqual([])
})
