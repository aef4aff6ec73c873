import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { bring, correctionOf, newEntitled, newTeacher, newWaiting } from '#test/critiques/asking.ts'
import { webmOf } from '#test/critiques/sound.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
type Waiting = Awaited<ReturnType<typeof newWaiting>>
const presign = '/teacher_corrections/s3_presigned_url'
const clear = (width = 40, height = 30, channels: 3 | 4 = 4) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 54, b: 31, alpha: 0.5 } } })
    .png()
    .toBuffer()
const layer = async ({ teacher }: Waiting, bytes: Buffer) => {
  const file = { bytes, name: '線.png', type: 'image/png' }
  return { key: (await bring(teacher.session, 'layer', file, { presign })).key, name: '線画の直し' }
}
const memo = async ({ teacher }: Waiting, bytes: Buffer, words = '目の線から直します') => {
  const file = { bytes, name: '音声メモ.webm', type: 'audio/webm' }
  return { key: (await bring(teacher.session, 'memo', file, { presign })).key, words }
}
const giveBack = async ({ teacher, back }: Waiting, more: object) =>
  teacher.session.post(back, { ...(await correctionOf(teacher.session)), ...more })

describe('layers and a voice that a teacher gives back', () => {
  it('reach the learner with their names and words, and nobody else', async () => {
    const work = await newWaiting(web)
    const sound = webmOf([0, 2_000, 61_000])
    const more = { layers: [await layer(work, await clear())], memo: await memo(work, sound) }
    expect((await giveBack(work, more)).body).toEqual({ success: true })
    const { text } = await work.student.session.visit(work.page)
    for (const part of ['線画の直し', '目の線から直します', '1:01']) expect(text).toContain(part)
    const path = `${work.page}/corrections/1/memo`
    const heard = await work.student.session.visit(path)
    expect([heard.status, heard.headers.get('content-type')]).toEqual([200, 'audio/webm'])
    for (const { session } of [await newEntitled(web), await newTeacher(web)])
      expect((await session.visit(path)).status).toBe(404)
  })

  it('are seen through and of the picture’s shape, sound of three minutes with its words', async () => {
    const work = await newWaiting(web)
    const wrong = [
      { layers: [await layer(work, await clear(41, 30))] },
      { layers: [await layer(work, await clear(40, 30, 3))] },
      { layers: [await layer(work, Buffer.from('no picture'))] },
      { layers: [{ key: 'teacher_corrections/layer/none.png', name: '線' }] },
      { memo: await memo(work, webmOf([0, 183_000])) },
      { memo: await memo(work, webmOf([0, 1_000], { track: 1 })) },
      { memo: await memo(work, Buffer.from('<html>no sound</html>')) },
      { memo: await memo(work, webmOf([0, 1_000]), ' ') },
    ]
    for (const [place, more] of wrong.entries())
      expect([place, (await giveBack(work, more)).status]).toEqual([place, 422])
    expect((await giveBack(work, { memo: await memo(work, webmOf([0, 180_000])) })).status).toBe(200)
  })
})
