import type { Page } from '#test/browser.ts'

/** The kit's page, once its script has taken it over and keys and presses are answered. */
export async function openKit(page: Page) {
  await page.goto('/sandbox/kit')
  await page.waitForFunction(() => Object.keys(document.querySelector('h1')!).some((key) => key.startsWith('__react')))
}

/** The kit shows what a picture that is not there looks like, and the console says so. */
export const missingPictures = /no-such-cover|broken\.webp/

export const scrollLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden')

export const place = (page: Page) => page.evaluate(() => ({ y: scrollY, width: document.body.clientWidth }))

/** Where the focus is: in the open dialog, on the browser's own buttons (the body), or behind the dialog. */
export const focusEscaped = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    return focused !== document.body && !focused?.closest('dialog[open]')
  })
