import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { bring, drawing, newTeacher, newWaiting, psd } from '#test/critiques/asking.ts'
import { webmOf } from '#test/critiques/sound.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => {
  web = await freshWeb()
})

const presign = '/teacher_corrections/s3_presigned_url'
type Brought = Parameters<typeof bring>[2]
type Waiting = Awaited<ReturnType<typeof newWaiting>>
const clear = () =>
  sharp({ create: { width: 40, height: 30, channels: 4, background: { r: 200, g: 54, b: 31, alpha: 0.5 } } })
    .png()
    .toBuffer()

/** One file of every kind that a return takes, in the store. */
async function bringEvery({ teacher }: Pick<Waiting, 'teacher'>) {
  const one = async (kind: Parameters<typeof bring>[1], file: Brought) =>
    (await bring(teacher.session, kind, file, { presign })).key
  return {
    image: await one('image', { bytes: await drawing(), name: '朱.png', type: 'image/png' }),
    file: await one('attachment', { bytes: psd(), name: '線画.psd' }),
    layer: await one('layer', { bytes: await clear(), name: '線.png', type: 'image/png' }),
    memo: await one('memo', { bytes: webmOf([0, 4_000]), name: '音声メモ.webm', type: 'audio/webm' }),
  }
}
type Files = Awaited<ReturnType<typeof bringEvery>>
const draftOf = ({ image, file, layer, memo }: Files, version = 0) => ({
  version,
  items: [
    { type: 'image', value: image, name: '朱.png', fileKey: file, fileName: '線画.psd' },
    { type: 'comment', value: '目の高さの線から', name: '', fileKey: null, fileName: null },
  ],
  marks: {
    pins: [],
    layers: [{ key: layer, file: '線.png', name: '線' }],
    memo: { key: memo, name: '音声メモ.webm', seconds: 4, words: '目の線から' },
  },
})
const returnOf = ({ image, file, layer, memo }: Files) => ({
  corrected_works: [{ type: 'image', value: image, file_key: file }],
  layers: [{ key: layer, name: '線' }],
  memo: { key: memo, words: '目の線から' },
})
const isKept = async (key: string) =>
  (await web.db.selectFrom('stored_files').select('key').where('key', '=', key).executeTakeFirst()) !== undefined
/** The sweep is over when it has taken a file that nobody named. */
async function sweep(unnamed: string) {
  expect(await isKept(unnamed)).toBe(true)
  await sql`select graphile_worker.add_job('platform.sweep-files')`.execute(web.db)
  await expect.poll(() => isKept(unnamed), { timeout: 20_000 }).toBe(false)
}

describe('a return that a teacher prepares over days', () => {
  it('keeps the pictures, files, layers and voice that its draft names, and goes back whole [TC-019] [TC-013]', async () => {
    const work = await newWaiting(web)
    const [files, unnamed] = [await bringEvery(work), await bringEvery(work)]
    const kept = await work.teacher.session.put(`${work.back}/draft`, draftOf(files))
    expect(kept.body).toEqual({ success: true, version: 1 })
    await web.withClock({ advance: '3d' }, async () => {
      await sweep(unnamed.image)
      for (const key of Object.values(files)) expect([key, await isKept(key)]).toEqual([key, true])
      for (const key of Object.values(unnamed)) expect([key, await isKept(key)]).toEqual([key, false])
      const session = await web.signIn(work.teacher.email)
      expect((await session.post(work.back, returnOf(files))).body).toEqual({ success: true })
      const page = await (await web.signIn(work.student.email)).visit(work.page)
      for (const part of ['線画.psd', '音声メモの内容', '先生のレイヤー']) expect(page.text).toContain(part)
    })
  })

  it('lets go of what its draft names no more, and holds nothing of anybody else’s [TC-019]', async () => {
    const work = await newWaiting(web)
    const other = { teacher: await newTeacher(web) }
    const [first, second, theirs] = [await bringEvery(work), await bringEvery(work), await bringEvery(other)]
    const draft = (items: ReturnType<typeof draftOf>) => work.teacher.session.put(`${work.back}/draft`, items)
    expect((await draft(draftOf(first))).status).toBe(200)
    expect((await draft(draftOf({ ...second, file: theirs.file }, 1))).status).toBe(200)
    await web.withClock({ advance: '2d' }, async () => {
      await sweep(first.layer)
      const left = await Promise.all([first.image, theirs.file, second.image, second.memo].map(isKept))
      expect(left).toEqual([false, false, true, true])
    })
  })
})
