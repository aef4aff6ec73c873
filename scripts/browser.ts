import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { installFromDebian } from './debian.ts'
import { Sentence } from './sentence.ts'

/** Chromium without windows: a fresh context takes it a fifth of the time and of the processor. */
const windowless = '/usr/bin/chromium-headless-shell'
const places = [
  windowless,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** An installed Chromium: the named one, the system's, or the one that Playwright once fetched. */
export function browserPath(): string | undefined {
  return [process.env.CHROMIUM, ...places, playwrightsOwn()].find((path) => path && existsSync(path))
}

function playwrightsOwn(): string | undefined {
  try {
    const { chromium } = createRequire(import.meta.url)('@playwright/test') as {
      chromium: { executablePath(): string }
    }
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

/** Flags that keep a browser to this machine: it asks nobody for updates, lists or experiments. */
export const quietFlags = () => [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Finds the named or the windowless browser, or installs Debian's where that is ours to do; else takes what there is. */
export function ensureBrowser(tell: (line: string) => void): string {
  ensureJapanese(tell)
  const best = [process.env.CHROMIUM, windowless].find((path) => path && existsSync(path))
  const trouble = best ? null : installFromDebian('chromium-headless-shell', tell)
  const found = best ?? browserPath()
  if (found) return found
  const wish =
    'The journeys need Chromium: install it (Debian: apt-get install chromium-headless-shell), or name one with CHROMIUM=/path/to/it.'
  throw new Sentence(trouble ? `${wish} apt-get could not: ${trouble}` : wish)
}

/** Without Japanese letters a page is drawn in empty boxes, which are wider than what people see. */
function ensureJapanese(tell: (line: string) => void) {
  const { stdout } = spawnSync('fc-list', [':lang=ja'], { encoding: 'utf8' })
  if (!stdout?.trim()) installFromDebian('fonts-noto-cjk', tell)
}
