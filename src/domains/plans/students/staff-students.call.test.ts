import { describe, expect, it } from 'vitest'
import { newPerson } from '#test/people.ts'
import { enrol } from '#test/money/students.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const plain = (html: string) => html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, '')

async function waiting() {
  const person = await newPerson(web, { name: '学び ゆう' })
  const id = await enrol(web.db, person.memberId, { registeredAt: await web.now() })
  return { ...person, id, path: `/staff/students/${id}` }
}
const decide = (staff: Awaited<ReturnType<typeof newPerson>>, path: string, form: Record<string, string>) =>
  staff.session.submit(path, form)

describe('the student cards that wait for staff [SD-013]', () => {
  it('are seen by support, and by nobody who is not staff', async () => {
    const student = await waiting()
    const staff = await newPerson(web, { isStaff: true, role: 'support' })
    const page = await staff.session.visit(student.path)
    expect(page.status).toBe(200)
    for (const words of ['学び ゆうさんの学生割引', '試験高等学校', '2006年5月5日'])
      expect(plain(page.text)).toContain(words)
    expect(plain((await staff.session.visit('/staff')).text)).toContain('学生証の確認待ち')
    for (const path of ['/staff/students', student.path]) expect((await student.session.visit(path)).status).toBe(404)
    expect((await student.session.submit(student.path, { intent: 'approve' })).status).toBe(404)
    expect((await staff.session.visit('/staff/students/999999')).status).toBe(404)
  })

  it('are approved, or revoked with a reason that must be given; the lists follow', async () => {
    const [kept, gone] = [await waiting(), await waiting()]
    const staff = await newPerson(web, { isStaff: true, role: 'support' })
    expect((await decide(staff, kept.path, { intent: 'approve' })).location).toBe(kept.path)
    expect((await decide(staff, kept.path, { intent: 'approve' })).status).toBe(409)
    const missing = await decide(staff, gone.path, { intent: 'revoke', reason: ' ' })
    expect([missing.status, missing.text.includes('取り消しの理由を入力してください。')]).toEqual([422, true])
    expect((await decide(staff, gone.path, { intent: 'revoke', reason: '氏名が読めません。' })).status).toBe(303)
    const [letter] = await web.letters(gone.email)
    expect(letter!.subject).toContain('学生割引を取り消しました')
    expect((await web.letters(kept.email))[0]!.subject).toContain('学生証の確認が終わりました')
    const list = async (tab: string) => (await staff.session.visit(`/staff/students?tab=${tab}`)).text
    expect(await list('approved')).toContain(`href="${kept.path}"`)
    expect(await list('revoked')).toContain(`href="${gone.path}"`)
    expect(await list('waiting')).not.toContain(`href="${gone.path}"`)
    const account = await gone.session.visit(`/users/${gone.memberId}/plan`)
    expect(plain(account.text)).toContain('学生割引は取り消されました。理由: 氏名が読めません。')
    expect((await gone.session.visit('/subscription_orders/new?discount=student')).status).toBe(302)
    const again = await gone.session.visit(`/users/${gone.memberId}/school_users`)
    expect(plain(again.text)).toContain('理由: 氏名が読めません。')
    expect(plain((await kept.session.visit(`/users/${kept.memberId}/plan`)).text)).toContain('学生割引を適用しています')
  })
})
