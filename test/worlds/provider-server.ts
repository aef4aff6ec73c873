import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Provider } from '#sandbox/providers/behaviour.ts'

type Desk = { provider: Provider; answer(request: IncomingMessage, response: ServerResponse): Promise<void> }

/** One provider of the sandbox over HTTP, for one test file alone. */
export async function serveProvider({ provider, answer }: Desk) {
  const server = createServer((request, response) => {
    answer(request, response).catch((failure: Error) => response.destroy(failure))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      provider.tell('normal')
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
