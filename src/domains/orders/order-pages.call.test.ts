import { describe, expect, it } from 'vitest'
import { beginContract } from '#test/money/contracts.ts'
import { choice, entered, newestOrder, personWithOrder } from '#test/money/ordering.ts'
import { newPerson } from '#test/people.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const words = (html: string) => html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, '')
const plansOn = (html: string) =>
  [...html.matchAll(/<input[^>]*name="subscription_id"[^>]*>/g)].map(([input]) => /value="(\d)"/.exec(input)![1])
const stepsOn = (html: string) =>
  /<ol aria-label="お申し込みの流れ"[\s\S]*?<\/ol>/.exec(html)?.[0].match(/プラン|カード|依頼書|電話番号|確認|完了/g)
const once = '無料体験は、お一人様一回限りです。'

async function pastWithCard() {
  const person = await newPerson(web, { plan: { state: 'after_unsubscribe', planId: 2 } })
  const card = {
    kind: 'card',
    mask: '411111********11',
    expires_on: '2035-12-31',
    registered_at: await web.now(),
  } as const
  await web.db
    .insertInto('payment_methods')
    .values({ ...card, member_id: person.memberId, provider_ref: `card_demo_ok_${person.memberId}` })
    .execute()
  return person
}
const findSingle = async () =>
  web.db
    .selectFrom('courses')
    .select('id')
    .where('single_price_yen', 'is not', null)
    .where('closed_at', 'is', null)
    .where('opened_at', '<', await web.now())
    .limit(1)
    .executeTakeFirstOrThrow()

describe('the plan selection', () => {
  it('is a member’s: a visitor signs in first [PL-008]', async () => {
    const reply = await web.visit('/subscription_orders/new?order_type=start&from=popup')
    expect([reply.status, reply.location]).toEqual([
      302,
      '/sessions/new?return_to=%2Fsubscription_orders%2Fnew%3Forder_type%3Dstart%26from%3Dpopup',
    ])
  })

  it('offers a trial to the new, and plans to those who had one or come back [PL-008]', async () => {
    const fresh = await newPerson(web)
    const first = await fresh.session.visit('/subscription_orders/new')
    expect(plansOn(first.text)).toEqual(['5', '4', '6'])
    expect(words(first.text)).not.toContain(once)

    const { order, session, memberId } = await personWithOrder(web, 5)
    await session.submit('/subscription_orders/register_token', await entered(web, order.key))
    await web.db.deleteFrom('subscriptions').where('member_id', '=', memberId).execute()
    const again = await session.visit('/subscription_orders/new')
    expect(plansOn(again.text)).toEqual(['2', '1', '3'])
    expect(words(again.text)).toContain(once)

    const past = await newPerson(web, { plan: { state: 'after_unsubscribe', planId: 2 } })
    const back = await past.session.visit('/subscription_orders/new')
    expect(plansOn(back.text)).toEqual(['2', '1', '3'])
    expect(words(back.text)).toContain('プランを再開する')
  })

  it('tells who has cancelled what runs and until when', async () => {
    const accessEndsAt = new Date('2099-05-01T00:00:00+09:00')
    const { session } = await newPerson(web, { plan: { state: 'will_cancel', planId: 1, accessEndsAt } })
    const text = words((await session.visit('/subscription_orders/new')).text)
    expect(text).toContain('6ヶ月プラン 解約手続き済み')
    expect(text).toContain('2099年4月30日(木) 23:59')
  })

  it('stands among links that all answer [PL-013]', async () => {
    const { session, memberId } = await newPerson(web)
    await beginContract(web.db, memberId, { planId: 2, now: await web.now() })
    const from = async (path: string) => (await session.visit(path)).text
    expect(await from(`/users/${memberId}/plan`)).toContain(
      'href="/subscription_orders/new?order_type=start&amp;from=popup"',
    )
    expect(await from('/subscription_orders/new')).toContain('href="/subscriptions/lp"')
    expect(await from('/subscriptions/lp')).toContain('href="/subscriptions/lp_student_discount"')
    for (const path of [
      '/subscription_orders/new?order_type=start&from=popup',
      '/subscriptions/lp',
      '/subscriptions/lp?from=popup',
      '/subscriptions/lp_student_discount',
    ])
      expect((await session.visit(path)).status, path).toBe(200)
  })

  it('keeps the plan chosen on the way back, and leads nowhere without an order [CA-001]', async () => {
    const { session } = await newPerson(web)
    const lost = await session.visit('/subscription_orders/card_form?subscription_id=4')
    expect([lost.status, lost.location]).toEqual([302, '/subscription_orders/new?subscription_id=4'])
    const page = await session.visit(lost.location!)
    expect(/<input[^>]*value="4"[^>]*>/.exec(page.text)![0]).toContain('checked')
    for (const path of ['/subscription_orders', '/subscription_orders/', '/subscription_orders/register_token']) {
      const reply = await session.visit(path)
      expect([reply.status, reply.location]).toEqual([302, '/subscription_orders/new'])
    }
  })
})

/** What a page never sends and a browser can be made to. */
const made = {
  ...{ price: '1', total_price: '1', monthly_yen: '1', discount: 'student', discount_yen: '10000' },
  ...{ campaign: 'winter', campaign_id: '1', terms: '{"monthlyYen":1}' },
}

describe('the card entry', () => {
  it('stands on the chosen plan’s order, whatever prices a browser sends [CA-001] [PL-010]', async () => {
    const honest = await personWithOrder(web, 4)
    const { session, memberId } = await newPerson(web)
    const page = await session.submit('/subscription_orders/card_form', { ...choice(4), ...made })
    expect(page.status).toBe(200)
    expect(words(page.text)).toContain('お支払い方法の入力')
    const order = await newestOrder(web, memberId)
    expect([order.plan_id, order.terms]).toEqual([4, honest.order.terms])
  })

  it('is confirmed as it was shown, whatever plan, price or discount the last form says [PL-010] [PL-035]', async () => {
    const { session, order, memberId } = await personWithOrder(web, 4)
    const forged = { ...(await entered(web, order.key)), ...choice(5, '1'), ...made }
    const done = await session.submit('/subscription_orders/register_token', forged)
    expect(done.status).toBe(303)
    const placed = await newestOrder(web, memberId)
    expect(placed).toMatchObject({ key: order.key, state: 'done', plan_id: 4, option_id: null, terms: order.terms })
    const term = await web.db
      .selectFrom('terms')
      .select(['plan_id', 'monthly_yen'])
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
    expect(term).toEqual({ plan_id: 4, monthly_yen: (order.terms as { monthlyYen: number }).monthlyYen })
  })

  it.each([
    ['order_type', 'buy'],
    ['payment_method', 'cash'],
    ['subscription_id', '7'],
    ['subscription_id', '4a'],
    ['master_subscription_id', '2'],
    ['option', '999999'],
    ['option', 'x'],
  ])('refuses %s=%s [PL-010]', async (field, value) => {
    const { session, memberId } = await newPerson(web)
    const reply = await session.submit('/subscription_orders/card_form', { ...choice(4), [field]: value })
    expect(reply.status).toBe(422)
    const orders = web.db.selectFrom('orders').select('key').where('member_id', '=', memberId)
    expect(await orders.execute()).toEqual([])
  })

  it('gives options with longer plans alone [PL-016]', async () => {
    const { id } = await web.db
      .selectFrom('plan_options')
      .select('id')
      .where('closed_at', 'is', null)
      .limit(1)
      .executeTakeFirstOrThrow()
    const { session, memberId } = await newPerson(web)
    const short = await session.submit('/subscription_orders/card_form', choice(5, String(id)))
    expect(short.status).toBe(422)
    const long = await session.submit('/subscription_orders/card_form', choice(6, String(id)))
    expect(long.status).toBe(200)
    expect((await newestOrder(web, memberId)).option_id).toBe(id)
  })
})

describe('the confirmation', () => {
  it('asks for the age, and shows the same order again when nothing was said [AC-032]', async () => {
    const { order, session, memberId } = await personWithOrder(web, 5)
    const card = await entered(web, order.key, {}, '')
    const reply = await session.submit('/subscription_orders/register_token', card)
    expect(reply.status).toBe(422)
    expect(words(reply.text)).toContain('年齢と保護者の同意について')
    expect(reply.text).toContain(`value="${order.key}"`)
    expect(reply.text).toContain(card.req_card_number)

    const { guardian: _, ...rest } = card
    await session.submit('/subscription_orders/register_token', { ...rest, guardian: 'adult' })
    const placed = await newestOrder(web, memberId)
    expect([placed.state, placed.guardian, placed.guardian_text_version]).toEqual([
      'done',
      'adult',
      expect.stringMatching(/./),
    ])
    expect(placed.guardian_at).toBeInstanceOf(Date)
  })

  it('is somebody’s own: another’s key is not found', async () => {
    const { order } = await personWithOrder(web, 5)
    const other = await newPerson(web)
    const card = await entered(web, order.key)
    for (const path of ['/subscription_orders/register_token', '/subscription_orders/', '/course_orders']) {
      expect((await other.session.submit(path, card)).status).toBe(404)
    }
    expect((await other.session.visit(`/subscription_orders/outcome?order=${order.key}`)).status).toBe(404)
  })

  it('orders with the card on file in one step less, with and without the slash at the end [PL-012] [PL-015]', async () => {
    for (const path of ['/subscription_orders/', '/subscription_orders']) {
      const { session } = await pastWithCard()
      const chosen = await session.submit('/subscription_orders/card_form', choice(2))
      expect([chosen.status, chosen.location]).toEqual([303, '/subscription_orders/confirm?subscription_id=2'])
      const page = await session.visit(chosen.location!)
      expect(page.text).toContain(
        'href="/users/edit_card/form?redirect_to=%2Fsubscription_orders%2Fconfirm%3Fsubscription_id%3D2"',
      )
      const key = /name="order_key" value="([^"]+)"/.exec(page.text)![1]!
      const done = await session.submit(path, { order_key: key, guardian: 'adult' })
      expect([done.status, done.location]).toEqual([303, `/subscription_orders/outcome?order=${key}`])
      expect(words((await session.visit(done.location!)).text)).toContain('プランを再開しました')
    }
  })
})

describe('the steps of an order', () => {
  it('are the same from its first page to its last, a card among them only where one is entered', async () => {
    const plan = '/subscription_orders/new'
    const newcomer = await newPerson(web)
    const pages = [await newcomer.session.visit(plan)]
    pages.push(await newcomer.session.submit('/subscription_orders/card_form', choice(4)))
    const { key } = await newestOrder(web, newcomer.memberId)
    const paid = await newcomer.session.submit('/subscription_orders/register_token', await entered(web, key))
    pages.push(await newcomer.session.visit(paid.location!))
    expect(pages.map(({ text }) => stepsOn(text))).toEqual(pages.map(() => ['プラン', 'カード', '確認', '完了']))

    const { session, memberId } = await pastWithCard()
    const short = [await session.visit(plan), await session.visit('/subscription_orders/confirm?subscription_id=2')]
    const resumed = { order_key: (await newestOrder(web, memberId)).key, guardian: 'adult' }
    short.push(await session.visit((await session.submit('/subscription_orders/', resumed)).location!))
    expect(short.map(({ text }) => stepsOn(text))).toEqual(short.map(() => ['プラン', '確認', '完了']))

    const { id } = await findSingle()
    const course = [await session.visit(`/course_orders/new?course_id=${id}`)]
    const bought = { order_key: (await newestOrder(web, memberId)).key, guardian: 'adult' }
    course.push(await session.visit((await session.submit('/course_orders', bought)).location!))
    expect(course.map(({ text }) => stepsOn(text))).toEqual(course.map(() => ['確認', '完了']))
  })
})

describe('an order that is sent again', () => {
  it('gives the first result and charges once, also when two come at the same moment [PL-036]', async () => {
    const { session, memberId } = await newPerson(web, { plan: { state: 'after_unsubscribe', planId: 2 } })
    await session.submit('/subscription_orders/card_form', choice(2))
    const { key } = await newestOrder(web, memberId)
    const card = await entered(web, key)
    const post = () => session.submit('/subscription_orders/register_token', card)
    const both = await Promise.all([post(), post()])
    const later = await post()
    for (const { status, location } of [...both, later])
      expect([status, location]).toEqual([303, `/subscription_orders/outcome?order=${key}`])
    expect((await web.cardLedger({ member: String(memberId) })).charges).toHaveLength(1)
  })
})

describe('a single course', () => {
  it('that is not sold singly is not found; one that is bought is not sold twice [PL-049]', async () => {
    const { session } = await newPerson(web)
    for (const id of ['0', 'abc', '999999999'])
      expect((await session.visit(`/course_orders/new?course_id=${id}`)).status).toBe(404)
    expect((await session.visit('/course_orders/new')).status).toBe(404)
    const course = await findSingle()
    const buyer = await newPerson(web)
    expect((await buyer.session.visit(`/course_orders/new?course_id=${course.id}`)).status).toBe(200)
    const { key } = await newestOrder(web, buyer.memberId)
    const paid = await buyer.session.submit('/course_orders', await entered(web, key))
    expect([paid.status, paid.location]).toEqual([303, `/subscription_orders/outcome?order=${key}`])
    const again = await buyer.session.visit(`/course_orders/new?course_id=${course.id}`)
    expect(again.status).toBe(409)
    expect(words(again.text)).toContain('この講座はすでに購入済みです。')
  })
})
