import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { correctionOf, newTeacher, newWaiting as newWaitingIn } from '#test/critiques/asking.ts'
import { readDrawing, saveDrawing, scribble, sendDrawing } from '#test/critiques/drawing.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'
import { BLOCK_OPS } from './terms.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => {
  web = await freshWeb()
})
const newWaiting = () => newWaitingIn(web)

describe('a drawing over a work', () => {
  it('is the teacher’s alone until it is given back, and the learner’s from then on', async () => {
    const { teacher, student, page, back } = await newWaiting()
    const ops = scribble(5)
    expect((await readDrawing(teacher.session, `${page}/drawing`)).status).toBe(404)
    expect((await saveDrawing(teacher.session, page, { revision: 0, ops })).body).toEqual({
      success: true,
      revision: 1,
    })
    const strangers = [student, await newTeacher(web), await newPerson(web)]
    for (const { session } of strangers) {
      expect((await readDrawing(session, `${page}/drawing`)).status).toBe(404)
      expect((await saveDrawing(session, page, { revision: 1, ops: [] })).status).toBe(404)
    }
    const returned = `${page}/corrections/1/drawing`
    for (const { session } of [teacher, ...strangers]) expect((await readDrawing(session, returned)).status).toBe(404)
    expect((await readDrawing(teacher.session, `${page}/drawing`)).drawing?.ops).toEqual(ops)

    const sent = { ...(await correctionOf(teacher.session)), drawing: 1 }
    expect((await teacher.session.post(back, sent)).status).toBe(200)
    for (const { session } of [teacher, student])
      expect((await readDrawing(session, returned)).drawing?.ops).toEqual(ops)
    for (const { session } of strangers.slice(1)) expect((await readDrawing(session, returned)).status).toBe(404)
    expect((await readDrawing(teacher.session, `${page}/drawing`)).status).toBe(409)
    expect((await saveDrawing(teacher.session, page, { revision: 1, ops: [] })).status).toBe(409)
    expect((await readDrawing(student.session, returned)).drawing?.ops).toEqual(ops)
  })

  it('is saved from the block on that changed, and is whole on another device', async () => {
    const { teacher, page } = await newWaiting()
    const ops = scribble(2 * BLOCK_OPS + 9)
    await saveDrawing(teacher.session, page, { revision: 0, ops: ops.slice(0, BLOCK_OPS + 3) })
    const more = await saveDrawing(teacher.session, page, { revision: 1, ops, from: 1 })
    expect(more.body).toEqual({ success: true, revision: 2 })
    expect((await readDrawing(teacher.session, `${page}/drawing`)).drawing?.ops).toEqual(ops)
    const fewer = ops.slice(0, BLOCK_OPS - 1)
    await saveDrawing(teacher.session, page, { revision: 2, ops: fewer })
    expect(await readDrawing(teacher.session, `${page}/drawing`)).toMatchObject({
      revision: 3,
      drawing: { ops: fewer },
    })
    expect((await saveDrawing(teacher.session, page, { revision: 3, ops, from: 2 })).status).toBe(422)
    expect((await readDrawing(teacher.session, `${page}/drawing`)).drawing?.ops).toEqual(fewer)
  })

  it('stays readable whatever is sent after it: blocks go on where those that are kept end, in order and in time', async () => {
    const { teacher, page } = await newWaiting()
    const ops = scribble(3 * BLOCK_OPS)
    const isRefused = async (sent: Parameters<typeof saveDrawing>[2]) => {
      const reply = await saveDrawing(teacher.session, page, sent)
      expect([reply.status, reply.headers.get('x-refusal')]).toEqual([422, 'bad-drawing'])
    }
    const half = ops.slice(0, BLOCK_OPS + 3)
    await saveDrawing(teacher.session, page, { revision: 0, ops: half })
    // After a block that is not full, and with an older block in place of a newer one.
    await isRefused({ revision: 1, ops, from: 2 })
    await isRefused({ revision: 1, ops: [...ops.slice(0, BLOCK_OPS), ...ops.slice(0, 5)], from: 1 })
    await isRefused({ revision: 1, ops, size: { width: 41, height: 30 } })
    expect(await readDrawing(teacher.session, `${page}/drawing`)).toMatchObject({ revision: 1, drawing: { ops: half } })
    expect((await saveDrawing(teacher.session, page, { revision: 1, ops, from: 1 })).body.revision).toBe(2)
    expect((await readDrawing(teacher.session, `${page}/drawing`)).drawing?.ops).toEqual(ops)
  })

  it('is saved by one of two tabs at once, and by the same save sent again as one', async () => {
    const { teacher, page } = await newWaiting()
    const ops = scribble(4)
    const both = await Promise.all(
      [1, 2, 3].map((count) => saveDrawing(teacher.session, page, { revision: 0, ops: ops.slice(0, count) })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const key = randomUUID()
    const again = () => saveDrawing(teacher.session, page, { revision: 1, ops, key })
    expect((await Promise.all([again(), again()])).map(({ body }) => body)).toEqual(
      [1, 2].map(() => ({ success: true, revision: 2 })),
    )
    expect((await again()).body).toEqual({ success: true, revision: 2 })
    const late = await saveDrawing(teacher.session, page, { revision: 1, ops: [] })
    expect([late.status, late.headers.get('x-refusal')]).toEqual([409, 'newer-draft'])
    expect((await readDrawing(teacher.session, `${page}/drawing`)).drawing?.ops).toEqual(ops)
  })

  it('goes back as it stands on the first picture: another is refused, and one that is not shown is forgotten', async () => {
    const { teacher, page, back, student } = await newWaiting()
    await saveDrawing(teacher.session, page, { revision: 0, ops: scribble(1) })
    await saveDrawing(teacher.session, page, { revision: 1, ops: scribble(2) })
    const picture = await correctionOf(teacher.session)
    expect((await teacher.session.post(back, { ...picture, drawing: 1 })).status).toBe(409)
    expect((await readDrawing(teacher.session, `${page}/drawing`)).revision).toBe(2)
    expect((await teacher.session.post(back, picture)).status).toBe(200)
    expect((await readDrawing(student.session, `${page}/corrections/1/drawing`)).status).toBe(404)
    const left = web.db.selectFrom('correction_drawings').select('id').where('teacher_id', '=', teacher.teacherId)
    expect(await left.execute()).toEqual([])
  })

  it('is refused where its bytes are no drawing', async () => {
    const { teacher, page } = await newWaiting()
    const send = (bytes: Uint8Array<ArrayBuffer>, more = {}) =>
      sendDrawing(teacher.session, page, { revision: 0, from: 0, key: randomUUID(), bytes, ...more })
    expect((await send(new Uint8Array([1, 2, 3]))).status).toBe(422)
    expect((await send(new Uint8Array())).status).toBe(422)
    expect((await saveDrawing(teacher.session, page, { revision: 0, ops: [], key: 'no key' })).status).toBe(422)
    expect((await saveDrawing(teacher.session, page, { revision: -1, ops: [] })).status).toBe(422)
    expect((await readDrawing(teacher.session, `${page}/drawing`)).status).toBe(404)
  })
})

it('of the demo world is there to be replayed by the learner whose work it is', async () => {
  const { id } = await web.db
    .selectFrom('correction_drawings')
    .select('work_id as id')
    .where('version', '=', 1)
    .orderBy('work_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const learner = await web.signIn('corrected')
  const { drawing } = await readDrawing(learner, `/user_corrected_works/${id}/corrections/1/drawing`)
  expect(drawing).toMatchObject({ width: 960, height: 960 })
  expect(drawing!.ops.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['fill', 'stroke', 'erase']))
})
