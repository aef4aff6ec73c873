import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostedSearch } from '#ports/search/hosted.ts'
import { fromElsewhere } from './from-elsewhere.ts'

const now = new Date('2026-11-20T03:00:00Z')
const open = { opened_at: '2026-01-01T00:00:00Z', closed_at: null }
const closed = { opened_at: '2026-01-01T00:00:00Z', closed_at: '2026-02-01T00:00:00Z' }
const hit = (id: number, window: object) => ({
  objectID: String(id),
  title: `講座${id}`,
  master_id: id,
  ...open,
  teachers: [{ teacher_name: '青木' }],
  master_subscription_courses: [window],
  _highlightResult: { title: 'x' },
})

describe('a hosted search in the place of ours', () => {
  const seen: { url?: string | undefined; headers?: IncomingHttpHeaders; body?: string } = {}
  let reply: { status: number; body: string } = { status: 200, body: '{}' }
  const server = createServer(async (request, response) => {
    Object.assign(seen, { url: request.url, headers: request.headers, body: await text(request) })
    response.writeHead(reply.status, { 'Content-Type': 'application/json' }).end(reply.body)
  })
  const ask = async (url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`) => {
    const answer = await fromElsewhere(hostedSearch({ url, key: 'secret-key', keyHeader: 'X-API-Key' }), '手', now)
    return { status: answer.status, body: JSON.parse(answer.body as string) as Record<string, unknown> }
  }

  beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)))
  afterAll(() => new Promise((closedNow) => server.close(closedNow)))

  it('is asked with its key for the one index, and only what may be seen is passed on [S-014]', async () => {
    reply = { status: 200, body: JSON.stringify({ nbHits: 9, hits: [hit(1, open), hit(2, closed)] }) }
    const { status, body } = await ask()
    expect(seen).toMatchObject({ url: '/1/indexes/MasterCourse_production/query', body: '{"query":"手"}' })
    expect(seen.headers?.['x-api-key']).toBe('secret-key')
    expect(status).toBe(200)
    expect(body).toMatchObject({ nbHits: 8, hits: [{ objectID: '1', description: '', pr_thumbnail_url: null }] })
    expect(JSON.stringify(body)).not.toContain('_highlightResult')
  })

  it('says its own words when it refuses, and ours when it says nothing, is broken or away', async () => {
    reply = { status: 429, body: '{"message":"too many"}' }
    expect(await ask()).toEqual({ status: 429, body: { message: 'too many' } })
    for (const broken of ['{}', '[]', 'null', 'x', '{"nbHits":"1","hits":{}}']) {
      reply = { status: 200, body: broken }
      expect(await ask()).toEqual({ status: 502, body: { message: '検索中にエラーが発生しました' } })
    }
    expect((await ask('http://127.0.0.1:1')).status).toBe(502)
  })
})
