import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { newPerson, newSubscriber } from '#test/people.ts'
import { smallSchool } from '#test/learning/small-school.ts'
import { freshWeb } from '#test/web.ts'
import type { Session } from '#test/worlds/session.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let school: ReturnType<typeof smallSchool>
let drawing: Buffer
beforeAll(async () => {
  web = await freshWeb()
  school = smallSchool(web.db)
  drawing = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c8361f' } })
    .png()
    .toBuffer()
})

const path = (curriculumId: number | string) => `/subscriptions/curriculums/${curriculumId}/completed_work`
function post(who: Session, curriculumId: number | string, bytes: Buffer | null = drawing, name = 'work.png') {
  const form = new FormData()
  if (bytes) form.set('image', new Blob([new Uint8Array(bytes)]), name)
  return who.post(path(curriculumId), form)
}
async function newCurriculum() {
  const { lessons } = await school.newCourse()
  return { ...(await school.newCurriculum([[lessons[0]!.id]])), lessonId: lessons[0]!.id }
}

it('shows the posted work to its owner alone, whoever has the address [PR-017] [MI-012]', async () => {
  const { session, memberId } = await newSubscriber(web)
  const { session: other } = await newSubscriber(web)
  const { id } = await newCurriculum()
  const reply = await post(session, id)
  expect(reply.body).toMatchObject({ success: true, imageUrl: expect.stringMatching(/^\/private\/final-works\//) })
  const shown = await session.visit(reply.body.imageUrl)
  expect([shown.status, shown.headers.get('content-type'), shown.headers.get('x-content-type-options')]).toEqual([
    200,
    'image/png',
    'nosniff',
  ])
  expect((await other.visit(reply.body.imageUrl)).status).toBe(404)
  expect((await web.visit(reply.body.imageUrl)).status).toBe(404)
  expect((await session.visit(reply.body.imageUrl.split('?')[0])).status).toBe(404)
  const row = await web.db
    .selectFrom('final_works')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ curriculum_id: id, replaced_at: null })
})

it('takes JPEG, PNG and GIF up to 4 MB by what they are, and refuses the rest [PR-014]', async () => {
  const { session, memberId } = await newSubscriber(web)
  const { id } = await newCurriculum()
  const [jpeg, gif, webp] = await Promise.all([
    sharp(drawing).jpeg().toBuffer(),
    sharp(drawing).gif().toBuffer(),
    sharp(drawing).webp().toBuffer(),
  ])
  expect((await post(session, id, jpeg, 'named.png')).status).toBe(200)
  expect((await post(session, id, gif, 'work')).status).toBe(200)
  const padded = (bytes: number) => Buffer.concat([drawing, Buffer.alloc(bytes - drawing.length)])
  expect((await post(session, id, padded(4 * 1024 * 1024))).status).toBe(200)
  const before = await web.db.selectFrom('final_works').select('image_key').where('member_id', '=', memberId).execute()
  const wrong = [
    webp,
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    Buffer.from('%PDF-1.7'),
    drawing.subarray(0, 60),
    padded(4 * 1024 * 1024 + 1),
  ]
  for (const bytes of wrong) {
    const refused = await post(session, id, bytes)
    expect([refused.status, refused.body.success]).toEqual([422, false])
  }
  // 301 frames of one pixel each.
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  const head = Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  const long = await post(
    session,
    id,
    Buffer.concat([head, ...Array.from({ length: 301 }, () => frame), Buffer.from(';')]),
  )
  expect([long.status, long.body.error]).toEqual([
    422,
    'アニメーションGIFは300コマまでです。コマを減らしてからアップしてください。',
  ])
  expect((await post(session, id, null)).status).toBe(422)
  expect((await session.post(path(id), { image: 'work.png' })).status).toBe(422)
  expect((await post(session, id, padded(6 * 1024 * 1024))).status).toBe(413)
  expect(
    await web.db.selectFrom('final_works').select('image_key').where('member_id', '=', memberId).execute(),
  ).toEqual(before)
})

it('needs a plan now and a curriculum that is there; a new post replaces the picture and keeps the first day [PR-018]', async () => {
  const { session: member } = await newPerson(web)
  const { session, memberId } = await newSubscriber(web)
  const { id } = await newCurriculum()
  expect((await post(web.visitor(), id)).status).toBe(401)
  expect((await post(member, id)).status).toBe(403)
  for (const wrong of [99_999_999, 0, 'abc']) expect((await post(session, wrong)).status).toBe(404)
  const first = await post(session, id)
  await web.moveClock({ advance: '1d' })
  const again = await web.signIn(
    (await web.db.selectFrom('members').select('email').where('id', '=', memberId).executeTakeFirstOrThrow()).email,
  )
  await Promise.all([post(again, id), post(again, id)])
  const rows = await web.db.selectFrom('final_works').selectAll().where('member_id', '=', memberId).execute()
  expect(rows).toHaveLength(1)
  expect(rows[0]!.replaced_at!.getTime() - rows[0]!.first_posted_at.getTime()).toBeGreaterThan(86_000_000)
  expect(first.body.imageUrl).not.toContain(rows[0]!.image_key)
  const attached = await web.db
    .selectFrom('stored_files')
    .select('key')
    .where('owner_id', '=', memberId)
    .where('attached_at', 'is not', null)
    .execute()
  expect(attached).toEqual([{ key: rows[0]!.image_key }])
})

it('earns the certificate when all steps are complete before it [AT-024]', async () => {
  const { session } = await newSubscriber(web)
  const { id, lessonId } = await newCurriculum()
  await session.post(`/daily_lessons/${lessonId}/attendance`)
  const { certificateId } = (await post(session, id)).body
  expect((await session.visit(`/subscriptions/completion_certificates/${certificateId}`)).status).toBe(200)
  expect((await post(session, id)).body.certificateId).toBeNull()
})

it('takes sixty pictures an hour from one learner and then asks to wait [MI-016]', async () => {
  const { session } = await newSubscriber(web)
  const { session: other } = await newSubscriber(web)
  const { id } = await newCurriculum()
  for (let n = 0; n < 60; n++) expect((await post(session, id)).status).toBe(200)
  const refused = await post(session, id)
  expect(refused).toMatchObject({
    status: 429,
    body: { success: false, error: '短時間に操作が集中しています。しばらくしてからお試しください。' },
  })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await post(other, id)).status).toBe(200)
})
