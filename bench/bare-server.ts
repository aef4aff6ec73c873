import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerQuestions } from './workshop.ts'

/** A Node HTTP server that does nothing but send these bytes: what a kept page could cost at least. */
answerQuestions(async ({ headers, body }: { headers: Record<string, string>; body: Buffer }) => {
  const server = createServer({ keepAliveTimeout: 65_000 }, (_, response) => {
    response.writeHead(200, headers)
    response.end(body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return (server.address() as AddressInfo).port
})
