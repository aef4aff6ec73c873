import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installFromDebian } from './debian.ts'
import { inProject } from './folders.ts'
import { giveUp, Sentence } from './sentence.ts'

/** What Debian calls each browser, the screen that nobody sees, and what plays its films. */
const needed = {
  webkit: [
    ['webkit2gtk-driver', '/usr/bin/WebKitWebDriver'],
    ['xvfb', '/usr/bin/Xvfb'],
    ['gstreamer1.0-libav', null],
    ['gstreamer1.0-plugins-good', null],
    ['gstreamer1.0-plugins-bad', null],
  ],
  firefox: [['firefox-esr', '/usr/bin/firefox-esr']],
} as const
type Name = keyof typeof needed

/** Walks the main ways in browsers that learners have besides Chromium: npm run browsers -- webkit firefox. */
async function browsers(): Promise<void> {
  const words = process.argv.slice(2)
  const all = Object.keys(needed) as Name[]
  const chosen = all.filter((name) => words.includes(name))
  const names = chosen.length ? chosen : all
  for (const name of names) ensure(name)
  const bin = inProject('node_modules', '@playwright/test/cli.js')
  const { status } = spawnSync(
    process.execPath,
    [bin, 'test', '--workers=1', ...names.map((name) => `--project=${name}`)],
    { cwd: inProject(), stdio: 'inherit', env: { ...process.env, BROWSERS: 'yes' } },
  )
  process.exit(status ?? 1)
}

function ensure(name: Name) {
  const [, program] = needed[name][0]
  if (existsSync(program)) return
  for (const [debian, path] of needed[name]) {
    const trouble = installFromDebian(debian, (line) => console.log(line))
    if (trouble || (path && !existsSync(path)))
      throw new Sentence(`The walks in ${name} need Debian's ${debian}: apt-get install ${debian}. ${trouble ?? ''}`)
  }
}

browsers().catch(giveUp)
