import type { Db } from '#platform/db.ts'
import { fire, type Counted, type Fired } from './fire.ts'
import { init, raw, type Ask, type Paths } from './paths.ts'
import type { Replay, Replayed, Statement } from './replay.ts'
import { row, type Row } from './rows.ts'
import { openHelper, type Helper } from './workshop.ts'

/** What a measurement has in hand. */
export type Bench = {
  db: Db
  databaseUrl: string
  port: number
  counted: Counted
  laboratory: Helper
  paths: Paths
  tell(line: string): void
}

export const CONNECTIONS = 8
export const WARM = 1
export const SECONDS = 3
const NOT_THEIRS = /^(begin|commit|start transaction|rollback)$/i

type Manner = { connections?: number; perSecond?: number; seconds?: number }

export function load(
  { port, counted, tell }: Bench,
  name: string,
  asks: Ask[],
  { connections = CONNECTIONS, perSecond, seconds = SECONDS }: Manner = {},
): Promise<Fired> {
  tell(name)
  const requests = asks.map((ask) => raw(ask, port))
  return fire({ port, requests, connections, warmSeconds: WARM, seconds, perSecond }, counted)
}

/** The statements that this request sends, with their values. */
export async function statementsOf({ laboratory }: Bench, ask: Ask): Promise<Statement[]> {
  const said = await laboratory.ask<Statement[]>({ ask: 'statements', url: ask.path, init: init(ask), times: 2 })
  return said.filter(({ text }) => !NOT_THEIRS.test(text))
}

export async function replayed(bench: Bench, scripts: Statement[][]): Promise<Replayed> {
  bench.tell('the same statements alone')
  const helper = openHelper('replay.ts')
  const replay: Replay = {
    url: bench.databaseUrl,
    scripts,
    connections: CONNECTIONS,
    warmSeconds: WARM,
    seconds: SECONDS,
  }
  return helper.ask<Replayed>(replay).finally(() => helper.stop())
}

/** Processor time of the web and the database together, the steadiest figure on a machine that others use too. */
export const processor = (name: string, { cpuMs }: Fired, most?: number): Row =>
  row(`${name}: processor`, cpuMs, 'ms a request', most === undefined ? null : { most })
