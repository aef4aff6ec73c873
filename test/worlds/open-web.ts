import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { administer, inDatabase } from '#scripts/database-admin.ts'
import { settingsAt } from '#sandbox/amazon-pay/keys.ts'
import { dataFolder, inProject } from '#scripts/folders.ts'
import { freePort } from '#scripts/ports.ts'
import { TEST_SECRET } from './test-secret.ts'
import { linkFolder, type World } from './world.ts'

type Said = { url: string; sandbox: string | null; smtp: string | null }
export type WebProcess = Said & { pid: number; stop(): Promise<void>; kill(): Promise<void> }
export type OpenWeb = Said & {
  stop(): Promise<void>
  databaseUrl: string
  env: Record<string, string>
}

/** Opens the built server, its worker and its outside world on an own copy of the demo world. */
export async function openWeb(
  postgresUrl: string,
  world: World,
  more: Record<string, string> = {},
  parts = ['web', 'worker', 'sandbox'],
): Promise<OpenWeb> {
  const server = administer(postgresUrl)
  const name = `t_${process.pid}_web_${randomBytes(6).toString('hex')}`
  const folder = join(dataFolder, 'test-rooms', name)
  const records = ['mail', 'payments'].map((kind) => linkFolder(join(world.files, kind), join(folder, kind)))
  await Promise.all([server.clone(world.template, name), ...records])
  const databaseUrl = inDatabase(postgresUrl, name)
  const env = {
    DATABASE_URL: databaseUrl,
    SANDBOX_DATA: folder,
    SANDBOX_BEGUN_WITH: join(world.files, 'storage'),
    SECRET: TEST_SECRET,
    ...more,
  }
  const running = await openHere(parts, env)
  const leave = async () => {
    await server.drop(name)
    await rm(folder, { recursive: true, force: true })
  }
  return {
    ...running,
    databaseUrl,
    env: {
      ...env,
      SANDBOX_URL: running.sandbox!,
      MAIL_URL: running.smtp!,
      ...settingsAt(`${running.sandbox}/amazon_pay`),
    },
    stop: () => running.stop().then(leave),
  }
}

/** With this worker's keeper; what a process is told only as it begins has one of its own. */
async function openHere(parts: string[], given: Record<string, string>): Promise<Said & Pick<WebProcess, 'stop'>> {
  const keepers = process.env.TEST_KEEPERS?.split(' ')
  if (!keepers || given.TZ) return startProcess(parts, given)
  const keeper = keepers[Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX) % keepers.length]!
  const env = { ...always, PORT: String(await freePort()), ...given }
  const said = (await asked(keeper, { method: 'POST', body: JSON.stringify({ parts, env }) })) as Said
  return { ...said, stop: async () => void (await asked(`${keeper}/${env.PORT}`, { method: 'DELETE' })) }
}

async function asked(address: string, how: RequestInit): Promise<unknown> {
  const reply = await fetch(address, how)
  if (!reply.ok) throw new Error(await reply.text())
  return reply.json()
}

const always = { LOG_LEVEL: 'error', NODE_ENV: 'test', ENCODER_NICENESS: '0' }

/** One keeper for each of the workers that this process is about to begin. */
export async function startKeepers(count = 2) {
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, [inProject('test/worlds/keeper.ts')], {
      cwd: inProject(),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(dataFolder, 'compiled') },
    }),
  )
  const addresses = children.map((child) => new Promise<string>((answer) => child.once('message', answer)))
  process.env.TEST_KEEPERS = (await Promise.all(addresses)).join(' ')
  return () => Promise.all(children.map((child) => end(child, 'SIGKILL')))
}

/** One more process of a house: `openWeb(…).env` gives what it needs to stand beside the first. */
export async function startProcess(parts: string[], env: Record<string, string>): Promise<WebProcess> {
  const port = String(await freePort())
  const child = spawn(process.execPath, [inProject('scripts/serve.ts'), ...parts], {
    cwd: inProject(),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...{ PATH: process.env.PATH, NODE_COMPILE_CACHE: join(dataFolder, 'compiled'), PORT: port },
      ...always,
      ...env,
    },
  })
  const said = await new Promise<Said>((answer, fail) => {
    child.once('message', (message) => answer(message as Said))
    child.once('exit', (code) => fail(new Error(`the server ended with ${code} before it was ready`)))
    child.once('error', fail)
  })
  return { ...said, pid: child.pid!, stop: () => end(child, 'SIGTERM'), kill: () => end(child, 'SIGKILL') }
}

function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL') {
  return new Promise<void>((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done()
    child.once('exit', () => done())
    child.kill(signal)
  })
}
