import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { Answer } from '#platform/answer.ts'
import type { House } from '#platform/house.ts'
import { send } from './send.ts'

/** The sandbox stands behind the same address, so that its pages and the browser's uploads are of one origin. */
export function forwardToSandbox(house: House, request: IncomingMessage, response: ServerResponse): void {
  const target = new URL(request.url ?? '/sandbox', house.settings.sandboxUrl!)
  const onward = httpRequest(target, { method: request.method, headers: request.headers }, (reply) => {
    // The clock may have moved: this process looks again before it answers anything else.
    const settled = target.pathname.startsWith('/sandbox/clock') ? house.clock.refresh() : Promise.resolve()
    void settled.finally(() => {
      response.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(response)
    })
  })
  onward.on('error', () => {
    if (!response.headersSent) send(response, Answer.text(502, 'The sandbox does not answer.\n'), 'GET')
    else response.destroy()
  })
  // Who is cut off in the middle of a file is cut off there too.
  request.once('close', () => request.complete || onward.destroy())
  request.pipe(onward)
}
