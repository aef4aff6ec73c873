import { createHash } from 'node:crypto'
import pg from 'pg'
import { answerQuestions } from './workshop.ts'

export type Statement = { text: string; values: unknown[] }
export type Replay = {
  url: string
  statement: string
  /** In turn. */
  values: unknown[][]
  connections: number
  most: { count?: number; seconds: number }
}

/** What pgbench -M prepared does: each connection sends the statement again and again. (The embedded server comes without pgbench.) */
async function replay({ url, statement: text, values, connections, most }: Replay): Promise<{ count: number }> {
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32)
  const endAt = performance.now() + most.seconds * 1000
  let turn = 0
  const work = async () => {
    const client = new pg.Client({ connectionString: url, options: '-c plan_cache_mode=force_generic_plan' })
    await client.connect()
    while (performance.now() < endAt && turn < (most.count ?? Infinity))
      await client.query({ name, text, values: values[turn++ % values.length]! })
    await client.end()
  }
  await Promise.all(Array.from({ length: connections }, work))
  return { count: turn }
}

answerQuestions(replay)
