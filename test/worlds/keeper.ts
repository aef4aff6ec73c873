import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { openWithOutside } from '#scripts/run-house.ts'

// Opens one house after another and closes them again, each as a process of its own would: what they are made of is read
// and compiled once for all of them, which is most of what a house costs that lives for a few requests.

type Order = { parts: string[]; env: Record<string, string> & { DATABASE_URL: string } }

const closing = new Map<string, () => Promise<void>>()

async function open({ parts, env }: Order) {
  const [sandbox, web, worker] = ['sandbox', 'web', 'worker'].map((part) => parts.includes(part))
  const { said, stop } = await openWithOutside({ env, port: Number(env.PORT), sandbox: sandbox!, web, worker })
  closing.set(env.PORT!, stop)
  return said
}

async function close(port: string) {
  await closing.get(port)?.()
  closing.delete(port)
}

const server = createServer(async (request, response) => {
  try {
    const answer =
      request.method === 'POST' ? await open((await json(request)) as Order) : await close(request.url!.slice(1))
    response.end(JSON.stringify(answer ?? null))
  } catch (error) {
    response.writeHead(500).end(String((error as Error).stack))
  }
})
server.listen(0, '127.0.0.1', () => process.send!(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
process.on('disconnect', () => process.exit())
// What a house still wanted after it was closed ends no other one.
process.on('unhandledRejection', (reason) => console.error(`after its house was closed: ${String(reason)}`))
