import { beforeAll, expect, it } from 'vitest'
import { newDrawing } from '#test/community/pictures.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let editor: Awaited<ReturnType<typeof newPerson>>['session']
beforeAll(async () => {
  web = await freshWeb()
  editor = (await newPerson(web, { isStaff: true, role: 'editor' })).session
})

const html = { headers: { Accept: 'text/html' } }
const list = async () => (await web.visit('/fifth_anniversary/egaku_illust_contest.json')).body.illusts
async function upload(names: string[], table: string) {
  const form = new FormData()
  form.set('act', 'upload')
  form.set('gallery', 'illust_contest')
  form.set('table', table)
  for (const name of names) form.append('pictures', new Blob([new Uint8Array(await newDrawing())]), name)
  return editor.post('/staff/galleries', form, html)
}
const act = (name: string, illust: number) =>
  editor.submit('/staff/galleries', { act: name, gallery: 'illust_contest', illust: String(illust) }, html)

it('an editor hangs many works at once in the order of a table, moves one forward and takes one down [CN-016]', async () => {
  for (const [names, table] of [
    [['a.png'], ''],
    [['a.png'], 'a.png, 夜の窓\nb.png, ない絵'],
    [[], 'a.png, 夜の窓'],
    [['a.png'], 'a.png'],
  ] as const)
    expect((await upload([...names], table)).status).toBe(422)
  expect(await list()).toEqual([])
  const done = await upload(['b.png', 'a.png', 'c.png'], 'a.png, 夜の窓, 青葉\nb.png, 灯り, 日向\nc.png, 朝, ')
  expect([done.status, done.location]).toEqual([303, '/staff/galleries?gallery=illust_contest'])
  await expect.poll(async () => (await list()).length).toBe(3)
  const hung = await list()
  expect(hung.map(({ caption }: { caption: string }) => caption)).toEqual(['「夜の窓」青葉', '「灯り」日向', '「朝」'])
  for (const path of [hung[0].url, hung[0].thumbnailUrl]) expect((await web.visit(path)).status).toBe(200)
  await act('before', hung[1].id)
  await expect.poll(async () => (await list())[0].id).toBe(hung[1].id)
  expect((await act('before', hung[1].id)).status).toBe(303)
  expect((await act('remove', hung[0].id)).status).toBe(303)
  await expect.poll(async () => (await list()).map(({ id }: { id: number }) => id)).toEqual([hung[1].id, hung[2].id])
  expect((await web.visit(hung[0].url)).status).toBe(404)
  expect((await act('remove', hung[0].id)).status).toBe(404)
  expect((await (await newPerson(web)).session.visit('/staff/galleries')).status).toBe(404)
})
