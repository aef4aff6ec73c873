import type { IncomingMessage } from 'node:http'
import type { Settings } from '#platform/house.ts'
import { isThisMachine } from './settings.ts'

/**
 * This machine has more than one name, but uploads, passkeys and cookies know only the one that the house was given:
 * whoever opens a page by another is led to that one.
 */
export function homeOf({ origin }: Settings, { method, headers, url = '/' }: IncomingMessage): string | null {
  const { host, accept } = headers
  if (!host || origin.endsWith(`//${host}`) || method !== 'GET' || !accept?.includes('text/html')) return null
  const asked = URL.parse(`http://${host}`)
  if (!asked || !isThisMachine(asked.origin) || !isThisMachine(origin)) return null
  return asked.port === new URL(origin).port ? origin + url : null
}
