import { fire } from './fire.ts'
import { init, raw, type Ask } from './paths.ts'
import type { Statement } from './replay.ts'
import { row, type Row } from './rows.ts'
import { CONNECTIONS, load, processor, replayed, SECONDS, statementsOf, WARM, type Bench } from './shooting.ts'
import { openHelper } from './workshop.ts'

/** A visitor's page from what is kept, beside the same bytes from a server that does nothing else. */
export async function measureKept(bench: Bench): Promise<Row[]> {
  const { port, paths, counted, tell } = bench
  const name = 'course page, kept'
  const fired = await load(bench, name, paths.kept)
  tell('the same bytes from a bare server')
  const identity = { headers: { 'Accept-Encoding': 'identity' } }
  const reply = await fetch(`http://localhost:${port}${paths.kept[0]!.path}`, identity)
  const headers = Object.fromEntries(
    [...reply.headers].filter(([name]) => !/^(date|connection|keep-alive)$/.test(name)),
  )
  const body = Buffer.from(await reply.arrayBuffer())
  const helper = openHelper('bare-server.ts')
  try {
    const barePort = await helper.ask<number>({ headers, body })
    const requests = paths.kept.map((ask) => raw(ask, barePort))
    const shot = { port: barePort, requests, connections: CONNECTIONS, warmSeconds: WARM, seconds: SECONDS }
    const floor = await fire(shot, { ...counted, web: [helper.child.pid!] })
    return [
      row(name, fired.perSecond, 'requests/s', { ratioAtLeast: 0.5 }, floor.perSecond),
      row(`${name}: processor`, fired.cpuMs, 'ms a request', { most: 0.05 }, floor.cpuMs),
    ]
  } finally {
    await helper.stop()
  }
}

/** Beside rendering again and again, and its statements alone: one after the other, as a page needs both. */
export async function measureNotKept(bench: Bench): Promise<Row[]> {
  const name = 'course page, not kept'
  const fired = await load(bench, name, bench.paths.notKept)
  const ask = bench.paths.notKept[0]!
  const statements = await statementsOf(bench, ask)
  const sql = await replayed(bench, [statements])
  bench.tell('the same page rendered in a loop')
  const question = { ask: 'render', url: ask.path.replace('{n}', 'drawn'), init: init(ask), seconds: SECONDS }
  const drawn = await bench.laboratory.ask<{ perSecond: number }>(question)
  const floor = 1 / (1 / drawn.perSecond + 1 / sql.perSecond)
  return [
    row(name, fired.perSecond, 'requests/s', { ratioAtLeast: 0.4 }, floor),
    row(`${name}: rendering alone`, drawn.perSecond, 'pages/s'),
    row(`${name}: its statements alone`, sql.perSecond, 'pages/s'),
    row(`${name}: statements`, statements.length, 'statements', { most: 3 }),
    processor(name, fired, 2),
  ]
}

type Aims = { statements?: number; p99?: number; cpu?: number }

/** A signed-in page beside its statements alone. */
export async function measurePage(bench: Bench, name: string, asks: Ask[], aims: Aims): Promise<Row[]> {
  const fired = await load(bench, name, asks)
  const scripts: Statement[][] = []
  for (const ask of asks.slice(0, 8)) scripts.push(await statementsOf(bench, ask))
  const floor = await replayed(bench, scripts)
  const half = await load(bench, `${name}, at half load`, asks, { connections: 32, perSecond: fired.perSecond / 2 })
  const most = Math.max(...scripts.map((script) => script.length))
  return [
    row(name, fired.perSecond, 'requests/s', null, floor.perSecond),
    row(`${name}: statements`, most, 'statements', aims.statements ? { most: aims.statements } : null),
    row(`${name}: p99 at half load`, half.p99, 'ms', aims.p99 ? { most: aims.p99 } : null),
    processor(name, fired, aims.cpu),
  ]
}
