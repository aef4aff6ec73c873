import type { IncomingMessage, ServerResponse } from 'node:http'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { House } from '#platform/house.ts'

const registry = new Registry()
collectDefaultMetrics({ register: registry })
const requests = new Counter({
  name: 'http_requests_total',
  help: 'Answers by method and status',
  labelNames: ['method', 'status'],
  registers: [registry],
})
const seconds = new Histogram({
  name: 'http_request_seconds',
  help: 'Time to answer',
  labelNames: ['method'],
  registers: [registry],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
})

export const metricsText = () => registry.metrics()

type Kind = { requests: Counter.Internal; seconds: Histogram.Internal<'method'> }
const kinds = new Map<string, Kind>()

/** To find the counter of a method and a status costs more than to count, so each is found once. */
function kindOf(method: string, status: number): Kind {
  const name = `${method} ${status}`
  const known = kinds.get(name)
  if (known) return known
  const kind = { requests: requests.labels({ method, status }), seconds: seconds.labels({ method }) }
  kinds.set(name, kind)
  return kind
}

/** One line a request, without its query (which may carry what people typed) and without who asked. */
export function countRequest(
  house: House,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  ms: number,
): void {
  const method = request.method ?? 'GET'
  const status = response.statusCode
  const kind = kindOf(method, status)
  kind.requests.inc()
  kind.seconds.observe(ms / 1000)
  if (status < 500 && !house.log.isLevelEnabled('debug')) return
  const line = { requestId, method, path: (request.url ?? '').split('?', 1)[0], status, ms: Math.round(ms * 10) / 10 }
  if (status >= 500) house.log.error(line, 'answered')
  else house.log.debug(line, 'answered')
}
