import { courseByKey } from '#test/learning/demo-ids.ts'
import { expect, test, type Page } from '#test/browser.ts'
import { chapterPath, someCourse } from './player-places.ts'

const REACHABLE =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]:not([tabindex="-1"])'

/** Marks what a hand could press, and answers how many there are. */
const markPressable = (page: Page) =>
  page.evaluate((selector) => {
    const isPressable = (one: HTMLElement) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      !one.closest('[inert], [aria-hidden="true"]') &&
      one.tabIndex >= 0 &&
      !one.matches(':disabled, input[type=radio]')
    const found = [...document.querySelectorAll<HTMLElement>(selector)].filter(isPressable)
    found.forEach((one, index) => (one.dataset.pressable = String(index)))
    return found.length
  }, REACHABLE)

/** Walks a page by the Tab key alone; answers what was passed by, and what showed no sign of holding the focus. */
async function walk(page: Page, path: string) {
  await page.goto(path)
  // Sliders take what is out of sight out of the way once their script runs.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.carousel-track')].every(
      (track) => track.scrollWidth <= track.clientWidth + 1 || track.querySelector('[inert]'),
    ),
  )
  const count = await markPressable(page)
  const stops = new Set<string>()
  const unseen: string[] = []
  for (let step = 0; step < count * 2 + 20 && stops.size < count; step++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const one = document.activeElement as HTMLElement
      const sign = (element: Element) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
      }
      const around = [one, one.parentElement!, one.closest('label') ?? one]
      return { mark: one.dataset.pressable, seen: around.some(sign), what: one.outerHTML.slice(0, 120) }
    })
    if (stop.mark === undefined) continue
    if (!stop.seen && !stops.has(stop.mark)) unseen.push(stop.what)
    stops.add(stop.mark)
  }
  const missed = await page.evaluate(
    (seen) =>
      [...document.querySelectorAll<HTMLElement>('[data-pressable]')]
        .filter((one) => !seen.includes(one.dataset.pressable!))
        .map((one) => one.outerHTML.slice(0, 120)),
    [...stops],
  )
  return { missed, unseen, count }
}

test('a visitor reaches everything on every page by the Tab key, and always sees where they are', async ({
  page,
  house,
}) => {
  test.slow()
  const { id } = await courseByKey(house.db, 'special-two-teachers')
  for (const path of ['/', '/courses', `/courses/${id}`, '/subscriptions/lp', '/sessions/new', '/free_lessons']) {
    const { missed, unseen, count } = await walk(page, path)
    expect({ path, missed, unseen }).toEqual({ path, missed: [], unseen: [] })
    expect(count).toBeGreaterThan(10)
  }
})

test('a learner reaches everything on their pages and in the player by the Tab key', async ({ signedIn, house }) => {
  test.slow()
  const page = await signedIn('learner')
  const { id } = await house.member('learner')
  const [chapter] = await someCourse(house, 3)
  const curriculum = await house.db.selectFrom('curriculums').select('id').orderBy('position').executeTakeFirstOrThrow()
  for (const path of [
    '/',
    '/subscriptions/learning_status',
    `/subscriptions/curriculums/${curriculum.id}`,
    `/users/${id}/settings`,
    chapterPath(chapter!.id),
  ]) {
    const { missed, unseen } = await walk(page, path)
    expect({ path, missed, unseen }).toEqual({ path, missed: [], unseen: [] })
  }
})
