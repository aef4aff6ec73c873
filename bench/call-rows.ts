import { hotShare } from './hot.ts'
import type { Statement } from './replay.ts'
import { row, type Row } from './rows.ts'
import { load, processor, replayed, statementsOf, type Bench } from './shooting.ts'

export async function measureTimeLog(bench: Bench): Promise<Row[]> {
  const { paths, db } = bench
  const before = await hotShare(db)
  const fired = await load(bench, 'time_log', paths.timeLog)
  const hot = (await hotShare(db)).since(before)
  const scripts: Statement[][] = []
  for (const ask of paths.timeLog.slice(0, 192)) scripts.push((await statementsOf(bench, ask)).slice(-1))
  const upsert = await replayed(bench, scripts)
  const empty = await load(bench, 'an empty signed-in call', paths.emptySignedIn)
  return [
    row('time_log', fired.perSecond, 'requests/s', { ratioAtLeast: 0.5 }, Math.min(upsert.perSecond, empty.perSecond)),
    row('time_log: its upsert alone', upsert.perSecond, 'statements/s'),
    row('time_log: an empty signed-in call', empty.perSecond, 'requests/s'),
    row('time_log: HOT updates', hot, '%', { least: 95 }),
    processor('time_log', fired, 0.3),
    processor('an empty signed-in call', empty),
  ]
}

export async function measureCompletion(bench: Bench): Promise<Row[]> {
  const fired = await load(bench, 'completion', bench.paths.completion)
  const statements = await statementsOf(bench, bench.paths.completion[0]!)
  return [
    row('completion', fired.perSecond, 'requests/s'),
    row('completion: statements', statements.length, 'statements'),
    processor('completion', fired, 0.6),
  ]
}

/** Every course of a tab on one page, as a visitor gets it who comes first. */
export async function measureListing(bench: Bench): Promise<Row[]> {
  const name = 'listing, not kept'
  const fired = await load(bench, name, bench.paths.listing)
  return [row(name, fired.perSecond, 'requests/s'), processor(name, fired)]
}
