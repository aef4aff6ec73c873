import type { IncomingMessage } from 'node:http'
import type { House } from '#platform/house.ts'

const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip']

/**
 * Says once that a proxy seems to stand before us of which nobody told us: all visitors would come from its address,
 * and have one budget among them wherever something is limited.
 */
export function proxyNoter({ settings, log }: Pick<House, 'settings' | 'log'>): (request: IncomingMessage) => void {
  let isSaid = settings.trustProxy
  return ({ headers }) => {
    if (isSaid) return
    const name = FORWARDED.find((one) => headers[one] !== undefined)
    if (!name) return
    isSaid = true
    log.warn(
      { header: name },
      'a request came with a forwarded address that is not trusted: behind a proxy of yours set TRUST_PROXY=true, or all visitors share one limit',
    )
  }
}
