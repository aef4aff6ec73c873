import { beforeAll, describe, expect, it } from 'vitest'
import {
  bringBoth,
  correctionOf,
  joinCampaign,
  newEntitled,
  newTeacher,
  newWaiting,
  requestOf,
} from '#test/critiques/asking.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => {
  web = await freshWeb()
})

type Waiting = Awaited<ReturnType<typeof newWaiting>>
const newSupport = async () => (await newPerson(web, { isStaff: true, role: 'support' })).session
const reportPath = (id: number) => `/user_corrected_works/${id}/reports/new`
const staffPath = (id: number) => `/staff/critiques/${id}`
const workOf = (id: number) =>
  web.db.selectFrom('corrected_works').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const subjectsTo = async (email: string) =>
  (await web.db.selectFrom('letters').select('subject').where('to_address', '=', email).execute()).map(({ subject }) =>
    subject.replace(/^【.*】/, ''),
  )
const beginAt = ({ teacher, back }: Waiting) =>
  teacher.session.put(`${back}/draft`, {
    items: [{ type: 'comment', value: '途中', name: '', fileKey: null, fileName: null }],
    version: 0,
  })
const cancelling = { act: 'cancel', fault: 'school', reason: '先生の都合がつきません' }
const report = (kind: string) => ({ kind, words: 'ご確認をお願いします' })

describe('a teacher who cannot give a work back', () => {
  it('asks on a form of the school: staff and the teacher see that it is being looked at, the member does not', async () => {
    const { id, teacher, student, page } = await newWaiting(web)
    expect((await teacher.session.visit(`${page}/teacher_corrections/new`)).text).toContain(reportPath(id))
    expect((await teacher.session.submit(reportPath(id), { kind: 'cancel', words: ' ' })).status).toBe(422)
    expect((await teacher.session.submit(reportPath(id), report('cancel'))).status).toBe(303)
    expect((await teacher.session.submit(reportPath(id), report('cancel'))).status).toBe(409)
    for (const path of [page, '/correctional_teachers'])
      expect((await teacher.session.visit(path)).text).toContain('取消確認中')
    const [above] = (await teacher.session.visit(`${page}/teacher_corrections/new`)).text.split('id="return"')
    expect(above).toContain('依頼の取り消しを運営で確認しています。')
    const shown = (await student.session.visit(page)).text
    expect(shown).toContain('添削待ち')
    expect(shown).not.toContain('取消確認中')
    const staff = await newSupport()
    expect((await staff.visit('/staff/critiques?tab=reported')).text).toContain(staffPath(id))
    expect((await staff.visit(staffPath(id))).text).toContain('ご確認をお願いします')
    expect((await staff.visit(staffPath(id))).text).toContain('取消確認中')
    expect((await staff.visit('/staff')).text).toContain('判断を待つ添削の連絡')
    expect((await web.letters('support@egaku.example'))[0]!.text).toContain(`添削 No.${id}`)
  })

  it('hears what staff decide: to go on, or that it is cancelled; at once exactly one of the two', async () => {
    const [kept, both] = [await newWaiting(web), await newWaiting(web)]
    const staff = await newSupport()
    const keep = { act: 'keep', answer: '期限を延ばしますので、お願いします' }
    expect((await staff.submit(staffPath(kept.id), keep)).status).toBe(409)
    await kept.teacher.session.submit(reportPath(kept.id), report('cancel'))
    expect((await staff.submit(staffPath(kept.id), { ...keep, answer: '' })).status).toBe(422)
    expect((await staff.submit(staffPath(kept.id), keep)).status).toBe(303)
    expect((await web.letters(kept.teacher.email))[0]!.text).toContain(keep.answer)
    expect((await kept.teacher.session.visit('/correctional_teachers')).text).not.toContain('取消確認中')
    await both.teacher.session.submit(reportPath(both.id), report('cancel'))
    const replies = await Promise.all([
      staff.submit(staffPath(both.id), keep),
      staff.submit(staffPath(both.id), cancelling),
    ])
    const told = (await subjectsTo(both.teacher.email)).filter((subject) => subject === 'ご連絡への回答')
    expect(told).toHaveLength(1)
    expect(replies[1]!.status).toBe(303)
    expect((await workOf(both.id)).cancelled_at).not.toBeNull()
  })
})

describe('a member who wants a work back', () => {
  it('takes it back while the teacher has not begun; once a draft is kept the school is asked', async () => {
    const [untouched, begun] = [await newWaiting(web), await newWaiting(web)]
    expect((await untouched.student.session.visit(untouched.page)).text).toContain('依頼を取り消す')
    expect((await untouched.student.session.submit(reportPath(untouched.id), report('cancel'))).status).toBe(409)
    expect((await untouched.student.session.delete(untouched.page)).status).toBe(200)
    expect((await beginAt(begun)).status).toBe(200)
    const { session } = begun.student
    expect((await session.delete(begun.page)).status).toBe(409)
    const page = async () => (await session.visit(begun.page)).text
    expect(await page()).toContain('依頼の取り消しを相談する')
    expect(await page()).not.toContain('依頼を取り消す<')
    expect((await session.submit(reportPath(begun.id), report('cancel'))).status).toBe(303)
    expect(await page()).toContain('依頼の取り消しを運営で確認しています')
    const staff = await newSupport()
    expect((await staff.submit(staffPath(begun.id), { ...cancelling, fault: 'member' })).status).toBe(303)
    expect(await page()).toContain(cancelling.reason)
    expect(await subjectsTo(begun.student.email)).toEqual(expect.arrayContaining(['ご連絡への回答']))
  })

  it('takes it back or the teacher begins, never both, when both happen at once', async () => {
    for (const isTeacherFirst of [true, false, true, false, true, false]) {
      const waiting = await newWaiting(web)
      await waiting.student.session.token()
      await waiting.teacher.session.token()
      const begins = isTeacherFirst && beginAt(waiting)
      const takes = waiting.student.session.delete(waiting.page)
      const [taken, begun] = await Promise.all([takes, begins || beginAt(waiting)])
      const isTaken = (await workOf(waiting.id)).cancelled_at !== null
      expect(taken.status).toBe(isTaken ? 200 : 409)
      expect(begun.status === 200).toBe(!isTaken)
    }
  })
})

describe('a critique that hurts', () => {
  async function returned() {
    const waiting = await newWaiting(web)
    await waiting.teacher.session.post(waiting.back, await correctionOf(waiting.teacher.session))
    return waiting
  }

  it('is reported by its member, taken out of sight by staff, and given back anew by another teacher, who is paid', async () => {
    const { id, teacher, student, page, back } = await returned()
    const next = await joinCampaign(web, teacher.campaignId)
    expect((await student.session.visit(page)).text).toContain('先生からの添削')
    expect((await student.session.submit(reportPath(id), report('offence'))).status).toBe(303)
    expect((await teacher.session.submit(reportPath(id), report('offence'))).status).toBe(409)
    const staff = await newSupport()
    const hide = { act: 'hide', hide_reason: '人を傷つける言葉がありました', substitute_id: String(next.teacherId) }
    expect((await staff.submit(staffPath(id), { ...hide, hide_reason: '' })).status).toBe(422)
    expect((await staff.submit(staffPath(id), hide)).status).toBe(303)
    expect((await staff.submit(staffPath(id), hide)).status).toBe(409)
    const shown = (await student.session.visit(page)).text
    expect(shown).toContain('非表示にした添削があります')
    expect(shown).not.toContain('先生からの添削')
    expect((await teacher.session.visit(page)).status).toBe(404)
    expect(await subjectsTo(student.email)).toEqual(
      expect.arrayContaining(['添削を非表示にしました', '添削の担当の先生が変わりました', 'ご連絡への回答']),
    )
    expect(await subjectsTo(teacher.email)).toContain('お返しした添削を非表示にしました')
    expect((await next.session.post(back, await correctionOf(next.session))).status).toBe(200)
    const paid = web.db.selectFrom('pay_lines').select(['member_id', 'yen']).where('description', '=', `添削 No.${id}`)
    expect((await paid.execute()).toSorted((a, b) => a.yen - b.yen)).toEqual([
      { member_id: teacher.memberId, yen: 4_000 },
      { member_id: next.memberId, yen: 6_000 },
    ])
    expect((await student.session.visit(page)).text).toContain('先生からの添削')
  })

  it('gives the member one more in a later campaign where nobody takes it over, and what came back is not found', async () => {
    const { id, student, page } = await returned()
    const staff = await newSupport()
    const item = `${page}/corrections/1/1/attachment`
    expect((await staff.submit(staffPath(id), { act: 'hide', hide_reason: '不適切', substitute_id: '' })).status).toBe(
      303,
    )
    const rights = web.db
      .selectFrom('critique_extra_rights')
      .select('cancelled_work_id')
      .where('member_id', '=', student.memberId)
    expect(await rights.execute()).toEqual([{ cancelled_work_id: id }])
    expect((await student.session.visit(item)).status).toBe(404)
  })
})

describe('a work that breaks the rules', () => {
  const breach = (fault: string) => ({ ...cancelling, fault, reason: 'R18の表現が含まれていました' })
  const again = async ({ student, teacher }: Waiting) =>
    student.session.post('/user_corrected_works', requestOf(teacher, await bringBoth(student.session)))

  it('is told by the teacher, and staff cancel it with the right given back or not', async () => {
    const [back, lost] = [await newWaiting(web), await newWaiting(web)]
    const staff = await newSupport()
    for (const { id, teacher, student } of [back, lost]) {
      expect((await student.session.submit(reportPath(id), report('r18'))).status).toBe(409)
      expect((await teacher.session.submit(reportPath(id), report('r18'))).status).toBe(303)
    }
    expect((await staff.submit(staffPath(back.id), breach('breach-back'))).status).toBe(303)
    expect((await staff.submit(staffPath(lost.id), breach('breach-lost'))).status).toBe(303)
    expect((await again(back)).body.success).toBe(true)
    expect((await again(lost)).status).toBe(409)
    const noted = web.db.selectFrom('critique_breaches').select('kind').where('work_id', 'in', [back.id, lost.id])
    expect(await noted.execute()).toEqual([{ kind: 'r18' }, { kind: 'r18' }])
  })

  it('a second time within a year keeps the member from asking for half a year, until staff lift it', async () => {
    const first = await newWaiting(web)
    const staff = await newSupport()
    await staff.submit(staffPath(first.id), breach('breach-back'))
    const second = (await again(first)).body.correctionWorkId as number
    await staff.submit(staffPath(second), breach('breach-back'))
    const { session, email } = first.student
    const campaign = `/correction_campaigns/${first.teacher.campaignId}`
    expect((await session.visit(campaign)).text).toMatch(
      /規約違反があったため、20\d\d年\d+月\d+日[^ま]*まで添削を依頼できません/,
    )
    expect((await again(first)).status).toBe(403)
    for (const way of ['hold', 'wait'])
      expect((await session.post(`${campaign}/${way}`, { teacher_id: first.teacher.teacherId })).status).toBe(403)
    const letters = await web.letters(email, { seen: 3 })
    expect(letters.filter(({ text }) => text.includes('まで添削を依頼できません'))).toHaveLength(1)
    const lift = { act: 'lift', lift_reason: '本人の作品と確認できました' }
    expect((await staff.submit(staffPath(second), { ...lift, lift_reason: '' })).status).toBe(422)
    expect((await staff.submit(staffPath(second), lift)).status).toBe(303)
    expect((await staff.submit(staffPath(second), lift)).status).toBe(409)
    expect(await subjectsTo(email)).toContain('添削の依頼を再開できます')
    expect((await again(first)).body.success).toBe(true)
  })

  it('long ago counts no more, and the time ends by itself', async () => {
    const first = await newWaiting(web)
    const staff = await newSupport()
    await staff.submit(staffPath(first.id), breach('breach-back'))
    const confirmed_at = new Date((await web.now()).getTime() - 366 * 86_400_000)
    await web.db.updateTable('critique_breaches').set({ confirmed_at }).where('work_id', '=', first.id).execute()
    const second = (await again(first)).body.correctionWorkId as number
    await staff.submit(staffPath(second), breach('breach-back'))
    const third = (await again(first)).body.correctionWorkId as number
    await staff.submit(staffPath(third), breach('breach-back'))
    expect((await again(first)).status).toBe(403)
    const until_at = await web.now()
    await web.db
      .updateTable('critique_exclusions')
      .set({ until_at })
      .where('member_id', '=', first.student.memberId)
      .execute()
    expect((await again(first)).body.success).toBe(true)
  })
})

it('nobody else tells anything of a work, nor its teacher without the second factor', async () => {
  const { id, teacher } = await newWaiting(web)
  const bare = await web.signIn(teacher.email, { secondFactor: false })
  expect((await bare.visit(reportPath(id))).status).toBe(302)
  expect((await bare.submit(reportPath(id), report('cancel'))).status).toBe(403)
  for (const { session } of [await newEntitled(web), await newTeacher(web)]) {
    expect((await session.visit(reportPath(id))).status).toBe(404)
    expect((await session.submit(reportPath(id), report('cancel'))).status).toBe(404)
  }
})
