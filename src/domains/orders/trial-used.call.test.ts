import { expect, it } from 'vitest'
import { newCardNumber } from '#test/money/new-card.ts'
import { choice, entered, newestOrder, personWithOrder } from '#test/money/ordering.ts'
import { newPerson } from '#test/people.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const words = (html: string) => html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, '')
const plansOn = (html: string) =>
  [...html.matchAll(/<input[^>]*name="subscription_id"[^>]*>/g)].map(([input]) => [
    /value="(\d)"/.exec(input)![1],
    /checked/.test(input),
  ])
const withoutTrial = [
  ['2', false],
  ['1', true],
  ['3', false],
]
const sentence = '無料体験は、お一人様一回限りです。お申し込みは完了しておらず、料金はかかっていません。'

it('whose card shows that the person had a trial is led to the plans without one, from wherever they come back [PL-008] [PL-025]', async () => {
  const card = { number: newCardNumber() }
  const first = await personWithOrder(web, 5)
  await first.session.submit('/subscription_orders/register_token', await entered(web, first.order.key, card))
  const { session, order, memberId } = await personWithOrder(web, 4)
  const refused = await session.submit('/subscription_orders/register_token', await entered(web, order.key, card))
  expect(refused.status).toBe(409)
  expect(plansOn(refused.text)).toEqual(withoutTrial)
  expect(words(refused.text)).toContain(sentence)

  const plans = '/subscription_orders/new?subscription_id=1&refused=trial'
  const issuer = `/subscription_orders/three_d_secure/return?order=${order.key}`
  expect((await web.visitor().post(issuer, {}, { token: null })).location).toBe(plans)
  expect((await session.visit(`/subscription_orders/outcome?order=${order.key}`)).location).toBe(plans)
  const page = await session.visit(plans)
  expect(plansOn(page.text)).toEqual(withoutTrial)
  expect(words(page.text)).toContain(sentence)
  expect(words((await session.visit('/subscription_orders/new')).text)).not.toContain('料金はかかっていません')

  expect((await session.submit('/subscription_orders/card_form', choice(4))).status).toBe(409)
  expect((await session.submit('/subscription_orders/card_form', choice(1))).status).toBe(200)
  const held = web.db.selectFrom('payment_methods').select('id').where('member_id', '=', memberId)
  expect(await held.where('replaced_at', 'is', null).execute()).toEqual([])
})

const once = '無料体験は、お一人様一回限りです。'
const byDebit = (planId: number) => ({ ...choice(planId), payment_method: 'direct_debit' })

it('who has a trial and posts another by hand is told so, with whatever they would pay [PL-025]', async () => {
  const { session, order, memberId } = await personWithOrder(web, 5)
  await session.submit('/subscription_orders/register_token', await entered(web, order.key))
  for (const again of [choice(4), choice(5), byDebit(4)]) {
    const refused = await session.submit('/subscription_orders/card_form', again)
    expect([refused.status, words(refused.text).includes(once)]).toEqual([409, true])
  }
  const terms = web.db.selectFrom('terms').select('plan_id').where('member_id', '=', memberId)
  expect(await terms.execute()).toEqual([{ plan_id: 5 }])
  for (const state of ['will_continue', 'after_unsubscribe'] as const) {
    const { session: later } = await newPerson(web, { plan: { planId: 2, state } })
    const refused = await later.submit('/subscription_orders/', choice(5))
    expect([state, refused.status, words(refused.text).includes(once)]).toEqual([state, 409, true])
  }
})

it('of trials confirmed in several tabs at once one begins, and the others are told that a person has one [PL-025]', async () => {
  const { session, order, memberId } = await personWithOrder(web, 5)
  const keys = [order.key]
  for (const plan of [4, 6, 4, 5]) {
    await session.submit('/subscription_orders/card_form', choice(plan))
    keys.push((await newestOrder(web, memberId)).key)
  }
  const cards = await Promise.all(keys.map((key) => entered(web, key)))
  const replies = await Promise.all(cards.map((card) => session.submit('/subscription_orders/register_token', card)))
  const begun = replies.filter(({ status }) => status === 303)
  expect(begun.map(({ location }) => location?.split('?')[0])).toEqual(['/subscription_orders/outcome'])
  for (const { status, text } of replies.filter((reply) => reply !== begun[0]))
    expect([status, words(text).includes(once)]).toEqual([409, true])
  const terms = web.db.selectFrom('terms').select('kind').where('member_id', '=', memberId)
  expect(await terms.execute()).toHaveLength(1)
})
