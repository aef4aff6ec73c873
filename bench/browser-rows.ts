import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { ensureBrowser, quietFlags } from '#scripts/browser.ts'
import type { Measure } from './rounds.ts'
import type { Side } from './side.ts'

const KIB = 1024
const AFTER_LOAD_MS = 2_500

type Seen = { scripts: number; lcp: number; cls: number; longest: number }

/** What a browser makes of a page, unthrottled: scripts on the line, when the largest thing stands, what jumps, what blocks. */
export function inBrowser({ web: { port } }: Side, name: string, path: string, cookie?: string): Measure {
  const url = `http://localhost:${port}${path}`
  return {
    name: `browser, ${name}`,
    once: true,
    async take() {
      const browser = await chromium.launch({ executablePath: ensureBrowser(() => {}), args: quietFlags() })
      try {
        // The first opening warms the server, not the browser: each has a context of its own.
        await fetch(url, { headers: cookie ? { cookie } : {} }).then((reply) => reply.text())
        const seen = await open(browser, url, cookie)
        return [
          { name: `${name}: scripts, squeezed`, value: seen.scripts / KIB, unit: 'KB' },
          { name: `${name}: largest paint`, value: seen.lcp, unit: 'ms' },
          { name: `${name}: layout shift`, value: seen.cls, unit: '' },
          { name: `${name}: longest task after load`, value: seen.longest, unit: 'ms' },
        ]
      } finally {
        await browser.close()
      }
    },
  }
}

async function open(browser: Browser, url: string, cookie: string | undefined): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  if (cookie) await signInAs(context, cookie, url)
  const page = await context.newPage()
  await page.addInitScript(watch)
  const reply = await page.goto(url, { waitUntil: 'load' })
  if (reply?.status() !== 200) throw new Error(`${url} is ${reply?.status()}`)
  await page.waitForTimeout(AFTER_LOAD_MS)
  const seen = await page.evaluate(read)
  const scripts = await scriptBytes(page)
  await context.close()
  return { ...seen, scripts }
}

export async function signInAs(context: BrowserContext, cookie: string, url: string): Promise<void> {
  const [name, value] = cookie.split('=') as [string, string]
  await context.addCookies([{ name, value, url }])
}

/** Bytes as they came over the line: the server squeezes with gzip for whoever takes nothing better. */
async function scriptBytes(page: Page): Promise<number> {
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  )
  let bytes = 0
  for (const address of new Set(addresses)) {
    const reply = await fetch(address, { method: 'HEAD', headers: { 'Accept-Encoding': 'gzip' } })
    bytes += Number(reply.headers.get('content-length'))
  }
  return bytes
}

type Watched = { lcp: number; cls: number; tasks: { start: number; duration: number }[] }
type Window = { seenByBench: Watched }

function watch() {
  const seen: Watched = { lcp: 0, cls: 0, tasks: [] }
  ;(globalThis as unknown as Window).seenByBench = seen
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  on('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime))
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.cls += value
  })
  on('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }))
}

function read() {
  const { lcp, cls, tasks } = (globalThis as unknown as Window).seenByBench
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const after = tasks.filter(({ start, duration }) => start + duration > navigation!.loadEventEnd)
  return { lcp, cls, longest: Math.max(0, ...after.map(({ duration }) => duration)) }
}
