import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Storage } from '#ports/storage/port.ts'
import { s3Storage } from '#ports/storage/s3.ts'
import { SANDBOX_BUCKET, SANDBOX_KEYS, startSandbox, type Sandbox } from '#sandbox/start.ts'
import { removalOf } from '#platform/stored-files.ts'
import { openPublicFiles } from './public-files.ts'

let folder: string
let sandbox: Sandbox
let storage: Storage
let server: Server
let site: string
let purge: (tag: string) => void
let gone: string | undefined
const film = Buffer.alloc(700_000, 'film')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'egaku-files-'))
  sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, dataFolder: folder })
  storage = s3Storage({ url: sandbox.storageUrl, bucket: SANDBOX_BUCKET, region: 'auto', ...SANDBOX_KEYS })
  await storage.put('public/covers/a b.webp', Buffer.from('cover'), { contentType: 'image/webp' })
  await storage.put('public/films/a.mp4', film, { contentType: 'video/mp4' })
  await storage.put('private/final-works/a.jpg', Buffer.from('work'), { contentType: 'image/jpeg' })
  const files = openPublicFiles(storage, { onPurge: (heed) => void (purge = heed) }, async (key) => key === gone)
  server = createServer((request, response) => {
    files.answer(request, response, request.url ?? '/').catch(({ status = 500 }) => response.writeHead(status).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  storage.close()
  await sandbox.stop()
  await rm(folder, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site + path, { headers, method })

it('a picture comes with its type, for a year, and not twice', async () => {
  const first = await get('/files/covers/a%20b.webp')
  expect(await first.text()).toBe('cover')
  expect(first.headers.get('content-type')).toBe('image/webp')
  expect(first.headers.get('cache-control')).toContain('immutable')
  expect(first.headers.get('x-content-type-options')).toBe('nosniff')
  await storage.remove('public/covers/a b.webp')
  expect(await (await get('/files/covers/a%20b.webp')).text()).toBe('cover')
  expect((await get('/files/covers/a%20b.webp', { 'if-none-match': first.headers.get('etag')! })).status).toBe(304)
})

it('a picture that was removed is not given out any more, once that is known here', async () => {
  await storage.put('public/avatars/me.webp', Buffer.from('me'), { contentType: 'image/webp' })
  await storage.put('public/avatars/you.webp', Buffer.from('you'), { contentType: 'image/webp' })
  for (const name of ['me', 'you']) expect(await (await get(`/files/avatars/${name}.webp`)).text()).toBe(name)
  await storage.remove('public/avatars/me.webp')
  purge('plans')
  purge(removalOf(['public/avatars/us.webp', 'public/avatars/me.webp']))
  expect((await get('/files/avatars/me.webp')).status).toBe(404)
  await storage.remove('public/avatars/you.webp')
  expect((await get('/files/avatars/you.webp')).status).toBe(200)
})

it('a picture that nobody refers to is not there, while the store still holds it', async () => {
  await storage.put('public/avatars/old.webp', Buffer.from('old'), { contentType: 'image/webp' })
  gone = 'public/avatars/old.webp'
  expect((await get('/files/avatars/old.webp')).status).toBe(404)
  for (const range of ['bytes=0-', 'bytes=0-1'])
    expect((await get('/files/avatars/old.webp', { range })).status).toBe(404)
})

it('a film comes in the parts that the player asks for', async () => {
  const whole = await get('/files/films/a.mp4')
  expect((await whole.arrayBuffer()).byteLength).toBe(film.length)
  const part = await get('/files/films/a.mp4', { range: 'bytes=4-11' })
  expect([part.status, await part.text()]).toEqual([206, 'filmfilm'])
  expect(part.headers.get('content-range')).toBe('bytes 4-11/700000')
  const beyond = await get('/files/films/a.mp4', { range: 'bytes=700000-' })
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */700000'])
  expect((await get('/files/films/a.mp4', {}, 'HEAD')).headers.get('content-length')).toBe('700000')
})

it('nothing private, missing or outside is given out', async () => {
  const paths = [
    '/files/none.webp',
    '/files/',
    '/files/%2e%2e%2fprivate%2ffinal-works%2fa.jpg',
    '/files/covers//a.webp',
    '/files/%E0%A4%A',
  ]
  for (const path of paths) expect((await get(path)).status).toBe(404)
  expect((await get('/files/x/..%2f..%2fprivate/final-works/a.jpg')).status).toBe(404)
})
