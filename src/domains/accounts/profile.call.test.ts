import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { newPerson } from '#test/people.ts'
import { until } from '#scripts/processes.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const BAD = '画像は5MB以下のJPEG、PNG、GIF形式でアップロードしてください。'
type Person = Awaited<ReturnType<typeof newPerson>>

const drawing = () => sharp({ create: { width: 700, height: 400, channels: 3, background: '#c8361f' } })
function save({ session, memberId }: Person, avatar?: Buffer, more: Record<string, string> = {}, id = memberId) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ _method: 'patch', name: '筆 まめ子', ...more })) form.set(name, value)
  if (avatar) form.set('avatar', new File([new Uint8Array(avatar)], 'me.png', { type: 'image/png' }))
  return session.post(`/users/${id}`, form)
}
const keyOf = async ({ email }: Person) => (await web.member(email)).avatar_key

describe('an avatar', () => {
  it('is judged by its bytes, drawn anew without what the camera knew, and shown to everybody [SH-008]', async () => {
    const person = await newPerson(web)
    const photo = await drawing()
      .withExif({ IFD0: { Copyright: 'Himitsu no namae' }, IFD3: { GPSLatitude: '35/1 0/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect(photo.includes('Himitsu')).toBe(true)
    const reply = await save(person, photo)
    expect([reply.status, reply.location]).toEqual([303, `/users/${person.memberId}/settings`])
    const key = await keyOf(person)
    expect(key).toMatch(/^public\/avatars\/[\w-]+\.jpg$/)
    const file = await fetch(new URL(`/files/${key!.replace('public/', '')}`, web.url))
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const bytes = Buffer.from(await file.arrayBuffer())
    expect(bytes.includes('Himitsu')).toBe(false)
    const { width, height, exif } = await sharp(bytes).metadata()
    expect([width, height, exif]).toEqual([320, 320, undefined])
    expect((await person.session.visit('/courses')).text).toContain(key!.replace('public/', '/files/'))
  })

  it('of another kind, of more than 5 MB or broken is refused, and the old one stays [SH-007][SH-008]', async () => {
    const person = await newPerson(web)
    const png = await drawing().png().toBuffer()
    await save(person, png)
    const before = await keyOf(person)
    const refused = [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      await drawing().webp().toBuffer(),
      Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024 + 1 - png.length)]),
      png.subarray(0, 200),
    ]
    for (const bytes of refused) {
      const reply = await save(person, bytes)
      expect([reply.status, reply.text.includes(BAD)]).toEqual([422, true])
    }
    expect(await keyOf(person)).toBe(before)
    expect((await web.member(person.email)).name).toBe('筆 まめ子')
  })

  it('shows what its owner left of it in the circle, and its middle where that makes no sense [SH-008]', async () => {
    const person = await newPerson(web)
    const quarters = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#ffffff' } })
      .composite([
        { input: { create: { width: 100, height: 100, channels: 3, background: '#ff0000' } }, top: 0, left: 0 },
      ])
      .png()
      .toBuffer()
    const cornersOf = async (cut: Record<string, string>) => {
      await save(person, quarters, cut)
      const file = await fetch(new URL(`/files/${(await keyOf(person))!.replace('public/', '')}`, web.url))
      const { data, info } = await sharp(Buffer.from(await file.arrayBuffer()))
        .raw()
        .toBuffer({ resolveWithObject: true })
      const green = (x: number, y: number) => data[(y * info.width + x) * info.channels + 1]
      return [green(8, 8), green(310, 310)]
    }
    expect(await cornersOf({ avatar_x: '0', avatar_y: '0', avatar_zoom: '2' })).toEqual([0, 0])
    expect(await cornersOf({ avatar_x: '0', avatar_y: '0', avatar_zoom: '1' })).toEqual([0, 255])
    expect(await cornersOf({ avatar_x: '1', avatar_y: '1', avatar_zoom: '4' })).toEqual([255, 255])
    for (const wrong of ['-1', 'NaN', '1e9'])
      expect(await cornersOf({ avatar_x: wrong, avatar_y: wrong, avatar_zoom: wrong })).toEqual([255, 255])
  })

  it('takes the place of the one before, which nobody refers to or opens any more [SH-008]', async () => {
    const person = await newPerson(web)
    await save(person, await drawing().png().toBuffer())
    const first = await keyOf(person)
    expect((await web.visit(first!.replace('public/', '/files/'))).status).toBe(200)
    await save(person, await drawing().gif().toBuffer())
    const second = await keyOf(person)
    expect(second).not.toBe(first)
    const opened = async (key: string | null) => (await web.visit(key!.replace('public/', '/files/'))).status
    expect(await opened(second)).toBe(200)
    expect(await until(async () => (await opened(first)) === 404, 3_000)).toBe(true)
    const attached = async (key: string) =>
      (await web.db.selectFrom('stored_files').select('attached_at').where('key', '=', key).executeTakeFirst())
        ?.attached_at !== null
    expect([await attached(first!), await attached(second!)]).toEqual([false, true])
    await save(person, undefined, { remove_avatar: '1' })
    expect([await keyOf(person), await attached(second!)]).toEqual([null, false])
    expect(await until(async () => (await opened(second)) === 404, 3_000)).toBe(true)
  })

  it('is one’s own [AC-030]', async () => {
    const [person, stranger] = [await newPerson(web), await newPerson(web)]
    expect((await save(stranger, await drawing().png().toBuffer(), {}, person.memberId)).status).toBe(404)
    expect(await keyOf(person)).toBeNull()
  })
})
