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
export type OpenWeb = WebProcess & {
  databaseUrl: string
  env: Record<string, string>
  discard(): Promise<void>
}

/** Starts the built server, its worker and its outside world on an own copy of the demo world. */
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
  const running = await startProcess(parts, env)
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
    /** Nobody waits for what it still has to do. */
    discard: () => running.kill().then(leave),
    kill: running.kill,
  }
}

/** One more process of a house: `openWeb(…).env` gives what it needs to stand beside the first. */
export async function startProcess(parts: string[], env: Record<string, string>): Promise<WebProcess> {
  const port = String(await freePort())
  const child = spawn(process.execPath, [inProject('scripts/serve.ts'), ...parts], {
    cwd: inProject(),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...{ PATH: process.env.PATH, NODE_COMPILE_CACHE: join(dataFolder, 'compiled'), PORT: port },
      ...{ LOG_LEVEL: 'error', NODE_ENV: 'test', ENCODER_NICENESS: '0' },
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
