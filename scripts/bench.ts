import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openOther } from '../bench/against.ts'
import { measure } from '../bench/run.ts'
import { table, tableOfTwo } from '../bench/rows.ts'
import type { Place } from '../bench/world.ts'
import { dataFolder, inProject } from './folders.ts'
import { ensureDemoWorld, ensureLargeWorld } from './large-world.ts'
import { startPostgres } from './postgres.ts'
import { step } from './progress.ts'
import { keptSecret } from './run-house.ts'
import { giveUp } from './sentence.ts'

/** Measures the house on the large world, each path beside what it could cost at least: see docs/performance.md. */
async function bench(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } })
  const wanted = positionals[0] === 'rows' ? positionals.slice(1) : positionals
  const postgres = await startPostgres({ share: true })
  try {
    const databaseUrl = await ensureLargeWorld(postgres)
    const place: Place = { databaseUrl, postgres: postmasterOf(), secret: keptSecret(), data: dataFolder }
    const demoWorld = () => ensureDemoWorld(postgres, 'egaku_bench')
    const other = values.against ? await openOther(values.against, place) : undefined
    const run = { place, wanted, demoWorld, ...(other && { against: other }) }
    const [ours, theirs] = await step('measuring', (tell) => measure(run, tell)).finally(other?.stop)
    if (other) return console.log(`\n${tableOfTwo(ours!, theirs!, other.commit)}\n`)
    const figures = `${table(ours!)}\n`
    if (!wanted.length) {
      writeFileSync(inProject('bench', 'results.json'), `${JSON.stringify(ours, null, 2)}\n`)
      writeFileSync(inProject('bench', 'results.md'), figures)
    }
    console.log(`\n${figures}`)
  } finally {
    await postgres.stop()
  }
}

const postmasterOf = () => Number(readFileSync(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

bench().catch(giveUp)
