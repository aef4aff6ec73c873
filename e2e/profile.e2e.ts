import sharp from 'sharp'
import { atAllWidths, axe, expect, noSidewaysScroll, picture, test, type Page } from '#test/browser.ts'
import { PASSWORD } from '#test/accounts/newcomers.ts'
import { newPerson } from '#test/people.ts'

const BAD = '画像は5MB以下のJPEG、PNG、GIF形式でアップロードしてください。'
const input = (page: Page) => page.locator('input[name=avatar]')
const preview = (page: Page) => page.getByRole('img', { name: '選んだ画像' })
const drawing = (format: 'png' | 'jpeg' | 'gif' | 'webp') =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#2a4b8d' } })
    .toFormat(format)
    .toBuffer()

test('a chosen avatar is seen at once; what is no PNG, JPEG or GIF of 5 MB is put away with the reason [SH-007]', async ({
  signedIn,
  house,
}) => {
  const person = await newPerson(house)
  const page = await signedIn(person.email)
  await page.goto(`/users/${person.memberId}/settings`)
  for (const format of ['png', 'jpeg', 'gif'] as const) {
    // Named as something else: the content counts.
    await input(page).setInputFiles({ name: 'me.bin', mimeType: '', buffer: await drawing(format) })
    await expect(preview(page)).toBeVisible()
    await expect(page.getByText(BAD)).toHaveCount(0)
  }
  const large = Buffer.concat([await drawing('png'), Buffer.alloc(5 * 1024 * 1024)])
  const refused = [
    { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await drawing('webp') },
    { name: 'large.png', mimeType: 'image/png', buffer: large },
  ]
  for (const file of refused) {
    await input(page).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await drawing('png') })
    await expect(preview(page)).toBeVisible()
    await input(page).setInputFiles(file)
    await expect(page.getByText(BAD)).toBeVisible()
    await expect(preview(page)).toHaveCount(0)
    expect(await input(page).evaluate((element: HTMLInputElement) => element.value)).toBe('')
  }
  await axe(page)
})

/** A drag moves the cut as far as the picture goes, keys move and grow it. */
async function moveByHand(page: Page) {
  const [x, zoom] = [page.locator('input[name=avatar_x]'), page.locator('input[name=avatar_zoom]')]
  await expect(x).toHaveValue('0.5000')
  const stage = page.getByRole('group', { name: /アイコンの切り抜き/ })
  await stage.dragTo(stage, { sourcePosition: { x: 60, y: 90 }, targetPosition: { x: 160, y: 90 } })
  // Of 60 × 40 a third is out of sight: its left edge stands at the circle's.
  await expect(x).toHaveValue('0.3333')
  await stage.focus()
  await page.keyboard.press('+')
  await expect(zoom).toHaveValue('1.1000')
  await page.keyboard.press('ArrowLeft')
  await expect(x).not.toHaveValue('0.3333')
}

test('a saved avatar is in the header and on the profile, and can be taken away again [SH-008]', async ({
  signedIn,
  house,
}) => {
  const person = await newPerson(house)
  const page = await signedIn(person.email)
  await page.goto(`/users/${person.memberId}/settings`)
  await input(page).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await drawing('png') })
  await expect(preview(page)).toBeVisible()
  await moveByHand(page)
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText('保存しました')).toBeVisible()
  const shown = page.locator('img[src^="/files/avatars/"]')
  await expect(page.getByRole('banner').locator('img[src^="/files/avatars/"]')).toHaveCount(1)
  await expect(page.getByRole('main').locator('img[src^="/files/avatars/"]')).toHaveCount(1)
  await page.goto('/courses')
  await expect(page.getByRole('banner').locator('img[src^="/files/avatars/"]')).toHaveCount(1)
  await page.goto(`/users/${person.memberId}/settings`)
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await noSidewaysScroll(page)
    await picture(page, `profile-${width}`)
  }
  await page.getByRole('checkbox', { name: '今のアイコンを削除する' }).check()
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText('保存しました')).toBeVisible()
  await expect(shown).toHaveCount(0)
})

test('somebody leaves for good: what goes, what stays, one tick, the password, one press [AC-034]', async ({
  signedIn,
  house,
}) => {
  const person = await newPerson(house)
  const page = await signedIn(person.email)
  await page.goto(`/users/${person.memberId}/withdrawal`)
  await expect(page.getByRole('heading', { name: '削除するもの' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '残るもの' })).toBeVisible()
  await atAllWidths(page, 'withdrawal')
  await page.getByRole('checkbox', { name: '削除するものと残るものを確認しました' }).check()
  await page.getByLabel('現在のパスワード').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: '退会する' }).click()
  await expect(page.getByText('退会の手続きが完了しました。')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'ログイン' })).toBeVisible()
})
