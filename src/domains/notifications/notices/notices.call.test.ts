import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { correctionOf, newWaiting } from '#test/critiques/asking.ts'
import { showReport } from '#test/community/showing.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'
import type { Session } from '#test/worlds/session.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => {
  web = await freshWeb()
})

const bell = async (session: Session) =>
  /aria-label="(通知[^"]*)"/.exec((await session.visit('/subscriptions/learning_status')).text)?.[1]
const choose = (session: Session, { bell, letter }: { bell: string[]; letter: string[] }) =>
  session.post(
    '/notices',
    new URLSearchParams([...bell.map((kind) => ['bell[]', kind]), ...letter.map((kind) => ['letter[]', kind])]),
  )
const say = (session: Session, id: number) => {
  const form = new FormData()
  form.set('illust_report_comment[content]', '線がきれいです。')
  form.set('send_key', randomUUID())
  return session.post(`/illust_reports/${id}/comments`, form)
}
const noticesOf = (memberId: number) =>
  web.db.selectFrom('notices').select(['kind', 'path', 'read_at']).where('member_id', '=', memberId).execute()

async function people() {
  const owner = await newPerson(web, { name: '描いた人' })
  const friend = await newPerson(web, { name: '見た人' })
  return { owner, friend, id: await showReport(owner.session) }
}

describe('the bell of a member', () => {
  it('counts what came, once for each report, and is quiet again when the page was seen', async () => {
    const { owner, friend, id } = await people()
    expect(await bell(owner.session)).toBe('通知')
    await say(friend.session, id)
    await say(friend.session, id)
    expect(await bell(owner.session)).toBe('通知（未読1件）')
    const page = await owner.session.visit('/notices')
    expect(page.text).toContain('あなたのイラストレポートにコメントが届きました。')
    expect(page.text).toContain(`href="/illust_reports/${id}"`)
    expect(await bell(owner.session)).toBe('通知（未読1件）')
    const seen = await owner.session.post('/notices/reading', { until: (await web.now()).toISOString() })
    expect(seen.body).toEqual({ success: true })
    expect(await bell(owner.session)).toBe('通知')
    await say(friend.session, id)
    expect(await bell(owner.session)).toBe('通知（未読1件）')
  })

  it('is silent about their own words, and tells nobody else', async () => {
    const { owner, friend, id } = await people()
    await say(owner.session, id)
    expect(await noticesOf(owner.memberId)).toEqual([])
    await say(friend.session, id)
    expect(await noticesOf(friend.memberId)).toEqual([])
    expect((await friend.session.visit('/notices')).text).not.toContain(`/illust_reports/${id}`)
    expect((await web.visitor().post('/notices/reading', { until: new Date().toISOString() })).status).toBe(401)
  })

  it('rings for a critique that came back, and leads to it', async () => {
    const { id, teacher, student, back } = await newWaiting(web)
    await teacher.session.post(back, await correctionOf(teacher.session))
    expect(await noticesOf(student.memberId)).toEqual([
      { kind: 'critique', path: `/user_corrected_works/${id}`, read_at: null },
    ])
    expect(await bell(student.session)).toBe('通知（未読1件）')
  })

  it('leaves out what a member does not want, and keeps what came before', async () => {
    const { owner, friend, id } = await people()
    await say(friend.session, id)
    const bell = ['critique', 'answer', 'contest']
    expect((await choose(owner.session, { bell, letter: [] })).status).toBe(303)
    const other = await showReport(owner.session)
    await say(friend.session, other)
    expect((await noticesOf(owner.memberId)).map(({ path }) => path)).toEqual([`/illust_reports/${id}`])
  })

  it('comes as one letter in the morning, unless they stopped it, with nothing private in it', async () => {
    const { owner, friend, id } = await people()
    const { owner: stopped, id: theirs } = await people()
    const { owner: silent, id: unrung } = await people()
    expect((await choose(stopped.session, { bell: ['comment'], letter: ['answer'] })).status).toBe(303)
    await choose(silent.session, { bell: [], letter: ['comment'] })
    for (const report of [id, theirs, unrung]) await say(friend.session, report)
    expect(await bell(silent.session)).toBe('通知')
    await web.moveClock({ advance: '24h' })
    const told = (memberId: number) =>
      web.db.selectFrom('letters').select('subject').where('key', 'like', `notices.comments:${memberId}:%`).execute()
    const subject = '【Egaku】1件のイラストレポートにコメントが届いています'
    expect(await told(owner.memberId)).toEqual([{ subject }])
    expect(await told(silent.memberId)).toEqual([{ subject }])
    expect(await told(stopped.memberId)).toEqual([])
  })

  it('rings without a letter for what they stopped, on this page or on that of all letters', async () => {
    const { teacher, student, back } = await newWaiting(web)
    const page = `/users/${student.memberId}/letters`
    expect((await student.session.submit(page, { kind: 'notice-critique', on: '0' })).status).toBe(303)
    expect((await student.session.visit('/notices')).text).toMatch(
      /<input(?=[^>]*name="letter\[\]")(?=[^>]*value="critique")(?![^>]* checked)/,
    )
    await teacher.session.post(back, await correctionOf(teacher.session))
    expect((await noticesOf(student.memberId)).map(({ kind }) => kind)).toEqual(['critique'])
    const letters = await web.db
      .selectFrom('letters')
      .select('subject')
      .where('to_address', '=', student.email)
      .where('subject', 'like', '%添削が返ってき%')
      .execute()
    expect(letters).toEqual([])
  })
})
