import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { warmSearch } from '#domains/catalogue/index.ts'
import type { House } from '#platform/house.ts'
import { openFrontDoor } from './front-door.ts'

export { wire } from './wire.ts'
export { startWorker } from './worker.ts'
export { BadSettings } from './settings.ts'

export type Web = { port: number; url: string; stop(): Promise<void> }

/** Opens the house to the web. Requests under way are answered before it stops. */
export async function startWeb(house: House, options: { port: number; host?: string }): Promise<Web> {
  const door = await openFrontDoor(house)
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 120_000 }, door.handle)
  await listen(server, options.port, options.host ?? '127.0.0.1')
  house.pages.follow(house.pool)
  warmSearch(house)
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://localhost:${port}`,
    async stop() {
      door.leave()
      await pause(house.settings.leaveSeconds * 1000)
      return new Promise((done) => {
        server.close(() => done())
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), 10_000).unref()
      })
    },
  }
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
