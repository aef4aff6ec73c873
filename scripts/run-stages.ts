import { rmSync } from 'node:fs'
import { inProject } from './folders.ts'
import { onStop } from './signals.ts'
import { endTools, type Stage } from './stages.ts'
import { startTestPostgres } from './test-postgres.ts'

/** Runs groups of stages one after the other, the stages of a group two at a time, and says how it went. */
export async function runStages(groups: Stage[][], only: string[]) {
  const known = groups.flat().map(({ name }) => name)
  const unknown = only.filter((name) => !known.includes(name))
  if (unknown.length) throw new Error(`There is no stage ${unknown.join(', ')}; there are ${known.join(', ')}.`)
  if (!only.length) rmSync(inProject('test-results'), { recursive: true, force: true })
  const postgres = await startTestPostgres()
  onStop(async () => {
    await endTools()
    await postgres.stop()
    process.exit(130)
  })
  const sum = { passed: 0, failed: 0 }
  for (const group of groups) {
    const chosen = group.filter(({ name }) => !only.length || only.includes(name))
    const queue = chosen[Symbol.iterator]()
    const hand = async () => {
      for (const stage of queue) {
        const { passed, failed } = await runStage(stage)
        sum.passed += passed
        sum.failed += failed
      }
    }
    await Promise.all([hand(), hand()])
  }
  await postgres.stop()
  console.log(`${sum.passed} passed, ${sum.failed} failed`)
  process.exit(sum.failed ? 1 : 0)
}

async function runStage({ name, run }: Stage) {
  const begun = performance.now()
  const outcome = await run()
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  const counted = outcome.failed ? `${outcome.passed} passed, ${outcome.failed} failed` : `${outcome.passed} passed`
  if (outcome.failed) console.log(`${outcome.output.trimEnd()}\n`)
  console.log(`${name.padEnd(12)}${counted} (${seconds} s)`)
  return outcome
}
