import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { warmCatalogue, warmSearch } from '#domains/catalogue/index.ts'
import type { House } from '#platform/house.ts'
import { openFrontDoor } from './front-door.ts'

export { schoolAtTheDesk } from '#domains/studio/index.ts'
export { wire } from './wire.ts'
export { startEncoder } from './encoder.ts'
export { startWorker } from './worker.ts'
export { BadSettings } from './settings.ts'

const TURN_MS = 50
const QUIET_TURNS = 4
const QUIET_AT_LAST_MS = 10_000
/** A request has its time, and a body may come slowly. */
const CUT_MS = 20_000

export type Web = { port: number; url: string; stop(): Promise<void> }

/** Opens the house to the web. Requests under way are answered before it stops. */
export async function startWeb(house: House, options: { port: number; host?: string }): Promise<Web> {
  const door = await openFrontDoor(house)
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 120_000 }, door.handle)
  await listen(server, options.port, options.host ?? '127.0.0.1')
  house.pages.follow(house.pool)
  warmCatalogue(house)
  warmSearch(house)
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://localhost:${port}`,
    async stop() {
      door.leave()
      await pause(house.settings.leaveSeconds * 1000)
      await untilQuiet(server)
      await closeSoftly(server)
    },
  }
}

/**
 * What was sent before we were told to end is taken in: what waits at the door, and what lies unread on open lines. A
 * turn counts as quiet when nothing was heard in it and it took no longer than a process needs that has nothing to do.
 */
async function untilQuiet(server: Server): Promise<void> {
  const end = performance.now() + QUIET_AT_LAST_MS
  let heard = false
  const hear = () => void (heard = true)
  server.on('connection', hear).on('request', hear)
  for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < end;) {
    const begun = performance.now()
    heard = false
    await pause(TURN_MS)
    await new Promise(setImmediate)
    quiet = heard || performance.now() - begun > 2 * TURN_MS ? 0 : quiet + 1
  }
  server.off('connection', hear).off('request', hear)
}

/** Lines end as soon as what they asked is answered; who keeps one open beyond all patience is cut off. */
async function closeSoftly(server: Server): Promise<void> {
  const closed = new Promise<void>((done) => void server.close(() => done()))
  const sweeping = setInterval(() => server.closeIdleConnections(), 50)
  const last = setTimeout(() => server.closeAllConnections(), CUT_MS)
  await closed
  clearInterval(sweeping)
  clearTimeout(last)
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}
