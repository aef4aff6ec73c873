import type { Page } from '#test/browser.ts'

/** Opens a page and waits until its script has taken it over, so that keys and presses are answered. */
export async function openPage(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() => Object.keys(document.querySelector('h1')!).some((key) => key.startsWith('__react')))
}
