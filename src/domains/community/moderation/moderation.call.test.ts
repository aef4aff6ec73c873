import { beforeAll, describe, expect, it } from 'vitest'
import { sendReport, showReport } from '#test/community/showing.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'
import { moderating } from '#test/community/moderating.ts'
import type { Session } from '#test/worlds/session.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let staff: Session
let its: ReturnType<typeof moderating>
beforeAll(async () => {
  web = await freshWeb()
  staff = (await newPerson(web, { isStaff: true, role: 'support' })).session
  its = moderating(web, () => staff)
})

const flagsOf = (id: number) =>
  web.db
    .selectFrom('content_flags')
    .selectAll()
    .where('target_id', '=', id)
    .where('target_type', '=', 'report')
    .execute()

describe('telling of what breaks the rules', () => {
  it('is taken once for each member and thing, in reasons that are known [RE-021]', async () => {
    const { owner, friend, id } = await its.people()
    expect((await its.flag(friend.session, id, { reason: 'copyright', detail: '見たことがあります。' })).body).toEqual({
      success: true,
    })
    expect((await its.flag(friend.session, id, { reason: 'r18' })).body).toEqual({ success: true })
    expect(await flagsOf(id)).toMatchObject([
      { reason: 'copyright', detail: '見たことがあります。', member_id: friend.memberId },
    ])
    const said = await its.say(owner.session, id)
    const comment = { target_type: 'comment', target_id: said.body.id }
    for (const reason of ['r18', 'spam', 'copyright', 'harassment', 'ai_generated', 'other']) {
      const { session } = await newPerson(web)
      expect((await its.flag(session, id, { ...comment, reason })).status).toBe(200)
    }
    for (const wrong of [
      { reason: 'boring' },
      { target_type: 'lesson' },
      { detail: '字'.repeat(501) },
      { target_id: 'x' },
    ])
      expect((await its.flag(friend.session, id, wrong)).status, JSON.stringify(wrong)).toBe(422)
    for (const nothing of [999_999, 0, -1]) {
      expect((await its.flag(friend.session, nothing)).status).toBe(404)
      const block = await friend.session.post('/member_blocks', { target_type: 'report', target_id: nothing })
      expect(block.status).toBe(404)
    }
    expect((await its.flag(web.visitor(), id)).status).toBe(401)
    expect((await its.flag(owner.session, id)).status).toBe(409)
    await web.db.updateTable('illust_reports').set({ status: 'closed' }).where('id', '=', id).execute()
    expect((await its.flag((await newPerson(web)).session, id)).status).toBe(404)
  })

  it('by three different members hides it until staff have looked, and not again after that [RE-025]', async () => {
    const { owner, id } = await its.people()
    const [one, two, three, four] = [await its.oldHand(), await its.oldHand(), await its.oldHand(), await its.oldHand()]
    for (const { session } of [one, two]) await its.flag(session, id)
    await its.flag(one.session, id)
    expect(await its.isSeen(four.session, id)).toBe(true)
    await its.flag(three.session, id)
    expect(await its.isSeen(four.session, id)).toBe(false)
    await expect.poll(() => its.isSeen(web, id)).toBe(false)
    const { text } = await owner.session.visit(`/illust_reports/${id}`)
    expect(text).toContain('運営により非表示になっています。')
    const [letter] = await web.letters(owner.email)
    expect(letter!.subject).toContain('表示を、運営が確認するまで止めています')
    expect((await its.decide(await its.caseOf(id), 'restore')).status).toBe(303)
    expect(await its.isSeen(four.session, id)).toBe(true)
    for (let time = 0; time < 4; time++) await its.flag((await its.oldHand()).session, id)
    expect(await its.isSeen(four.session, id)).toBe(true)
  })

  it('by members who have just come hides nothing [RE-025]', async () => {
    const { friend, id } = await its.people()
    for (let time = 0; time < 4; time++) await its.flag((await newPerson(web)).session, id)
    expect(await its.isSeen(friend.session, id)).toBe(true)
    expect(await its.caseOf(id)).toBeGreaterThan(0)
  })

  it('at once by three at the same time hides it with one letter and one matter [RE-025]', async () => {
    const { owner, friend, id } = await its.people()
    const three = [await its.oldHand(), await its.oldHand(), await its.oldHand()]
    await Promise.all(three.map(({ session }) => its.flag(session, id)))
    expect(await its.isSeen(friend.session, id)).toBe(false)
    const decisions = await web.db
      .selectFrom('moderation_decisions')
      .select('act')
      .where('member_id', '=', owner.memberId)
      .execute()
    expect(decisions).toEqual([{ act: 'auto-hide' }])
  })
})

describe('staff', () => {
  it('find what members tell of first, the longest wait first, with how long it waits; nobody else finds it [RE-022]', async () => {
    const { friend, id } = await its.people()
    await web.db
      .insertInto('moderation_cases')
      .values({
        target_type: 'report',
        target_id: id,
        member_id: friend.memberId,
        why: 'first',
        opened_at: new Date(0),
      })
      .execute()
    const { text } = await staff.visit('/staff/moderation')
    const order = [...text.matchAll(/href="\/staff\/moderation\/(\d+)"/g)].map(([, found]) => Number(found))
    const rows = await web.db
      .selectFrom('moderation_cases')
      .select(['id', 'why', 'opened_at'])
      .where('id', 'in', order)
      .execute()
    const rankOf = (found: number) => {
      const row = rows.find((one) => one.id === found)!
      return (row.why === 'reported' || row.why === 'objection' ? 0 : 1e15) + row.opened_at.getTime()
    }
    expect(order.map(rankOf)).toEqual(order.map(rankOf).toSorted((a, b) => a - b))
    expect(order.length).toBeGreaterThan(3)
    expect(text).toMatch(/いちばん長いものは\d+日待っています/)
    expect(text).not.toContain('/image')
    for (const path of ['/staff/moderation', '/staff/moderation/words', `/staff/moderation/${order[0]}`]) {
      expect((await friend.session.visit(path)).status).toBe(404)
      expect((await web.visit(path)).status).toBe(302)
    }
    expect((await friend.session.visit(`/staff/moderation/${order[0]}/image`)).status).toBe(404)
  })

  it('hide with a reason: it is gone for all but its author, who reads why, hears by letter and objects once [RE-022]', async () => {
    const { owner, friend, id } = await its.people()
    await its.say(owner.session, id)
    await its.flag(friend.session, id)
    const caseId = await its.caseOf(id)
    expect((await its.decide(caseId, 'hide', { reason: '' })).status).toBe(422)
    const done = await its.decide(caseId, 'hide', { reason: '連絡先が読めました。' })
    expect([done.status, done.location]).toEqual([303, '/staff/moderation'])
    for (const path of ['', '/image', '/image?size=small', '/comments/json'])
      expect((await friend.session.visit(`/illust_reports/${id}${path}`)).status, path).toBe(404)
    const page = await owner.session.visit(`/illust_reports/${id}`)
    expect(page.text).toContain('運営により非表示になっています。')
    expect(page.text).toContain('連絡先が読めました。')
    expect((await owner.session.visit('/illust_reports')).text).not.toContain(`href="/illust_reports/${id}"`)
    const [letter] = await web.letters(owner.email)
    expect(letter!.text).toContain('連絡先が読めました。')
    const path = /\/moderation_decisions\/\d+/.exec(letter!.text)![0]
    expect((await friend.session.visit(path)).status).toBe(404)
    expect((await owner.session.visit(path)).text).toContain('異議を申し出る')
    const [answered] = await web.letters(friend.email)
    expect(answered!.subject).toContain('お知らせいただいた投稿を確認しました')
    expect(answered!.text).not.toContain('連絡先')
    expect((await friend.session.submit(path, { objection: 'わたしのです。' }, its.html)).status).toBe(404)
    expect((await owner.session.submit(path, { objection: '描いたのは架空の番号です。' }, its.html)).status).toBe(303)
    expect((await owner.session.submit(path, { objection: 'もう一度。' }, its.html)).status).toBe(409)
    const again = await its.caseOf(id)
    expect((await staff.visit(`/staff/moderation/${again}`)).text).toContain('架空の番号です')
    await its.decide(again, 'restore', { reason: '確認しました。' })
    expect(await its.isSeen(friend.session, id)).toBe(true)
    const log = await web.db
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('subject_id', '=', owner.memberId)
      .where('action', '=', 'community.decided')
      .execute()
    expect(log.map(({ details }) => (details as { moderation: string }).moderation).toSorted()).toEqual([
      'hide',
      'restore',
    ])
  })

  it('who decide at the same time decide once', async () => {
    const { friend, id } = await its.people()
    await its.flag(friend.session, id)
    const caseId = await its.caseOf(id)
    const replies = await Promise.all([its.decide(caseId, 'hide'), its.decide(caseId, 'keep')])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([303, 409])
  })

  it('see a picture only when they press, and that they did is written down [RE-022]', async () => {
    const { owner, friend, id } = await its.people()
    await its.flag(friend.session, id)
    const caseId = await its.caseOf(id)
    expect((await staff.visit(`/staff/moderation/${caseId}`)).text).not.toContain(`/staff/moderation/${caseId}/image`)
    expect((await staff.visit(`/staff/moderation/${caseId}/image`)).headers.get('content-type')).toBe('image/png')
    const seen = web.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', owner.memberId)
      .where('action', '=', 'community.picture-seen')
    expect(await seen.execute()).toHaveLength(1)
  })

  it('hide a comment, which its author alone reads with the words of why [RE-022]', async () => {
    const { owner, friend, id } = await its.people()
    const said = await its.say(friend.session, id, '言いすぎた言葉')
    await its.flag(owner.session, id, { target_type: 'comment', target_id: said.body.id })
    await its.decide(await its.caseOf(said.body.id, 'comment'), 'hide')
    const pageOf = async (session: Pick<Session, 'visit'>) =>
      (await session.visit(`/illust_reports/${id}/comments/json`)).body as { notice: string | null }[]
    expect(await pageOf(friend.session)).toMatchObject([{ notice: 'hidden' }])
    expect((await friend.session.visit(`/illust_reports/${id}`)).text).toContain('運営により非表示になっています。')
    for (const who of [owner.session, web]) expect(await pageOf(who)).toEqual([])
  })

  it('bar a member from posting for days or for good, with reason and letter, and let them again [RE-025]', async () => {
    const { owner, friend, id } = await its.people()
    const other = await showReport(friend.session)
    await its.flag(friend.session, id)
    await its.decide(await its.caseOf(id), 'bar', { days: '3', reason: 'くり返し注意しました。' })
    const [letter] = await web.letters(owner.email)
    expect(letter!.text).toContain('くり返し注意しました。')
    expect(letter!.text).toMatch(/20\d\d年.*まで/)
    const refused = [await sendReport(owner.session), await its.say(owner.session, other)]
    for (const reply of refused)
      expect([reply.status, reply.body.error]).toEqual([403, expect.stringContaining('くり返し注意しました。')])
    expect((await owner.session.visit('/illust_reports')).status).toBe(200)
    await web.withClock({ advance: '73h' }, async () => {
      expect((await sendReport(owner.session)).status).toBe(200)
    })
    const lifted = await staff.submit(
      '/staff/moderation',
      { member_id: String(owner.memberId) },
      { headers: { Accept: 'text/html' } },
    )
    expect(lifted.status).toBe(303)
    expect((await its.say(owner.session, other)).status).toBe(200)
    await its.flag((await newPerson(web)).session, other)
    await its.decide(await its.caseOf(other), 'bar', { days: '' })
    await web.withClock({ advance: '400d' }, async () => expect((await sendReport(friend.session)).status).toBe(403))
  })

  it('delete what must not stay, picture and all', async () => {
    const { owner, friend, id } = await its.people()
    await its.flag(friend.session, id)
    await its.decide(await its.caseOf(id), 'delete')
    expect(await its.isSeen(owner.session, id)).toBe(false)
    const [letter] = await web.letters(owner.email)
    expect(letter!.subject).toContain('削除しました')
  })
})
