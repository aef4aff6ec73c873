import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { readRequestBody } from './read-body.ts'

const MIB = 1024 * 1024
const sent = (type: string, text: string) => {
  const request = Object.assign(Readable.from([Buffer.from(text)]), { headers: { 'content-type': type } })
  return readRequestBody(request as unknown as IncomingMessage, 6 * MIB)
}
const form = (pairs: number) => sent('application/x-www-form-urlencoded', 'a[]=1&'.repeat(pairs).slice(0, -1))
const nested = (levels: number) => sent('application/json', '{"a":'.repeat(levels - 1) + '{}' + '}'.repeat(levels - 1))

it('a form of twenty thousand fields is read, and nobody keeps the house busy with more', async () => {
  expect((await form(20_000)).fields.a).toHaveLength(20_000)
  const refused = await form(20_001)
  expect(refused).toMatchObject({ fields: {}, trouble: { status: 422 } })
})

it('what is nested thirty-two deep is read, and nobody makes the house fall over with more', async () => {
  expect((await nested(32)).trouble).toBeUndefined()
  expect(await nested(33)).toMatchObject({ fields: {}, trouble: { status: 422 } })
  expect(await nested(20_000)).toMatchObject({ fields: {}, trouble: { status: 422 } })
})
