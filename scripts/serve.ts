import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { migrate } from '#platform/migrate.ts'
import { ensureBuilt } from './build.ts'
import { sayWhatDatabase } from './database-trouble.ts'
import { inProject } from './folders.ts'
import { openWithOutside, type Environment } from './run-house.ts'
import { Sentence } from './sentence.ts'
import { untilStopped, type Later } from './signals.ts'

const WORKER_NICENESS = 10
const parts = process.argv.slice(2)
const known = ['build', 'migrate', 'web', 'worker', 'encoder', 'sandbox']
const has = (part: string) => parts.includes(part)

/** One process of a house that runs for real: `build`, `migrate`, `web`, `worker`, `encoder`; the tests add `sandbox`. */
async function serve(given: Environment, later: Later) {
  if (!parts.length || parts.some((part) => !known.includes(part)))
    throw new Sentence(`Say what this process is for: ${known.join(', ')}.`)
  const env: Environment = { ...given, NODE_ENV: given.NODE_ENV || modeOf(given) }
  if (has('build')) console.log((await ensureBuilt()) ? 'built' : 'The build is up to date.')
  if (parts.every((part) => part === 'build')) process.exit(0)
  if (!env.DATABASE_URL) throw new Sentence('DATABASE_URL is missing: name the PostgreSQL database.')
  if (has('migrate')) {
    const landed = await migrate(env.DATABASE_URL).catch(sayWhatDatabase)
    console.log(landed.length ? `migrated: ${landed.join(', ')}` : 'The database is up to date.')
  }
  const [sandbox, web, worker, encoder] = [has('sandbox'), has('web'), has('worker'), has('encoder')]
  if (!web && !worker && !encoder && !sandbox) process.exit(0)
  if (!existsSync(inProject('build/server/index.js')))
    throw new Sentence('There is no build yet: run npm run serve -- build.')
  // Where both share a machine, pages come before the night's work, and a long run gives its memory back as it goes.
  if ((worker || encoder) && !web) {
    setPriority(WORKER_NICENESS)
    setFlagsFromString('--heap-growing-percent=60')
  }
  const wanted = { env: { ...env, DATABASE_URL: env.DATABASE_URL }, host: env.HOST, sandbox, web, worker, encoder }
  const { said, stop } = await openWithOutside({ ...wanted, port: Number(env.PORT || 3000) }).catch(sayWhyNot)
  later(stop)
  process.send?.(said)
  if (env.NODE_ENV !== 'test') console.log(`${parts.join(' and ')} running${said.url ? ` at ${said.url}` : ''}`)
}

/** Whoever names no sandbox runs for real, also where NODE_ENV was forgotten: nothing may fall back to a sandbox then. */
const modeOf = (given: Environment) => (has('sandbox') || given.SANDBOX_URL ? 'development' : 'production')

function sayWhyNot(error: NodeJS.ErrnoException): never {
  if (error.code === 'EADDRINUSE') throw new Sentence(`${error.message}: another program has this port.`)
  if (error.code && error.code !== 'ERR_MODULE_NOT_FOUND') sayWhatDatabase(error)
  throw error
}

untilStopped((later) => serve(process.env, later))
