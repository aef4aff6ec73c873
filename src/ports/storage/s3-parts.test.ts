import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListPartsCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SANDBOX_BUCKET, SANDBOX_KEYS, startSandbox, type Sandbox } from '#sandbox/start.ts'
import { partBytesFor, type Storage } from './port.ts'
import { s3Parts } from './s3-parts.ts'
import { s3Storage } from './s3.ts'

const MIB = 1024 * 1024
let folder: string
let sandbox: Sandbox
let storage: Storage
/** As anybody would use it, with all that it does by default. */
let plain: S3Client

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'egaku-parts-'))
  sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, dataFolder: folder })
  storage = s3Storage({ url: sandbox.storageUrl, bucket: SANDBOX_BUCKET, region: 'auto', ...SANDBOX_KEYS })
  plain = plainClient()
})

afterAll(async () => {
  storage.close()
  plain.destroy()
  await sandbox.stop()
  await rm(folder, { recursive: true, force: true })
})

const plainClient = () => {
  const endpoint = sandbox.storageUrl
  return new S3Client({ endpoint, region: 'auto', credentials: SANDBOX_KEYS, forcePathStyle: true, maxAttempts: 1 })
}
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64')
const at = (Key: string) => ({ Bucket: SANDBOX_BUCKET, Key })
const codeOf = (work: Promise<unknown>) => work.then(String, ({ name }: Error) => name)
const bodies = async () =>
  (await readdir(join(folder, 'storage'), { recursive: true })).filter((name) => name.endsWith('.body')).length

type Sending = { key: string; uploadId: string; number: number; minutes?: number }
async function sign(bytes: Buffer, { minutes = 15, ...upload }: Sending) {
  return storage.parts.sign({ ...upload, bytes: bytes.length, sha256: sha(bytes), minutes })
}
async function put(body: Buffer, upload: Sending, promised = body) {
  const { url, headers } = await sign(promised, upload)
  const reply = await fetch(url, { method: 'PUT', body: new Uint8Array(body), headers })
  return { status: reply.status, text: await reply.text() }
}
const begin = async (key: string) => ({ key, uploadId: await storage.parts.begin(key, { contentType: 'image/x' }) })

describe('a file that comes in parts', () => {
  it('is whole in their order, whichever came first, and is read across them', async () => {
    const upload = await begin('parts/whole')
    const pieces = [randomBytes(5 * MIB), randomBytes(5 * MIB + 3), Buffer.from('end')]
    for (const number of [3, 1, 2])
      expect(await put(pieces[number - 1]!, { ...upload, number })).toMatchObject({ status: 200 })
    expect(await storage.head('parts/whole')).toBeNull()
    const arrived = (await storage.parts.list(upload))!
    expect(arrived).toEqual(
      pieces.map((piece, index) => ({
        number: index + 1,
        bytes: piece.length,
        sha256: sha(piece),
        etag: expect.any(String),
      })),
    )
    expect(await storage.parts.complete(upload, arrived)).toBe(true)
    const all = Buffer.concat(pieces)
    expect(await storage.head('parts/whole')).toMatchObject({ size: all.length, contentType: 'image/x' })
    const [first, middle, last] = [0, 5 * MIB - 2, all.length - 5]
    for (const [from, to] of [
      [first, all.length - 1],
      [middle, middle + 4],
      [last, last + 4],
      [7, 9],
    ] as const) {
      const found = await storage.get('parts/whole', { range: `bytes=${from}-${to}` })
      expect(Buffer.compare(await buffer(found!.stream), all.subarray(from, to + 1))).toBe(0)
    }
    await storage.remove('parts/whole')
    expect(await bodies()).toBe(0)
  })

  it('replaces a part that came before, and leaves none behind that was not named', async () => {
    const upload = await begin('parts/again')
    await put(randomBytes(100), { ...upload, number: 1 })
    await put(Buffer.from('second'), { ...upload, number: 1 })
    await put(Buffer.from('not named'), { ...upload, number: 9 })
    const [first] = (await storage.parts.list(upload))!
    await storage.parts.complete(upload, [first!])
    expect((await buffer((await storage.get('parts/again'))!.stream)).toString()).toBe('second')
    expect(await bodies()).toBe(1)
    await storage.remove('parts/again')
  })

  it('takes exactly the bytes that were signed: no more, no less, no others, and no later', async () => {
    const upload = { ...(await begin('parts/signed')), number: 1 }
    const promised = Buffer.from('0123456789')
    for (const other of ['012345678', '01234567890'])
      expect(await put(Buffer.from(other), upload, promised)).toMatchObject({
        status: 403,
        text: expect.stringContaining('SignatureDoesNotMatch'),
      })
    expect(await put(Buffer.from('9876543210'), upload, promised)).toMatchObject({
      status: 400,
      text: expect.stringContaining('BadDigest'),
    })
    const { url, headers } = await sign(promised, upload)
    expect((await fetch(url, { method: 'PUT', body: promised })).status).toBe(403)
    const lie = { 'x-amz-checksum-sha256': sha(Buffer.from('9876543210')) }
    expect((await fetch(url, { method: 'PUT', body: '9876543210', headers: lie })).status).toBe(403)
    for (const [from, to] of [
      ['partNumber=1', 'partNumber=2'],
      ['parts/signed', 'parts/others'],
      ['X-Amz-Expires=900', 'X-Amz-Expires=9000'],
    ] as const)
      expect((await fetch(url.replace(from, to), { method: 'PUT', body: promised, headers })).status).toBe(403)
    expect(await put(promised, { ...upload, minutes: -1 })).toMatchObject({ status: 403 })
    expect([await storage.parts.list(upload), await bodies()]).toEqual([[], 0])
    await storage.parts.abort(upload)
  })

  it('keeps nothing of a part whose line is cut in its middle', async () => {
    const upload = await begin('parts/cut')
    const bytes = randomBytes(300_000)
    const { url, headers } = await sign(bytes, { ...upload, number: 1 })
    const { pathname, search, host, port } = new URL(url)
    const line = connect(Number(port), '127.0.0.1')
    const more = Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')
    line.write(`PUT ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${bytes.length}\r\n${more}\r\n`)
    line.write(bytes.subarray(0, 200_000))
    await expect.poll(bodies).toBe(1)
    line.destroy()
    await once(line, 'close')
    await expect.poll(bodies).toBe(0)
    expect(await storage.parts.list(upload)).toEqual([])
    expect(await put(bytes, { ...upload, number: 1 })).toMatchObject({ status: 200 })
    await storage.parts.abort(upload)
    expect(await bodies()).toBe(0)
  })

  it('is over once: completed by one of two at once, and nothing comes after it', async () => {
    const upload = await begin('parts/once')
    await put(Buffer.from('all'), { ...upload, number: 1 })
    const parts = (await storage.parts.list(upload))!
    const ends = await Promise.all([storage.parts.complete(upload, parts), storage.parts.complete(upload, parts)])
    expect(ends.toSorted()).toEqual([false, true])
    expect(await storage.parts.list(upload)).toBeNull()
    expect(await put(Buffer.from('late'), { ...upload, number: 2 })).toMatchObject({
      status: 404,
      text: expect.stringContaining('NoSuchUpload'),
    })
    await storage.parts.abort(upload)
    await storage.remove('parts/once')
  })

  it('is listed whole, and found, by a store that tells one thing at a time', async () => {
    const slow = plainClient()
    slow.middlewareStack.add(
      (next) => (args) => next({ ...args, input: { ...args.input, MaxParts: 1, MaxUploads: 1 } as typeof args.input }),
      { step: 'initialize' },
    )
    const paged = s3Parts({ client: slow, outward: slow, bucket: SANDBOX_BUCKET, asLong: () => ({}) })
    const upload = await begin('many/a')
    const others = [await begin('many/a'), await begin('many/b')]
    for (const number of [1, 2, 3]) await put(Buffer.from('x'), { ...upload, number })
    expect((await paged.list(upload))!.map(({ number }) => number)).toEqual([1, 2, 3])
    const found: string[] = []
    for await (const { uploadId } of paged.listUnfinished('many/')) found.push(uploadId)
    expect(found.toSorted()).toEqual([upload, ...others].map(({ uploadId }) => uploadId).toSorted())
    for (const one of [upload, ...others]) await storage.parts.abort(one)
    slow.destroy()
  })

  it('given up is gone with all that had arrived', async () => {
    const upload = await begin('parts/given-up')
    await put(Buffer.from('some'), { ...upload, number: 1 })
    await storage.parts.abort(upload)
    await storage.parts.abort(upload)
    expect([await storage.parts.list(upload), await bodies()]).toEqual([null, 0])
  })

  it('is found under way by the beginning of its key', async () => {
    const keys = ['found/a', 'found/b', 'found/b', 'other/c']
    const begun = []
    for (const key of keys) begun.push(await begin(key))
    const found: string[] = []
    for await (const { key } of storage.parts.listUnfinished('found/')) found.push(key)
    expect(found).toEqual(['found/a', 'found/b', 'found/b'])
    for (const upload of begun) await storage.parts.abort(upload)
  })

  it('has parts so short that a thousand make it', () => {
    expect([1, 500 * MIB, 8000 * MIB].map(partBytesFor)).toEqual([8 * MIB, 8 * MIB, 8 * MIB])
    expect(partBytesFor(8000 * MIB + 1)).toBe(16 * MIB)
    expect(partBytesFor(20 * 1024 * MIB)).toBe(32 * MIB)
  })
})

describe('a store on a bad day', () => {
  const tell = (order: object) =>
    fetch(`${sandbox.url}/sandbox/providers/storage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    })

  it('refuses parts alone when it is told so, and the rest goes on', async () => {
    const upload = await begin('parts/bad')
    await tell({ mode: 'refuse', only: 'parts', times: 1 })
    expect(await put(Buffer.from('a'), { ...upload, number: 1 })).toMatchObject({ status: 503 })
    expect(await put(Buffer.from('a'), { ...upload, number: 1 })).toMatchObject({ status: 200 })
    const parts = (await storage.parts.list(upload))!
    // Its answer is lost: asked again, it says that the upload is over.
    await tell({ mode: 'twice', times: 1 })
    expect(await storage.parts.complete(upload, parts)).toBe(false)
    expect(await storage.head('parts/bad')).toMatchObject({ size: 1 })
  })
})

describe('the client that everybody uses', () => {
  it('brings a large body by its own uploader, and reads it back', async () => {
    const body = randomBytes(17 * MIB)
    const upload = new Upload({ client: plain, params: { ...at('sdk/large'), Body: body, ContentType: 'image/x' } })
    const { ETag } = await upload.done()
    expect(ETag).toMatch(/^"[0-9a-f]{32}-4"$/)
    const found = await storage.get('sdk/large')
    expect(found).toMatchObject({ size: body.length, contentType: 'image/x' })
    expect(Buffer.compare(await buffer(found!.stream), body)).toBe(0)
    const cut = new Upload({ client: plain, params: { ...at('sdk/cut'), Body: body } })
    cut.on('httpUploadProgress', () => void cut.abort())
    await expect(cut.done()).rejects.toThrow(/abort/i)
    for await (const left of storage.parts.listUnfinished('sdk/')) await storage.parts.abort(left)
  })

  it('hears of each mistake by its name', async () => {
    const { UploadId } = await plain.send(new CreateMultipartUploadCommand(at('sdk/wrong')))
    const upload = { ...at('sdk/wrong'), UploadId }
    const part = (PartNumber: number, Body: string) =>
      plain.send(new UploadPartCommand({ ...upload, PartNumber, Body }))
    const [one, two] = [(await part(1, 'a')).ETag, (await part(2, 'b')).ETag]
    const complete = (...Parts: { PartNumber: number; ETag?: string }[]) =>
      codeOf(plain.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } })))
    expect(await complete({ PartNumber: 1, ETag: one }, { PartNumber: 2, ETag: two })).toBe('EntityTooSmall')
    expect(await complete({ PartNumber: 2, ETag: two }, { PartNumber: 1, ETag: one })).toBe('InvalidPartOrder')
    expect(await complete({ PartNumber: 1, ETag: two })).toBe('InvalidPart')
    expect(await complete({ PartNumber: 3, ETag: one })).toBe('InvalidPart')
    expect(await complete()).toBe('MalformedXML')
    for (const number of [0, 10_001]) expect(await codeOf(part(number, 'a'))).toBe('InvalidArgument')
    const gone = { ...upload, UploadId: '../../../storage' }
    expect(await codeOf(plain.send(new ListPartsCommand(gone)))).toBe('NoSuchUpload')
    expect(await codeOf(plain.send(new ListPartsCommand({ ...upload, Key: 'sdk/other' })))).toBe('NoSuchUpload')
    const first = await plain.send(new ListPartsCommand({ ...upload, MaxParts: 1 }))
    expect(first).toMatchObject({ IsTruncated: true, NextPartNumberMarker: '1', Parts: [{ PartNumber: 1, Size: 1 }] })
    const next = await plain.send(new ListPartsCommand({ ...upload, PartNumberMarker: first.NextPartNumberMarker }))
    expect(next).toMatchObject({ IsTruncated: false, Parts: [{ PartNumber: 2, ETag: two }] })
    expect(await complete({ PartNumber: 1, ETag: one })).toBe('[object Object]')
    expect(await complete({ PartNumber: 1, ETag: one })).toBe('NoSuchUpload')
  })

  it('wants the checksum of every part of an upload that was begun with one', async () => {
    const key = 'sdk/sums'
    const { UploadId } = await plain.send(new CreateMultipartUploadCommand({ ...at(key), ChecksumAlgorithm: 'SHA256' }))
    const upload = { ...at(key), UploadId }
    const body = Buffer.from('sum')
    const bring = (more: object) => plain.send(new UploadPartCommand({ ...upload, PartNumber: 1, Body: body, ...more }))
    expect(await codeOf(bring({ ChecksumAlgorithm: 'CRC32' }))).toBe('InvalidRequest')
    const { ETag, ChecksumSHA256 } = await bring({ ChecksumAlgorithm: 'SHA256' })
    expect(ChecksumSHA256).toBe(sha(body))
    const complete = (part: object) =>
      plain.send(
        new CompleteMultipartUploadCommand({
          ...upload,
          MultipartUpload: { Parts: [{ PartNumber: 1, ETag, ...part }] },
        }),
      )
    expect(await codeOf(complete({}))).toBe('InvalidRequest')
    expect(await codeOf(complete({ ChecksumSHA256: sha(Buffer.from('x')) }))).toBe('InvalidPart')
    const whole = createHash('sha256')
      .update(Buffer.from(sha(body), 'base64'))
      .digest('base64')
    expect((await complete({ ChecksumSHA256 })).ChecksumSHA256).toBe(`${whole}-1`)
  })
})
