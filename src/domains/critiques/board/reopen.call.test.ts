import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { bring, correctionOf, newWaiting } from '#test/critiques/asking.ts'
import { readDrawing, saveDrawing, scribble } from '#test/critiques/drawing.ts'
import { webmOf } from '#test/critiques/sound.ts'
import { newPerson } from '#test/people.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
type Waiting = Awaited<ReturnType<typeof newWaiting>>

const newSupport = async () => (await newPerson(web, { isStaff: true, role: 'support' })).session
const seenThrough = () =>
  sharp({ create: { width: 40, height: 30, channels: 4, background: { r: 200, g: 54, b: 31, alpha: 0.5 } } })
    .png()
    .toBuffer()
const pathOf = (id: number) => `/staff/critiques/${id}`
const word = '二枚目の説明がちがう作品のものでした'
const reopen = { act: 'reopen', word }
const workOf = (id: number) =>
  web.db.selectFrom('corrected_works').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const linesOf = (memberId: number) =>
  web.db.selectFrom('pay_lines').select('yen').where('member_id', '=', memberId).execute()
const saying = async ({ teacher }: Waiting, value: string) => {
  const { corrected_works } = await correctionOf(teacher.session)
  return { corrected_works: [...corrected_works, { type: 'comment', value, file_key: null }] }
}
/** A work that came back, with these words. */
async function newReturned(words = '最初の言葉') {
  const work = await newWaiting(web)
  expect((await work.teacher.session.post(work.back, await saying(work, words))).status).toBe(200)
  return work
}

describe('a return that staff open again on the teacher’s word', () => {
  it('is sent anew: the member sees the new version with its day and keeps the old, and no second fee is owed [TC-020]', async () => {
    const work = await newReturned()
    const { id, teacher, student, page, back } = work
    const staff = await newSupport()
    expect((await staff.visit(pathOf(id))).text).toContain('もう一度返却できるようにする')
    expect((await staff.submit(pathOf(id), { ...reopen, word: '　' })).status).toBe(422)
    expect((await staff.submit(pathOf(id), reopen)).status).toBe(303)

    const between = (await student.session.visit(page)).text
    expect(between).toContain('先生が添削を直しています')
    expect(between).toContain('最初の言葉')
    expect(between).not.toContain('依頼を取り消す')
    expect((await student.session.delete(page)).status).toBe(409)
    const subjects = async (email: string, seen = 0) =>
      (await web.letters(email, { seen })).map(({ subject }) => subject)
    expect(await subjects(student.email, 2)).toContainEqual(expect.stringContaining('添削を直してお返しします'))
    expect(await subjects(teacher.email)).toContainEqual(expect.stringContaining('もう一度返却できます'))
    for (const email of [student.email, teacher.email])
      for (const { text } of await web.letters(email)) expect(text).not.toContain(word)

    expect((await teacher.session.post(back, await saying(work, '直した言葉'))).status).toBe(200)
    const shown = (await student.session.visit(page)).text
    for (const part of ['最初の言葉', '直した言葉', 'に返却された前の添削を見る', 'に返却</span>'])
      expect(shown).toContain(part)
    expect(shown.indexOf('直した言葉')).toBeLessThan(shown.indexOf('最初の言葉'))
    expect(await linesOf(teacher.memberId)).toHaveLength(1)
    const statement = await teacher.session.visit(`/users/${teacher.memberId}/payouts`)
    expect(statement.text.match(new RegExp(`添削 No\\.${id}\\D`, 'g'))!.length).toBeGreaterThan(0)
    const noted = await web.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'critiques.return-reopened')
      .where('subject_id', '=', student.memberId)
      .execute()
    expect(noted.map(({ details }) => details)).toEqual([{ critique: id, teacher: '試しの先生', reason: word }])
  })

  it('begins with what was given back: the same picture goes again without being brought again', async () => {
    const { id, teacher, student, page, back } = await newReturned()
    await (await newSupport()).submit(pathOf(id), reopen)
    const { items } = await web.db
      .selectFrom('correction_drafts')
      .select('items')
      .where('work_id', '=', id)
      .executeTakeFirstOrThrow()
    const [picture, comment] = items as { type: string; value: string }[]
    expect([picture!.type, comment]).toEqual(['image', expect.objectContaining({ value: '最初の言葉' })])
    const again = [
      { type: 'image', value: picture!.value, file_key: null },
      { type: 'comment', value: '言葉だけを直しました', file_key: null },
    ]
    // Only of this work: a key of somebody else's is as if it were missing.
    const other = await newWaiting(web)
    expect((await other.teacher.session.post(other.back, { corrected_works: again })).status).toBe(422)
    expect((await teacher.session.post(back, { corrected_works: again })).status).toBe(200)
    const shown = (await student.session.visit(page)).text
    const link = /src="([^"]*private[^"]*corrections[^"]*)"/.exec(shown)![1]!.replaceAll('&amp;', '&')
    expect((await student.session.visit(link)).status).toBe(200)
  })

  it('keeps pins, layers, voice and strokes: the teacher finds them, and they go again as they are [TC-020]', async () => {
    const work = await newWaiting(web)
    const { id, teacher, student, page, back } = work
    await saveDrawing(teacher.session, page, { revision: 0, ops: scribble(3) })
    const presign = '/teacher_corrections/s3_presigned_url'
    const layer = await bring(
      teacher.session,
      'layer',
      { bytes: await seenThrough(), name: '線.png', type: 'image/png' },
      { presign },
    )
    const memo = await bring(
      teacher.session,
      'memo',
      { bytes: webmOf([0, 4_000]), name: '声.webm', type: 'audio/webm' },
      { presign },
    )
    const sent = {
      ...(await correctionOf(teacher.session)),
      drawing: 1,
      pins: [{ x: 3, y: 4, words: '目の線をここから', film: null }],
      layers: [{ key: layer.key, name: '線の直し' }],
      memo: { key: memo.key, words: '目から直します' },
    }
    expect((await teacher.session.post(back, sent)).status).toBe(200)
    expect((await (await newSupport()).submit(pathOf(id), reopen)).status).toBe(303)
    const { items, marks } = await web.db
      .selectFrom('correction_drafts')
      .select(['items', 'marks'])
      .where('work_id', '=', id)
      .executeTakeFirstOrThrow()
    const draft = marks as { layers: { key: string; name: string }[]; memo: { key: string; words: string } }
    expect(draft).toMatchObject({
      pins: [{ x: 3, y: 4, words: '目の線をここから', film: null }],
      layers: [{ name: '線の直し' }],
      memo: { seconds: 4, words: '目から直します' },
    })
    expect((await readDrawing(teacher.session, `${page}/drawing`)).drawing!.ops).toHaveLength(3)
    const [picture] = items as { value: string }[]
    const again = {
      corrected_works: [{ type: 'image', value: picture!.value, file_key: null }],
      ...{ drawing: 1, layers: draft.layers.map(({ key, name }) => ({ key, name })) },
      memo: { key: draft.memo.key, words: '目と口を直します' },
    }
    // Another's are as if they were missing.
    const other = await newWaiting(web)
    const picked = await correctionOf(other.teacher.session)
    for (const part of [{ layers: again.layers }, { memo: again.memo }])
      expect((await other.teacher.session.post(other.back, { ...picked, ...part })).status).toBe(422)
    expect((await teacher.session.post(back, again)).body).toEqual({ success: true })
    const shown = (await student.session.visit(page)).text
    for (const part of ['線の直し', '目と口を直します', '目の線をここから']) expect(shown).toContain(part)
    for (const version of [1, 2])
      expect((await readDrawing(student.session, `${page}/corrections/${version}/drawing`)).drawing!.ops).toHaveLength(
        3,
      )
  })

  it('is opened once by two at once, not before it came back, and for staff of the desk alone', async () => {
    const waiting = await newWaiting(web)
    const staff = await newSupport()
    expect((await staff.submit(pathOf(waiting.id), reopen)).status).toBe(409)
    const { id, teacher, student } = await newReturned()
    const editor = (await newPerson(web, { isStaff: true, role: 'editor' })).session
    for (const session of [editor, teacher.session, student.session])
      expect((await session.submit(pathOf(id), reopen)).status).toBe(404)
    expect((await workOf(id)).corrected_at).not.toBeNull()
    const replies = await Promise.all([staff, await newSupport()].map((session) => session.submit(pathOf(id), reopen)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([303, 409])
    expect((await web.letters(teacher.email)).filter(({ subject }) => subject.includes('もう一度'))).toHaveLength(1)
    // Neither cancelled nor given to somebody else: it is paid.
    expect((await staff.submit(pathOf(id), { act: 'cancel', fault: 'school', reason: '誤り' })).status).toBe(409)
  })

  it('is late by the day on which it was opened, and a teacher who left cannot be asked', async () => {
    const { id, teacher } = await newReturned()
    const old = { requested_at: new Date((await web.now()).getTime() - 60 * 86_400_000) }
    await web.db.updateTable('corrected_works').set(old).where('id', '=', id).execute()
    const staff = await newSupport()
    const left = { ended_at: await web.now() }
    const teachers = web.db.updateTable('correctional_teachers').where('id', '=', teacher.teacherId)
    await teachers.set(left).execute()
    expect((await staff.submit(pathOf(id), reopen)).status).toBe(409)
    await teachers.set({ ended_at: null }).execute()
    expect((await staff.submit(pathOf(id), reopen)).status).toBe(303)
    const link = `href="${pathOf(id)}"`
    expect((await staff.visit('/staff/critiques?tab=overdue')).text).not.toContain(link)
    expect((await staff.visit(pathOf(id))).text).toContain('直し待ち')
  })
})
