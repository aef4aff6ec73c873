import { beforeAll, describe, expect, it } from 'vitest'
import { bring, drawing, newEntitled, newTeacher, newWaiting as newWaitingIn, psd } from '#test/critiques/asking.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'
import type { Session } from '#test/worlds/session.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => {
  web = await freshWeb()
})

const newWaiting = () => newWaitingIn(web)
const presign = '/teacher_corrections/s3_presigned_url'
const image = async (session: Session) =>
  (await bring(session, 'image', { bytes: await drawing(), name: '朱.png', type: 'image/png' }, { presign })).key
const file = async (session: Session, name = '朱.zip', bytes = Buffer.from('PK\u0003\u0004…')) =>
  (await bring(session, 'attachment', { bytes, name }, { presign })).key
const comment = (value: string) => ({ type: 'comment', value, file_key: null })
const picture = (value: string, file_key: string | null = null) => ({ type: 'image', value, file_key })
const given = (...corrected_works: object[]) => ({ corrected_works })

describe('a work on a teacher’s desk', () => {
  it('is open to that teacher, who sees of the student name and icon alone [TC-001] [TC-018] [CR-039]', async () => {
    const { teacher, student, page, back } = await newWaiting()
    for (const path of [page, `${back}/new`]) {
      const shown = await teacher.session.visit(path)
      expect(shown.status).toBe(200)
      expect(shown.text).toContain('試験 ひとさん')
      expect(shown.text).not.toContain(student.email)
    }
    const other = await newTeacher(web)
    expect((await other.session.visit(page)).status).toBe(404)
    for (const { session } of [student, other, await newPerson(web)]) {
      expect((await session.visit(`${back}/new`)).status).toBe(404)
      expect((await session.post(back, given())).status).toBe(404)
      expect((await session.put(`${back}/draft`, { items: [], version: 0 })).status).toBe(404)
    }
    expect((await student.session.post(presign, {})).status).toBe(404)
    expect((await teacher.session.visit(`${page}/attachment`)).status).toBe(200)
  })

  it('goes back once, in the order it was sent, and the student is told [TC-012] [TC-013] [TC-005] [TC-017]', async () => {
    const { teacher, student, page, back } = await newWaiting()
    const items = given(
      picture(await image(teacher.session), await file(teacher.session)),
      comment('目の高さの線から'),
      comment('徳'.repeat(5_000)),
      picture(await image(teacher.session)),
    )
    expect((await teacher.session.post(back, items)).body).toEqual({ success: true })
    const shown = (await student.session.visit(page)).text
    expect(shown).toContain('添削済み')
    const places = ['先生が朱を入れた作品', '朱.zip', '目の高さの線から', '徳'.repeat(5_000)].map((part) =>
      shown.indexOf(part),
    )
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(0)
    const attachment = `${page}/corrections/1/1/attachment`
    expect((await student.session.visit(attachment)).headers.get('content-disposition')).toMatch(/^attachment/)
    expect((await (await newEntitled(web)).session.visit(attachment)).status).toBe(404)
    expect((await student.session.visit(`${page}/corrections/1/2/attachment`)).status).toBe(404)
    const letters = await web.letters(student.email, { seen: 2 })
    expect(letters.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('添削が返ってきました'))
    expect((await teacher.session.post(back, given(picture(await image(teacher.session))))).status).toBe(409)
    expect((await student.session.delete(page)).status).toBe(422)
  })

  it('is returned by one of two sends at once, or cancelled, never both [TC-016] [CR-037]', async () => {
    const { teacher, student, page, back, id } = await newWaiting()
    const [one, two] = [await image(teacher.session), await image(teacher.session)]
    const replies = await Promise.all([
      teacher.session.post(back, given(picture(one))),
      teacher.session.post(back, given(picture(two))),
      student.session.delete(page),
    ])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const work = await web.db.selectFrom('corrected_works').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect((work.corrected_at === null) !== (work.cancelled_at === null)).toBe(true)
    const versions = await web.db.selectFrom('corrections').select('version').where('work_id', '=', id).execute()
    expect(versions).toHaveLength(work.corrected_at ? 1 : 0)
  })

  it('begins with a picture, has words up to 5,000 and files that this teacher brought [TC-007] [TC-016] [TC-006]', async () => {
    const { teacher, back } = await newWaiting()
    const other = await newTeacher(web)
    const own = await image(teacher.session)
    const wrong = [
      given(),
      given(comment('先に言葉')),
      given(picture(own), comment('')),
      given(picture(own), comment('　\n')),
      given(picture(own), comment('あ'.repeat(5_001))),
      given(picture(await image(other.session))),
      given(picture(own, await file(other.session))),
      given(picture(own, await file(teacher.session, 'a.psd', Buffer.from('no psd')))),
      given(
        picture(
          (
            await bring(
              teacher.session,
              'image',
              { bytes: Buffer.from('no'), name: 'a.png', type: 'image/png' },
              { presign },
            )
          ).key,
        ),
      ),
      given(...Array.from({ length: 51 }, () => comment('多すぎる'))),
    ]
    for (const [place, body] of wrong.entries())
      expect([place, (await teacher.session.post(back, body)).status]).toEqual([place, 422])
    expect((await teacher.session.post(back, given(picture(own)))).status).toBe(200)
  })

  it('comes back with words that any letter can show: what cannot be used is named, once each [SH-016]', async () => {
    const { teacher, back } = await newWaiting()
    const own = await image(teacher.session)
    const refused = await teacher.session.post(back, given(picture(own), comment('𠮷田さん😀、目線から𠮷😀')))
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      422,
      expect.stringContaining('使用できない文字が含まれています：𠮷、😀'),
    ])
    expect((await teacher.session.post(back, given(picture(own), comment('髙橋さん☺ ①目線から')))).status).toBe(200)
  })

  it('keeps a draft that two tabs know of, until it is returned [TC-019]', async () => {
    const { teacher, back } = await newWaiting()
    const items = [
      { type: 'image', value: '', name: '', fileKey: null, fileName: null },
      { type: 'comment', value: '途中まで', name: '', fileKey: null, fileName: null },
    ]
    const save = (version: number, value = '途中まで') =>
      teacher.session.put(`${back}/draft`, { version, items: [items[0], { ...items[1], value }] })
    expect((await save(0)).body).toEqual({ success: true, version: 1 })
    const two = await Promise.all([save(1, 'こちらの窓'), save(1, 'あちらの窓')])
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await save(0)).status).toBe(409)
    expect((await teacher.session.visit(`${back}/new`)).text).toMatch(/こちらの窓|あちらの窓/)
    await teacher.session.post(back, given(picture(await image(teacher.session))))
    expect((await save(2)).status).toBe(409)
    expect(
      await web.db
        .selectFrom('correction_drafts')
        .select('work_id')
        .where('teacher_id', '=', teacher.teacherId)
        .execute(),
    ).toEqual([])
  })

  it('takes files of the teacher’s kinds into the store, of at most 5 and 500 MB [TC-009] [TC-016]', async () => {
    const { session, memberId } = await newTeacher(web)
    const ask = (path: string, filetype: string, filename: string) =>
      session.post(presign, { path, filetype, filename })
    const { body } = await ask('teacher_corrections/image', 'image/gif', 'a.gif')
    expect(body).toMatchObject({ success: true, filePath: `/${body.key}`, url: expect.any(String) })
    expect(body.key).toMatch(new RegExp(`^teacher_corrections/image/${memberId}/`))
    for (const name of ['a.psd', 'a.clip', 'a.zip', 'a.PDF'])
      expect((await ask('teacher_corrections/attachment', '', name)).status).toBe(200)
    expect((await ask('teacher_corrections/attachment', '', 'a.exe')).status).toBe(422)
    expect((await ask('correction_works/image', 'image/png', 'a.png')).status).toBe(422)
    expect(psd().length).toBeGreaterThan(16)
  })
})

describe('a teacher whose work is done', () => {
  it('sees a work for ninety days after it went back [TC-017]', async () => {
    const { teacher, student, page, back, id } = await newWaiting()
    await teacher.session.post(back, given(picture(await image(teacher.session))))
    const returned = (daysAgo: number) =>
      web.db
        .updateTable('corrected_works')
        .set({ corrected_at: new Date(Date.now() - daysAgo * 86_400_000) })
        .where('id', '=', id)
        .execute()
    await returned(89)
    expect((await teacher.session.visit(page)).status).toBe(200)
    await returned(91)
    expect((await teacher.session.visit(page)).status).toBe(404)
    expect((await student.session.visit(page)).status).toBe(200)
  })
})

it('is cancelled by a form outside where there is one, which learns of the work and the teacher alone [TC-015] [TC-018]', async () => {
  const own = await freshWeb({ CORRECTION_CANCEL_URL: 'https://forms.example.com/cancel?kind=critique' })
  const teacher = await own.signIn('teacher1')
  const { id } = await own.db
    .selectFrom('corrected_works as w')
    .innerJoin('correctional_teachers as t', 't.id', 'w.teacher_id')
    .select('w.id')
    .where('t.name', '=', '朝比奈ナオ')
    .where('w.corrected_at', 'is', null)
    .where('w.cancelled_at', 'is', null)
    .limit(1)
    .executeTakeFirstOrThrow()
  const page = (await teacher.visit(`/user_corrected_works/${id}/teacher_corrections/new`)).text
  const link = /<a href="(https:\/\/forms\.example\.com[^"]+)" target="_blank" rel="noopener"/.exec(page)![1]!
  expect(Object.fromEntries(new URL(link.replaceAll('&amp;', '&')).searchParams)).toEqual({
    kind: 'critique',
    work_id: String(id),
    teacher_id: expect.any(String),
  })
  // The school's own form is closed to teachers then; breaches are still told on it.
  await own.db
    .updateTable('critique_reports')
    .set({ decided_at: await own.now() })
    .where('work_id', '=', id)
    .execute()
  const report = (kind: string) =>
    teacher.submit(`/user_corrected_works/${id}/reports/new`, { kind, words: 'お返しできません' })
  expect((await report('cancel')).status).toBe(409)
  expect((await report('ai')).status).toBe(303)
  const { teacher: other, back } = await newWaiting()
  expect((await other.session.visit(`${back}/new`)).text).not.toContain('この添削をキャンセルする')
})
