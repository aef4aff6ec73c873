import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { cp, link, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openDb } from '#platform/db.ts'
import { migrate } from '#platform/migrate.ts'
import { dayKey } from '#platform/tokyo.ts'
import { s3Storage } from '#ports/storage/s3.ts'
import { SANDBOX_BUCKET, SANDBOX_KEYS, startSandbox } from '#sandbox/start.ts'
import { ensureDemo } from '#scripts/demo.ts'
import { dataFolder } from '#scripts/folders.ts'
import { hashOf } from '#scripts/hash.ts'
import type { TestPostgres } from '#scripts/test-postgres.ts'
import { ensureTemplate } from './templates.ts'
import { TEST_SECRET } from './test-secret.ts'

export type World = { template: string; files: string }

const home = join(dataFolder, 'test-worlds')

/** The demo world, loaded once for the files it is made of and for the day to which its dates relate. */
export async function ensureWorld(postgres: TestPostgres): Promise<World> {
  const key = `${hashOf(['db', 'src/domains/catalogue'], /\.(md|tsx)$|\.test\.ts$|\/(pages|calls)\//)}_${dayKey(new Date()).replaceAll('-', '')}`
  const files = join(home, key)
  if (!existsSync(files)) await postgres.drop(`template_demo_${key}`)
  const template = await ensureTemplate(postgres, 'demo', key, async (url) => {
    rmSync(home, { recursive: true, force: true })
    await migrate(url)
    await fill(url, files)
  })
  return { template, files }
}

async function fill(url: string, folder: string) {
  mkdirSync(folder, { recursive: true })
  const sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, dataFolder: folder })
  const { db, close } = openDb(url)
  const storage = s3Storage({
    url: sandbox.storageUrl,
    publicUrl: sandbox.storageUrl,
    bucket: SANDBOX_BUCKET,
    region: 'ap-northeast-1',
    ...SANDBOX_KEYS,
  })
  try {
    const now = new Date()
    const clock = { now: () => now }
    await ensureDemo({ db, storage, clock, settings: { secret: TEST_SECRET } }, () => {})
  } finally {
    storage.close()
    await close()
    await sandbox.stop()
  }
}

/** A copy that costs nothing: the store never changes a file in place, so links are as good as copies. */
export async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await linkFolder(source, target)
    else await link(source, target).catch(() => cp(source, target))
  }
}

/** Folders of servers whose test was killed. */
export function sweepFolders(isAlive: (pid: number) => boolean) {
  const rooms = join(dataFolder, 'test-rooms')
  if (!existsSync(rooms)) return
  for (const name of readdirSync(rooms))
    if (!isAlive(Number(name.split('_')[1]))) rmSync(join(rooms, name), { recursive: true, force: true })
}
