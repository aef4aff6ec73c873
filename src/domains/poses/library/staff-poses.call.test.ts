import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { newPerson, newSubscriber } from '#test/people.ts'
import type { Session } from '#test/worlds/session.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let editor: Session
beforeAll(async () => {
  web = await freshWeb()
  editor = (await newPerson(web, { isStaff: true, role: 'editor' })).session
})

const html = { headers: { Accept: 'text/html' } }
const AT = '/staff/poses'
const words = { gender: 'woman', pose: 'sitting', layout: 'side', cloth: 'suit', number: 'one' }
const origin = { origin: 'commissioned', licence: '原画：青葉（契約12）' }
const png = (shade: number) =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: { r: shade, g: 120, b: 90 } } })
    .png()
    .toBuffer()

async function upload(fields: Record<string, string>, names: readonly string[], bytes?: Buffer) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ act: 'upload', ...origin, ...fields })) form.append(name, value)
  for (const [index, name] of names.entries())
    form.append('pictures', new Blob([new Uint8Array(bytes ?? (await png(40 + index)))]), name)
  return editor.post(AT, form, html)
}
const rows = () => web.db.selectFrom('poses').selectAll().where('id', '>', 1_200).orderBy('id').execute()
const act = (id: number, fields: Record<string, string>) => editor.submit(`${AT}/${id}`, fields, html)

describe('staff', () => {
  it('upload one picture with its categories: a draft that nobody sees until it is published [PO-019]', async () => {
    const reply = await upload(words, ['single.png'])
    expect(reply.status).toBe(303)
    const [pose] = await rows()
    expect(pose).toMatchObject({ ...words, origin: 'commissioned', licence: origin.licence, published_at: null })
    const { session } = await newSubscriber(web)
    const listed = async () =>
      ((await session.post('/pose_library/poses.json', { range: 'all' })).body as unknown as { id: number }[]).map(
        ({ id }) => id,
      )
    expect(await listed()).not.toContain(pose!.id)
    const preview = await editor.visit(`${AT}/${pose!.id}/picture`)
    expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await session.visit(`${AT}/${pose!.id}/picture`)).status).toBe(404)
    expect((await act(pose!.id, { act: 'publish' })).status).toBe(303)
    // The library that everybody reads hears of it in an instant, not at once.
    await expect.poll(async () => (await listed())[0]).toBe(pose!.id)
    expect((await act(pose!.id, { act: 'publish' })).status).toBe(409)
    expect((await act(pose!.id, { act: 'withdraw' })).status).toBe(303)
    await expect.poll(listed).not.toContain(pose!.id)
    const { doings } = await audit()
    expect(doings).toEqual(['poses.added', 'poses.changed', 'poses.changed'])
  })

  it('upload many with a table, and with one mistake in it none is kept [PO-019]', async () => {
    const before = (await rows()).length
    const table = 'a.png, 女性, 立つ, 正面, 着物, 1人\nb.png, 男性, 座る, 横, スーツ, 2人'
    for (const wrong of [
      `${table}\nc.png, 女性, 立つ, 正面, 着物, 1人`,
      table.replace('男性', '竜'),
      table.split('\n')[0]!,
    ])
      expect((await upload({ table: wrong }, ['a.png', 'b.png'])).status, wrong).toBe(422)
    expect(await rows()).toHaveLength(before)
    expect((await upload({ table, publish: '1' }, ['a.png', 'b.png'])).status).toBe(303)
    const added = (await rows()).slice(before)
    expect(added.map(({ gender, number }) => [gender, number])).toEqual([
      ['woman', 'one'],
      ['man', 'two'],
    ])
    expect(added.every(({ published_at }) => published_at !== null)).toBe(true)
    const form = { act: 'withdraw', 'ids[]': String(added[0]!.id) }
    expect((await editor.submit(AT, form, html)).status).toBe(303)
    expect((await rows()).find(({ id }) => id === added[0]!.id)!.withdrawn_at).not.toBeNull()
  })

  it('are refused a picture without all five categories, a person without a release, and what is no picture [PO-019]', async () => {
    const before = (await rows()).length
    const { number: _, ...four } = words
    const refused = [
      await upload(four, ['a.png']),
      await upload({ ...words, person: '1' }, ['a.png']),
      await upload({ ...words, licence: '' }, ['a.png']),
      await upload({ ...words, origin: 'found' }, ['a.png']),
      await upload(words, []),
      await upload(words, ['a.png'], Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    ]
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 422))
    expect(await rows()).toHaveLength(before)
    expect((await upload({ ...words, person: '1', origin: 'released' }, ['a.png'])).status).toBe(303)
  })

  it('choose which twelve everybody sees, and a withdrawn pose is none of them [PO-019]', async () => {
    const samples = () =>
      web.db.selectFrom('poses').select(['id', 'sample']).where('sample', 'is not', null).orderBy('sample').execute()
    const first = (await samples())[0]!
    expect((await act(700, { act: 'sample', sample: '1' })).status).toBe(303)
    expect((await samples())[0]).toEqual({ id: 700, sample: 1 })
    expect((await samples()).map(({ id }) => id)).not.toContain(first.id)
    expect((await web.visit('/pose_library')).text).toContain('/poses/700/picture')
    expect((await act(700, { act: 'withdraw' })).status).toBe(303)
    expect((await samples()).map(({ id }) => id)).not.toContain(700)
    expect((await act(700, { act: 'sample', sample: '1' })).status).toBe(409)
    for (const sample of ['13', '-1', 'first']) expect((await act(699, { act: 'sample', sample })).status).toBe(422)
    expect((await act(699, { act: 'change', ...words, ...origin, cloth: 'dress' })).status).toBe(303)
    expect(await web.db.selectFrom('poses').select('cloth').where('id', '=', 699).executeTakeFirst()).toEqual({
      cloth: 'dress',
    })
  })
})

async function audit() {
  const lines = await web.db
    .selectFrom('audit_log')
    .select('action')
    .where('action', 'like', 'poses.%')
    .orderBy('id')
    .execute()
  return { doings: lines.map(({ action }) => action) }
}
