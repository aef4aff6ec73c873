import { sql } from 'kysely'
import { expect, type Page, test } from '#test/browser.ts'
import { saveDrawing, scribble } from '#test/critiques/drawing.ts'
import type { Web } from '#test/worlds/web-world.ts'
import { drawLine, inkOf, openWork, stage } from './drawing-desk.ts'

test.use({ ownHouse: true, viewport: { width: 1440, height: 900 } })
test.setTimeout(300_000)

// Run by hand: FIGURES=1 npx playwright test e2e/drawing-figures.pictures.ts, with PICTURES=1 so that it is found.
test.skip(!process.env.FIGURES, 'figures are measured by hand')

const at = (values: number[], share: number) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!
const shown = (value: number) => `${value.toFixed(1)} ms`

type Measured = { spent: number[]; gaps: number[]; up: number; paint: number }

/** One pen for three seconds, two points in each frame: what a frame takes of the main thread, in the page. */
async function drawForSeconds(element: Element): Promise<Measured> {
  const { left, top, width, height } = element.getBoundingClientRect()
  element.setPointerCapture = () => {}
  const send = (type: string, i: number) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, pointerId: 9, isPrimary: true, pointerType: 'pen', pressure: 0.5 },
        ...{ button: type === 'pointermove' ? -1 : 0, buttons: 1 },
        clientX: left + width * (0.5 + 0.2 * Math.sin(i / 20)),
        clientY: top + height * (0.5 + 0.3 * Math.sin(i / 33)),
      }),
    )
  const [spent, gaps]: number[][] = [[], []]
  const { port1, port2 } = new MessageChannel()
  port1.start()
  /** All that the frame's own callbacks, the easel's among them, take until the page is free again. */
  const frame = (i: number, last: number) =>
    new Promise<number>((next) =>
      requestAnimationFrame(() => {
        const began = performance.now()
        gaps!.push(began - last)
        send('pointermove', 2 * i)
        send('pointermove', 2 * i + 1)
        const free = () => {
          spent!.push(performance.now() - began)
          next(began)
        }
        port1.addEventListener('message', free, { once: true })
        port2.postMessage(null, [])
      }),
    )
  send('pointerdown', 0)
  let last = performance.now()
  for (let i = 0; i < 180; i++) last = await frame(i, last)
  const began = performance.now()
  send('pointerup', 360)
  const up = performance.now() - began
  await new Promise((next) => requestAnimationFrame(() => setTimeout(next)))
  return { spent: spent!, gaps: gaps!, up, paint: performance.now() - began }
}

async function undoOnce(button: Element): Promise<number> {
  const began = performance.now()
  ;(button as HTMLButtonElement).click()
  await new Promise((next) => requestAnimationFrame(() => setTimeout(next)))
  return performance.now() - began
}

const said = (name: string, values: number[]) =>
  console.log(
    name,
    `median ${shown(at(values, 0.5))}, p95 ${shown(at(values, 0.95))}, worst ${shown(Math.max(...values))}`,
  )

test('what drawing over twenty thousand strokes costs', async ({ signedIn, house }) => {
  const page = await signedIn('teacher1')
  await openWork(page)
  const work = new URL(page.url()).pathname.replace(/\/teacher_corrections.*/, '')
  const ops = scribble(20_000, { points: 60, side: 960 })
  const teacher = await house.signIn('teacher1')
  expect((await saveDrawing(teacher, work, { revision: 0, ops, size: { width: 960, height: 960 } })).status).toBe(200)
  // What the page's own thread computed, whatever else the machine does.
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  const computed = async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1_000
  }
  const took = (name: string) =>
    page.evaluate((one) => performance.getEntriesByName(one, 'measure')[0]?.duration ?? null, name)

  const before = Date.now()
  await page.reload()
  const undo = page.getByRole('button', { name: /^元に戻す/ })
  await expect(undo).toBeEnabled()
  console.log(
    'page asked to strokes in hand',
    Date.now() - before,
    'of it reading the drawing',
    await took('drawing opened'),
  )
  console.log('computed until then', shown(await computed()))
  await expect.poll(() => took('drawing painted'), { timeout: 120_000 }).not.toBeNull()
  console.log('all of it in sight after', await took('drawing painted'), 'ink', await inkOf(page, 'pen'))

  const still = await computed()
  const frames = await stage(page).evaluate(drawForSeconds)
  said('main thread of a frame while drawing', frames.spent)
  console.log('computed in a frame while drawing, mean', shown(((await computed()) - still) / 180))
  said('from frame to frame', frames.gaps)
  console.log('a stroke of 360 points kept', shown(frames.up), 'next paint', shown(frames.paint))
  await drawLine(page, { from: [0.4, 0.4], to: [0.6, 0.6] })
  const undone: number[] = []
  const before40 = await computed()
  for (let i = 0; i < 40; i++) undone.push(await undo.evaluate(undoOnce))
  console.log('computed for an undo, mean', shown(((await computed()) - before40) / 40))
  said('undo to next paint', undone)
})

/** What a learner got back has these strokes instead of its own. */
async function giveBack(house: Web, work: string, own = 1) {
  const { id: from } = await house.db
    .selectFrom('correction_drawings')
    .select('id')
    .where('work_id', '=', Number(work.split('/').at(-1)))
    .where('version', 'is', null)
    .executeTakeFirstOrThrow()
  const { id: to } = await house.db
    .selectFrom('correction_drawings')
    .select('id')
    .where('work_id', '=', own)
    .where('version', 'is not', null)
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow()
  await sql`update correction_drawings set head = (select head from correction_drawings where id = ${from}) where id = ${to}`.execute(
    house.db,
  )
  await sql`delete from correction_drawing_blocks where drawing_id = ${to}`.execute(house.db)
  await sql`insert into correction_drawing_blocks (drawing_id, position, bytes)
    select ${to}, position, bytes from correction_drawing_blocks where drawing_id = ${from}`.execute(house.db)
}

/** From one frame to the next, for three seconds: in the page, or in the worker that paints. */
const gapsOf = () =>
  new Promise<number[]>((done) => {
    const gaps: number[] = []
    let last = performance.now()
    const frame = () => {
      const now = performance.now()
      gaps.push(now - last)
      last = now
      if (gaps.length < 180) requestAnimationFrame(frame)
      else done(gaps)
    }
    requestAnimationFrame(frame)
  })

/** Until the count of strokes that are in sight says something else. */
const soughtIn = (page: Page, share: number) =>
  page.getByRole('slider', { name: '再生位置' }).evaluate(
    (bar: HTMLInputElement, share) =>
      new Promise<number>((done) => {
        const began = performance.now()
        const count = bar.closest('.grid')!.querySelector('output')!
        const observer = new MutationObserver(() => {
          observer.disconnect()
          done(performance.now() - began)
        })
        observer.observe(count, { subtree: true, characterData: true, childList: true })
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(
          bar,
          String(Math.round(Number(bar.max) * share)),
        )
        bar.dispatchEvent(new Event('input', { bubbles: true }))
      }),
    share,
  )

test('what the replay of twenty thousand strokes costs', async ({ signedIn, house }) => {
  const teacher = await signedIn('teacher1')
  await openWork(teacher)
  const work = new URL(teacher.url()).pathname.replace(/\/teacher_corrections.*/, '')
  const ops = scribble(20_000, { points: 60, side: 960 })
  const session = await house.signIn('teacher1')
  expect((await saveDrawing(session, work, { revision: 0, ops, size: { width: 960, height: 960 } })).status).toBe(200)
  await giveBack(house, work)

  const page = await signedIn('corrected')
  await page.goto('/user_corrected_works/1')
  const began = Date.now()
  await page.getByRole('tab', { name: '描く順に見る' }).click()
  await expect(page.getByRole('button', { name: '再生を止める' })).toBeVisible()
  console.log('replay: asked for to playing', Date.now() - began)
  await page.getByRole('radio', { name: '8倍' }).check({ force: true })
  said('replay: from frame to frame in the page at 8×', await page.evaluate(gapsOf))
  said('replay: from frame to frame in the painter at 8×', await page.workers()[0]!.evaluate(gapsOf))
  await page.getByRole('button', { name: '再生を止める' }).click()
  const early: number[] = []
  for (const share of [0.9, 0.1, 0.6, 0.3]) early.push(await soughtIn(page, share))
  said('replay: gone to at once after it was opened', early)
  await page.waitForTimeout(20_000)
  const late: number[] = []
  for (let i = 0; i < 20; i++) late.push(await soughtIn(page, ((i * 7) % 20) / 20 + 0.02))
  said('replay: gone to when all its keyframes are made', late)
})
