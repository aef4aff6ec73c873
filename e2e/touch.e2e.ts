import { expect, test, type Page } from '#test/browser.ts'
import { courseByKey, curriculumByKey } from '#test/learning/demo-ids.ts'
import { chapterPath, chaptersOf } from './player-places.ts'

test.use({ viewport: { width: 390, height: 844 } })

/**
 * The controls that a thumb would miss: less than 44 px high or wide where they answer to a press, labels and covering
 * links counted with what they cover. A link within a sentence is as high as its line.
 */
function tooSmall(page: Page) {
  return page.evaluate(() => {
    const controls = 'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=tab]'
    const answers = (control: HTMLElement, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
      return hit !== null && [control, ...labels].some((one) => one.contains(hit))
    }
    const found: string[] = []
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (control instanceof HTMLAnchorElement && getComputedStyle(control).display === 'inline') continue
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = control.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      if (!answers(control, x, y)) continue
      // Along the four ways from its middle, pixel by pixel; edges lie between pixels, so one of them may be lost.
      const length = (dx: number, dy: number) => {
        let away = 0
        while (away < 44 && answers(control, x + dx * away, y + dy * away)) away++
        return away
      }
      const wide = length(-1, 0) + length(1, 0) - 1
      const high = length(0, -1) + length(0, 1) - 1
      if (wide >= 43 && high >= 43) continue
      const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 30)
      found.push(`${control.tagName.toLowerCase()}.${control.className} 「${name}」 ${wide}×${high}`)
    }
    return found
  })
}

test('every control of the main pages can be pressed with a thumb, as a visitor and as a learner [MI-031]', async ({
  page,
  house,
  person,
}) => {
  const course = await courseByKey(house.db, 'special-two-teachers')
  const curriculum = await curriculumByKey(house.db, 'trial-seven-days')
  const free = await house.db
    .selectFrom('lessons')
    .select('course_id')
    .where('is_free', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const step = await house.db.selectFrom('curriculum_steps').select('id').orderBy('id').executeTakeFirstOrThrow()
  const [chapter] = await chaptersOf(house, free.course_id)
  const open = [
    '/',
    '/courses',
    `/courses/${course.id}`,
    '/subscriptions/curriculums',
    `/subscriptions/curriculums/${curriculum.id}`,
    `/subscriptions/curriculum_steps/${step.id}`,
    chapterPath(chapter!.id),
    '/free_lessons',
    '/teachers/1',
    '/subscriptions/lp',
  ]
  const learner = await person('learner')
  const walks: [Page, string[]][] = [
    [page, [...open, '/sessions/new', '/users/new']],
    [learner, [...open, '/subscriptions/learning_status', '/subscriptions/look_back', '/subscription_orders/new']],
  ]
  for (const [who, paths] of walks)
    for (const path of paths) {
      await who.goto(path)
      expect.soft(await tooSmall(who), path).toEqual([])
    }
})
