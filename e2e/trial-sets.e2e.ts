import { atAllWidths, axe, expect, test, type Page } from '#test/browser.ts'
import { courseByKey } from '#test/learning/demo-ids.ts'
import { newPerson } from '#test/people.ts'
import { openSetOn } from '#test/trials/sets.ts'
import type { Web } from '#test/worlds/web-world.ts'
import { focusEscaped, scrollLocked } from './open-kit.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ ownHouse: true })

const keys = ['first-face-build', 'eyes-build', 'hair-flow-build', 'expression-build', 'line-art-build']
const offered = (house: Web) => Promise.all(keys.map((key) => courseByKey(house.db, key)))
const inTrial = (house: Web, more: { tutorialUnseen?: boolean } = {}) =>
  newPerson(house, { plan: { state: 'under_trial' }, ...more })

async function openPage(page: Page) {
  await page.goto('/trial_sets')
  const box = (title: string) => page.getByRole('checkbox', { name: title })
  return {
    box,
    counter: page.getByRole('status', { name: '選んだ講座の数' }),
    code: page.getByRole('textbox', { name: 'シリアルコード' }),
    receive: page.getByRole('button', { name: '受け取る', exact: true }),
    confirm: page.getByRole('dialog', { name: 'この講座を受け取りますか' }),
  }
}

test('somebody in a trial picks their courses, mistypes the code, and receives them for good [TS-003] [TS-004] [TS-005] [TS-006] [TS-007] [TS-008] [TS-011] [TS-016] [SH-017]', async ({
  house,
  signedIn,
}) => {
  const courses = await offered(house)
  const { codes } = await openSetOn(house, { courses: courses.map(({ id }) => id), allowed: 2 })
  await house.db
    .updateTable('trial_codes')
    .set({ used_at: await house.now() })
    .where('id', '=', house.db.selectFrom('trial_codes').select('id').orderBy('id', 'desc').limit(1))
    .execute()
  const page = await signedIn((await inTrial(house)).email)
  await page.goto('/trial_sets')
  await atAllWidths(page, 'trial-sets')
  const { box, counter, code, receive, confirm } = await openPage(page)
  const [a, b, c] = courses.map(({ title }) => title) as [string, string, string]
  await expect(counter).toHaveText('0/2')
  await box(a).check()
  await code.fill(codes[0]!)
  await expect(receive).toBeDisabled()
  await box(b).check()
  await expect(counter).toHaveText('2/2')
  await expect(box(c)).toBeDisabled()
  await box(b).uncheck()
  await expect(box(c)).toBeEnabled()
  await box(c).check()
  await expect(counter).toHaveText('2/2')
  await expect(receive).toBeEnabled()
  await code.fill('   ')
  await expect(receive).toBeDisabled()

  for (const [typed, sentence] of [
    ['ABCD-EFGH-2345', '入力されたシリアルコードが見つかりませんでした'],
    [codes.at(-1)!, '入力されたシリアルコードはすでに使用されています'],
  ] as const) {
    await code.fill(typed)
    await receive.click()
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(code).toHaveValue('')
    await expect(receive).toBeDisabled()
    await expect(box(a)).toBeChecked()
    await expect(box(c)).toBeChecked()
  }

  const asked = page.waitForRequest('**/trial_sets/check_serial_code*')
  await code.fill(` ${codes[0]!.toLowerCase()} `)
  await receive.click()
  expect((await asked).headers()['x-csrf-token']).toBeTruthy()
  expect((await asked).postDataJSON()).toEqual({ serial_code: ` ${codes[0]!.toLowerCase()} ` })
  await expect(confirm).toBeVisible()
  await expect(confirm).toContainText('受け取り後はコースを変更できません')
  await expect(confirm.getByRole('listitem')).toHaveCount(2)
  await expect(confirm).toContainText(a)
  await expect(confirm).toContainText(c)
  expect(await scrollLocked(page)).toBe(true)
  for (let presses = 0; presses < 5; presses++) {
    await page.keyboard.press('Tab')
    expect(await focusEscaped(page)).toBe(false)
  }
  await axe(page)
  await confirm.getByRole('button', { name: 'キャンセル' }).click()
  await expect(confirm).toBeHidden()
  expect(await scrollLocked(page)).toBe(false)
  await expect(counter).toHaveText('2/2')
  await expect(code).toHaveValue(` ${codes[0]!.toLowerCase()} `)

  await receive.click()
  const sent = Promise.withResolvers<string>()
  // Nothing comes back: the browser stays on the page that is sending.
  await page.route('**/trial_sets?*', async (route) => {
    sent.resolve(`${route.request().headers()['content-type']}\n${route.request().postData()}`)
    await route.fulfill({ status: 204 })
  })
  await confirm.getByRole('button', { name: '受け取りを確定する' }).click({ noWaitAfter: true })
  const body = await sent.promise
  expect(body).toMatch(/^multipart\/form-data/)
  expect(body.match(/name="trial_set_course\[\]"/g)).toHaveLength(2)
  expect(body).toContain('name="serial_code"')
  expect(body).toContain('name="authenticity_token"')
  await expect(confirm.getByRole('button', { name: '送信中' })).toBeDisabled()
  await expect(confirm.getByRole('button', { name: 'キャンセル' })).toBeDisabled()

  await page.unroute('**/trial_sets?*')
  await page.reload()
  await box(a).check()
  await box(c).check()
  await code.fill(codes[0]!)
  await receive.click()
  await confirm.getByRole('button', { name: '受け取りを確定する' }).click()
  await expect(page.getByText('お試しセットを受け取りました。')).toBeVisible()
  await expect(page.getByRole('heading', { name: '受け取った講座', exact: true })).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  for (const title of [a, c]) await expect(page.getByRole('link', { name: title }).first()).toBeVisible()
  await atAllWidths(page, 'trial-sets-received')
})

test('who mistypes five times, or is cut off, is told so and keeps what they picked [TS-009] [TS-010] [TS-011]', async ({
  house,
  signedIn,
  expectTrouble,
}) => {
  expectTrouble('429')
  expectTrouble('ERR_')
  const courses = await offered(house)
  await openSetOn(house, { courses: courses.map(({ id }) => id), allowed: 1 })
  const page = await signedIn((await inTrial(house)).email)
  const { box, code, receive } = await openPage(page)
  const alerts: string[] = []
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message())
    await dialog.dismiss()
  })
  await box(courses[0]!.title).check()
  const mistype = async () => {
    await code.fill('ABCD-EFGH-2345')
    await receive.click()
    await expect(code).toHaveValue('')
  }
  await page.route('**/check_serial_code*', (route) => route.abort())
  await code.fill('ABCD-EFGH-2345')
  await receive.click()
  await expect.poll(() => alerts).toEqual(['エラーが発生しました'])
  await expect(code).toHaveValue('')
  await page.unroute('**/check_serial_code*')
  for (let times = 0; times < 5; times++) await mistype()
  await expect
    .poll(() => alerts.at(-1))
    .toBe('シリアルコードの入力を5回連続で間違えました。しばらく時間をおいてから再度お試しください')
  await expect(box(courses[0]!.title)).toBeChecked()
  await expect(receive).toBeDisabled()
})

test('the questions about a trial open one by one, by key too [TS-019]', async ({ house, signedIn }) => {
  const page = await signedIn((await inTrial(house)).email)
  await page.goto('/trial_sets')
  const questions = page.getByRole('region', { name: '体験についてよくある質問' }).getByRole('button')
  await expect(questions).toHaveCount(7)
  for (const question of await questions.all()) await expect(question).toHaveAttribute('aria-expanded', 'false')
  await questions.nth(1).click()
  await questions.nth(4).focus()
  await page.keyboard.press('Enter')
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'true')
  await expect(questions.nth(4)).toHaveAttribute('aria-expanded', 'true')
  await questions.nth(1).click()
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'false')
  await expect(questions.nth(4)).toHaveAttribute('aria-expanded', 'true')
})

for (const [variant, pages] of [
  ['a', 4],
  ['b', 5],
] as const)
  test(`the tutorial of group ${variant} opens once by itself, has ${pages} pages, and leads on [TS-020] [TS-021] [TS-022] [TS-026] [SH-017]`, async ({
    house,
    signedIn,
  }) => {
    const { email, memberId } = await inTrial(house, { tutorialUnseen: true })
    const page = await signedIn(email)
    await page.goto('/subscription_orders/new')
    await page.goto('/courses')
    const overlay = page.locator('dialog[data-variant]')
    await expect(overlay).toBeVisible()
    await overlay.getByRole('button', { name: '閉じる' }).click()
    await expect(overlay).toBeHidden()
    await house.db.updateTable('trial_tutorial_viewers').set({ variant }).where('member_id', '=', memberId).execute()
    await page.evaluate(() => localStorage.clear())
    const told = page.waitForResponse('**/trial_tutorial')
    await page.goto('/trial_sets')
    expect(await (await told).json()).toEqual({ success: true, tutorial: null })
    await expect(overlay).toBeHidden()

    await page.getByRole('button', { name: 'チュートリアルを見る' }).click()
    await expect(overlay).toBeVisible()
    await expect(overlay).toHaveAttribute('data-variant', variant)
    await expect(overlay).toHaveAttribute('data-entry', 'true')
    expect(await scrollLocked(page)).toBe(true)
    const dots = overlay.getByRole('list', { name: 'チュートリアルのページ' }).getByRole('listitem')
    await expect(dots).toHaveCount(pages)
    const [back, on] = [overlay.getByRole('button', { name: '前へ' }), overlay.getByRole('button', { name: '次へ' })]
    await expect(back).toHaveCount(0)
    await atAllWidths(page, `tutorial-${variant}`)
    const seen = new Set<string>()
    for (let at = 0; at < pages; at++) {
      await expect(dots.nth(at)).toHaveAttribute('aria-current', 'step')
      seen.add(await overlay.getByRole('heading').innerText())
      if (at < pages - 1) await on.click()
    }
    expect(seen.size).toBe(pages)
    await expect(on).toHaveCount(0)
    await expect(overlay.getByRole('list', { name: '体験カリキュラムのステップ' }).getByRole('listitem')).toHaveCount(7)
    await axe(page)
    await back.click()
    await expect(dots.nth(pages - 2)).toHaveAttribute('aria-current', 'step')
    await on.click()
    await expect(overlay.getByRole('link', { name: 'はじめる' })).toHaveAttribute('href', '/trial_sets')
    await page.keyboard.press('Escape')
    await expect(overlay).toBeHidden()
    expect(await scrollLocked(page)).toBe(false)
    await expect(page.getByRole('button', { name: 'チュートリアルを見る' })).toBeFocused()
  })

test('the counter of a course’s sample pages rests two seconds after a page was turned [TS-023]', async ({
  house,
  signedIn,
}) => {
  const { id } = await courseByKey(house.db, 'eyes-build')
  const page = await signedIn((await inTrial(house)).email)
  await page.goto(`/courses/${id}`)
  const slides = page.locator('figure', { has: page.getByRole('button', { name: '次のスライド' }) })
  const counter = slides.locator('output')
  const turn = slides.getByRole('button', { name: '次のスライド' })
  await turn.scrollIntoViewIfNeeded()
  await expect(counter).toBeVisible()
  // The clock goes by the hand alone, however long the machine takes.
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await turn.click()
  await expect(counter).toHaveText('2 / 4')
  await page.clock.runFor(1_990)
  await expect(counter).toHaveCSS('opacity', '1')
  await turn.click()
  await page.clock.runFor(1_990)
  await expect(counter).toHaveCSS('opacity', '1')
  await page.clock.runFor(20)
  await expect(counter).toHaveCSS('opacity', '0')
  await turn.click()
  await expect(counter).toHaveText('4 / 4')
  await expect(counter).toHaveCSS('opacity', '1')
})
