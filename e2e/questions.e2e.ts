import { atAllWidths, axe, expect, picture, test, type Page } from '#test/browser.ts'
import { drawnPng } from '#test/asking.ts'
import { newSubscriber } from '#test/people.ts'
import type { Web } from '#test/worlds/web-world.ts'
import { chapterPath, someCourse } from './player-places.ts'

const FAILED = '画像の投稿に失敗しました。回線、画像サイズをご確認ください。'
const RECEIVED = '質問を受け付けました。2〜3営業日以内に回答いたします。'

const box = (page: Page) => page.getByRole('form', { name: '質問する' })
const words = (page: Page) => box(page).getByRole('textbox', { name: '質問' })
const send = (page: Page) => box(page).getByRole('button', { name: '質問を送信する' })
const received = (page: Page) => page.getByRole('dialog', { name: '送信しました' })

async function opened(page: Page, house: Web, nth: number) {
  const [chapter] = await someCourse(house, nth)
  await page.goto(`${chapterPath(chapter!.id)}?tab=question`)
  await expect(words(page)).toBeVisible()
  return chapter!
}
const asked = (house: Web, memberId: number) =>
  house.db.selectFrom('questions').selectAll().where('member_id', '=', memberId).execute()
const stopped = (page: Page) => send(page).getAttribute('aria-disabled')

test('a learner asks about a scene with a picture of it: what is sent, what is said, and an empty form again [QU-001] [QU-003] [QU-004] [QU-005]', async ({
  signedIn,
  house,
}) => {
  const { email, memberId } = await newSubscriber(house)
  const page = await signedIn(email)
  const chapter = await opened(page, house, 0)
  await expect(box(page)).toContainText('回答には最大3営業日いただきます。')
  expect(await stopped(page)).toBe('true')
  const chooser = box(page).locator('input[type=file]')
  const buffer = await drawnPng()
  const file = (name: string) => ({ name, mimeType: 'image/png', buffer })
  await chooser.setInputFiles([file('1.png'), file('2.png'), file('3.png')])
  await expect(box(page).getByRole('img')).toHaveCount(3)
  await expect(chooser).toHaveCount(0)
  await box(page).getByRole('button', { name: '画像2を削除' }).click()
  await expect(box(page).getByRole('img')).toHaveCount(2)
  await words(page).fill('この線は、手首で引きますか。')
  await page.setViewportSize({ width: 1440, height: 900 })
  await axe(page)
  await picture(page, 'question-box')

  let release = () => {}
  const held = new Promise<void>((go) => (release = go))
  await page.route('**/questions', async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  const request = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/questions'))
  await send(page).click()
  await expect(box(page).getByRole('button', { name: '送信中…' })).toHaveAttribute('aria-disabled', 'true')
  const sent = await request
  expect(sent.headers()['content-type']).toContain('multipart/form-data')
  const body = sent.postDataBuffer()!.toString('utf8')
  const { id: userId } = await house.member(email)
  for (const [name, value] of [
    ['user_id', String(userId)],
    ['email', email],
    ['chapter_title', chapter.title],
    ['question', 'この線は、手首で引きますか。'],
    ['page_url', `${house.url}${chapterPath(chapter.id)}`],
  ])
    expect(body, name).toContain(`name="${name}"\r\n\r\n${value}`)
  for (const name of ['title', 'lesson_title', 'current_time'])
    expect(body).toMatch(new RegExp(`name="${name}"\r\n\r\n.+`))
  expect(body.match(/name="images\[\]"/g)!.length).toBe(2)
  release()
  await expect(received(page)).toContainText(RECEIVED)
  await received(page).getByRole('button', { name: '閉じる' }).click()
  await expect(words(page)).toHaveValue('')
  await expect(box(page).getByRole('img')).toHaveCount(0)
  expect((await asked(house, memberId)).length).toBe(1)
})

test('without a line a question counts as sent, and is sent by itself, once, when the line is back, also from another page [QU-006] [QU-007] [QU-018]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  const { email, memberId } = await newSubscriber(house)
  const page = await signedIn(email)
  await opened(page, house, 1)
  await words(page).fill('電車の中からの質問です。')
  await expect(box(page).getByText('保存しました')).toBeVisible()
  await page.reload()
  await expect(words(page)).toHaveValue('電車の中からの質問です。')
  await page.context().setOffline(true)
  await send(page).click()
  await expect(received(page)).toContainText(RECEIVED)
  expect(await asked(house, memberId)).toEqual([])
  await page.context().setOffline(false)
  await page.goto('/courses')
  await expect.poll(async () => (await asked(house, memberId)).length, { timeout: 15_000 }).toBe(1)
  await page.reload()
  await page.goto('/questions')
  await expect(page.getByText('電車の中からの質問です。')).toHaveCount(1)
  expect((await asked(house, memberId)).length).toBe(1)
})

test('what the school does not take stays in the form, with an alert; what was written while the session had ended is sent after the next sign-in, once [QU-008] [QU-018]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble(/Failed to load resource/)
  const { email, memberId } = await newSubscriber(house)
  const page = await signedIn(email)
  await opened(page, house, 2)
  await words(page).fill('消えないでほしい質問です。')
  await page.route('**/questions', (route) => route.fulfill({ status: 413, json: { success: false } }))
  const alert = page.waitForEvent('dialog')
  await send(page).click()
  const dialog = await alert
  expect(dialog.message()).toBe(FAILED)
  await dialog.accept()
  await expect(words(page)).toHaveValue('消えないでほしい質問です。')
  expect(await stopped(page)).toBe(null)
  await page.unroute('**/questions')

  await page.context().clearCookies()
  await send(page).click()
  await expect(box(page)).toContainText('ログインの有効期限が切れています。')
  await expect(box(page).getByText('未保存')).toBeVisible()
  await expect(words(page)).toHaveValue('消えないでほしい質問です。')
  await signedIn(email)
  await page.reload()
  await expect.poll(async () => (await asked(house, memberId)).length, { timeout: 15_000 }).toBe(1)
  await expect(words(page)).toHaveValue('')
  expect((await asked(house, memberId)).length).toBe(1)
})

test('a consultation and an opinion have forms of their own; a wrong picture is refused with their sentence and cleared [QU-012] [QU-013] [QU-015] [QU-016]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble(/Failed to load resource|ERR_FAILED/)
  const { email, memberId } = await newSubscriber(house)
  const page = await signedIn(email)
  await page.goto('/user_attending_consultations/consultation_form')
  const main = page.getByRole('main')
  await expect(main).toContainText(email)
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.accept()
  })
  const chooser = main.locator('input[type=file]')
  await chooser.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await chooser.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(4_194_305) })
  const sentence = '※jpgまたはpng形式(サイズ4MB以下)でアップしてください。'
  await expect.poll(() => said).toEqual([sentence, sentence])
  await expect(main.getByRole('img')).toHaveCount(0)
  await expect(chooser).toHaveValue('')
  await main.getByLabel('学習の進め方').check()
  await main.getByRole('textbox', { name: 'ご相談' }).fill('続けられるか心配です。')
  await page.route('**/user_attending_consultations', (route) => route.fulfill({ status: 500, json: {} }))
  await main.getByRole('button', { name: '送信する' }).click()
  await expect.poll(() => said.at(-1)).toBe('送信に失敗しました。ページを更新してもう一度お試しください。')
  await page.unroute('**/user_attending_consultations')
  await main.getByRole('button', { name: '送信する' }).click()
  await expect(received(page)).toContainText('2〜3営業日で回答いたします。')
  await received(page).getByRole('button', { name: '閉じる' }).click()
  await expect(main.getByRole('textbox', { name: 'ご相談' })).toHaveValue('')

  await page.goto('/user_attending_consultations/feed_back_form')
  await main.getByLabel('不具合').check()
  await expect(main).toContainText('お使いのブラウザ')
  await main.getByLabel('ご感想').check()
  await expect(main).not.toContainText('お使いのブラウザ')
  await main.getByRole('textbox', { name: '内容' }).fill('毎日楽しいです。')
  await page.route('**/user_attending_consultations', (route) => route.abort())
  await main.getByRole('button', { name: '送信する' }).click()
  await expect(received(page)).toContainText('ありがとうございました。')
  await expect(received(page)).not.toContainText('営業日')
  await page.unroute('**/user_attending_consultations')
  await page.goto('/questions')
  await expect.poll(async () => (await asked(house, memberId)).length, { timeout: 15_000 }).toBe(2)
})

for (const [path, name] of [
  ['/questions', 'questions'],
  ['/questions/1', 'question'],
  ['/user_attending_consultations/consultation_form', 'consultation'],
  ['/user_attending_consultations/feed_back_form', 'feedback'],
] as const)
  test(`${path} fits a phone, a tablet and a desk`, async ({ signedIn }) => {
    const page = await signedIn('learner')
    await page.goto(path)
    await atAllWidths(page, `ask-${name}`)
  })

test('staff go through the inbox by key and see who asks beside what they ask [QU-010] [QU-019]', async ({
  signedIn,
}) => {
  const page = await signedIn('staff')
  await page.goto('/staff/questions')
  await expect(page.getByText(/期限切れ/).first()).toBeVisible()
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 2, name: '回答する' })).toBeVisible()
  const first = new URL(page.url()).pathname
  // A key is heard by nobody in the moment between a letter's paint and its waking: who presses again gets there.
  const pressUntil = (key: string, there: () => Promise<void>) =>
    expect(async () => {
      await page.keyboard.press(key)
      await there()
    }).toPass()
  const here = () => new URL(page.url()).pathname
  await pressUntil('j', () => expect.poll(here, { timeout: 3000 }).not.toBe(first))
  await pressUntil('k', () => expect.poll(here, { timeout: 3000 }).toBe(first))
  const answer = page.getByRole('textbox', { name: /^回答/ })
  await pressUntil('e', () => expect(answer).toBeFocused({ timeout: 1000 }))
  await page.keyboard.type('j')
  await expect(answer).toHaveValue('j')
  expect(new URL(page.url()).pathname).toBe(first)
  await atAllWidths(page, 'staff-question')
})
