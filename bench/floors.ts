import { sql } from 'kysely'
import { cpuOf, familyOf } from './cpu.ts'
import { init, raw, type Ask } from './paths.ts'
import type { Replay, Statement } from './replay.ts'
import type { Measure } from './rounds.ts'
import { WARM, type Shot } from './shot.ts'
import type { Side } from './side.ts'
import { openHelper, type Helper } from './workshop.ts'

const CONNECTIONS = 8
const SECONDS = 1

/** The very same element through `renderToString` in a loop: what a page costs when everything else is free. */
export function rendering(side: Side, { name, asks }: Shot): Measure {
  const ask = asks[0]!
  const question = { ask: 'render', url: ask.path, init: init(ask) }
  const draw = (count: number, seconds: number) =>
    side.laboratory().ask<{ count: number; cpuMs: number }>({ ...question, most: { count, seconds } })
  return {
    name: `${name}: rendering alone`,
    floor: true,
    warm: async () => (await draw(1_000, 5)).count,
    take: async () => [
      { name: `${name}: rendering alone`, value: (await draw(Infinity, SECONDS)).cpuMs, unit: 'ms processor' },
    ],
  }
}

const NOT_THEIRS = /^(begin|commit|start transaction|rollback)$/i

/** How many statements this request sends, a transaction's begin and commit left out. */
export function statements(side: Side, { name, asks }: Shot): Measure {
  const ask = asks[0]!
  const question = { ask: 'statements', url: ask.path, init: init(ask), times: 2 }
  return {
    name: `${name}: statements`,
    floor: true,
    once: true,
    async take() {
      const said = await side.laboratory().ask<Statement[]>(question)
      return [{ name: this.name, value: said.filter(({ text }) => !NOT_THEIRS.test(text)).length, unit: '' }]
    },
  }
}

/** The same bytes and headers from a Node server that does nothing else. */
export function bareServer(side: Side, ask: Ask): Measure {
  const name = 'the same bytes from a bare server'
  let helper: Helper | undefined
  let port = 0
  const fire = (most: { count?: number; seconds: number }) =>
    side.clients.fire(
      { port, requests: [raw(ask, port)], connections: CONNECTIONS, most },
      { pid: helper!.child.pid!, postgres: side.postgres },
    )
  return {
    name,
    floor: true,
    async warm() {
      const reply = await fetch(`http://localhost:${side.web.port}${ask.path}`, {
        headers: { 'Accept-Encoding': 'identity' },
      })
      const theirs = /^(date|connection|keep-alive)$/
      const headers = Object.fromEntries([...reply.headers].filter(([header]) => !theirs.test(header)))
      helper = openHelper('bare-server.ts')
      side.later(helper.stop)
      port = await helper.ask<number>({ headers, body: Buffer.from(await reply.arrayBuffer()) })
      return (await fire({ count: WARM, seconds: 10 })).count
    },
    take: async () => [{ name, value: (await fire({ seconds: SECONDS })).cpuMs, unit: 'ms processor' }],
  }
}

const ROWS = 512

/** One row of three numbers, by its key, flushed: what keeping anything costs PostgreSQL at least. */
export function durableUpsert(side: Side): Measure {
  const name = 'one durable upsert'
  const question = {
    url: side.databaseUrl,
    statement: `insert into bench_points (learner, chapter, point) values ($1, $2, $3)
      on conflict (learner, chapter) do update set point = excluded.point`,
    values: Array.from({ length: ROWS }, (_, at) => [at, at % 40, at]),
    connections: CONNECTIONS,
  } satisfies Omit<Replay, 'most'>
  let helper: Helper | undefined
  const spent = () => cpuOf(familyOf(side.postgres))
  return {
    name,
    floor: true,
    async warm() {
      await sql`drop table if exists bench_points`.execute(side.db)
      await sql`create table bench_points (learner int, chapter int, point int, primary key (learner, chapter))
        with (fillfactor = 50)`.execute(side.db)
      side.later(() => sql`drop table bench_points`.execute(side.db))
      helper = openHelper('replay.ts')
      side.later(helper.stop)
      return (await helper.ask<{ count: number }>({ ...question, most: { count: WARM, seconds: 10 } })).count
    },
    async take() {
      const before = spent()
      const { count } = await helper!.ask<{ count: number }>({ ...question, most: { seconds: SECONDS } })
      return [{ name, value: (spent() - before) / count, unit: 'ms processor' }]
    },
  }
}
