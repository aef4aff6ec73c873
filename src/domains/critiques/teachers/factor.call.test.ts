import { describe, expect, it } from 'vitest'
import { totpCode, totpStep } from '#platform/totp.ts'
import { correctionOf, newTeacher, newWaiting } from '#test/critiques/asking.ts'
import { saveDrawing, scribble } from '#test/critiques/drawing.ts'
import { newPerson } from '#test/people.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const door = '/sessions/second_factor'
const html = { headers: { Accept: 'text/html' } }
const presign = '/teacher_corrections/s3_presigned_url'

describe('a teacher who has only the password', () => {
  it('opens no work: pages lead to the second factor and back, calls are refused', async () => {
    const { teacher, student, page, back } = await newWaiting(web)
    const items = await correctionOf(teacher.session)
    const session = await web.signIn(teacher.email, { secondFactor: false })
    for (const path of ['/correctional_teachers', page, `${back}/new`]) {
      const { status, location } = await session.visit(path)
      expect([status, location], path).toEqual([302, `${door}?return_to=${encodeURIComponent(path)}`])
    }
    expect((await session.visit(`${page}/attachment`)).status).toBe(403)
    expect((await session.post(presign, {})).status).toBe(403)
    expect((await session.put(`${back}/draft`, { items: [], version: 0 })).status).toBe(403)
    expect((await session.post(back, items)).status).toBe(403)
    expect((await session.visit(`${page}/drawing`)).status).toBe(403)
    expect((await session.visit(teacher.own + '/edit')).status).toBe(200)
    const learner = await web.signIn(student.email, { secondFactor: false })
    expect((await learner.visit(page)).status).toBe(200)
    expect((await learner.visit(`${page}/attachment`)).status).toBe(200)
  })

  it('sees nothing of what they gave back either, while the learner sees all of it', async () => {
    const { teacher, student, page, back } = await newWaiting(web)
    await saveDrawing(teacher.session, page, { revision: 0, ops: scribble(3) })
    const sent = { ...(await correctionOf(teacher.session)), drawing: 1 }
    expect((await teacher.session.post(back, sent)).status).toBe(200)
    const session = await web.signIn(teacher.email, { secondFactor: false })
    const learner = await web.signIn(student.email, { secondFactor: false })
    const drawing = `${page}/corrections/1/drawing`
    expect([(await session.visit(page)).status, (await session.visit(drawing)).status]).toEqual([302, 403])
    expect([(await learner.visit(page)).status, (await learner.visit(drawing)).status]).toEqual([200, 200])
  })

  it('makes an app known, shows a code and goes on to where the way led', async () => {
    const { teacher, page } = await newWaiting(web)
    const session = await web.signIn(teacher.email, { secondFactor: false })
    const at = (await session.visit(page)).location!
    expect((await session.submit(at, { intent: 'begin' }, html)).status).toBe(303)
    const key = /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec((await session.visit(at)).text)![1]!.replaceAll(' ', '')
    const wrong = await session.submit(at, { code: '12345' }, html)
    expect([wrong.status, (await session.visit(page)).status]).toEqual([422, 302])
    const right = await session.submit(at, { code: totpCode(key, totpStep(await web.now())) }, html)
    expect([right.status, right.location]).toEqual([303, page])
    expect((await session.visit(page)).status).toBe(200)
  })

  it('is a door for teachers alone, and the demo’s find their codes in the sandbox’s app', async () => {
    const { session } = await newPerson(web)
    expect((await session.visit(door)).status).toBe(404)
    expect((await session.submit(door, { intent: 'begin' }, html)).status).toBe(404)
    const codes = (await web.visitor().visit('/sandbox/authenticator.json')).body as { email: string; code: string }[]
    const { code } = codes.find(({ email }) => email === 'teacher4@example.com')!
    const teacher = await web.signIn('teacher4', { secondFactor: false })
    expect((await teacher.submit(door, { code }, html)).location).toBe('/correctional_teachers')
    expect((await teacher.visit('/correctional_teachers')).status).toBe(200)
  })
})

describe('the menu of an account', () => {
  it('leads a teacher to the desk, and who is paid to what they are paid', async () => {
    const [teacher, other] = [await newTeacher(web), await newPerson(web)]
    const payouts = ({ memberId }: { memberId: number }) => `href="/users/${memberId}/payouts"`
    const pageOf = async ({ session, memberId }: typeof other, path = 'settings') =>
      (await session.visit(`/users/${memberId}/${path}`)).text
    expect(await pageOf(teacher)).toContain('href="/correctional_teachers"')
    expect(await pageOf(other)).not.toMatch(/href="\/correctional_teachers"|\/payouts"/)
    await web.db.insertInto('payees').values({ member_id: other.memberId }).execute()
    expect(await pageOf(other)).toContain(payouts(other))
    // Once in the menu, and among the places of an account: in a row, and unfolded on a phone.
    expect((await pageOf(other)).split(payouts(other))).toHaveLength(4)
    await web.db
      .updateTable('correctional_teachers')
      .set({ ended_at: await web.now() })
      .where('id', '=', teacher.teacherId)
      .execute()
    expect(await pageOf(teacher)).not.toContain('href="/correctional_teachers"')
  })
})

describe('a teacher without a plan', () => {
  it('sees the desk and no lesson of subscribers, unless staff let them in', async () => {
    const { session, teacherId } = await newTeacher(web)
    const { id } = await web.db
      .selectFrom('courses as c')
      .innerJoin('subscription_courses as s', 's.course_id', 'c.id')
      .select('c.id')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('lessons as l')
              .select('l.id')
              .whereRef('l.course_id', '=', 'c.id')
              .where('l.is_free', '=', true),
          ),
        ),
      )
      .orderBy('c.id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const note = () => session.post(`/courses/${id}/user_note`, { content: '線の入り' })
    expect((await session.visit('/correctional_teachers')).status).toBe(200)
    const closed = await note()
    expect([closed.status, closed.headers.get('x-refusal')]).toEqual([403, 'subscribe-to-watch'])
    await web.db.updateTable('correctional_teachers').set({ sees_lessons: true }).where('id', '=', teacherId).execute()
    expect((await note()).status).toBe(200)
    expect((await session.visit('/correction_campaigns')).text).not.toContain('この先生に添削を依頼する')
  })
})
