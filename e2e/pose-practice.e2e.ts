import { axe, expect, noSidewaysScroll, picture, test, type Page } from '#test/browser.ts'
import { newSubscriber } from '#test/people.ts'

const session = (page: Page) => page.getByRole('dialog', { name: '時間を計る練習' })
const timer = (page: Page) => session(page).getByRole('timer')
const countdown = (page: Page) => session(page).getByTestId('countdown')
const pose = (page: Page) => session(page).locator('figure img')
const start = (page: Page) => page.getByRole('button', { name: '練習をはじめる' })
const large = (page: Page) => session(page).locator('.session-big')

/** Four poses that are liked, so that a practice over them comes to its end. */
async function withFour(page: Page, seconds: string) {
  for (const id of [1_200, 1_199, 1_198, 1_197])
    expect((await page.request.post('/pose_library/like', await asLike(page, id))).ok()).toBe(true)
  await page.getByRole('button', { name: 'お気に入り', exact: true }).click()
  await expect(page.getByText('4点のポーズ', { exact: true })).toBeVisible()
  const unfold = page.getByRole('button', { name: '時間を計る' })
  if (await unfold.isVisible()) await unfold.click()
  await page.getByRole('button', { name: '同じ時間で' }).click()
  await page.getByLabel('1枚の秒数').fill(seconds)
}
const asLike = async (page: Page, id: number) => ({
  data: { id, like: true },
  headers: { 'X-CSRF-Token': (await page.locator('meta[name=csrf-token]').getAttribute('content'))! },
})
async function open(page: Page, seconds: string) {
  await page.clock.install()
  await page.goto('/pose_library')
  await withFour(page, seconds)
}

test('on a phone a practice counts down, runs, stops and goes on by one large button, and ends at the last pose [PO-013] [PO-014] [PO-017]', async ({
  signedIn,
  house,
}) => {
  const page = await signedIn((await newSubscriber(house)).email)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '5')
  await start(page).click()
  await expect(countdown(page)).toHaveText('3')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.keyboard.press('Escape')
  await start(page).click()
  await expect(countdown(page)).toHaveText('3')
  for (const left of ['2', '1']) {
    await page.clock.runFor(1_000)
    await expect(countdown(page)).toHaveText(left)
  }
  await large(page).click()
  await page.clock.runFor(60_000)
  await expect(countdown(page)).toHaveText('1')
  await picture(page, 'pose-practice-lead-390')
  await expect(large(page)).toHaveText('再開する')
  await large(page).press(' ')
  await page.clock.runFor(1_000)
  await expect(timer(page)).toHaveText('0:05')
  await expect(pose(page)).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(timer(page)).toHaveText('0:03')
  await large(page).click()
  await page.clock.runFor(600_000)
  await expect(timer(page)).toHaveText('0:03')
  await noSidewaysScroll(page)
  await picture(page, 'pose-practice-390')
  // Stopped by hand, it stays where it is while the clock runs.
  await page.clock.resume()
  await axe(page)
  await expect(timer(page)).toHaveText('0:03')
  await page.clock.pauseAt(Date.now() + 3 * 3_600_000)
  const edges = await session(page).getByRole('button', { name: '終了する' }).boundingBox()
  expect(edges!.x + edges!.width).toBeLessThanOrEqual(390)
  const box = (await large(page).boundingBox())!
  expect(Math.min(box.height / 64, box.width / 200)).toBeGreaterThanOrEqual(1)
  await large(page).click()
  await page.clock.runFor(3_000)
  await expect(session(page).getByText('2 / 4')).toBeVisible()
  await page.clock.runFor(8_000 * 3 + 500)
  await expect(session(page).getByRole('heading', { name: '終了' })).toBeVisible()
  await page.clock.runFor(60_000)
  const seen = session(page).getByRole('list', { name: '描いたポーズ' })
  await expect(seen.getByText('5秒')).toHaveCount(4)
  await page.clock.resume()
  await axe(page)
  await picture(page, 'pose-practice-end-390')
  await page.getByRole('button', { name: 'ポーズ集に戻る' }).click()
  await expect(session(page)).toHaveCount(0)
})

test('20 poses of 5 seconds end after 160 seconds, and a hidden tab or a sleeping device loses none [PO-015] [PO-016]', async ({
  signedIn,
  house,
}) => {
  const page = await signedIn((await newSubscriber(house)).email)
  await page.clock.install()
  await page.goto('/pose_library')
  await page.getByRole('button', { name: 'お気に入り', exact: true }).click()
  for (let id = 1_181; id <= 1_200; id++) await page.request.post('/pose_library/like', await asLike(page, id))
  await page.getByRole('button', { name: 'すべて', exact: true }).click()
  await page.getByRole('button', { name: 'お気に入り', exact: true }).click()
  await expect(page.getByText('20点のポーズ', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '同じ時間で' }).click()
  await page.getByLabel('1枚の秒数').fill('5')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await start(page).click()
  await expect(countdown(page)).toHaveText('3')
  const over = session(page).getByRole('heading', { name: '終了' })
  // Timers fire once at most in what is skipped, as in a tab that nobody looks at or a device that slept.
  await page.clock.fastForward(8_000 * 6 + 4_000)
  await expect(session(page).getByText('7 / 20')).toBeVisible()
  await expect(timer(page)).toHaveText('0:04')
  await page.clock.runFor(8_000 * 12)
  await expect(session(page).getByText('19 / 20')).toBeVisible()
  await page.clock.runFor(160_000 - 8_000 * 18 - 4_000 - 300)
  await expect(over).toHaveCount(0)
  await page.clock.runFor(600)
  await expect(over).toBeVisible()
})

test('a pose whose picture will not come is passed over with a note, and who leaves stands on the same page [PO-017]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble(/Failed to load resource/)
  const page = await signedIn((await newSubscriber(house)).email)
  await open(page, '5')
  const asked: string[] = []
  await page.route(/\/poses\/1198\/picture/, (route) => route.abort())
  page.on('request', (request) => void asked.push(request.url()))
  await start(page).click()
  await expect(countdown(page)).toHaveText('3')
  // The next pictures are here before the first pose has begun.
  await expect.poll(() => asked.filter((url) => /poses\/1197\/picture\?(?!.*size)/.test(url)).length).toBe(1)
  await page.clock.runFor(8_000 * 2)
  await expect(session(page).getByText('4 / 4')).toBeVisible()
  await expect(session(page).getByText('画像を読み込めなかったポーズを1枚とばしました。')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(session(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'すべて', exact: true }).click()
  await page.getByRole('link', { name: '2ページ目', exact: true }).click()
  await start(page).click()
  await session(page).getByRole('button', { name: '終了する' }).click()
  await expect(page.getByRole('link', { name: '2ページ目', exact: true })).toHaveAttribute('aria-current', 'page')
})

test('the screen stays awake while a practice runs, and the tools answer to keys', async ({ signedIn, house }) => {
  const page = await signedIn((await newSubscriber(house)).email)
  await page.addInitScript(() => {
    const lock = { release: async () => void (document.documentElement.dataset.awakeFor = 'nothing') }
    const request = async () => ((document.documentElement.dataset.awakeFor = 'screen'), lock)
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '60')
  await start(page).press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-awake-for', 'screen')
  await expect(countdown(page)).toBeVisible()
  await page.clock.runFor(4_000)
  await expect(pose(page)).toBeVisible()
  await page.keyboard.press('h')
  await page.keyboard.press('v')
  await page.keyboard.press('g')
  await expect(pose(page)).toHaveCSS('filter', 'grayscale(1)')
  await expect(pose(page)).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)')
  await expect(session(page).locator('figure')).toHaveAttribute('data-grid', 'true')
  await picture(page, 'pose-practice-1440')
  await page.keyboard.press('ArrowUp')
  await expect(timer(page)).toHaveText(/1:(2[5-9]|30)/)
  await page.keyboard.press('ArrowRight')
  await expect(session(page).getByText('2 / 4')).toBeVisible()
  await page.keyboard.press('k')
  await expect(large(page)).toHaveText('再開する')
  await page.setViewportSize({ width: 820, height: 1180 })
  await picture(page, 'pose-practice-820')
  await page.keyboard.press('Escape')
  await expect(page.locator('html')).toHaveAttribute('data-awake-for', 'nothing')
})
