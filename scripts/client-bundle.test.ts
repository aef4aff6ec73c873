import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { afterAll, describe, expect, it } from 'vitest'
import { keepServerCodeOut } from './client-bundle.ts'
import { dataFolder } from './folders.ts'

const root = join(dataFolder, `leaks-${process.pid}`)

async function bundle(entry: string, files: Record<string, string> = {}) {
  for (const [path, text] of Object.entries({ ...files, 'src/entry.ts': entry })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const input = join(root, 'src/entry.ts')
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [keepServerCodeOut()],
    build: { write: false, rollupOptions: { input } },
  })
}

describe('code of the server that reaches the browser ends the build', () => {
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  it('as a package', async () => {
    await expect(bundle(`import { sql } from 'kysely'\nconsole.log(sql)`)).rejects.toThrow(
      /kysely.* is code of the server/,
    )
  })

  it.each([
    'src/platform/db.ts',
    'src/domains/plans/queries.ts',
    'src/domains/plans/actions/buy.ts',
    'src/ports/mail/smtp.ts',
  ])('as %s', async (path) => {
    const entry = `import { secret } from '../${path}'\nconsole.log(secret)`
    await expect(bundle(entry, { [path]: 'export const secret = Math.random()' })).rejects.toThrow(
      `${path} is code of the server`,
    )
  })

  it('as a module of Node', async () => {
    await expect(bundle(`import { readFileSync } from 'node:fs'\nconsole.log(readFileSync)`)).rejects.toThrow(
      /is code of the server/,
    )
  })

  it('but what the bundle drops may stand in an import', async () => {
    const files = { 'src/platform/db.ts': 'export const secret = 1' }
    await expect(bundle(`import { secret } from './platform/db.ts'\nconsole.log(1)`, files)).resolves.toBeUndefined()
  })
})
