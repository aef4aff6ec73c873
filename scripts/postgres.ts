import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { administer } from './database-admin.ts'
import { dataFolder } from './folders.ts'
import { withLock } from './lock.ts'
import { freePort, isFree } from './ports.ts'
import { postgresAccount, type Account } from './postgres-account.ts'
import { postgresFolder } from './postgres-package.ts'
import { birthOf, commandOf, isAlive, markOf, until, type Mark } from './processes.ts'

export type Postgres = {
  url(database: string): string
  /** Makes the database when it is missing; says whether it did. */
  ensure(database: string): Promise<boolean>
  stop(): Promise<void>
}
type Options = { name?: string; share?: boolean; settings?: Record<string, string> }
type Kept = { port: number; password: string; users: Mark[] }

/** Thrown when another start uses this data folder. */
export class AlreadyRunning extends Error {
  pid: number
  constructor(pid: number) {
    super(
      `Egaku is already running from this folder (process ${pid}). Stop that one first (Ctrl-C there, or kill ${pid}).`,
    )
    this.pid = pid
  }
}

/**
 * Starts the embedded PostgreSQL on 127.0.0.1 with its data in `.data/<name>`.
 * `share` lets several processes of this project use one server; the last one to stop ends it.
 */
export function startPostgres({ name = 'postgres', share = false, settings = {} }: Options = {}): Promise<Postgres> {
  mkdirSync(dataFolder, { recursive: true })
  const data = join(dataFolder, name)
  const note = join(dataFolder, `${name}.json`)
  const lock = join(dataFolder, `${name}.lock`)
  const me = markOf(process.pid)

  const start = async () => {
    const account = postgresAccount(data)
    const kept = readNote(note)
    const users = kept.users.filter(isAlive)
    if (users.length && !share) throw new AlreadyRunning(users[0]!.pid)
    const running = runningServer(data)
    // A server whose starter was killed is ours to end: it may carry older settings.
    if (running && !users.length) await endServer(data, running)
    const alive = runningServer(data) !== null
    if (!alive && !(kept.port && (await isFree(kept.port)))) kept.port = await freePort()
    writeFileSync(note, JSON.stringify({ ...kept, users: [...users, me] }), { mode: 0o600 })
    if (alive) return kept
    if (!existsSync(data)) prepare(data, kept.password, account)
    await boot(data, kept.port, settings, account, join(dataFolder, `${name}.log`))
    return kept
  }

  const stop = async () => {
    const kept = readNote(note)
    const users = kept.users.filter((user) => isAlive(user) && user.pid !== process.pid)
    writeFileSync(note, JSON.stringify({ ...kept, users }), { mode: 0o600 })
    const running = runningServer(data)
    if (running && !users.length) await endServer(data, running)
  }

  return withLock(lock, start).then(({ port, password }) => {
    const url = (database: string) => `postgres://egaku:${password}@127.0.0.1:${port}/${database}`
    return { url, ensure: administer(url('postgres')).ensure, stop: () => withLock(lock, stop) }
  })
}

function readNote(note: string): Kept {
  const fresh = { port: 0, password: randomBytes(18).toString('hex'), users: [] }
  return existsSync(note) ? { ...fresh, ...(JSON.parse(readFileSync(note, 'utf8')) as Partial<Kept>) } : fresh
}

/** initdb works beside the final place, so that a start killed half-way leaves nothing that looks finished. */
function prepare(data: string, password: string, account: Account) {
  const room = `${data}.new`
  rmSync(room, { recursive: true, force: true })
  mkdirSync(room, { mode: 0o700 })
  const secret = join(room, 'password')
  writeFileSync(secret, password, { mode: 0o600 })
  for (const path of [room, secret]) account.own(path)
  const { program, args, ids } = account.command(join(postgresFolder(), 'bin', 'initdb'), [
    ...[
      '-D',
      join(room, 'data'),
      '-U',
      'egaku',
      '-E',
      'UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    ...['--auth=scram-sha-256', `--pwfile=${secret}`, '--no-instructions'],
  ])
  const made = spawnSync(program, args, { ...ids, cwd: room, encoding: 'utf8', env: plainEnv() })
  if (made.status !== 0)
    throw new Error(`PostgreSQL could not prepare its data folder: ${made.stderr || made.error?.message}`)
  renameSync(join(room, 'data'), data)
  rmSync(room, { recursive: true, force: true })
}

async function boot(data: string, port: number, settings: Record<string, string>, account: Account, logFile: string) {
  const chosen: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    timezone: 'UTC',
    jit: 'off',
    max_connections: '200',
    shared_buffers: '256MB',
    max_parallel_workers_per_gather: '0',
    ...settings,
  }
  const flags = Object.entries(chosen).flatMap(([key, value]) => ['-c', `${key}=${value}`])
  const { program, args, ids } = account.command(join(postgresFolder(), 'bin', 'postgres'), ['-D', data, ...flags])
  rmSync(join(data, 'postmaster.pid'), { force: true })
  const log = openSync(logFile, 'w', 0o600)
  chmodSync(logFile, 0o600)
  // Detached: a Ctrl-C in the terminal reaches us, and we end the server after the web has finished.
  const child = spawn(program, args, {
    ...ids,
    cwd: data,
    stdio: ['ignore', log, log],
    detached: true,
    env: plainEnv(),
  })
  let ended = false
  child.once('exit', () => (ended = true)).once('error', () => (ended = true))
  await until(() => ended || isReady(data), 60_000)
  child.unref()
  if (!isReady(data)) throw new Error(`PostgreSQL did not start:\n${readFileSync(logFile, 'utf8').slice(-1500)}`)
}

const plainEnv = () => ({ PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' })
const pidFile = (data: string) => join(data, 'postmaster.pid')
const isReady = (data: string) =>
  existsSync(pidFile(data)) && readFileSync(pidFile(data), 'utf8').split('\n')[7]?.trim() === 'ready'

function runningServer(data: string): number | null {
  if (!existsSync(pidFile(data))) return null
  const pid = Number(readFileSync(pidFile(data), 'utf8').split('\n')[0])
  return pid > 0 && birthOf(pid) !== null && commandOf(pid).includes(data) ? pid : null
}

async function endServer(data: string, pid: number) {
  const server = markOf(pid)
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!isAlive(server)) break
    process.kill(pid, signal)
    if (await until(() => !isAlive(server), 15_000)) break
  }
  await until(() => !existsSync(pidFile(data)), 1_000)
}
