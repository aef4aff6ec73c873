import { writeFileSync } from 'node:fs'
import { measure } from '../bench/run.ts'
import { table } from '../bench/rows.ts'
import { inProject } from './folders.ts'
import { ensureLargeWorld } from './large-world.ts'
import { startPostgres } from './postgres.ts'
import { step } from './progress.ts'
import { giveUp } from './sentence.ts'

/** Measures the house on the large world, each path beside what it could cost at least. Words pick parts: npm run bench -- search. */
async function bench(): Promise<void> {
  const postgres = await startPostgres({ share: true })
  try {
    const wanted = process.argv.slice(2)
    const url = await ensureLargeWorld(postgres)
    const rows = await step('measuring', (tell) => measure(url, wanted, tell))
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

bench().catch(giveUp)
