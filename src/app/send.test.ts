import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { Answer } from '#platform/answer.ts'
import { send } from './send.ts'

it('lets go of a film whose reader left while it was still being fetched', async () => {
  const film = new Readable({ read() {} })
  const left = Promise.withResolvers<void>()
  const server = createServer((_, response) => {
    const come = once(response, 'close').then(() => send(response, new Answer(200, film), 'GET'))
    left.resolve(come)
    reader.destroy()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const reader = get({ port: (server.address() as AddressInfo).port }).on('error', () => {})
  await left.promise
  expect(film.destroyed).toBe(true)
  server.close()
})
