import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { cp, link, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate } from '#platform/migrate.ts'
import { dayKey } from '#platform/tokyo.ts'
import { dataFolder, inProject } from '#scripts/folders.ts'
import { hashOf } from '#scripts/hash.ts'
import type { TestPostgres } from '#scripts/test-postgres.ts'
import { ensureTemplate } from './templates.ts'

export type World = { template: string; files: string }

const home = join(dataFolder, 'test-worlds')

/**
 * The demo world, loaded by the build once for the files it is made of and for the day to which its dates relate. The
 * catalogue comes in by the import, so that what the studio does is part of it.
 */
export async function ensureWorld(postgres: TestPostgres): Promise<World> {
  const key = `${hashOf(['db', 'src/domains/catalogue', 'src/domains/studio', 'src/platform/pictures'], /\.(md|tsx)$|\.test\.ts$|\/(pages|calls)\//)}_${dayKey(new Date()).replaceAll('-', '')}`
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
  const child = spawn(process.execPath, [inProject('test/worlds/fill-world.ts'), url, folder], {
    ...{ cwd: inProject(), stdio: ['ignore', 'inherit', 'inherit'] },
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(dataFolder, 'compiled') },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`the demo world was not loaded: its program ended with ${code}`)
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
