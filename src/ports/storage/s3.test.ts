import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SANDBOX_BUCKET, SANDBOX_KEYS, startSandbox, type Sandbox } from '#sandbox/start.ts'
import { RangeRefused, type PostForm, type Storage } from './port.ts'
import { s3Storage } from './s3.ts'

let folder: string
let sandbox: Sandbox
let storage: Storage
const settings = (url: string) => ({ url, bucket: SANDBOX_BUCKET, region: 'auto', ...SANDBOX_KEYS })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'egaku-store-'))
  sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, dataFolder: folder })
  storage = s3Storage(settings(sandbox.storageUrl))
})

afterAll(async () => {
  storage.close()
  await sandbox.stop()
  await rm(folder, { recursive: true, force: true })
})

const text = async (key: string, range?: string) => {
  const found = await storage.get(key, { range })
  return found && { ...found, body: (await buffer(found.stream)).toString() }
}

async function post(form: PostForm, body: string | Buffer, changes: Record<string, string> = {}) {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...form.fields, ...changes })) data.append(name, value)
  data.append('file', new Blob([new Uint8Array(Buffer.from(body))]), 'file')
  const response = await fetch(form.url, { method: 'POST', body: data })
  return { status: response.status, text: await response.text() }
}

const form = (changes = {}) =>
  storage.presignPost({ key: 'private/work.png', contentType: 'image/png', maxBytes: 20, minutes: 5, ...changes })

describe('a store that speaks S3', () => {
  it('gives back what was put, with its type and its cache rule', async () => {
    const about = { contentType: 'text/plain; charset=utf-8', cacheControl: 'public, max-age=60' }
    await storage.put('public/線画 (1)+a.txt', Buffer.from('0123456789'), about)
    expect(await text('public/線画 (1)+a.txt')).toMatchObject({ ...about, body: '0123456789', size: 10, bytes: 10 })
  })

  it('takes a stream whose length is known', async () => {
    await storage.put('public/stream', Readable.from([Buffer.alloc(70_000, 'a')]), {
      contentType: 'video/mp4',
      bytes: 70_000,
    })
    expect(await storage.head('public/stream')).toMatchObject({ size: 70_000, contentType: 'video/mp4' })
  })

  it('gives the part that a player asks for and refuses one beyond the end', async () => {
    await storage.put('public/clip', Buffer.from('0123456789'), { contentType: 'video/mp4' })
    expect(await text('public/clip', 'bytes=2-4')).toMatchObject({
      body: '234',
      size: 10,
      contentRange: 'bytes 2-4/10',
    })
    expect(await text('public/clip', 'bytes=-3')).toMatchObject({ body: '789', bytes: 3 })
    expect(await text('public/clip', 'bytes=8-')).toMatchObject({ body: '89' })
    await expect(storage.get('public/clip', { range: 'bytes=10-' })).rejects.toThrow(RangeRefused)
  })

  it('a cover comes at once while sixty people watch films whose players have enough for now', async () => {
    await storage.put('public/film', Buffer.alloc(1_000_000, 'f'), { contentType: 'video/mp4' })
    await storage.put('public/cover', Buffer.from('cover'), { contentType: 'image/png' })
    const crowd = s3Storage(settings(sandbox.storageUrl))
    const films = await Promise.all(Array.from({ length: 60 }, () => crowd.get('public/film')))
    const cover = crowd.head('public/cover').finally(() => films.forEach((film) => film?.stream.destroy()))
    expect(await cover).toMatchObject({ size: 5 })
    crowd.close()
  })

  it('says null for what is not there, also after it was removed', async () => {
    await storage.put('public/gone', Buffer.from('x'), { contentType: 'text/plain' })
    await storage.remove('public/gone')
    await storage.remove('public/gone')
    expect(await storage.get('public/gone')).toBeNull()
    expect(await storage.head('public/gone')).toBeNull()
  })

  it('lists by prefix, in the order of the keys', async () => {
    for (const name of ['b', 'a', 'c'])
      await storage.put(`list/${name}`, Buffer.from(name), { contentType: 'text/plain' })
    const found: string[] = []
    for await (const { key } of storage.list('list/')) found.push(key)
    expect(found).toEqual(['list/a', 'list/b', 'list/c'])
  })

  it('replaces an object whole and leaves no old body behind', async () => {
    await storage.put('replace/me', Buffer.from('old'), { contentType: 'text/plain' })
    const before = (await readdir(join(folder, 'storage'), { recursive: true })).length
    await storage.put('replace/me', Buffer.from('new!'), { contentType: 'text/html' })
    expect(await text('replace/me')).toMatchObject({ body: 'new!', contentType: 'text/html' })
    expect((await readdir(join(folder, 'storage'), { recursive: true })).length).toBe(before)
  })

  it('refuses a bare address and a wrong key with 403', async () => {
    await storage.put('private/secret', Buffer.from('x'), { contentType: 'text/plain' })
    expect((await fetch(`${sandbox.storageUrl}/${SANDBOX_BUCKET}/private/secret`)).status).toBe(403)
    const stranger = s3Storage({ ...settings(sandbox.storageUrl), secretAccessKey: 'guessed' })
    await expect(stranger.put('private/secret', Buffer.from('y'), { contentType: 'text/plain' })).rejects.toThrow(
      /Signature/,
    )
    stranger.close()
  })
})

describe('a presigned link', () => {
  it('opens exactly one object, under the name it says', async () => {
    await storage.put('private/sheet', Buffer.from('sheet'), { contentType: 'application/pdf' })
    const link = await storage.presignGet('private/sheet', 60, { downloadName: '課題1.pdf' })
    const response = await fetch(link)
    expect(await response.text()).toBe('sheet')
    expect(response.headers.get('content-disposition')).toContain("filename*=UTF-8''%E8%AA%B2%E9%A1%8C1.pdf")
    expect((await fetch(link.replace('private/sheet', 'private/secret'))).status).toBe(403)
    expect((await fetch(link.replace('X-Amz-Expires=60', 'X-Amz-Expires=6000'))).status).toBe(403)
  })

  it('is of no use once its time is over', async () => {
    const link = new URL(await storage.presignGet('private/sheet', 60))
    link.searchParams.set('X-Amz-Date', '20200101T000000Z')
    expect((await fetch(link)).status).toBe(403)
  })
})

describe('a presigned form', () => {
  it('takes the file it was made for', async () => {
    expect(await post(await form(), 'picture')).toMatchObject({ status: 204 })
    expect(await text('private/work.png')).toMatchObject({ body: 'picture', contentType: 'image/png' })
  })

  it('refuses another key, another type, and a field it does not know', async () => {
    expect(await post(await form(), 'x', { key: 'public/logo.png' })).toMatchObject({ status: 403 })
    expect(await post(await form(), 'x', { 'Content-Type': 'text/html' })).toMatchObject({ status: 403 })
    expect(await post(await form(), 'x', { 'Cache-Control': 'public' })).toMatchObject({ status: 403 })
    expect(await storage.head('public/logo.png')).toBeNull()
  })

  it('refuses a policy that was altered or is signed by somebody else', async () => {
    const mine = await form()
    const policy = JSON.parse(Buffer.from(mine.fields.Policy!, 'base64').toString())
    policy.conditions = policy.conditions.filter((one: unknown) => !Array.isArray(one))
    expect(await post(mine, 'x', { Policy: Buffer.from(JSON.stringify(policy)).toString('base64') })).toMatchObject({
      status: 403,
    })
    const stranger = s3Storage({ ...settings(sandbox.storageUrl), secretAccessKey: 'guessed' })
    const theirs = await stranger.presignPost({
      key: 'private/work.png',
      contentType: 'image/png',
      maxBytes: 20,
      minutes: 5,
    })
    expect(await post(theirs, 'x')).toMatchObject({ status: 403 })
    stranger.close()
  })

  it('refuses an expired policy', async () => {
    const late = await post(await form({ minutes: -1 }), 'x')
    expect(late).toMatchObject({ status: 403 })
    expect(late.text).toContain('expired')
  })

  it('takes 20 bytes of 20 and keeps nothing of 21, nor of none', async () => {
    const key = 'private/limit.png'
    expect(await post(await form({ key }), '12345678901234567890')).toMatchObject({ status: 204 })
    await storage.remove(key)
    const before = (await readdir(join(folder, 'storage'), { recursive: true })).length
    const over = await post(await form({ key }), '123456789012345678901')
    expect(over).toMatchObject({ status: 400 })
    expect(over.text).toContain('EntityTooLarge')
    expect((await post(await form({ key }), '')).text).toContain('EntityTooSmall')
    expect(await storage.head(key)).toBeNull()
    expect((await readdir(join(folder, 'storage'), { recursive: true })).length).toBe(before)
  })

  it('answers with a reason while a file of many megabytes is still being sent', async () => {
    expect(await post(await form(), Buffer.alloc(30_000_000))).toMatchObject({ status: 400 })
  })
})

describe('a store with a bad day', () => {
  const tell = (order: object) =>
    fetch(`${sandbox.url}/sandbox/providers/storage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    })

  it('is asked again when it refuses once, or when its answer is lost', async () => {
    await tell({ mode: 'refuse', times: 1 })
    await storage.put('bad/refused', Buffer.from('a'), { contentType: 'text/plain' })
    await tell({ mode: 'twice', times: 1 })
    await storage.put('bad/lost', Buffer.from('b'), { contentType: 'text/plain' })
    expect(await text('bad/lost')).toMatchObject({ body: 'b' })
  })

  it('is given up on when it says nothing', async () => {
    const hasty = s3Storage({ ...settings(sandbox.storageUrl), timeoutMs: 200 })
    await tell({ mode: 'hang' })
    await expect(hasty.head('bad/lost')).rejects.toThrow(/time/i)
    await tell({ mode: 'normal' })
    expect(await hasty.head('bad/lost')).toMatchObject({ size: 1 })
    hasty.close()
  })
})
