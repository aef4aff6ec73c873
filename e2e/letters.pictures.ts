import { test } from '@playwright/test'
import { everyLetter } from '#test/letters/every-letter.ts'

const wanted = (process.env.PICTURES ?? 'all').split(' ')
const isWanted = (name: string) => ['all', 'letters', name.split('-')[1]].some((word) => wanted.includes(word!))
const letters = everyLetter.map(({ name, letter }, at) => ({ name: `${at + 1}-${name}`, html: letter.html }))

/** As a phone and a mail program beside a list show them, by day and by night. */
for (const colorScheme of ['light', 'dark'] as const)
  test(`every letter, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const { name, html } of letters.filter((letter) => isWanted(letter.name))) {
      await page.setContent(html)
      for (const width of [390, 700]) {
        await page.setViewportSize({ width, height: 800 })
        await page.screenshot({
          path: `test-results/pictures/letters/${name}-${width}-${colorScheme}.png`,
          fullPage: true,
        })
      }
    }
  })
