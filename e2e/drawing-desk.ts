import { expect, type Page } from '#test/browser.ts'

export const editor = (page: Page) => page.getByRole('region', { name: '描き込み' })
export const stage = (page: Page) => page.getByRole('application', { name: '描き込む絵' })

/** How much of a layer is drawn on: the pixels of a small copy that are not see-through. */
export const inkOf = (page: Page, layer: string) =>
  page.locator(`canvas[data-layer=${layer}]`).evaluate((canvas: HTMLCanvasElement) => {
    const ctx = new OffscreenCanvas(320, 320).getContext('2d', { willReadFrequently: true })!
    ctx.drawImage(canvas, 0, 0, 320, 320)
    const { data } = ctx.getImageData(0, 0, 320, 320)
    let count = 0
    for (let i = 3; i < data.length; i += 4) if (data[i]! > 0) count++
    return count
  })

type Share = [across: number, down: number]
type Hand = { pressure?: (share: number) => number; pointerType?: string }

/** A hand over the window, from place to place in shares of it; each point a pointer event with its pressure. */
const drawAlong = (page: Page, way: Share[], { pressure = () => 0.5, pointerType = 'pen' }: Hand) =>
  stage(page).evaluate(
    (element, { points, pointerType }) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const send = (type: string, [x, y, pressure]: number[]) =>
        element.dispatchEvent(
          new PointerEvent(type, {
            ...{ bubbles: true, cancelable: true, pointerId: 7, isPrimary: true, pointerType, pressure },
            ...{ button: type === 'pointermove' ? -1 : 0, buttons: type === 'pointerup' ? 0 : 1 },
            clientX: left + width * x!,
            clientY: top + height * y!,
          }),
        )
      element.setPointerCapture = () => {}
      send('pointerdown', points[0]!)
      for (const point of points) send('pointermove', point)
      send('pointerup', points.at(-1)!)
    },
    { pointerType, points: way.map(([x, y], i) => [x, y, pressure(i / (way.length - 1))]) },
  )

/** The side of a hand that rests on the picture, or is lifted again. */
export const palm = (page: Page, type: 'pointerdown' | 'pointermove' | 'pointerup') =>
  stage(page).evaluate((element, type) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const there = { clientX: left + width * 0.7, clientY: top + height * (type === 'pointerdown' ? 0.8 : 0.82) }
    element.setPointerCapture = () => {}
    const touch = { bubbles: true, cancelable: true, pointerId: 9, pointerType: 'touch', button: 0, buttons: 1 }
    element.dispatchEvent(new PointerEvent(type, { ...touch, ...there }))
  }, type)

export async function restHand(page: Page) {
  for (const type of ['pointerdown', 'pointermove', 'pointerup'] as const) await palm(page, type)
}

type Way = Hand & { from: Share; to: Share }
export const drawLine = (page: Page, { from, to, ...hand }: Way) =>
  drawAlong(
    page,
    Array.from({ length: 24 }, (_, i): Share => [
      from[0] + ((to[0] - from[0]) * i) / 23,
      from[1] + ((to[1] - from[1]) * i) / 23,
    ]),
    hand,
  )

/** All the way around a place. */
export const drawLoop = (page: Page, { around, by }: { around: Share; by: Share }) =>
  drawAlong(
    page,
    Array.from({ length: 32 }, (_, i): Share => [
      around[0] + by[0] * Math.cos(i / 5),
      around[1] + by[1] * Math.sin(i / 5),
    ]),
    {},
  )

export async function openWork(page: Page) {
  await page.goto('/correctional_teachers')
  await page
    .getByRole('link', { name: /さんの作品を添削する/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'ペン', exact: true })).toBeVisible()
}
