import { newWhole } from '#test/learning/studio.ts'
import { newPerson } from '#test/people.ts'
import { expect, type Page, test } from '#test/browser.ts'
import type { Web } from '#test/worlds/web-world.ts'

const LESSONS = 60
const CHAPTERS = 300
const FRAMES = 60
const MOST_MS = 8
/** What the piece of work below takes on the machine for which those milliseconds are meant. */
const YARD_MS = 5

/** A draft whose outline is as long as any. */
async function longOutline(house: Web) {
  const { session, email } = await newPerson(house, { isStaff: true, role: 'editor' })
  const { id } = await newWhole(house, session, '三百のチャプター')
  const days = Array.from({ length: LESSONS - 1 }, (_, at) => ({
    course_id: id,
    day_index: at + 2,
    title: `${at + 2}日目のレッスン`,
    published: true,
  }))
  await house.db.insertInto('lessons').values(days).execute()
  const lessons = await house.db
    .selectFrom('lessons')
    .select('id')
    .where('course_id', '=', id)
    .orderBy('day_index')
    .execute()
  const chapters = Array.from({ length: CHAPTERS - 1 }, (_, at) => ({
    lesson_id: lessons[(at + 1) % LESSONS]!.id,
    position: Math.floor((at + 1) / LESSONS) + 1,
    title: `${at + 2}番目の線を引く`,
    published: false,
  }))
  await house.db.insertInto('chapters').values(chapters).execute()
  return { id, email }
}

type Traced = Record<'name' | 'ph', string> &
  Record<'pid' | 'tid' | 'ts', number> & { dur?: number; tdur?: number; args: { src_func?: string } }

/** What the page's own thread computes for each frame while something is done, whatever else the machine does: in ms. */
async function computedInFrames(page: Page, act: (mouse: (y: number) => Promise<void>) => Promise<void>, x: number) {
  const client = await page.context().newCDPSession(page)
  const events: Traced[] = []
  client.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as Traced[])))
  const whole = new Promise((end) => client.once('Tracing.tracingComplete', end))
  const traceConfig = { includedCategories: ['toplevel'] }
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  await act(async (y) => {
    await client.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, button: 'left', buttons: 1 })
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)))
  })
  await client.send('Tracing.end')
  await whole
  await client.detach()
  return framesIn(events)
}

function framesIn(events: readonly Traced[]): number[] {
  const thread = ({ pid, tid }: Traced) => `${pid} ${tid}`
  const run = events.filter(({ name, ph }) => name === 'ThreadControllerImpl::RunTask' && ph === 'X')
  const begun = run.filter(({ args }) => args.src_func === 'ScheduledActionSendBeginMainFrame')
  const tasks = run.filter((event) => thread(event) === thread(begun[0]!))
  const starts = begun.map(({ ts }) => ts).toSorted((a, b) => a - b)
  return starts.slice(1).map((end, index) => {
    const within = tasks.filter(({ ts, dur = 0 }) => ts + dur > starts[index]! && ts + dur <= end)
    return within.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
  })
}

/** How many times slower than that machine this one is just now. */
async function slowness(page: Page) {
  const tries = await page.evaluate(() =>
    Array.from({ length: 25 }, () => {
      const begun = performance.now()
      Array.from({ length: 20_000 }, (_, at) => String((at * 7919) % 20_011)).sort()
      return performance.now() - begun
    }),
  )
  return Math.max(1, at(tries, 0.5) / YARD_MS)
}

const at = (values: number[], share: number) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!

/** One drag of that piece over the rows, and then at the edge, where the page itself goes on; and what it cost. */
async function dragged(page: Page, piece: string) {
  const slow = await slowness(page)
  const handle = page.locator(`[data-handle^=${piece}]`).nth(1)
  await handle.scrollIntoViewIfNeeded()
  const box = (await handle.boundingBox())!
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await expect(page.locator('.studio-drop-line')).toBeVisible()
  const scrolled = await page.evaluate(() => scrollY)
  const drag = async (mouse: (y: number) => Promise<void>) => {
    for (let frame = 1; frame <= FRAMES; frame++) await mouse(from.y + (frame % 40) * 8)
    for (let frame = 1; frame <= FRAMES; frame++) await mouse(790)
  }
  const spent = await computedInFrames(page, drag, from.x)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 500)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  const allowed = MOST_MS * Math.max(slow, await slowness(page))
  return { piece, frames: spent.length, median: at(spent, 0.5), p95: at(spent, 0.95), allowed }
}

// Watching all that a page does is more work for its thread than the drag.
test.use({ trace: 'off' })

test('an outline of three hundred chapters follows the hand: a frame costs the page’s thread eight milliseconds at most [ST-005]', async ({
  house,
  person,
}) => {
  test.slow()
  const { id, email } = await longOutline(house)
  const page = await person(email)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/staff/courses/${id}/outline`)
  const rows = page.locator('[data-piece=chapter]')
  await expect(rows).toHaveCount(CHAPTERS)
  for (const piece of ['chapter', 'lesson']) {
    // What else the machine does for a moment is not the outline's: one of three drags shows what a frame takes.
    const drags = [await dragged(page, piece)]
    while (drags.at(-1)!.p95 > drags.at(-1)!.allowed && drags.length < 3) drags.push(await dragged(page, piece))
    const { frames, p95, allowed } = drags.at(-1)!
    expect(frames).toBeGreaterThan(FRAMES)
    expect(p95, JSON.stringify(drags)).toBeLessThanOrEqual(allowed)
  }
})
