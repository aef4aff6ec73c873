import { chromium, type Page } from '@playwright/test'
import { ensureBrowser, quietFlags } from '#scripts/browser.ts'
import { signInAs } from './browser-rows.ts'
import type { Measure } from './rounds.ts'
import type { Side } from './side.ts'

const NAME = 'look-back of ten years'
const FRAME_US = 1_000_000 / 60
const SCROLL_MS = 10_000
/** About two windows a second: faster than one reads, as one looks for a year. */
const PIXELS_A_FRAME = 30

type Task = {
  ts: number
  tdur?: number
  dur?: number
  tid: number
  pid: number
  name: string
  args?: { name?: string }
}

/** What scrolling through twenty thousand events costs the page's own thread in each frame. */
export const onTheWay = ({ web: { port }, subjects: { veteran } }: Side): Measure => ({
  name: `${NAME}: scrolled`,
  once: true,
  async take() {
    const url = `http://localhost:${port}/subscriptions/look_back`
    const browser = await chromium.launch({ executablePath: ensureBrowser(() => {}), args: quietFlags() })
    try {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      await signInAs(context, veteran.cookie, url)
      const page = await context.newPage()
      await page.goto(url, { waitUntil: 'networkidle' })
      await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
      await page.evaluate(scroll, { ms: SCROLL_MS, pixels: PIXELS_A_FRAME })
      const work = framesOf(JSON.parse((await browser.stopTracing()).toString()).traceEvents)
      const figure = (what: string, share: number) => ({
        ...{ name: `${NAME}: ${what} of the main thread in a frame`, unit: 'ms processor' },
        value: work[Math.floor(share * (work.length - 1))]!,
      })
      return [figure('median', 0.5), figure('p95', 0.95), figure('worst', 1), await elementsOf(page)]
    } finally {
      await browser.close()
    }
  },
})

const elementsOf = async (page: Page) => ({
  name: `${NAME}: elements after scrolling`,
  value: await page.evaluate(() => document.querySelectorAll('*').length),
  unit: '',
})

/** As a wheel that is turned all the time. */
function scroll({ ms, pixels }: { ms: number; pixels: number }): Promise<void> {
  const until = performance.now() + ms
  return new Promise((done) => {
    const step = () => {
      window.scrollBy({ top: pixels, behavior: 'instant' })
      if (performance.now() < until) requestAnimationFrame(step)
      else done()
    }
    requestAnimationFrame(step)
  })
}

/** The page's thread is the one that worked most of those with its name; its tasks by the frame in which they began. */
function framesOf(events: Task[]): number[] {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = events.filter(({ name, pid, tid }) => name.endsWith('::RunTask') && mains.has(`${pid} ${tid}`))
  const began = Math.min(...tasks.map(({ ts }) => ts))
  const frames = new Float64Array(Math.floor((SCROLL_MS * 1000) / FRAME_US))
  for (const { ts, tdur = 0 } of tasks) {
    const frame = Math.floor((ts - began) / FRAME_US)
    if (frame < frames.length) frames[frame]! += tdur / 1000
  }
  return [...frames].toSorted((a, b) => a - b)
}
