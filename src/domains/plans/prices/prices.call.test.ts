import { beforeAll, expect, it } from 'vitest'
import { newPerson } from '#test/people.ts'
import type { Session } from '#test/worlds/session.ts'
import { freshWeb } from '#test/web.ts'
import { toLocal } from '#platform/tokyo-moment.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let admin: Session
let accounting: Session
const html = { headers: { Accept: 'text/html' } }

beforeAll(async () => {
  web = await freshWeb()
  admin = (await newPerson(web, { isStaff: true })).session
  accounting = (await newPerson(web, { isStaff: true, role: 'accounting' })).session
})

const inDays = async (days: number) => toLocal(new Date((await web.now()).getTime() + days * 86_400_000))
const purges = async () =>
  (await web.db.selectFrom('page_purges').select('id').where('tag', '=', 'plans').execute()).length
const prices = () => web.db.selectFrom('plan_prices').selectAll().orderBy('valid_from').orderBy('term_months').execute()

it('a price changes only by a row of the future, which can be taken back until it comes; pages that show it go', async () => {
  const before = await prices()
  const add = (session: Session, fields: Record<string, string>) =>
    session.submit('/staff/prices', { intent: 'add', term_months: '6', monthly_yen: '12800', ...fields }, html)
  expect((await add(accounting, { valid_from: await inDays(30) })).status).toBe(404)
  expect((await add(admin, { valid_from: await inDays(-1) })).status).toBe(422)
  expect((await add(admin, { valid_from: '2027-13-01T00:00' })).status).toBe(422)
  expect((await add(admin, { valid_from: await inDays(40), monthly_yen: '0' })).status).toBe(422)
  expect((await add(admin, { valid_from: await inDays(40), term_months: '3' })).status).toBe(422)
  expect(await prices()).toEqual(before)

  const seen = await purges()
  const valid_from = await inDays(40)
  expect((await add(admin, { valid_from })).status).toBe(303)
  expect((await add(admin, { valid_from })).status).toBe(422)
  expect(await purges()).toBe(seen + 1)
  expect((await admin.visit('/staff/prices')).text).toContain('現在より1,000円値上げ')
  const added = (await prices()).find(({ monthly_yen }) => monthly_yen === 12_800)!
  expect(toLocal(added.valid_from)).toBe(valid_from)

  const remove = (row: { term_months: number; valid_from: Date }) =>
    admin.submit(
      '/staff/prices',
      { intent: 'remove', term_months: String(row.term_months), valid_from: row.valid_from.toISOString() },
      html,
    )
  for (const row of before) expect((await remove(row)).status).toBe(409)
  expect((await remove(added)).status).toBe(303)
  expect(await prices()).toEqual(before)
  expect(await purges()).toBe(seen + 2)
})

it('a month becomes dearer only after thirty days in which members can be told; cheaper it becomes at any time [PL-039]', async () => {
  const dayIn = async (days: number) => `${(await inDays(days)).slice(0, 10)}T00:00`
  const set = (monthly_yen: string, valid_from: string) =>
    admin.submit('/staff/prices', { intent: 'add', term_months: '12', monthly_yen, valid_from }, html)
  const takeBack = async (local: string) =>
    admin.submit(
      '/staff/prices',
      { intent: 'remove', term_months: '12', valid_from: new Date(`${local}:00+09:00`).toISOString() },
      html,
    )
  const before = await prices()
  const [soon, lastTooSoon, first] = [await dayIn(5), await dayIn(31), await dayIn(32)]
  const refused = await set('9900', lastTooSoon)
  expect(refused.status).toBe(422)
  const [year, month, day] = first.slice(0, 10).split('-').map(Number)
  expect(refused.text).toContain(`適用開始は${year}年${month}月${day}日以降にしてください`)
  expect((await set('9900', soon)).status).toBe(422)
  expect(await prices()).toEqual(before)
  expect((await set('9900', first)).status).toBe(303)
  expect((await takeBack(first)).status).toBe(303)

  expect((await set('7900', soon)).status).toBe(303)
  // The price of today is a rise for who counts on the lower one.
  expect((await set('8900', await dayIn(10))).status).toBe(422)
  const kept = await takeBack(soon)
  expect(kept.status).toBe(409)
  expect(kept.text).toContain('適用開始が近い値下げは、取り消せません')
  expect(await prices()).toHaveLength(before.length + 1)
  expect((await set('7800', first)).status).toBe(303)
  expect((await takeBack(first)).status).toBe(303)
})

const discount = async (more: Record<string, string> = {}) => ({
  intent: 'save',
  kind: 'discount',
  name: '冬の割引',
  annotation: '注記',
  opens_at: await inDays(2),
  apply_until: await inDays(10),
  closes_at: await inDays(10),
  discount_yen_12: '7900',
  discount_months: '3',
  excludes_students: '1',
  ...more,
})

it('a campaign is written before it opens, never changed after, and can be ended early', async () => {
  const create = (fields: Record<string, string>) => admin.submit('/staff/campaigns/new', fields, html)
  expect((await accounting.submit('/staff/campaigns/new', await discount(), html)).status).toBe(404)
  const wrongs: Record<string, string>[] = [
    { name: '' },
    { kind: 'unknown' },
    { opens_at: await inDays(-1) },
    { closes_at: await inDays(1) },
    { apply_until: await inDays(11) },
    { discount_months: '' },
    { discount_yen_12: '' },
    { discount_yen_12: '-1' },
    { kind: 'url', url_kind: 'Has Space' },
    { kind: 'url', url_kind: 'autumn' },
  ]
  for (const wrong of wrongs) expect((await create(await discount(wrong))).status, JSON.stringify(wrong)).toBe(422)
  const seen = await purges()
  const made = await create(await discount())
  expect(made.status).toBe(303)
  const path = made.location!.split('?')[0]!
  expect(await purges()).toBe(seen + 1)
  expect((await admin.submit(path, await discount({ name: '冬の長期割引' }), html)).status).toBe(303)
  expect((await admin.submit(path, { intent: 'close' }, html)).status).toBe(409)
  const id = Number(path.split('/').at(-1))
  const row = () => web.db.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(await row()).toMatchObject({
    name: '冬の長期割引',
    discount_yen_12: 7900,
    discount_yen_1: null,
    excludes_students: true,
  })

  await web.withClock({ advance: '3d' }, async () => {
    // The clock took twelve hours of the second factor with it.
    await web.db
      .updateTable('sessions')
      .set({ second_factor_at: await web.now() })
      .where('second_factor_at', 'is not', null)
      .execute()
    const changed = await discount({ name: '別の名前', opens_at: await inDays(1) })
    expect((await admin.submit(path, changed, html)).status).toBe(409)
    expect((await admin.visit(path)).text).toContain('開催中のため、内容は変更できません')
    expect((await admin.submit(path, { intent: 'close' }, html)).status).toBe(303)
    const ended = await row()
    expect(ended.closes_at.getTime()).toBeLessThanOrEqual((await web.now()).getTime())
    expect(ended.apply_until).toEqual(ended.closes_at)
    expect((await admin.submit(path, { intent: 'close' }, html)).status).toBe(409)
  })
})

it('a benefit is added and closed; who has it keeps it', async () => {
  await web.db
    .updateTable('sessions')
    .set({ second_factor_at: await web.now() })
    .where('second_factor_at', 'is not', null)
    .execute()
  const post = (fields: Record<string, string>) => admin.submit('/staff/plan_options', fields, html)
  const option = { intent: 'add', code: 'winter-box', name: '冬の画材箱', description: '色鉛筆のセット', position: '9' }
  expect((await post({ ...option, code: 'Winter Box' })).status).toBe(422)
  expect((await post(option)).status).toBe(303)
  expect((await post(option)).status).toBe(422)
  const { id } = await web.db
    .selectFrom('plan_options')
    .select('id')
    .where('code', '=', 'winter-box')
    .executeTakeFirstOrThrow()
  expect((await post({ intent: 'close', id: String(id) })).status).toBe(303)
  const row = await web.db.selectFrom('plan_options').select('closed_at').where('id', '=', id).executeTakeFirstOrThrow()
  expect(row.closed_at).toBeInstanceOf(Date)
  expect((await post({ intent: 'close', id: 'x' })).status).toBe(404)
})
