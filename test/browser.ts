import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { openWeb } from '#test/worlds/open-web.ts'
import { Web } from '#test/worlds/web-world.ts'
import type { World } from '#test/worlds/world.ts'

export { expect, type Page } from '@playwright/test'

type Journey = {
  /** An own house on an own copy of the demo world, for journeys that move the clock or change what others see. */
  freshWeb: Web
  /** Which house this test visits; `test.use({ ownHouse: true })` takes a fresh one, `{ NAME: value }` with settings. */
  ownHouse: boolean | Record<string, string>
  house: Web
  /** Opens a second browser for somebody: another device, another person. */
  person(name?: string): Promise<Page>
  /** Signs this page's browser in as a member of the cast or by address. */
  signedIn(name: string): Promise<Page>
  /** Says that this test brings about a failure that the console names; give a part of its words. */
  expectTrouble(words: string | RegExp): void
}

const testWorld = () => JSON.parse(process.env.TEST_WORLD!) as World
const testPostgres = () => process.env.TEST_POSTGRES!

async function withWeb(use: (web: Web) => Promise<void>, env: Record<string, string> = {}) {
  const opened = await openWeb(testPostgres(), testWorld(), env)
  const web = new Web(opened)
  try {
    await use(web)
  } finally {
    await web.close()
    await opened.stop()
  }
}

type Trouble = { found: string[]; expected: (string | RegExp)[] }

export const test = base.extend<Journey & { trouble: Trouble }, { web: Web }>({
  web: [async ({}, use) => withWeb(use), { scope: 'worker', timeout: 60_000 }],
  ownHouse: [false, { option: true }],
  freshWeb: async ({}, use) => withWeb(use),
  house: async ({ ownHouse, web }, use) => (ownHouse ? withWeb(use, ownHouse === true ? {} : ownHouse) : use(web)),
  baseURL: async ({ house }, use) => use(house.url),

  trouble: async ({}, use) => {
    const trouble: Trouble = { found: [], expected: [] }
    await use(trouble)
    const unexpected = trouble.found.filter((words) => !trouble.expected.some((part) => matches(words, part)))
    expect(unexpected, 'errors in the browser’s console').toEqual([])
  },
  expectTrouble: async ({ trouble }, use) => use((words) => void trouble.expected.push(words)),

  context: async ({ context, trouble }, use) => {
    listen(context, trouble)
    await onlyAwake(context)
    await use(context)
  },
  signedIn: async ({ page, house }, use) => {
    await use(async (name) => {
      await giveSession(page.context(), house, name)
      return page
    })
  },
  person: async ({ browser, house, trouble, contextOptions }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (name) => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: house.url,
        locale: 'ja-JP',
        timezoneId: 'Asia/Tokyo',
      })
      contexts.push(context)
      listen(context, trouble)
      await onlyAwake(context)
      if (name) await giveSession(context, house, name)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

const matches = (words: string, part: string | RegExp) =>
  typeof part === 'string' ? words.includes(part) : part.test(words)

/** Every page of this browser reports what goes wrong in it, breaches of the content policy included. */
function listen(context: BrowserContext, trouble: Trouble) {
  context.on('console', (message) => {
    if (message.type() === 'error') trouble.found.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => trouble.found.push(String(error.error().stack ?? error.error())))
}

/**
 * Nobody presses anything on a page that is not awake: its scripts come after the window's own `load`, and on a busy
 * machine a click or a key in between is heard by nobody. One whose scripts are kept from it is left as it is.
 */
async function onlyAwake(context: BrowserContext) {
  await context.addInitScript(sleepAtFirst)
  context.on('page', (page) => {
    const { keyboard, goto, reload } = page
    const { press, type, insertText } = keyboard
    page.goto = (...to) => goto.apply(page, to).finally(() => awake(page))
    page.reload = (...how) => reload.apply(page, how).finally(() => awake(page))
    keyboard.press = (...key) => awake(page).then(() => press.apply(keyboard, key))
    keyboard.type = (...words) => awake(page).then(() => type.apply(keyboard, words))
    keyboard.insertText = (...words) => awake(page).then(() => insertText.apply(keyboard, words))
  })
}

async function awake(page: Page) {
  const isAwake = () =>
    document.readyState !== 'loading' &&
    (!('__reactRouterContext' in window) || 'awake' in document.documentElement.dataset)
  await page.waitForFunction(isAwake, null, { polling: 20, timeout: 5000 }).catch(() => {})
}

/** In the page: nothing can be hit by the pointer until it is awake, or turns out to have no such scripts, as a frame. */
function sleepAtFirst() {
  if (window !== window.top) return
  const asleep = new CSSStyleSheet()
  asleep.replaceSync(':root, :root * { pointer-events: none !important }')
  document.adoptedStyleSheets.push(asleep)
  const began = performance.now()
  const look = () => {
    const isLoading = document.readyState === 'loading'
    const isLate = performance.now() - began > 5000
    const isAwake = !('__reactRouterContext' in window) || 'awake' in document.documentElement.dataset
    if (!isLate && (isLoading || !isAwake)) return setTimeout(look, 10)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== asleep)
  }
  look()
}

async function giveSession(context: BrowserContext, house: Web, name: string) {
  const value = await house.sessionToken(name)
  await context.addCookies([{ name: '_egaku_session', value, url: house.url, httpOnly: true, sameSite: 'Lax' }])
}

/** No serious or critical barrier for people who cannot see, hear or use a mouse; `also` names smaller ones that count. */
export async function axe(page: Page, { except = [] as string[], also = [] as string[] } = {}) {
  // Only what is wrong is gathered, in the page itself: a third of the time that a whole report takes.
  let builder = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  for (const selector of except) builder = builder.exclude(selector)
  const { violations } = await builder.analyze()
  const grave = violations.filter(
    ({ id, impact }) => impact === 'serious' || impact === 'critical' || also.includes(id),
  )
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([])
}

/** The page is not wider than the window. */
export async function noSidewaysScroll(page: Page) {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return null
    const reaching = [...document.querySelectorAll('body *')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 1,
    )
    return `${scrollWidth} > ${clientWidth}: ${reaching
      .slice(0, 5)
      .map((one) => `${one.tagName}.${one.className}`)
      .join(', ')}`
  })
  expect(wide, 'the page scrolls sideways').toBeNull()
}

/** Keeps a picture of the page in test-results/pictures, for people to look at, when `npm run pictures` asks for it. */
export async function picture(page: Page, name: string) {
  if (!process.env.PICTURES) return
  await page.screenshot({ path: `test-results/pictures/${name}.png`, fullPage: true, animations: 'disabled' })
}

/** Fits a phone, a tablet and a desk, and everybody can use it and tell its parts apart; named, it leaves pictures. */
export async function atAllWidths(page: Page, name?: string, workedOn?: Locator) {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await workedOn?.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
    await noSidewaysScroll(page)
    if (name) await picture(page, `${name}-${width}`)
  }
  await axe(page, { also: ['landmark-unique'] })
}
