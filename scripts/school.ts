import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { sayWhatDatabase } from './database-trouble.ts'
import { inProject } from './folders.ts'
import { openHouse, readBuild } from './run-house.ts'
import { giveUp, Sentence } from './sentence.ts'

const acts = ['check', 'import', 'export'] as const

/** Brings a school's folder in, looks what would come of it, or writes the whole school into one (docs/import.md). */
async function school(args: readonly string[]): Promise<void> {
  const [asked, folder] = args.filter((arg) => !arg.startsWith('--'))
  const act = acts.find((one) => one === asked)
  if (!act || !folder)
    throw new Sentence('Say what to do with which folder: check FOLDER, import FOLDER --as=E-MAIL, export FOLDER.')
  if (!process.env.DATABASE_URL) throw new Sentence('DATABASE_URL is missing: name the PostgreSQL database.')
  if (!existsSync(inProject('build/server/index.js')))
    throw new Sentence('There is no build yet: run npm run serve -- build.')
  const as = args.find((arg) => arg.startsWith('--as='))?.slice('--as='.length) ?? null
  const { house, stop } = await openHouse({ env: process.env, web: false, worker: false }).catch(sayWhatDatabase)
  try {
    const { schoolAtTheDesk } = await readBuild()
    const isWell = await schoolAtTheDesk(house, { act, folder: resolve(folder), as }, (line) => console.log(line))
    process.exitCode = isWell ? 0 : 1
  } finally {
    await stop()
  }
}

school(process.argv.slice(2)).catch(giveUp)
