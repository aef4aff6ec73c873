import { mkdir, writeFile } from 'node:fs/promises'
import { test } from '#test/browser.ts'
import type { Engine } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { Hand } from './hand.ts'
import { openWebKit } from './webkit.ts'

export { expect } from '@playwright/test'

const engines: Record<string, () => Promise<Engine>> = { webkit: openWebKit, firefox: openFirefox }
const PICTURES = 'test-results/browsers'

/** A walk through the house in the browser that the run is for: errors in its console fail it, its end leaves a picture. */
export const walk = test.extend<{ hand: Hand }>({
  hand: async ({ house, trouble }, give, info) => {
    const engine = await engines[info.project.name]!()
    try {
      await engine.size(820, 1100)
      await give(new Hand(engine, house, info))
      // WebKit does not always find its way to one while a dialog is open.
      const seen = await Promise.race([engine.picture(), new Promise<null>((late) => setTimeout(late, 5000, null))])
      await mkdir(PICTURES, { recursive: true })
      if (seen)
        await writeFile(`${PICTURES}/${info.project.name}-${info.title.replaceAll(' ', '-').slice(0, 60)}.png`, seen)
      trouble.found.push(...engine.errors())
    } finally {
      await engine.close()
    }
  },
})
