import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Sentence } from './sentence.ts'

const places = [
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

/** Finds a browser, or installs Debian's where that is ours to do; otherwise says what is missing. */
export function ensureBrowser(tell: (line: string) => void): string {
  const found = browserPath()
  if (found) return found
  const wish =
    'The journeys need Chromium: install it (Debian: apt-get install chromium), or name one with CHROMIUM=/path/to/it.'
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Sentence(wish)
  tell('installing Chromium from Debian …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) => spawnSync('apt-get', args, { env, encoding: 'utf8' })
  apt('update', '-q')
  const { status, stderr } = apt('install', '-y', '-q', '--no-install-recommends', 'chromium')
  const installed = browserPath()
  if (status === 0 && installed) return installed
  throw new Sentence(`${wish} apt-get could not: ${stderr.trim().split('\n').at(-1)}`)
}
