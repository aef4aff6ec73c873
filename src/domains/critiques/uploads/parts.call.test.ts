import { createHash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import { SANDBOX_BUCKET, SANDBOX_KEYS } from '#sandbox/start.ts'
import { s3Storage } from '#ports/storage/s3.ts'
import type { Storage } from '#ports/storage/port.ts'
import { bring, drawing, newCampaign, newEntitled, newTeacher, requestOf } from '#test/critiques/asking.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'
import type { Session } from '#test/worlds/session.ts'

const MIB = 1024 * 1024
const PART = 8 * MIB
let web: Awaited<ReturnType<typeof freshWeb>>
let storage: Storage
/** Two parts: a PSD whose second part is a thousand bytes. */
const large = Buffer.concat([Buffer.from('8BPS\0\u0001'), randomBytes(PART + 994)])
const parts = [large.subarray(0, PART), large.subarray(PART)]
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64')

beforeAll(async () => {
  web = await freshWeb()
  storage = s3Storage({ url: `${web.sandbox}/storage`, bucket: SANDBOX_BUCKET, region: 'auto', ...SANDBOX_KEYS })
  return () => storage.close()
})

const facts = (more: object = {}) => ({
  ...{ path: 'correction_works/attachment', filetype: '', filename: '大きな原稿.psd' },
  ...{ size: large.length, modified: 1_760_000_000_000 },
  ...more,
})
const begin = (session: Session, more: object = {}) => session.post('/critique_uploads', facts(more))
const sign = (session: Session, key: string, number: number, bytes = parts[number - 1]!) =>
  session.post('/critique_uploads/part', { key, number, sha256: sha(bytes) })
const finish = (session: Session, key: string) => session.post('/critique_uploads/finish', { key })
const cancel = (session: Session, key: string) => session.delete('/critique_uploads', { key })
async function put(session: Session, key: string, number: number, bytes = parts[number - 1]!) {
  const { url, headers } = (await sign(session, key, number, bytes)).body
  return (await fetch(url, { method: 'PUT', body: new Uint8Array(bytes), headers })).status
}
async function bringAll(session: Session, more: object = {}) {
  const { key } = (await begin(session, more)).body
  for (const number of [1, 2]) expect(await put(session, key, number)).toBe(200)
  return key as string
}
const unfinished = async (prefix: string) => {
  let count = 0
  for await (const _ of storage.parts.listUnfinished(prefix)) count++
  return count
}

describe('a file of many megabytes that is brought for a critique', () => {
  it('comes in parts, is put together by the house, and goes with the request', async () => {
    const where = await newCampaign(web)
    const { session } = await newEntitled(web)
    const begun = await begin(session)
    expect([begun.status, begun.body]).toEqual([
      200,
      {
        success: true,
        key: expect.stringMatching(/^correction_works\/attachment\/\d+\//),
        partBytes: PART,
        arrived: [],
      },
    ])
    const attachment = await bringAll(session)
    expect(attachment).toBe(begun.body.key)
    expect(await storage.head(attachment)).toBeNull()
    expect((await finish(session, attachment)).body).toEqual({ success: true })
    const stored = await storage.get(attachment)
    expect(Buffer.compare(await buffer(stored!.stream), large)).toBe(0)
    expect(stored!.contentType).toBe('application/octet-stream')
    const image = await bring(session, 'image', { bytes: await drawing(), name: '絵.png', type: 'image/png' })
    const { body } = await session.post('/user_corrected_works', requestOf(where, { image: image.key, attachment }))
    expect(body.success).toBe(true)
    const page = await session.visit(`/user_corrected_works/${body.correctionWorkId}`)
    expect(page.text).toContain('大きな原稿.psd')
  })

  it('goes on where it was when the same file is chosen again, and only for who began it', async () => {
    const [one, two] = await Promise.all([newEntitled(web), newEntitled(web)])
    const { key } = (await begin(one.session)).body
    await put(one.session, key, 2)
    expect((await begin(one.session)).body).toMatchObject({
      key,
      arrived: [{ number: 2, bytes: 1000, sha256: sha(parts[1]!) }],
    })
    for (const other of [{ filename: 'b.psd' }, { size: large.length + 1 }, { modified: 1_760_000_000_001 }])
      expect([other, (await begin(one.session, other)).body.key]).not.toEqual([other, key])
    expect((await begin(two.session)).body).toMatchObject({ arrived: [] })
    expect((await begin(two.session)).body.key).not.toBe(key)
    // Whoever finishes it, and however often, finishes it once.
    await put(one.session, key, 1)
    const ends = await Promise.all([finish(one.session, key), finish(one.session, key), finish(one.session, key)])
    expect(ends.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await begin(one.session)).body.key).not.toBe(key)
  })

  it('is there for nobody else, by whichever call, whatever they know of its key [CR-044]', async () => {
    const [one, two] = await Promise.all([newEntitled(web), newEntitled(web)])
    const key = await bringAll(one.session)
    for (const call of [sign(two.session, key, 1), finish(two.session, key), cancel(two.session, key)])
      expect((await call).status).toBe(404)
    for (const key of ['', 'correction_works/attachment/1/none.psd', '../x'])
      for (const call of [sign(two.session, key, 1), finish(two.session, key), cancel(two.session, key)])
        expect((await call).status).toBe(404)
    const form = await bring(two.session, 'attachment', { bytes: parts[1]!, name: 'a.psd' })
    for (const call of [sign(two.session, form.key, 1), finish(two.session, form.key), cancel(two.session, form.key)])
      expect((await call).status).toBe(404)
    expect((await finish(one.session, key)).status).toBe(200)
  })

  it('is whole only when every part is there, each as long as it must be', async () => {
    const { session } = await newEntitled(web)
    const { key } = (await begin(session)).body
    const isRefused = async (numbers: number[]) => {
      const { status, body } = await finish(session, key)
      expect([status, body.success, body.arrived.map(({ number }: { number: number }) => number)]).toEqual([
        409,
        false,
        numbers,
      ])
      expect(await storage.head(key)).toBeNull()
    }
    await isRefused([])
    await put(session, key, 1)
    await isRefused([1])
    for (const number of [0, 3, -1, 1.5, 10_001]) expect((await sign(session, key, number, parts[1])).status).toBe(422)
    expect((await session.post('/critique_uploads/part', { key, number: 1, sha256: 'x' })).status).toBe(422)
    // The address for the last part takes its thousand bytes and no others.
    const { url, headers } = (await sign(session, key, 2)).body
    for (const wrong of [parts[1]!.subarray(1), Buffer.concat([parts[1]!, Buffer.from('x')]), Buffer.alloc(1000)])
      expect((await fetch(url, { method: 'PUT', body: new Uint8Array(wrong), headers })).status).toBeGreaterThanOrEqual(
        400,
      )
    await isRefused([1])
    // Even who has the store's own key brings no other number or length past the house.
    const upload = await uploadOf(key)
    const extra = async (number: number, bytes: Buffer) => {
      const signed = await storage.parts.sign({
        ...upload,
        number,
        bytes: bytes.length,
        sha256: sha(bytes),
        minutes: 1,
      })
      return fetch(signed.url, { method: 'PUT', body: new Uint8Array(bytes), headers: signed.headers })
    }
    await extra(2, Buffer.alloc(999))
    await isRefused([1, 2])
    await put(session, key, 2)
    await extra(3, Buffer.alloc(10))
    await isRefused([1, 2, 3])
  })

  it('counts as one upload, however many its parts and its beginnings [CR-042]', async () => {
    const { session } = await newEntitled(web)
    for (let time = 0; time < 35; time++) expect((await begin(session)).status).toBe(200)
    const { key } = (await begin(session)).body
    for (let time = 0; time < 35; time++) expect((await sign(session, key, 2)).status).toBe(200)
    for (let time = 1; time < 30; time++) expect((await begin(session, { modified: time })).status).toBe(200)
    const refused = await begin(session, { modified: 30 })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)])
    expect((await begin(session)).body.key).toBe(key)
  })

  it('is of a kind and a size that its place takes, from who may bring it [CR-041] [CR-042] [CR-043]', async () => {
    const { session } = await newEntitled(web)
    const most = 524_288_000
    for (const wrong of [
      { path: 'correction_works/image', filetype: 'image/png', filename: 'a.png' },
      { path: '../private' },
      { filename: 'a.zip' },
      { filename: '' },
      { filename: `${'あ'.repeat(256)}.psd` },
      { size: 0 },
      { size: -1 },
      { size: most + 1 },
      { size: 1.5 },
      { modified: -1 },
      { modified: 'yesterday' },
    ])
      expect([wrong, (await begin(session, wrong)).status]).toEqual([wrong, 422])
    expect((await begin(session, { size: most })).body.success).toBe(true)
    const { session: nobody } = await newPerson(web)
    expect((await begin(nobody)).status).toBe(403)
    expect((await begin(web.visitor())).status).toBe(401)
    const ofTeachers = { path: 'teacher_corrections/attachment', filename: '返却.zip' }
    expect((await begin(session, ofTeachers)).status).toBe(404)
    expect((await begin((await newTeacher(web)).session, ofTeachers)).body.success).toBe(true)
  })

  it('of a teacher’s return is signed for and put together behind the second factor alone', async () => {
    const { session, email } = await newTeacher(web)
    const ofTeachers = { path: 'teacher_corrections/attachment', filename: '返却.psd' }
    const key = await bringAll(session, ofTeachers)
    const halfway = await web.signIn(email, { secondFactor: false })
    for (const call of [begin(halfway, ofTeachers), sign(halfway, key, 1), finish(halfway, key), cancel(halfway, key)])
      expect((await call).status).toBe(403)
    expect(await storage.head(key)).toBeNull()
    expect((await finish(session, key)).status).toBe(200)
  })

  it('is known by its content when it is asked with, whatever it said it was [CR-045]', async () => {
    const where = await newCampaign(web)
    const { session } = await newEntitled(web)
    const text = Buffer.alloc(PART + 1, 'lie ')
    const { key } = (await begin(session, { size: text.length })).body
    for (const number of [1, 2]) await put(session, key, number, text.subarray((number - 1) * PART, number * PART))
    expect((await finish(session, key)).status).toBe(200)
    const image = await bring(session, 'image', { bytes: await drawing(), name: '絵.png', type: 'image/png' })
    const asked = requestOf(where, { image: image.key, attachment: key })
    expect((await session.post('/user_corrected_works', asked)).status).toBe(422)
    const unfinishedKey = await bringAll(session, { modified: 5 })
    expect((await session.post('/user_corrected_works', { ...asked, attachment: unfinishedKey })).status).toBe(422)
    await finish(session, unfinishedKey)
    expect((await session.post('/user_corrected_works', { ...asked, attachment: unfinishedKey })).status).toBe(200)
  })

  it('that is given up is freed at once, and can be begun anew', async () => {
    const { session } = await newEntitled(web)
    const { key } = (await begin(session)).body
    await put(session, key, 1)
    const late = (await sign(session, key, 2)).body
    expect(await unfinished(key)).toBe(1)
    expect((await cancel(session, key)).body).toEqual({ success: true })
    expect(await unfinished(key)).toBe(0)
    expect(
      (await fetch(late.url, { method: 'PUT', body: new Uint8Array(parts[1]!), headers: late.headers })).status,
    ).toBe(404)
    for (const call of [cancel(session, key), finish(session, key), sign(session, key, 1)])
      expect((await call).status).toBe(404)
    expect((await begin(session)).body).toMatchObject({ arrived: [] })
    // What arrived whole is no longer given up, but swept like any other.
    const whole = await bringAll(session, { modified: 6 })
    await finish(session, whole)
    expect((await cancel(session, whole)).status).toBe(404)
    expect(await storage.head(whole)).toMatchObject({ size: large.length })
  })

  it('survives a store that refuses, loses an answer, or cannot be asked just now', async () => {
    const { session } = await newEntitled(web)
    const { key } = (await begin(session)).body
    await web.tell('storage', { mode: 'refuse', only: 'parts', times: 1 })
    expect(await put(session, key, 1)).toBeGreaterThanOrEqual(500)
    for (const number of [1, 2]) expect(await put(session, key, number)).toBe(200)
    await web.tell('storage', { mode: 'refuse' })
    for (const call of [finish(session, key), begin(session)]) expect((await call).status).toBe(503)
    await web.tell('storage', { mode: 'normal' })
    // Put together, and the answer lost: asked again, the store has no such upload, and the house finds the file whole.
    await web.tell('storage', { mode: 'twice', only: 'completion', times: 1 })
    expect((await finish(session, key)).status).toBe(200)
    expect(await storage.head(key)).toMatchObject({ size: large.length })
  })
})

async function uploadOf(key: string) {
  const { upload_id } = await web.db
    .selectFrom('file_uploads')
    .select('upload_id')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return { key, uploadId: upload_id! }
}
