import { createServer as createHttp, type ServerResponse } from 'node:http'
import { createServer as createVite } from 'vite'
import { ensureDemo } from './demo.ts'
import { explain, layGround, noteAddress } from './ground.ts'
import { done, step } from './progress.ts'
import { untilStopped, type Later } from './signals.ts'

/** The same house as `npm start`, from its sources: a saved file shows at once. */
async function develop(later: Later) {
  const { env, port, host } = await layGround(later)
  const http = createHttp()
  const vite = await createVite({ appType: 'custom', server: { middlewareMode: true, hmr: { server: http } } })
  later(() => vite.close())
  const load = <M>(path: string) => vite.ssrLoadModule(path) as Promise<M>

  const { wire } = await load<typeof import('#app/wire.ts')>('/src/app/wire.ts')
  const wired = await wire(env)
  later(() => wired.close())
  // Pages are made anew for everybody: one that was kept would hide what was just written.
  const house = { ...wired, pages: { ...wired.pages, find: () => undefined } }
  const { schoolAtTheDesk } = await load<typeof import('#domains/studio/index.ts')>('/src/domains/studio/index.ts')
  const accounts = await step('demo world', (tell) => ensureDemo(house, schoolAtTheDesk, tell))
  const { startWorker } = await load<typeof import('#app/worker.ts')>('/src/app/worker.ts')
  const worker = await startWorker(house)
  later(() => worker.stop())

  type Entrance = typeof import('#app/front-door.ts')
  let open: { from: Entrance; door: Awaited<ReturnType<Entrance['openFrontDoor']>> } | undefined
  http.on('request', (request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        const from = await load<Entrance>('/src/app/front-door.ts')
        if (open?.from !== from) open = { from, door: await from.openFrontDoor(house) }
        allowVite(response)
        open.door.handle(request, response)
      } catch (error) {
        vite.ssrFixStacktrace(error as Error)
        console.error(error)
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(String((error as Error).stack))
      }
    })
  })
  await new Promise<void>((ready, fail) => http.once('error', fail).listen(port, host, ready))
  later(async () => {
    http.close()
    http.closeAllConnections()
  })
  const url = `http://localhost:${port}`
  noteAddress(url, later)
  done([`Egaku     ${url}   (from its sources)`, `Sandbox   ${url}/sandbox`, ...accounts, 'Ctrl-C ends everything.'])
}

/** Vite writes styles and scripts into the page as it goes, which the policy of the real house forbids. */
function allowVite(response: ServerResponse) {
  const write = response.writeHead.bind(response)
  const guarded = (status: number, ...rest: unknown[]) => {
    const headers = rest.find((one) => typeof one === 'object') as Record<string, unknown> | undefined
    for (const name of Object.keys(headers ?? {})) if (/^content-security-policy$/i.test(name)) delete headers![name]
    response.removeHeader('content-security-policy')
    return write(status, ...(rest as []))
  }
  response.writeHead = guarded as typeof response.writeHead
}

untilStopped(develop, explain)
