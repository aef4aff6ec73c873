import pg from 'pg'

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
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined
    if (!name) return passOn.call(this, text, values, done)
    const answer = passOn.call(this, { name, text, values }, done)
    return answer instanceof Promise
      ? answer.catch((error: unknown) => this.#forgetChanged(text as string, error))
      : answer
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
