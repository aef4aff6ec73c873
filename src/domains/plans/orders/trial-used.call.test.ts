import { expect, it } from 'vitest'
import { newCardNumber } from '#test/new-card.ts'
import { choice, entered, personWithOrder } from '#test/ordering.ts'
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
