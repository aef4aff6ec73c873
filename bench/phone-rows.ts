import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { ensureBrowser, quietFlags } from '#scripts/browser.ts'
import { signInAs } from './browser-rows.ts'
import type { Measure } from './rounds.ts'
import type { Side } from './side.ts'

/** A phone of some years on a train: a quarter of this machine's speed, 1.6 Mbit/s, 150 ms to the server and back. */
const SCREEN = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const SLOWER = 4
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const KIB = 1024

type Phone = { lcp: number; press: number }
type Window = { phone: Phone }
type Visit = { cookie?: string; press?: Press }

/** What answers a press: by its role and name, and what must then be seen. */
type Press = { name: string; button: [Role, string]; opens: [Role, string] }
type Role = Parameters<Page['getByRole']>[0]

const MENU: Press = { name: 'the menu', button: ['button', 'メニュー'], opens: ['dialog', 'メニュー'] }
/** The player has the window to itself: the site's header is not in it. */
export const SLIDES: Press = { name: 'a tab', button: ['tab', 'スライド'], opens: ['tabpanel', 'スライド'] }

/** What a person with a phone waits for on a first visit, nothing kept: to see the page, and to have a press answered. */
export function onPhone({ web: { port }, later }: Side, name: string, path: string, seenBy: Visit = {}): Measure {
  const { cookie, press = MENU } = seenBy
  const url = `http://localhost:${port}${path}`
  let browser: Browser | undefined
  const figure = (what: string, value: number, unit: string) => ({ name: `phone, ${name}: ${what}`, value, unit })
  return {
    name: `phone, ${name}`,
    async warm() {
      browser = await chromium.launch({ executablePath: ensureBrowser(() => {}), args: quietFlags() })
      later(() => browser!.close())
      const page = await (await browser.newContext(SCREEN)).newPage()
      await page.goto(url)
      await page.context().close()
      return 1
    },
    async take() {
      const context = await browser!.newContext(SCREEN)
      if (cookie) await signInAs(context, cookie, url)
      const page = await context.newPage()
      const line = await slowDown(page)
      const seen = await visit(page, url, press)
      const { requests, scripts } = line.seen()
      await context.close()
      return [
        figure('largest paint', seen.lcp, 'ms'),
        figure(`a press on ${press.name}`, seen.press, 'ms'),
        figure('scripts', scripts / KIB, 'KB'),
        figure('requests', requests, ''),
      ]
    },
  }
}

async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', LINE)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return watchLine(devtools)
}

/** Requests that went over the line, and the bytes of the scripts as they came. */
function watchLine(devtools: CDPSession) {
  const scriptIds = new Set<string>()
  let requests = 0
  let scripts = 0
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('http')) return
    requests++
    if (type === 'Script') scriptIds.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scriptIds.has(requestId)) scripts += encodedDataLength
  })
  return { seen: () => ({ requests, scripts }) }
}

async function visit(page: Page, url: string, { button, opens }: Press): Promise<Phone> {
  await page.addInitScript(watch)
  const reply = await page.goto(url, { waitUntil: 'networkidle' })
  if (reply?.status() !== 200) throw new Error(`${url} is ${reply?.status()}`)
  const { lcp } = await page.evaluate(read)
  await page.getByRole(button[0], { name: button[1], exact: true }).tap()
  await page.getByRole(opens[0], { name: opens[1] }).waitFor()
  await page.waitForFunction(pressed)
  const { press } = await page.evaluate(read)
  return { lcp, press }
}

function watch() {
  const phone: Phone = { lcp: 0, press: 0 }
  ;(globalThis as unknown as Window).phone = phone
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) phone.lcp = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) phone.press = Math.max(phone.press, entry.duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

const read = () => (globalThis as unknown as Window).phone
const pressed = () => (globalThis as unknown as Window).phone.press > 0
