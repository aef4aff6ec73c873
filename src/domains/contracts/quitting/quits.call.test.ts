import { beforeAll, expect, it } from 'vitest'
import { newPerson } from '#test/people.ts'
import type { Session } from '#test/worlds/session.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let admin: Session
let support: Session
const html = { headers: { Accept: 'text/html' } }

beforeAll(async () => {
  web = await freshWeb()
  admin = (await newPerson(web, { isStaff: true })).session
  support = (await newPerson(web, { isStaff: true, role: 'support' })).session
})

const reasons = () => web.db.selectFrom('quit_reasons').selectAll().orderBy('position').execute()

async function quitter(text: string) {
  const { memberId } = await newPerson(web, { name: '去る ひと', plan: { state: 'will_cancel', planId: 1 } })
  const all = await reasons()
  const other = all.find(({ asks }) => asks === 'free_text')!
  const at = await web.now()
  const quit = { member_id: memberId, plan_id: 1, state: 'will_continue', at, free_text: text }
  const { id: quit_id } = await web.db.insertInto('quits').values(quit).returning('id').executeTakeFirstOrThrow()
  await web.db.insertInto('quit_answers').values({ quit_id, reason_id: other.id }).execute()
  return memberId
}

it('staff read why members left, and take the answers along as a table that no spreadsheet runs [QS-009]', async () => {
  const memberId = await quitter('=1+1 "引っ越し"')
  const page = await support.visit('/staff/quits')
  for (const word of ['その他', '去る ひと', '引っ越し']) expect(page.text).toContain(word)
  const csv = await support.visit('/staff/quits.csv')
  expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(csv.headers.get('Content-Disposition')).toMatch(/^attachment; filename="quits-20\d\d-\d\d-\d\d\.csv"$/)
  const bytes = await fetch(`${web.url}/staff/quits.csv`, {
    headers: { Cookie: [...support.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  }).then((reply) => reply.arrayBuffer())
  expect([...new Uint8Array(bytes).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const line = csv.text.split('\r\n').find((one) => one.includes(`,${memberId},`))
  expect(line).toContain(`,6ヶ月プラン,継続中,その他,"'=1+1 ""引っ越し""",`)
  expect((await support.visit('/staff/quits.csv?to=2020-01-01')).text.trim().split('\r\n')).toHaveLength(1)
  const { session: member } = await newPerson(web)
  expect((await member.visit('/staff/quits.csv')).status).toBe(404)
  expect((await web.visit('/staff/quits.csv')).status).toBe(401)
})

it('an admin adds a reason and closes one; what was answered stays', async () => {
  await quitter('答え')
  const edit = (session: Session, fields: Record<string, string>) => session.submit('/staff/quit_reasons', fields, html)
  const added = { intent: 'add', content: '引っ越しのため', position: '3', asks: '', sub_reasons: '海外へ\n\n国内で ' }
  expect((await edit(support, added)).status).toBe(404)
  expect((await edit(admin, { ...added, content: '' })).status).toBe(422)
  expect((await edit(admin, { ...added, position: '0' })).status).toBe(422)
  expect((await edit(admin, added)).status).toBe(303)
  const page = await admin.visit('/staff/quit_reasons')
  expect(page.text).toContain('海外へ ／ 国内で')
  const twice = await edit(admin, { ...added, content: '家の事情', asks: 'free_text' })
  expect(twice.status).toBe(409)
  expect(twice.text).toContain('同じことをたずねる理由が表示中です。')
  expect(twice.text).toContain('value="家の事情"')
  const other = (await reasons()).find(({ asks }) => asks === 'free_text')!
  expect((await edit(admin, { intent: 'close', id: String(other.id) })).status).toBe(303)
  expect((await support.visit('/staff/quits')).text).toContain('その他（終了）')
  expect((await edit(admin, { intent: 'open', id: String(other.id) })).status).toBe(303)
  expect((await edit(admin, { intent: 'close', id: '999999' })).status).toBe(404)
})

it('that nothing need be said cannot be closed, also not as the last reason by two admins at once', async () => {
  const open = (await reasons()).filter(({ closed_at }) => !closed_at)
  const close = (id: number) => admin.submit('/staff/quit_reasons', { intent: 'close', id: String(id) }, html)
  const silent = open.find(({ content }) => content === '回答を控える')!
  const [first, ...others] = open.filter(({ id }) => id !== silent.id)
  for (const { id } of others) expect((await close(id)).status).toBe(303)
  const [last, refused] = await Promise.all([close(first!.id), close(silent.id)])
  expect([last.status, refused.status]).toEqual([303, 409])
  expect(refused.text).toContain('どなたでも理由を答えずに解約できるように、終了できません。')
  expect((await reasons()).filter(({ closed_at }) => !closed_at).map(({ id }) => id)).toEqual([silent.id])
  const page = (await admin.visit('/staff/quit_reasons')).text
  expect(page).not.toContain('「回答を控える」を終了する')
  expect(page).toContain('「その他」を再開する')
})
