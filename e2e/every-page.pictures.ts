import { findCall, findPage } from '#app/table.ts'
import { picture, test, type Page } from '#test/browser.ts'

const people = ['visitor', 'member', 'learner', 'trial1', 'past', 'staff']
const wanted = (process.env.PICTURES ?? 'all').split(' ').filter((word) => word !== 'all')
const isWanted = (...names: string[]) =>
  wanted.every((word) => people.includes(word) || names.some((name) => name.includes(word)))
const who = people.filter((name) => !wanted.some((word) => people.includes(word)) || wanted.includes(name))

const looks = [390, 820, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
)

for (const name of who)
  test(`every kind of page that ${name} comes to by links`, async ({ page, signedIn }) => {
    if (name !== 'visitor') await signedIn(name)
    const seen = new Set<string>()
    const queue = name === 'staff' ? ['/staff', '/'] : ['/']
    for (const address of queue) {
      const { pathname } = new URL(address, 'http://site')
      const row = findPage(pathname)?.row
      // What a call answers is saved, not shown, though its address may look like a page's.
      if (!row || seen.has(row.path) || findCall('GET', pathname)) continue
      seen.add(row.path)
      await page.goto(address)
      queue.push(...(await linksOf(page)))
      if (isWanted(row.path)) await inAllLooks(page, `${name}/${nameOf(row.path)}`)
    }
  })

const nameOf = (path: string) => path.replaceAll(/[/:*]+/g, '-').replace(/^-|-$/g, '') || 'top'

/** The site's own pages that this one leads to; files and what ends a session are left alone. */
const linksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin, download }) => origin === location.origin && !download)
      .map(({ pathname, search }) => pathname + search),
  )

async function inAllLooks(page: Page, name: string) {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await picture(page, `${name}-${width}-${colorScheme}`)
  }
}
