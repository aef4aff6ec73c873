import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { ensureBrowser } from './browser.ts'
import { inProject } from './folders.ts'
import { giveUp } from './sentence.ts'

/** Leaves pictures of the site in test-results/pictures. Words pick people and pages: npm run pictures -- visitor courses. */
async function pictures(): Promise<void> {
  ensureBrowser((line) => console.log(line))
  const words = process.argv.slice(2)
  const journeys = words.length ? [] : readdirSync(inProject('e2e')).filter(leavesPictures)
  const files = ['every-page.pictures.ts', 'letters.pictures.ts', ...journeys].map((file) => `e2e/${file}`)
  const bin = inProject('node_modules', '@playwright/test/cli.js')
  const { status } = spawnSync(process.execPath, [bin, 'test', '--retries=0', '--timeout=600000', ...files], {
    cwd: inProject(),
    stdio: 'inherit',
    env: { ...process.env, PICTURES: words.join(' ') || 'all' },
  })
  process.exit(status ?? 1)
}

/** States that no address alone leads to are pictured on the way by the journeys that come to them. */
const leavesPictures = (file: string) =>
  file.endsWith('.e2e.ts') && /\b(picture|atAllWidths)\(page, /.test(readFileSync(inProject('e2e', file), 'utf8'))

pictures().catch(giveUp)
