import pg from 'pg'
import { DeadlinePassed, msLeft } from './deadline.ts'

const MOST = 500
const names = new Map<string, string>()
const unnamed = new Set<string>()

/** The same text has the same name on every connection; past a bound, and after a change of tables, it has none. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || unnamed.has(text) || names.size >= MOST) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}

/**
 * A connection that keeps the plan of every statement with parameters, instead of having it parsed and planned anew
 * for each request: for our short statements planning costs more than running.
 */
class PlannedClient extends pg.Client {
  // @ts-expect-error pg describes ten shapes of this call; ours is the one that Kysely and the pool make.
  override query(text: unknown, values?: unknown, done?: unknown) {
    const passOn = super.query as (...given: unknown[]) => unknown
    if (typeof text !== 'string') return passOn.call(this, text, values, done)
    const heed = typeof values === 'function' ? values : done
    const left = msLeft()
    if (left <= 0) return this.#refuse(heed)
    const known = Array.isArray(values) ? { values: values as unknown[], name: nameOf(text) } : {}
    const inTime = left === Infinity ? {} : { query_timeout: Math.ceil(left) }
    const answer = passOn.call(this, { text, ...known, ...inTime }, heed)
    return answer instanceof Promise ? answer.catch((error: unknown) => this.#learn(text, error)) : answer
  }

  /** Nobody waits for it any more. Its connection goes, and what was not committed with it. */
  #refuse(done: unknown) {
    this.#cut()
    if (typeof done !== 'function') return Promise.reject(new DeadlinePassed())
    process.nextTick(done, new DeadlinePassed())
  }

  #cut() {
    const { connection } = this as unknown as { connection: { stream: { destroy(): void } } }
    connection.stream.destroy()
  }

  #learn(text: string, error: unknown): never {
    // What was not answered in time may be answered later, to whoever has this connection then.
    if (error instanceof Error && error.message === 'Query read timeout') this.#cut()
    return this.#forgetChanged(text, error)
  }

  /** A migration that ran meanwhile can change what a kept plan answers; from then on the text is planned each time. */
  #forgetChanged(text: string, error: unknown): never {
    if (error instanceof pg.DatabaseError && error.code === '0A000' && /cached plan/.test(error.message)) {
      names.delete(text)
      unnamed.add(text)
    }
    throw error
  }
}

export const plannedClient = PlannedClient as unknown as new () => pg.ClientBase
