import { expect, it } from 'vitest'
import { pages, type PageRow } from '#routes'
import { staffRoles } from '#platform/staff-roles.ts'
import { newPerson } from '#test/people.ts'
import type { Session } from '#test/worlds/session.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const html = { headers: { Accept: 'text/html' } }
const post = (session: Session, fields: Record<string, string>) => session.submit('/staff/people', fields, html)

/** What is taught and asked is seen to by those who edit the content; of members and money they see none. */
const content = [
  '/staff/curriculums',
  '/staff/reviews',
  '/staff/search_words',
  '/staff/imports',
  '/staff/showcase',
  '/staff/courses',
  '/staff/films',
  '/staff/course_calendar',
  '/staff/contests',
  '/staff/galleries',
  '/staff/correction_campaigns',
  '/staff/correction_campaigns/new',
  '/staff/first_surveys',
  '/staff/level_picks',
  '/staff/practice_picks',
  '/staff/poses',
  '/staff/trial_tutorial',
  '/staff/trial_questions',
  '/staff/news',
]

/** The pages that each role does not find, of those that stand in the menu. */
const closedTo: Record<string, string[]> = {
  support: [
    '/staff/figures',
    '/staff/coaching_items',
    '/staff/coaching_items/new',
    '/staff/coaches',
    '/staff/coaching_value',
    '/staff/ledger',
    '/staff/money_records',
    '/staff/incident',
    '/staff/terms',
    '/staff/arrivals',
    '/staff/debits',
    '/staff/debit_applications',
    '/staff/payouts',
    '/staff/contest_prizes',
    '/staff/quit_reasons',
    '/staff/campaigns',
    '/staff/campaigns/new',
    '/staff/prices',
    '/staff/plan_options',
    '/staff/trial_sets',
    '/staff/gift_cards',
    '/staff/people',
    '/staff/audit_log',
    ...content,
  ],
  accounting: [
    '/staff/coaching_items',
    '/staff/coaching_items/new',
    '/staff/coaches',
    '/staff/incident',
    '/staff/terms',
    '/staff/arrivals',
    '/staff/quit_reasons',
    '/staff/campaigns',
    '/staff/campaigns/new',
    '/staff/prices',
    '/staff/plan_options',
    '/staff/trial_sets',
    '/staff/trial_codes',
    '/staff/people',
    '/staff/audit_log',
    ...content,
  ],
  editor: (pages as readonly PageRow[])
    .filter(({ who, path }) => who === 'staff' && !path.includes(':') && !content.includes(path))
    .flatMap(({ path }) => (path === '/staff' || path === '/staff/second_factor' ? [] : [path])),
  admin: [],
}

it.each(staffRoles)('%s finds the pages of the role, and no link to others [AC-030] [OV-019]', async (role) => {
  const { session } = await newPerson(web, { isStaff: true, role })
  const menu = (await session.visit('/staff')).text
  const plain = (pages as readonly PageRow[]).filter(({ who, path }) => who === 'staff' && !path.includes(':'))
  const closed: string[] = []
  for (const { path } of plain) {
    const { status } = await session.visit(path)
    if (status === 404) closed.push(path)
    else expect(status, path).toBe(200)
    if (status === 404) expect(menu, path).not.toContain(`href="${path}"`)
  }
  expect(closed.toSorted()).toEqual(closedTo[role]!.toSorted())
})

it('an editor sees neither debts nor charges, and a colleague becomes one on the page of the staff [OV-019]', async () => {
  const { session: admin } = await newPerson(web, { isStaff: true })
  const { session, memberId } = await newPerson(web, { isStaff: true, role: 'support' })
  expect((await session.visit('/staff')).text).toContain('未払いの請求')
  expect((await admin.visit('/staff/people')).text).toContain('編集')
  const made = await post(admin, { intent: 'change', member_id: String(memberId), role: 'editor' })
  expect(made.status).toBe(303)
  const overview = (await session.visit('/staff')).text
  expect(overview).toContain('会員')
  expect(overview).not.toMatch(/未払いの請求|成功した決済/)
})

it('an admin makes a member one of the staff, changes the role and takes it away again', async () => {
  const { session: admin } = await newPerson(web, { isStaff: true })
  const { memberId, email, session } = await newPerson(web, { name: '新人 さん' })
  const member_id = String(memberId)
  expect((await post(admin, { intent: 'grant', email: 'nobody@example.com', role: 'support' })).status).toBe(422)
  expect((await post(admin, { intent: 'grant', email, role: 'owner' })).status).toBe(422)
  expect((await post(admin, { intent: 'grant', email: ` ${email.toUpperCase()} `, role: 'support' })).status).toBe(303)
  expect((await post(admin, { intent: 'grant', email, role: 'admin' })).status).toBe(409)
  // A browser that was signed in before has shown no second factor.
  expect((await session.visit('/staff')).location).toContain('/staff/second_factor')
  const again = await web.signIn(email)
  expect((await again.visit('/staff')).status).toBe(200)
  expect((await again.visit('/staff/gift_cards')).status).toBe(404)
  expect((await post(admin, { intent: 'change', member_id, role: 'accounting' })).status).toBe(303)
  expect((await again.visit('/staff/gift_cards')).status).toBe(200)
  expect((await post(again, { intent: 'change', member_id, role: 'admin' })).status).toBe(404)
  expect((await post(admin, { intent: 'revoke', member_id })).status).toBe(303)
  expect((await again.visit('/staff')).status).toBe(404)
  expect((await post(admin, { intent: 'revoke', member_id })).status).toBe(404)
})

it('nobody changes the own role or app, so that an admin always remains; another admin takes a lost app away', async () => {
  const { session: admin, memberId } = await newPerson(web, { isStaff: true })
  const own = String(memberId)
  for (const fields of [{ intent: 'change', role: 'support' }, { intent: 'revoke' }, { intent: 'reset' }] as Record<
    string,
    string
  >[])
    expect((await post(admin, { ...fields, member_id: own })).status).toBe(409)
  const lost = await newPerson(web, { isStaff: true, role: 'support' })
  const key = { member_id: lost.memberId, secret: 'v1.sealed', confirmed_at: await web.now(), last_step: 1 }
  await web.db.insertInto('second_factors').values(key).execute()
  expect((await lost.session.visit('/staff')).status).toBe(200)
  expect((await post(admin, { intent: 'reset', member_id: String(lost.memberId) })).status).toBe(303)
  const row = await web.db
    .selectFrom('staff_members as f')
    .leftJoin('second_factors as s', 's.member_id', 'f.member_id')
    .select(['f.role', 's.secret'])
    .where('f.member_id', '=', lost.memberId)
    .executeTakeFirst()
  expect(row).toEqual({ role: 'support', secret: null })
  const sent = await lost.session.visit('/staff')
  expect(sent.location).toContain('/staff/second_factor')
  expect((await lost.session.visit(sent.location!)).text).toContain('登録を始める')
})

it('of two admins who take each other’s role away at the same moment, one remains', async () => {
  const [one, other] = [await newPerson(web, { isStaff: true }), await newPerson(web, { isStaff: true })]
  const revoke = (by: typeof one, whom: typeof one) =>
    post(by.session, { intent: 'revoke', member_id: String(whom.memberId) })
  const replies = await Promise.all([revoke(one, other), revoke(other, one)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([303, 404])
  const left = await web.db
    .selectFrom('staff_members')
    .select('role')
    .where('member_id', 'in', [one.memberId, other.memberId])
    .execute()
  expect(left).toEqual([{ role: 'admin' }])
})
