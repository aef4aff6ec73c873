import { expect, picture, test, type Page } from '#test/browser.ts'

test.use({ ownHouse: true })

const editor = (page: Page) => page.getByRole('region', { name: '描き込み' })
const stage = (page: Page) => page.getByRole('application', { name: '描き込む絵' })

/** How much of a layer is drawn on: the number of its canvas' pixels that are not see-through. */
const inkOf = (page: Page, layer: string) =>
  page.locator(`canvas[data-layer=${layer}]`).evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
    let count = 0
    for (let i = 3; i < data.length; i += 4) if (data[i]! > 0) count++
    return count
  })

type Way = { from: [number, number]; to: [number, number]; pressure?: (share: number) => number; pointerType?: string }

/** A line of a hand over the window, in shares of it; each point a pointer event with its pressure. */
const drawLine = (page: Page, { from, to, pressure = () => 0.5, pointerType = 'pen' }: Way) =>
  stage(page).evaluate(
    (element, { from, to, pressures, pointerType }) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const send = (type: string, share: number, pressure: number) =>
        element.dispatchEvent(
          new PointerEvent(type, {
            ...{ bubbles: true, cancelable: true, pointerId: 7, isPrimary: true, pointerType, pressure },
            ...{ button: type === 'pointermove' ? -1 : 0, buttons: type === 'pointerup' ? 0 : 1 },
            clientX: left + width * (from[0]! + (to[0]! - from[0]!) * share),
            clientY: top + height * (from[1]! + (to[1]! - from[1]!) * share),
          }),
        )
      element.setPointerCapture = () => {}
      send('pointerdown', 0, pressures[0]!)
      pressures.forEach((one, i) => send('pointermove', i / (pressures.length - 1), one))
      send('pointerup', 1, 0)
    },
    { from, to, pointerType, pressures: Array.from({ length: 24 }, (_, i) => pressure(i / 23)) },
  )

async function openWork(page: Page) {
  await page.goto('/correctional_teachers')
  await page
    .getByRole('link', { name: /さんの作品/ })
    .first()
    .click()
  await page.getByRole('link', { name: '添削する' }).click()
  await expect(page.getByRole('button', { name: 'ペン', exact: true })).toBeVisible()
}

test('a teacher draws over a work with the pen, takes a line back, finds it again, and gives it back; the learner sees it [TC-002] [TC-011] [TC-013] [TC-019]', async ({
  signedIn,
  person,
}) => {
  const page = await signedIn('teacher1')
  await openWork(page)
  const saved = editor(page).getByText('保存しました')
  const undo = page.getByRole('button', { name: /^元に戻す/ })
  await expect(undo).toBeDisabled()
  await drawLine(page, { from: [0.35, 0.3], to: [0.6, 0.4], pressure: (share) => share })
  await expect(undo).toBeEnabled()
  const one = await inkOf(page, 'pen')
  expect(one).toBeGreaterThan(500)
  await drawLine(page, { from: [0.4, 0.6], to: [0.6, 0.7] })
  expect(await inkOf(page, 'pen')).toBeGreaterThan(one)
  await stage(page).press('Control+z')
  expect(await inkOf(page, 'pen')).toBe(one)
  await page.getByRole('button', { name: /^やり直す/ }).click()
  expect(await inkOf(page, 'pen')).toBeGreaterThan(one)
  await undo.click()
  await expect(saved).toBeVisible()
  await picture(page, 'drawing-editor')

  await page.reload()
  await expect.poll(() => inkOf(page, 'pen')).toBe(one)
  const second = await person('teacher1')
  await second.goto(page.url())
  await expect.poll(() => inkOf(second, 'pen')).toBe(one)

  const done = page.getByRole('button', { name: '添削を完了する' })
  await expect(done).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('コメント 2').fill('肩の線を、首のつけ根から引いてみましょう。')
  await expect(done).not.toHaveAttribute('aria-disabled')
  await done.click()
  await page.waitForURL(/\/user_corrected_works\/\d+$/)
  await expect(page.getByText('添削済み')).toBeVisible()
  const learner = await person('overdue')
  await learner.goto(new URL(page.url()).pathname)
  await expect(learner.getByAltText('先生が朱を入れた作品')).toBeVisible()
  await picture(learner, 'drawing-returned')
})
