import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test, type Page } from '#test/browser.ts'
import { curriculumByKey } from '#test/learning/demo-ids.ts'
import { chapterPath, someCourse } from './player-places.ts'

/*
 * The shapes of the screens on which the school is judged: where their main parts stand at three widths. Words and
 * pictures may change; a part that moves, grows, comes or goes is seen here. What was meant is kept anew with
 * SHAPES=keep npx playwright test e2e/six-screens.e2e.ts
 */
const file = new URL('six-screens.json', import.meta.url)
type Shape = Record<string, string>
const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, Shape>>
const isKept = process.env.SHAPES === 'keep'

test.use({ ownHouse: true })

test('the six screens keep their shapes at three widths', async ({ page, person, house }) => {
  test.setTimeout(180_000)
  const [chapter] = await someCourse(house, 0)
  const { id } = await curriculumByKey(house.db, 'trial-seven-days')
  const learner = await person('learner')
  const screens: [name: string, page: Page, path: string][] = [
    ['top, visitor', page, '/'],
    ['top, member', learner, '/'],
    ['listing', page, '/courses'],
    ['course', page, `/courses/${chapter!.courseId}`],
    ['curriculum', learner, `/subscriptions/curriculums/${id}`],
    ['player', learner, chapterPath(chapter!.id)],
    ['learning status', learner, '/subscriptions/learning_status'],
  ]
  const seen: typeof kept = {}
  for (const [name, browser, path] of screens) {
    await browser.goto(path)
    seen[name] = {}
    for (const width of [390, 820, 1440]) {
      await browser.setViewportSize({ width, height: 900 })
      await expect.poll(() => isStill(browser)).toBe(true)
      seen[name][width] = await browser.evaluate(shapeOf)
      if (!isKept)
        await expect.poll(() => browser.evaluate(shapeOf), `${name} at ${width} px`).toEqual(kept[name]![width])
    }
  }
  if (isKept) writeFileSync(file, `${JSON.stringify(seen, null, 2)}\n`)
})

/** Nothing moves any more after the window became another. */
async function isStill(page: Page) {
  const before = JSON.stringify(await page.evaluate(shapeOf))
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return before === JSON.stringify(await page.evaluate(shapeOf))
}

/** In the page: left edge and width of each main part, and of what the first window shows its upper edge too. */
function shapeOf() {
  const step = 16
  const rounded = (length: number) => Math.round(length / step) * step
  const parts = 'body header, h1, main section, main nav, main aside, main form, main video, main [role=tablist]'
  const shape: Record<string, string> = {}
  for (const part of document.querySelectorAll<HTMLElement>(parts)) {
    const { x, y, width, height } = part.getBoundingClientRect()
    if (width < step || height < step || part.closest('li, dialog, figure')) continue
    const label = part.getAttribute('aria-label') ?? document.getElementById(part.getAttribute('aria-labelledby') ?? '')
    const words = typeof label === 'string' ? label : (label?.textContent ?? '')
    let name = `${part.localName} ${words}`.trim()
    while (name in shape) name += '+'
    const top = y + scrollY
    shape[name] = `x ${rounded(x)} w ${rounded(width)}${top < 900 ? ` y ${rounded(top)}` : ''}`
  }
  return shape
}
