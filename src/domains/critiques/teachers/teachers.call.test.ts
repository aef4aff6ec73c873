import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { drawing, newEntitled, newTeacher as teacherOf } from '#test/critiques/asking.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => {
  web = await freshWeb()
})

const newTeacher = () => teacherOf(web)
type Teacher = Awaited<ReturnType<typeof newTeacher>>

const fields = {
  name: '筆の先生',
  introduction: 'はじめまして',
  question: '何を描きましたか',
  'links[0][title]': 'X',
  'links[0][url]': 'https://example.com/x',
  'genres[]': 'manga',
}
function formOf(more: Record<string, string> = {}, icon?: Buffer, without: string[] = []) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...more, _method: 'patch' }))
    if (!without.includes(name)) form.set(name, value)
  if (icon) form.set('icon', new Blob([new Uint8Array(icon)]), 'icon.png')
  return form
}
const rowOf = ({ teacherId }: Teacher) =>
  web.db.selectFrom('correctional_teachers').selectAll().where('id', '=', teacherId).executeTakeFirstOrThrow()
const linksOf = ({ teacherId }: Teacher) =>
  web.db
    .selectFrom('correctional_teacher_links')
    .selectAll()
    .where('teacher_id', '=', teacherId)
    .orderBy('position')
    .execute()

describe('the form of a teacher', () => {
  it('is there for the account that is tied to that teacher, and for nobody else [TE-001] [TE-016]', async () => {
    const [one, two] = await Promise.all([newTeacher(), newTeacher()])
    for (const path of ['/correctional_teachers', `${one.own}/edit`]) {
      expect((await one.session.visit(path)).status).toBe(200)
      expect((await web.visit(path)).location).toBe(`/sessions/new?return_to=${encodeURIComponent(path)}`)
      const { session } = await newPerson(web)
      expect((await session.visit(path)).status).toBe(404)
    }
    expect((await two.session.visit(`${one.own}/edit`)).status).toBe(404)
    expect((await two.session.post(one.own, formOf())).status).toBe(404)
    await web.db
      .updateTable('correctional_teachers')
      .set({ ended_at: await web.now() })
      .where('id', '=', two.teacherId)
      .execute()
    expect((await two.session.visit('/correctional_teachers')).status).toBe(404)
  })

  it('saves everything at once and leads to the desk; the campaign shows it at the next load [TE-002] [TE-003] [TE-013]', async () => {
    const teacher = await newTeacher()
    expect((await teacher.session.post(teacher.own, formOf(), { token: null })).status).toBe(403)
    const saved = await teacher.session.post(teacher.own, formOf())
    expect([saved.status, saved.location]).toEqual([303, '/correctional_teachers'])
    expect((await teacher.session.visit('/correctional_teachers')).text).toContain('プロフィールを更新しました')
    const shown = (await web.visit(`/correction_campaigns/${teacher.campaignId}`)).text
    for (const words of ['筆の先生', 'はじめまして', 'https://example.com/x', 'マンガ']) expect(shown).toContain(words)
    const edit = (await teacher.session.visit(`${teacher.own}/edit`)).text
    for (const value of ['筆の先生', '何を描きましたか', 'https://example.com/x']) expect(edit).toContain(value)
    const patched = await teacher.session.patch(teacher.own, formOf({ name: '次の名' }, undefined, ['_method']))
    expect([patched.status, (await rowOf(teacher)).name]).toEqual([303, '次の名'])
  })

  it('counts letters as people do and says at the field what is too long or missing [TE-004] [TE-005] [TE-006] [TE-007]', async () => {
    const teacher = await newTeacher()
    const most = {
      name: '𠮷'.repeat(12),
      introduction: '😀'.repeat(300),
      question: 'あ'.repeat(300),
      'links[0][title]': '十'.repeat(10),
      'links[0][url]': `https://example.com/${'a'.repeat(2_028)}`,
    }
    expect((await teacher.session.post(teacher.own, formOf(most))).status).toBe(303)
    const wrong: [Record<string, string>, string][] = [
      [{ name: '' }, 'ニックネームは必須です'],
      [{ name: '𠮷'.repeat(13) }, 'ニックネームは12文字以内で入力してください'],
      [{ introduction: 'あ'.repeat(301) }, '自己紹介は300文字以内で入力してください'],
      [{ question: 'あ'.repeat(301) }, '質問は300文字以内で入力してください'],
      [{ 'links[0][title]': 'あ'.repeat(11) }, 'リンク名は10文字以内で入力してください'],
      [{ 'links[1][title]': '作品' }, 'URLを入力してください'],
      [{ 'links[3][title]': '作品', 'links[3][url]': 'https://example.com' }, 'リンクは3つまでです'],
      [{ 'genres[]': 'sculpture' }, '分野を選び直してください'],
      ...[
        'javascript:alert(1)',
        'data:text/html,a',
        '/a',
        'example.com',
        `https://example.com/${'a'.repeat(2_029)}`,
      ].map((url): [Record<string, string>, string] => [{ 'links[0][url]': url }, 'URLの形式が正しくありません']),
    ]
    for (const [more, sentence] of wrong) {
      const reply = await teacher.session.post(teacher.own, formOf({ introduction: '変わらない', ...more }))
      expect([more, reply.status, reply.text.includes(sentence)]).toEqual([more, 422, true])
    }
    expect((await rowOf(teacher)).introduction).toBe(most.introduction)
    const typed = await teacher.session.post(teacher.own, formOf({ name: '', introduction: '書きかけの文' }))
    expect(typed.text).toContain('書きかけの文')
  })

  it('removes a link whose two fields are cleared, and all fields of teaching when none is ticked [TE-005] [TE-007]', async () => {
    const teacher = await newTeacher()
    await teacher.session.post(teacher.own, formOf({ 'links[2][title]': 'WEB', 'links[2][url]': 'http://example.com' }))
    expect((await linksOf(teacher)).map(({ position }) => position)).toEqual([0, 2])
    await teacher.session.post(
      teacher.own,
      formOf({ 'links[0][title]': '', 'links[0][url]': '' }, undefined, ['genres[]']),
    )
    expect(await linksOf(teacher)).toEqual([])
    expect((await rowOf(teacher)).genres).toEqual([])
  })

  it('draws the icon anew in two sizes, and refuses what is no picture or too large [TE-008]', async () => {
    const teacher = await newTeacher()
    const photo = await sharp(await drawing())
      .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer()
    expect((await teacher.session.post(teacher.own, formOf({}, photo))).status).toBe(303)
    const { icon_key, avatar_key } = await rowOf(teacher)
    for (const [key, side] of [
      [icon_key, 128],
      [avatar_key, 480],
    ] as const) {
      const reply = await fetch(new URL(`/files/${key!.replace('public/', '')}`, web.url))
      const picture = await sharp(Buffer.from(await reply.arrayBuffer())).metadata()
      expect([picture.width, picture.height, picture.exif]).toEqual([side, side, undefined])
    }
    const webp = await sharp(await drawing())
      .webp()
      .toBuffer()
    expect((await teacher.session.post(teacher.own, formOf({}, webp))).text).toContain('対応していない画像形式です')
    const large = Buffer.concat([await drawing(), Buffer.alloc(4_194_304)])
    expect((await teacher.session.post(teacher.own, formOf({}, large))).text).toContain('ファイルサイズは4MBまでです')
    expect((await rowOf(teacher)).icon_key).toBe(icon_key)
  })

  it('changes nothing but its own fields [TE-014]', async () => {
    const teacher = await newTeacher()
    const before = await rowOf(teacher)
    const more = {
      id: '1',
      member_id: '1',
      user_id: '1',
      fee_yen: '99999',
      slots: '99',
      accepts: 'false',
      available: 'true',
    }
    await teacher.session.post(teacher.own, formOf(more))
    const { name: _, introduction: __, question: ___, genres: ____, ...after } = await rowOf(teacher)
    expect(before).toMatchObject(after)
  })
})

describe('pictures of a teacher’s own work', () => {
  const images = '/correctional_teacher_introduction_images'
  const add = async ({ session, teacherId }: Teacher, bytes?: Buffer, id = teacherId) => {
    const form = new FormData()
    form.set('correctional_teacher_id', String(id))
    form.set('image', new Blob([new Uint8Array(bytes ?? (await drawing()))]), 'a.png')
    return session.post(images, form)
  }

  it('are ten at most, however many come at once, and gone with their file when they are removed [TE-009] [TE-010] [TE-011] [TE-012]', async () => {
    const teacher = await newTeacher()
    const replies = []
    for (let round = 0; round < 4; round++)
      replies.push(...(await Promise.all([add(teacher), add(teacher), add(teacher)])))
    const ids = replies.filter(({ status }) => status === 200).map(({ body }) => body.id as number)
    expect([ids.length, replies.filter(({ status }) => status === 422).length]).toEqual([10, 2])
    const { image_key } = await web.db
      .selectFrom('correctional_teacher_images')
      .select('image_key')
      .where('id', '=', ids[0]!)
      .executeTakeFirstOrThrow()
    const address = `/files/${image_key.replace('public/', '')}`
    expect((await web.visit(address)).status).toBe(200)
    const other = await newTeacher()
    expect((await other.session.delete(`${images}/${ids[0]}`)).status).toBe(404)
    expect((await teacher.session.delete(`${images}/${ids[0]}`)).body).toEqual({ success: true })
    expect((await teacher.session.delete(`${images}/${ids[0]}`)).status).toBe(404)
    await expect.poll(async () => (await web.visit(address)).status).toBe(404)
  })

  it('are PNG, JPEG or GIF up to 5 MB, for the own profile alone [TE-010] [TE-012]', async () => {
    const [teacher, other] = await Promise.all([newTeacher(), newTeacher()])
    expect((await add(teacher, undefined, other.teacherId)).status).toBe(404)
    expect((await add({ ...teacher, session: (await newEntitled(web)).session })).status).toBe(404)
    const large = await add(teacher, Buffer.concat([await drawing(), Buffer.alloc(5_242_880)]))
    expect([large.status, large.body.error]).toEqual([422, 'ファイルサイズは5MBまでです'])
    expect(
      (
        await add(
          teacher,
          await sharp(await drawing())
            .webp()
            .toBuffer(),
        )
      ).status,
    ).toBe(422)
    expect(
      (
        await add(
          teacher,
          await sharp(await drawing())
            .gif()
            .toBuffer(),
        )
      ).status,
    ).toBe(200)
  })
})
