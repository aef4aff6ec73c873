import { describe, expect, it } from 'vitest'
import { drawing, newTeacher as teacherOf } from '#test/critiques/asking.ts'
import { newPerson } from '#test/people.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const html = { headers: { Accept: 'text/html' } }
const newSupport = () => newPerson(web, { isStaff: true, role: 'support' })
const profile = {
  name: '筆の先生',
  introduction: 'はじめまして。\n線の先生です',
  question: '何を描きましたか',
  'links[0][title]': '作品集',
  'links[0][url]': 'https://art.example.com/works',
}

/** A teacher with a whole profile, in a campaign of now. */
async function newProfile() {
  const teacher = await teacherOf(web)
  const change = (more: Record<string, string> = {}) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...profile, ...more, _method: 'patch' })) form.set(name, value)
    return teacher.session.post(teacher.own, form)
  }
  expect((await change()).status).toBe(303)
  const image = new FormData()
  image.set('correctional_teacher_id', String(teacher.teacherId))
  image.set('image', new Blob([new Uint8Array(await drawing())]), 'a.png')
  expect((await teacher.session.post('/correctional_teacher_introduction_images', image)).status).toBe(200)
  const campaign = async () => (await web.visit(`/correction_campaigns/${teacher.campaignId}`)).text
  return { ...teacher, change, campaign, page: `/staff/correctional_teachers/${teacher.teacherId}/profile` }
}
const changesOf = (teacherId: number) =>
  web.db
    .selectFrom('correctional_teacher_changes')
    .select('parts')
    .where('teacher_id', '=', teacherId)
    .orderBy('id')
    .execute()

describe('a profile that its teacher changes', () => {
  it('is public at once, with the host of each link, and staff read what was changed', async () => {
    const { change, campaign, teacherId } = await newProfile()
    expect(await campaign()).toContain('art.example.com')
    await change({ introduction: '新しい紹介', 'links[0][title]': '個展' })
    await change({ introduction: '新しい紹介', 'links[0][title]': '個展' })
    expect(await campaign()).toContain('新しい紹介')
    expect((await changesOf(teacherId)).map(({ parts }) => parts)).toEqual([
      ['name', 'introduction', 'question', 'links'],
      ['images'],
      ['introduction', 'links'],
    ])
    const { session } = await newSupport()
    const page = (await session.visit('/staff/teacher_profiles')).text
    expect(page).toContain('筆の先生')
    expect(page).toContain('自己紹介、リンク')
  })

  it('loses from public sight what staff hide with a reason, until it is another or staff show it again', async () => {
    const { teacherId, email, session, change, campaign, page, own } = await newProfile()
    const support = await newSupport()
    const { image_key } = await web.db
      .selectFrom('correctional_teacher_images')
      .select('image_key')
      .where('teacher_id', '=', teacherId)
      .executeTakeFirstOrThrow()
    const parts = [
      ['introduction', 'はじめまして。\r\n線の先生です', '線の先生です'],
      ['question', profile.question, profile.question],
      ['link', '作品集\r\nhttps://art.example.com/works', 'art.example.com'],
      ['image', image_key, image_key.split('/').at(-1)!],
    ] as const
    for (const [part, content, seen] of parts) {
      const hide = (reason: string) => support.session.submit(page, { act: 'hide', part, content, reason }, html)
      expect((await hide('')).status).toBe(422)
      expect(await campaign(), part).toContain(seen)
      expect((await hide(`外部の販売への誘導（${part}）`)).status).toBe(303)
      expect(await campaign(), part).not.toContain(seen)
      expect((await session.visit('/correctional_teachers')).text, part).not.toContain(`>${seen}<`)
      expect((await session.visit(`${own}/edit`)).text).toContain(`外部の販売への誘導（${part}）`)
    }
    const letters = await web.letters(email, { seen: 3 })
    expect(letters.map(({ text }) => text).join()).toContain('外部の販売への誘導（link）')
    await change({ question: '別の質問です' })
    expect(await campaign()).toContain('別の質問です')
    const [part, content] = parts[0]
    expect((await support.session.submit(page, { act: 'show', part, content }, html)).status).toBe(303)
    expect(await campaign()).toContain('線の先生です')
  })

  it('is hidden and shown by the desk alone', async () => {
    const { session, page } = await newProfile()
    const fields = { act: 'hide', part: 'question', content: profile.question, reason: 'だめ' }
    for (const other of [session, (await newPerson(web, { isStaff: true, role: 'editor' })).session])
      expect((await other.submit(page, fields, html)).status).toBe(404)
  })
})
