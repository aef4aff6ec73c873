import { createHash } from 'node:crypto'
import pg from 'pg'
import { answerQuestions } from './workshop.ts'

export type Statement = { text: string; values: unknown[] }
export type Replay = { url: string; scripts: Statement[][]; connections: number; warmSeconds: number; seconds: number }
export type Replayed = { perSecond: number; p99: number }

const nameOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)

/**
 * What pgbench -M prepared does: each connection runs the scripts in turn, every statement prepared once. (The
 * embedded server comes without pgbench.)
 */
async function replay({ url, scripts, connections, warmSeconds, seconds }: Replay): Promise<Replayed> {
  const measureAt = performance.now() + warmSeconds * 1000
  const endAt = measureAt + seconds * 1000
  const times: number[] = []
  let turn = 0
  const work = async () => {
    const client = new pg.Client({ connectionString: url, options: '-c plan_cache_mode=force_generic_plan' })
    await client.connect()
    for (let begun = performance.now(); begun < endAt; begun = performance.now()) {
      for (const { text, values } of scripts[turn++ % scripts.length]!)
        await client.query({ name: nameOf(text), text, values })
      const now = performance.now()
      if (now >= measureAt && now < endAt) times.push(now - begun)
    }
    await client.end()
  }
  await Promise.all(Array.from({ length: connections }, work))
  const sorted = times.toSorted((a, b) => a - b)
  return { perSecond: times.length / seconds, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 }
}

answerQuestions(replay)
