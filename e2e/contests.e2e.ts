import { atAllWidths, expect, test, type Page } from '#test/browser.ts'
import { newDrawing } from '#test/community/pictures.ts'
import { newPerson } from '#test/people.ts'

const WRONG = '※jpgまたはpng形式(サイズ4MB以下)でアップしてください。'
const works = (page: Page, label: string) => page.getByRole('list', { name: label }).getByRole('button')
const more = (page: Page, part: string) =>
  page.getByRole('region', { name: part }).getByRole('button', { name: /もっと見る|もう一度読み込む/ })

test('a click opens a work large, and the arrow keys go from one to the next and around [CN-003]', async ({ page }) => {
  await page.goto('/fifth_anniversary')
  await atAllWidths(page, 'anniversary')
  const atelier = works(page, 'マイアトリエコンテスト')
  await expect(atelier).toHaveCount(20)
  await expect(atelier.first().locator('img')).toHaveAttribute('src', /size=small$/)
  await atelier.nth(1).click()
  const large = page.getByRole('dialog', { name: 'マイアトリエコンテスト' })
  const shown = large.getByRole('img')
  await expect(large.getByText('2 / 20')).toBeVisible()
  await expect(shown).toHaveAttribute('src', /\/image$/)
  const second = await shown.getAttribute('src')
  await page.keyboard.press('ArrowRight')
  await expect(large.getByText('3 / 20')).toBeVisible()
  expect(await shown.getAttribute('src')).not.toBe(second)
  for (const at of [2, 1, 20]) {
    await page.keyboard.press('ArrowLeft')
    await expect(large.getByText(`${at} / 20`)).toBeVisible()
  }
  await atAllWidths(page, 'anniversary-large')
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(atelier.nth(1)).toBeFocused()
})

test('the button for more stands while there is more, and a page that fails takes nothing away [CN-004]', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble('503')
  await page.goto('/fifth_anniversary')
  // Twenty are exactly a page; of forty-five the third ends it.
  await expect(works(page, 'マイアトリエコンテスト')).toHaveCount(20)
  await expect(more(page, 'マイアトリエコンテスト')).toHaveCount(0)
  const fanArt = works(page, 'ファンアート')
  await more(page, 'ファンアート').click()
  await expect(fanArt).toHaveCount(40)
  let fails = true
  await page.route('**/egaku_fan_art.json?page=3', (route) =>
    fails ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  )
  await more(page, 'ファンアート').click()
  await expect(page.getByText('読み込みに失敗しました。')).toBeVisible()
  await expect(fanArt).toHaveCount(40)
  fails = false
  await page.getByRole('button', { name: 'もう一度読み込む' }).click()
  await expect(fanArt).toHaveCount(45)
  await expect(page.getByText('読み込みに失敗しました。')).toHaveCount(0)
  await expect(more(page, 'ファンアート')).toHaveCount(0)
})

test('who enters gives a work and the declaration, and nothing goes before both are there [CN-007]', async ({
  signedIn,
  house,
}) => {
  const open = await house.db
    .selectFrom('illust_contests')
    .select('id')
    .where('starts_at', '<', await house.now())
    .where('ends_at', '>', await house.now())
    .executeTakeFirstOrThrow()
  const page = await signedIn((await newPerson(house)).email)
  await page.goto(`/illust_contests/${open.id}`)
  await atAllWidths(page, 'contest-open')
  const enter = page.getByRole('button', { name: '応募する' })
  const isStopped = async () => (await enter.getAttribute('aria-disabled')) === 'true'
  const picker = page.locator('input[name="illust_contest_applicant[work_image]"]')
  const declared = page.locator('input[name="illust_contest_applicant[not_using_ai]"]')
  await expect(page.getByLabel('画像生成AIを使用していません')).toBeVisible()
  expect(await isStopped()).toBe(true)
  const words = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept()
    return dialog.message()
  })
  await picker.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  expect(await words).toBe(WRONG)
  await declared.check()
  expect(await isStopped()).toBe(true)
  await picker.setInputFiles({ name: '灯り.png', mimeType: 'image/png', buffer: await newDrawing(320, 240) })
  await expect(page.getByText('灯り.png')).toBeVisible()
  expect(await isStopped()).toBe(false)
  await declared.uncheck()
  expect(await isStopped()).toBe(true)
  await declared.check()
  await enter.click()
  await expect(page).toHaveURL(/\/illust_contest_applicants\/created$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('応募が完了しました')
  await page.getByRole('link', { name: 'コンテストのページへ' }).click()
  await expect(page.getByText('確認待ち')).toBeVisible()
})

test.describe('the popup that recommends gesture drawing', () => {
  test.use({ ownHouse: { GESTURE_POPUP_TO: '/free_lessons' } })

  test('leads where the house says, and is shown once to each [CN-015]', async ({ signedIn, house }) => {
    const page = await signedIn((await newPerson(house, { posesUnseen: true })).email)
    const popup = page.getByRole('dialog', { name: '30秒から始めるジェスチャードローイング' })
    const asked = () => page.waitForResponse('**/pose_library/invitation')
    const first = asked()
    await page.goto('/10th-anniversary/courses')
    await first
    await expect(popup).toBeVisible()
    await popup.getByRole('link', { name: '練習してみる' }).click()
    await expect(page).toHaveURL('/free_lessons')
    // Another device does not know of it, the house does.
    await page.evaluate(() => localStorage.clear())
    const second = asked()
    await page.goto('/10th-anniversary/courses')
    expect(await (await second).json()).toMatchObject({ invitation: null })
    await expect(popup).toHaveCount(0)
  })
})
