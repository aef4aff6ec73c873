import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measure } from '../bench/run.ts'
import { table } from '../bench/rows.ts'
import { dataFolder, inProject, projectFolder } from './folders.ts'
import { ensureLargeWorld } from './large-world.ts'
import { startPostgres } from './postgres.ts'
import { step } from './progress.ts'
import { keptSecret } from './run-house.ts'
import { giveUp } from './sentence.ts'

/** Measures the house on the large world, each path beside what it could cost at least: see docs/performance.md. */
async function bench(): Promise<void> {
  const postgres = await startPostgres({ share: true })
  try {
    const words = process.argv.slice(2)
    const wanted = words[0] === 'rows' ? words.slice(1) : words
    const databaseUrl = await ensureLargeWorld(postgres)
    const place = { folder: projectFolder, databaseUrl, postgres: postmasterOf(), secret: keptSecret() }
    const rows = await step('measuring', (tell) => measure(place, wanted, tell))
    const figures = `${table(rows)}\n`
    if (!wanted.length) {
      writeFileSync(inProject('bench', 'results.json'), `${JSON.stringify(rows, null, 2)}\n`)
      writeFileSync(inProject('bench', 'results.md'), figures)
    }
    console.log(`\n${figures}`)
  } finally {
    await postgres.stop()
  }
}

const postmasterOf = () => Number(readFileSync(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

bench().catch(giveUp)
