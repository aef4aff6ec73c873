import { expect, it } from 'vitest'
import { choice, entered, newestOrder } from '#test/money/ordering.ts'
import { newPerson } from '#test/people.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const mainOf = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll('<!-- -->', '')
const plansOn = (html: string) =>
  [...html.matchAll(/<input[^>]*name="subscription_id"[^>]*>/g)].map(([input]) => /value="(\d)"/.exec(input)![1])

const givenUp = 'このお申し込みのあとは、初月のキャンペーンをご利用いただけません。'

it('who presses a plan on the first page signs up and finds that very plan chosen, whether a trial begins it or not [AC-013]', async () => {
  const top = mainOf((await web.visit('/')).text)
  const signUp = /href="(\/users\/new\?[^"]+)"[^>]*>(?:<[^>]*>)*12ヶ月プランではじめる/.exec(top)![1]!
  const to = new URLSearchParams(signUp.replaceAll('&amp;', '&').split('?')[1]).get('return_to')!
  const { session } = await newPerson(web)
  const chosenOn = async (path: string) =>
    [...(await session.visit(path)).text.matchAll(/<input[^>]*name="subscription_id"[^>]*>/g)]
      .filter(([input]) => input.includes('checked'))
      .map(([input]) => /value="(\d)"/.exec(input)![1])
  expect(await chosenOn(to)).toEqual(['6'])
  expect(await chosenOn(`${to}&trial=none`)).toEqual(['3'])
})

it('the confirmation says that the trial is given up, where a trial is still to be had [PL-053]', async () => {
  const { session, memberId } = await newPerson(web)
  const card = {
    kind: 'card',
    mask: '411111********11',
    expires_on: '2035-12-31',
    registered_at: await web.now(),
  } as const
  await web.db
    .insertInto('payment_methods')
    .values({ ...card, member_id: memberId, provider_ref: `card_demo_ok_${memberId}` })
    .execute()
  const page = async (plan: number) =>
    mainOf((await session.visit(`/subscription_orders/confirm?subscription_id=${plan}`)).text)
  expect(await page(1)).toContain(givenUp)
  expect(await page(4)).not.toContain(givenUp)
})

it('who may have a trial pays at once if they wish: the trial is given up in words, the first fee is charged with the order [PL-053]', async () => {
  const { session, memberId, email } = await newPerson(web)
  const withTrial = mainOf((await session.visit('/subscription_orders/new')).text)
  expect(withTrial).toContain('href="/subscription_orders/new?trial=none"')
  expect(withTrial).toContain('初月のキャンペーンなしで申し込む')
  const without = await session.visit('/subscription_orders/new?trial=none')
  expect(plansOn(without.text)).toEqual(['2', '1', '3'])
  expect(mainOf(without.text)).toContain('初月10円ではじめる')

  const shown = await session.submit('/subscription_orders/card_form', choice(1))
  expect(shown.text).toContain('/subscription_orders/new?subscription_id=1')
  const back = await session.visit('/subscription_orders/new?subscription_id=1')
  expect(plansOn(back.text)).toEqual(['2', '1', '3'])
  const order = await newestOrder(web, memberId)
  const placed = await session.submit('/subscription_orders/register_token', await entered(web, order.key))
  expect(placed.location).toContain('/subscription_orders/outcome')
  const [letter] = await web.letters(email)
  expect(letter!.text).toContain(givenUp)

  const { charges } = await web.cardLedger({ member: String(memberId) })
  const terms = order.terms as unknown as { firstCharge: { yen: number }; serviceStartsOn: string }
  expect(charges.map(({ yen, outcome }) => [yen, outcome])).toEqual([[terms.firstCharge.yen, 'captured']])
  const contract = await web.db
    .selectFrom('subscriptions as s')
    .innerJoin('terms as t', 't.id', 's.term_id')
    .select(['s.state', 's.plan_id', 't.kind', 't.starts_on'])
    .where('s.member_id', '=', memberId)
    .executeTakeFirst()
  // A paid term that has begun: with 6 and 12 months it is what a critique asks for.
  expect(contract).toEqual({ state: 'will_continue', plan_id: 1, kind: 'paid', starts_on: terms.serviceStartsOn })
  await web.db.deleteFrom('subscriptions').where('member_id', '=', memberId).execute()
  expect((await session.submit('/subscription_orders/card_form', choice(4))).status).toBe(409)
})

it('while a month costs ten yen, no page that leads to it calls it free [PL-051]', async () => {
  const { session } = await newPerson(web)
  const selection = mainOf((await session.visit('/subscription_orders/new')).text)
  expect(selection).toMatch(/最初の1ヶ月は10円（税込）、\d+月\d+日からは月額/)
  expect(selection).toContain('口座振替では、その代わりに')
  expect(selection).not.toContain('無料')
  for (const who of [session, web.visitor()]) {
    const landing = mainOf((await who.visit('/subscriptions/lp')).text)
    expect(landing).toContain('初月10円ではじめる')
    expect(landing).toMatch(/\d+月\d+日からは月額/)
    expect(landing).not.toMatch(/無料体験|日間無料/)
  }
})
