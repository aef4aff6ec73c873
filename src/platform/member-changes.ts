import type pg from 'pg'

/** As the triggers say it (`ask_anew`). */
const BEGUN = 'EG001'

type Notice = { code?: string | undefined; message?: string | undefined }
type Line = { connection: { on(event: 'readyForQuery', heed: (ready: { status: string }) => void): void } }

/**
 * Whose session or rights a transaction of this process is changing. The database says so on the connection itself;
 * `heed` is told when the transaction is over, before whoever wrote it goes on.
 */
export function memberChanges(heed: (memberId: number) => void) {
  const open = new Map<number, number>()
  const hear = (client: pg.PoolClient) => {
    const mine = new Set<number>()
    client.on('notice', ({ code, message }: Notice) => {
      const id = Number(message)
      if (code !== BEGUN || mine.has(id)) return
      mine.add(id)
      open.set(id, (open.get(id) ?? 0) + 1)
    })
    const over = () => {
      for (const id of mine) {
        const left = open.get(id)! - 1
        if (left > 0) open.set(id, left)
        else open.delete(id)
        heed(id)
      }
      mine.clear()
    }
    ;(client as unknown as Line).connection.on(
      'readyForQuery',
      ({ status }) => status === 'I' && mine.size > 0 && over(),
    )
    client.once('end', over)
  }
  return {
    isChanging: (memberId: number) => open.has(memberId),
    /** Before the pool has opened its first connection. */
    watch: (pool: pg.Pool) => void pool.on('connect', hear),
  }
}
