import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ensureBrowser, quietFlags } from '#scripts/browser.ts'
import { familyOf } from './cpu.ts'

const PATIENCE_MS = 300_000
const OPENED = /DevTools listening on (ws:\S+)/

type Answer = { id?: number; result?: Record<string, unknown>; error?: { message: string } }
type Seen = { result: { objectId?: string } }

/**
 * A browser with one page whose network nobody listens to. To whoever listens, as Playwright always does, the browser
 * hands a copy of each body that is sent from memory, which costs it tens of times what sending costs.
 */
export async function openUnheardPage() {
  const profile = await mkdtemp(join(tmpdir(), 'egaku-browser-'))
  const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--window-size=1280,800']
  const browser = spawn(
    ensureBrowser(() => {}),
    [...quietFlags(), ...own],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )
  const socket = new WebSocket(await addressOf(browser.stderr))
  await once(socket, 'open')
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id) waiting.get(answer.id)?.(answer)
  })
  let count = 0
  async function call<T>(method: string, params: object, sessionId?: string): Promise<T> {
    const id = ++count
    const { promise, resolve } = Promise.withResolvers<Answer>()
    waiting.set(id, resolve)
    socket.send(JSON.stringify({ id, method, params, sessionId }))
    const { result, error } = await promise
    waiting.delete(id)
    if (error) throw new Error(`${method}: ${error.message}`)
    return result as T
  }
  const { targetId } = await call<{ targetId: string }>('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await call<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
  const send = <T>(method: string, params: object) => call<T>(method, params, sessionId)

  /** What an expression of the page finds, as soon as it finds something. */
  async function find(expression: string): Promise<string> {
    const patiently = `(async () => {
      for (const end = performance.now() + ${PATIENCE_MS}; performance.now() < end; ) {
        const found = ${expression}
        if (found) return found
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    })()`
    const seen = await send<Seen>('Runtime.evaluate', { expression: patiently, awaitPromise: true })
    if (!seen.result.objectId) throw new Error(`${expression}: ${JSON.stringify(seen)}`)
    return seen.result.objectId
  }

  return {
    pids: () => familyOf(browser.pid!),
    send,
    find,
    async close() {
      socket.close()
      // A page that would ask before it is left keeps a browser that is only told to end.
      process.kill(-browser.pid!, 'SIGKILL')
      await once(browser, 'exit')
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function addressOf(said: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(said)) {
    const address = OPENED.exec(line)?.[1]
    if (address) return address
  }
  throw new Error('The browser ended before it said where it listens.')
}
