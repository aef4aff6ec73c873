import { atAllWidths, axe, expect, picture, test, type Page } from '#test/browser.ts'
import { newPerson, newSubscriber } from '#test/people.ts'

const start = (page: Page) => page.getByRole('button', { name: '練習をはじめる' })
/** On a phone the practice lies folded above the poses. */
const unfold = (page: Page) => page.getByRole('button', { name: '時間を計る' }).click()
/** The classes of the library, on a phone whose clock the test moves. */
async function toClasses(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install()
  await page.goto('/pose_library')
  await unfold(page)
  await page.getByRole('button', { name: 'クラスで' }).click()
}
const classOf = (page: Page, name: string) => page.getByRole('dialog', { name })

test('a class of one’s own is put together, runs without a network once begun, and ends with a sheet of what was drawn', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  const page = await signedIn((await newSubscriber(house)).email)
  await toClasses(page)
  await expect(page.getByText('10枚・5分', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'クラスを作る' }).click()
  const dialog = page.getByRole('dialog', { name: 'クラスを作る' })
  const save = dialog.getByRole('button', { name: '保存する' })
  await dialog.getByLabel('名前').fill('朝の練習')
  await dialog.getByLabel('1行目の枚数').fill('３')
  await dialog.getByLabel('2行目の枚数').fill('200')
  await expect(dialog.getByText('ポーズは合わせて120枚までです。いまは203枚です。')).toBeVisible()
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByLabel('2行目の枚数').fill('1')
  await dialog.getByRole('button', { name: '休憩を足す' }).click()
  await dialog.getByRole('button', { name: 'ポーズを足す' }).click()
  await dialog.getByLabel('4行目の枚数').fill('1')
  await atAllWidths(page, 'pose-class-dialog')
  await page.setViewportSize({ width: 390, height: 844 })
  await save.click()
  await expect(page.getByRole('radio', { name: /朝の練習/ })).toBeChecked()
  await page.reload()
  await unfold(page)
  await page.getByRole('button', { name: 'クラスで' }).click()
  await page.getByText('朝の練習').click()
  // From the top: what lies half under the header that stays is no target.
  await page.evaluate(() => scrollTo(0, 0))
  await atAllWidths(page, 'pose-classes')
  await page.setViewportSize({ width: 390, height: 844 })

  await start(page).click()
  const session = classOf(page, '朝の練習')
  await expect(session.getByTestId('countdown')).toBeVisible()
  await page.context().setOffline(true)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.clock.resume()
  await expect(session.getByRole('heading', { name: '終了' })).toBeVisible()
  const seen = session.getByRole('list', { name: '描いたポーズ' })
  await expect(seen.locator('img')).toHaveCount(5)
  for (const image of await seen.locator('img').all())
    expect(await image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  await expect(seen.getByText('30秒')).toHaveCount(3)
  await axe(page)
  await picture(page, 'pose-class-end-390')
  await page.context().setOffline(false)
  await session.getByRole('button', { name: 'ポーズ集に戻る' }).click()
  await page.getByRole('button', { name: '「朝の練習」を変更' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'このクラスを削除' }).click()
  await expect(page.getByRole('radio', { name: /朝の練習/ })).toHaveCount(0)
})

test('the ready hour runs to its end with the network gone, and every pose stands on the sheet with its time', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  const page = await signedIn((await newSubscriber(house)).email)
  await toClasses(page)
  await page.getByRole('radio', { name: /^1時間/ }).check()
  await start(page).click()
  const session = classOf(page, '1時間')
  await expect(session.getByTestId('countdown')).toBeVisible()
  await page.context().setOffline(true)
  const asked: string[] = []
  page.on('request', (request) => void (request.url().startsWith('http') && asked.push(request.url())))
  await page.clock.fastForward(15 * 60_000)
  await expect(session.locator('figure img')).toBeVisible()
  expect(await session.locator('figure img').evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  await page.clock.fastForward(3_600_000)
  await page.clock.resume()
  await expect(session.getByRole('heading', { name: '終了' })).toBeVisible()
  const seen = session.getByRole('list', { name: '描いたポーズ' })
  await expect(seen.locator('img')).toHaveCount(27)
  const broken = () =>
    seen.locator('img').evaluateAll((all) => all.filter((one) => !(one as HTMLImageElement).naturalWidth).length)
  await expect.poll(broken).toBe(0)
  expect(asked).toEqual([])
  await picture(page, 'pose-class-hour-390')
})

test('on the top page and on the anniversary’s, a popup tells once of the poses, behind every other [PO-003] [PO-020]', async ({
  signedIn,
  house,
}) => {
  const { email } = await newPerson(house, { plan: { state: 'will_continue' }, posesUnseen: true })
  const page = await signedIn(email)
  const popup = page.getByRole('dialog', { name: 'ポーズ集を開いてみませんか' })
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  // While something else is open it does not come.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('shown')) return
    sessionStorage.setItem('shown', 'yes')
    addEventListener('DOMContentLoaded', () => {
      const other = document.createElement('dialog')
      other.setAttribute('aria-label', 'べつのお知らせ')
      document.body.append(other)
      other.show()
    })
  })
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('dialog', { name: 'べつのお知らせ' })).toBeAttached()
  await page.clock.runFor(5_000)
  expect(asked).not.toContain('/pose_library/invitation')
  await page.goto('/')
  await page.clock.runFor(2_000)
  await expect(popup).toBeVisible()
  await expect(popup.getByText('1,000点以上のポーズ素材')).toBeVisible()
  await expect(popup.getByRole('link', { name: 'ポーズ集を見る' })).toHaveAttribute(
    'href',
    '/pose_library?from_popup=true',
  )
  await atAllWidths(page, 'pose-invitation')
  await popup.getByRole('button', { name: '閉じる' }).click()
  asked.length = 0
  await page.goto('/')
  await page.clock.runFor(5_000)
  expect(asked).not.toContain('/pose_library/invitation')
  await page.goto('/10th-anniversary/courses')
  await page.clock.runFor(2_000)
  const gesture = page.getByRole('dialog', { name: '30秒から始めるジェスチャードローイング' })
  await expect(gesture.getByRole('link', { name: '練習してみる' })).toHaveAttribute('href', '/pose_library')
})

test('staff see a pose and its upload at a glance', async ({ signedIn }) => {
  const page = await signedIn('staff')
  await page.goto('/staff/poses')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ポーズ集')
  await page.locator('.staff-table-link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ポーズ \d+/)
  await atAllWidths(page, 'staff-pose')
})
