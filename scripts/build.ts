import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder, inProject } from './folders.ts'
import { hashOf } from './hash.ts'
import { withLock } from './lock.ts'
import { Sentence } from './sentence.ts'

const stamp = inProject('build', 'stamp')
const sources = [
  'src',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
  'scripts/client-bundle.ts',
]

/** Builds when a source changed since the last build; says whether it did. */
export async function ensureBuilt(): Promise<boolean> {
  mkdirSync(dataFolder, { recursive: true })
  return withLock(join(dataFolder, 'build.lock'), async () => {
    const hash = hashOf(sources)
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false
    rmSync(stamp, { force: true })
    await runBuild()
    writeFileSync(stamp, hash)
    return true
  })
}

function runBuild() {
  const child = spawn(process.execPath, [inProject('node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: inProject(),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  return new Promise<void>((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code) => (code === 0 ? done() : fail(new Sentence(`The build failed:\n${said}`))))
  })
}
