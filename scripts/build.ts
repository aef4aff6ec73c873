import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { slimManifest } from './client-manifest.ts'
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
  'scripts/build.ts',
  'scripts/client-bundle.ts',
  'scripts/client-manifest.ts',
]

/** Builds when a source changed since the last build; says whether it did. */
export async function ensureBuilt(): Promise<boolean> {
  mkdirSync(dataFolder, { recursive: true })
  return withLock(join(dataFolder, 'build.lock'), async () => {
    const hash = hashOf(sources)
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false
    rmSync(stamp, { force: true })
    await runBuild()
    await slimManifest(inProject('build/client/assets'))
    await squeezeTight()
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

/** A second of a processor once, and every phone gets a thirteenth fewer bytes than of what is squeezed when asked for. */
async function squeezeTight() {
  const files = await readdir(inProject('build/client/assets'), { withFileTypes: true })
  const squeezed = files.filter(({ name }) => /\.(js|css|svg)$/.test(name))
  await Promise.all(
    squeezed.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
      await writeFile(`${path}.br`, await promisify(brotliCompress)(await readFile(path), { params }))
    }),
  )
}
