import { createServer } from 'node:net'
import { threadId } from 'node:worker_threads'

export function isFree(port: number, host = '127.0.0.1') {
  return new Promise<boolean>((answer) => {
    const server = createServer()
    server.once('error', () => answer(false))
    server.listen(port, host, () => server.close(() => answer(true)))
  })
}

/**
 * Below the ports that systems give to outgoing connections and to servers that name none, and above the last one that
 * browsers and `fetch` refuse to speak to (10080).
 */
const FIRST = 10_081
const COUNT = 21_900
const OF_ONE_THREAD = 20
let next = (process.pid + threadId) * OF_ONE_THREAD

/**
 * A port that stays free until its server takes it: the system hands it to nobody, this thread asks for each once, and
 * those beside it begin elsewhere.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < COUNT; tries += 1) {
    const port = FIRST + (next++ % COUNT)
    if (await isFree(port)) return port
  }
  throw new Error(`No port from ${FIRST} on is free.`)
}
