import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { newPerson } from '#test/people.ts'
import type { Session } from '#test/worlds/session.ts'
import { freshWeb } from '#test/web.ts'
import { toLocal } from '#platform/tokyo-moment.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let admin: Session
const html = { headers: { Accept: 'text/html' } }
beforeAll(async () => {
  web = await freshWeb()
  admin = (await newPerson(web, { isStaff: true })).session
})

const inHours = async (hours: number) => toLocal(new Date((await web.now()).getTime() + hours * 3_600_000))
const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8361f' } }).withExif({ IFD0: { Copyright: 'Himitsu' } })
const campaign = async (more: Record<string, string> = {}) => ({
  intent: 'save',
  ...{ kind: 'url', name: '春の学校', annotation: '', url_kind: 'spring-school', show_banner: '1' },
  ...{ opens_at: await inHours(1), apply_until: await inHours(72), closes_at: await inHours(72) },
  ...more,
})
function send(path: string, fields: Record<string, string>, pictures: Record<string, Buffer> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const [name, bytes] of Object.entries(pictures))
    form.set(name, new File([new Uint8Array(bytes)], 'picture.png', { type: 'image/png' }))
  return admin.post(path, form, html)
}
const rowOf = (path: string) =>
  web.db
    .selectFrom('campaigns')
    .selectAll()
    .where('id', '=', Number(path.split('?')[0]!.split('/').at(-1)))
    .executeTakeFirstOrThrow()
const isKept = async (key: string) =>
  (await web.db.selectFrom('stored_files').select('attached_at').where('key', '=', key).executeTakeFirstOrThrow())
    .attached_at !== null

it('a campaign gets its pictures from staff, cut to their places, and the page of the plans shows them [PL-040] [PL-042] [SH-009]', async () => {
  const wide = await drawing(2000, 900).png().toBuffer()
  const photo = await drawing(1200, 1200).jpeg().toBuffer()
  const made = await send('/staff/campaigns/new', await campaign(), { image: photo, pc_banner: wide, sp_banner: wide })
  expect(made.status).toBe(303)
  const path = made.location!.split('?')[0]!
  const row = await rowOf(path)
  const boxes = await Promise.all(
    [row.image_key!, row.pc_banner_key!, row.sp_banner_key!].map(async (key) => {
      const file = await fetch(new URL(`/files/${key.replace('public/', '')}`, web.url))
      const bytes = Buffer.from(await file.arrayBuffer())
      expect(bytes.includes('Himitsu')).toBe(false)
      const { format, width, height } = await sharp(bytes).metadata()
      return `${format} ${width}×${height}`
    }),
  )
  expect(boxes).toEqual(['jpeg 960×540', 'png 1600×320', 'png 750×300'])
  expect((await admin.visit(path)).text).toContain(`src="/files/${row.pc_banner_key!.replace('public/', '')}"`)

  await web.withClock({ advance: '2h' }, async () => {
    const visitor = web.visitor()
    await visitor.visit('/subscriptions/lp?cpn=spring-school')
    const page = (await visitor.visit('/subscriptions/lp')).text
    for (const key of [row.pc_banner_key!, row.sp_banner_key!])
      expect(page).toContain(key.replace('public/', '/files/'))
  })
})

it('takes nothing but JPEG and PNG of up to four megabytes, and says so at the picture [SH-009]', async () => {
  const before = await web.db.selectFrom('campaigns').select('id').execute()
  const gif = await drawing(20, 20).gif().toBuffer()
  const png = await drawing(20, 20).png().toBuffer()
  const heavy = Buffer.concat([png, Buffer.alloc(4 * 1024 * 1024 + 1 - png.length)])
  const fields = await campaign({ kind: 'lottery' })
  for (const image of [gif, heavy, Buffer.from('<svg onload="alert(1)"/>')]) {
    const reply = await send('/staff/campaigns/new', fields, { image })
    expect(reply.status).toBe(422)
    expect(reply.text).toContain('※jpgまたはpng形式(サイズ4MB以下)でアップしてください。')
  }
  expect(await web.db.selectFrom('campaigns').select('id').execute()).toEqual(before)
})

it('a new picture takes the old one’s place, a removed one is nobody’s, and banners belong to links alone [PL-042]', async () => {
  const png = await drawing(40, 20).png().toBuffer()
  const fields = await campaign({ url_kind: 'autumn-school' })
  const path = (await send('/staff/campaigns/new', fields, { image: png, pc_banner: png })).location!.split('?')[0]!
  const first = await rowOf(path)
  await send(path, fields, { image: png })
  const second = await rowOf(path)
  expect(second.image_key).not.toBe(first.image_key)
  expect(second.pc_banner_key).toBe(first.pc_banner_key)
  expect(await Promise.all([first.image_key!, second.image_key!].map(isKept))).toEqual([false, true])
  await send(path, { ...fields, kind: 'lottery', remove_image: '1' })
  expect(await rowOf(path)).toMatchObject({ image_key: null, pc_banner_key: null, show_banner: false })
  expect(await Promise.all([second.image_key!, first.pc_banner_key!].map(isKept))).toEqual([false, false])
})

it('that is open is not changed, and says that before it looks at what was typed', async () => {
  const { id } = await web.db
    .selectFrom('campaigns')
    .select('id')
    .where('opens_at', '<', await web.now())
    .where('closes_at', '>', await web.now())
    .limit(1)
    .executeTakeFirstOrThrow()
  const reply = await send(`/staff/campaigns/${id}`, { intent: 'save', name: '', kind: 'nonsense' })
  expect(reply.status).toBe(409)
  expect(reply.text).toContain('開始したキャンペーンは変更できません')
})
