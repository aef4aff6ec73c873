import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import type { House } from '#platform/house.ts'
import { proxyNoter } from './proxy-noter.ts'

function saidOf(trustProxy: boolean, requests: Record<string, string>[]) {
  const said: string[] = []
  const log = { warn: (_: object, sentence: string) => void said.push(sentence) }
  const note = proxyNoter({ settings: { trustProxy }, log } as unknown as House)
  for (const headers of requests) note({ headers } as unknown as IncomingMessage)
  return said
}

it('whoever forgot to name the proxy before the house reads so in the log, once', () => {
  const behind = { 'x-forwarded-for': '192.0.2.7' }
  expect(saidOf(false, [{}, behind, behind])).toEqual([expect.stringContaining('TRUST_PROXY=true')])
  expect(saidOf(false, [{}, {}])).toEqual([])
  expect(saidOf(true, [behind])).toEqual([])
})
