import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_BUYERS } from '#sandbox/amazon-pay/buyers.ts'
import { noticeOf } from '#sandbox/amazon-pay/notices.ts'
import { choice, newestOrder } from '#test/money/ordering.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'
import { startProcess, type WebProcess } from '#test/worlds/open-web.ts'
import { Session } from '#test/worlds/session.ts'

const web = await freshWeb()
let without: WebProcess
beforeAll(async () => {
  const none = Object.fromEntries(
    Object.keys(web.process.env)
      .filter((name) => name.startsWith('AMAZON_PAY'))
      .map((name) => [name, '']),
  )
  without = await startProcess(['web'], { ...web.process.env, ...none })
})
afterAll(() => without.stop())

const words = (html: string) => html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, '')
const byWallet = (planId: number) => ({ ...choice(planId), payment_method: 'amazon_pay' })
const review = (id: string) => `/subscription_orders/amazon_pay_confirm?amazonCheckoutSessionId=${id}`

/** Somebody who chose a plan and the wallet, and has chosen there how to pay. */
async function visitor(planId = 2, buyer = TEST_BUYERS[0]!) {
  const person = await newPerson(web)
  const led = await person.session.submit('/subscription_orders/card_form', byWallet(planId))
  const order = await newestOrder(web, person.memberId)
  const checkout = `${web.sandbox}/amazon_pay/checkout?amazonCheckoutSessionId=${order.checkout_id}`
  const chosen = await fetch(checkout, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ buyer: buyer.id }),
  })
  return { ...person, led, order, checkout, back: chosen.headers.get('location')! }
}

describe('who pays a plan by Amazon Pay', () => {
  it('is led there by a page of ours without a foreign script, and comes back to the confirmation [AP-002]', async () => {
    const { led, order, back } = await visitor()
    expect(led.status).toBe(200)
    expect(led.text).toContain(`${web.sandbox}/amazon_pay/checkout?amazonCheckoutSessionId=${order.checkout_id}`)
    expect(led.text).not.toMatch(/<script[^>]+src="https?:/)
    expect(new URL(back).pathname + new URL(back).search).toBe(review(order.checkout_id!))
  })

  it('reads who pays, with what, all figures, and finds the ways to another and back [AP-003] [PL-015]', async () => {
    const { session, order, checkout } = await visitor()
    const page = await session.visit(review(order.checkout_id!))
    const text = words(page.text)
    for (const part of [
      '絵描 花子',
      'buyer-ok@amazon.example',
      'Visa ****1111 (Amazon Pay)',
      '特定商取引法',
      '上記の内容で申し込む',
    ])
      expect(text).toContain(part)
    expect(page.text).toContain(checkout.replaceAll('&', '&amp;'))
    expect(page.text).toContain('subscription_id=2&amp;payment_method=amazon_pay')
  })

  it('finds nobody else’s visit, and none that never was [AP-004]', async () => {
    const [one, other] = [await visitor(), await newPerson(web)]
    expect((await other.session.visit(review(one.order.checkout_id!))).status).toBe(404)
    const posted = await other.session.submit(review(one.order.checkout_id!), {
      order_key: one.order.key,
      guardian: 'adult',
    })
    expect(posted.status).toBe(404)
    expect((await one.session.visit(review('nothing'))).status).toBe(404)
    expect((await one.session.visit('/subscription_orders/amazon_pay_confirm')).status).toBe(404)
    expect((await web.visitor().visit(review(one.order.checkout_id!))).status).toBe(302)
  })

  it('is asked for age and consent before anything is agreed to, and agrees at Amazon only then [AP-004]', async () => {
    const { session, order } = await visitor()
    const missing = await session.submit(review(order.checkout_id!), { order_key: order.key })
    expect(missing.status).toBe(422)
    expect(words(missing.text)).toContain('あてはまるものを選んでください。')
    const sent = await session.submit(review(order.checkout_id!), { order_key: order.key, guardian: 'adult' })
    expect(sent.text).toContain('/checkout/processing?amazonCheckoutSessionId=')
    expect((await newestOrder(web, order.member_id)).state).toBe('authenticating')
  })

  it('who is under 18 asks a guardian before anything is agreed to at Amazon, and goes on there with the consent [LA-007]', async () => {
    const { session, order, memberId, email } = await visitor(2)
    const minor = { order_key: order.key, guardian: 'minor' }
    const own = await session.submit(review(order.checkout_id!), { ...minor, guardian_email: email })
    expect([own.status, own.text.includes(`value="${email}"`)]).toEqual([422, true])
    const guardian = `guardian-of-${memberId}@example.org`
    const asked = await session.submit(review(order.checkout_id!), { ...minor, guardian_email: guardian })
    expect([asked.status, asked.location]).toEqual([303, '/subscription_orders/guardian'])
    expect(await newestOrder(web, memberId)).toMatchObject({ state: 'shown', guardian: null })
    const grown = await session.submit(review(order.checkout_id!), { order_key: order.key, guardian: 'adult' })
    expect([grown.status, (await newestOrder(web, memberId)).state]).toEqual([422, 'shown'])
    const [letter] = await web.letters(guardian)
    const link = new URL(letter!.links.find((one) => one.includes('/guardian_consents?'))!)
    const yes = { token: link.searchParams.get('token')!, act: 'consent', guardian_name: '保護 花', agreed: '1' }
    expect((await web.visitor().submit('/guardian_consents', yes)).status).toBe(303)
    const waiting = (await session.visit('/subscription_orders/guardian')).text
    expect(waiting).toMatch(/name="payment_method" value="amazon_pay"/)
    await session.submit('/subscription_orders/card_form', byWallet(2))
    const anew = await newestOrder(web, memberId)
    expect([anew.payment_kind, 'guardianConsent' in (anew.terms as object)]).toEqual(['amazon_pay', true])
  })

  it('who gives up there is back at the plan, and reads that it was cancelled [AP-005]', async () => {
    const { session, order } = await visitor(1)
    const left = await session.visit(`/subscription_orders/amazon_pay_left?order=${order.key}`)
    expect([left.status, left.location]).toEqual([
      302,
      '/subscription_orders/new?subscription_id=1&payment_method=amazon_pay',
    ])
    const page = await session.visit(left.location!)
    expect(words(page.text)).toContain('Amazon Payでのお支払いがキャンセルされました。')
  })
})

describe('a notification', () => {
  it('that Amazon did not sign is refused with 400, and nothing comes of it [AP-007]', async () => {
    const count = () => web.db.selectFrom('wallet_notices').select('id').execute()
    const before = (await count()).length
    const certificate = `${web.sandbox}/amazon_pay/certificates/1.crt`
    const signed = noticeOf(
      { type: 'CHARGE', id: 'P03-demo-ok-x-C000000001', permission: 'P03-demo-ok-x' },
      certificate,
      'n-call',
    )
    const post = (body: string) =>
      fetch(`${web.url}/webhooks/amazon_pay`, { method: 'POST', body, headers: { 'content-type': 'text/plain' } })
    for (const forged of [
      '',
      '{}',
      'no json',
      signed.replace('n-call', 'n-other'),
      signed.replace(web.sandbox, 'http://127.0.0.1:9'),
    ])
      expect((await post(forged)).status, forged.slice(0, 40)).toBe(400)
    expect(await count()).toHaveLength(before)
    expect([(await post(signed)).status, (await post(signed)).status]).toEqual([200, 200])
    expect(await count()).toHaveLength(before + 1)
  })
})

describe('a school without Amazon Pay', () => {
  it('has no button, no word and no address of it', async () => {
    const { memberId } = await newPerson(web)
    const { email } = await web.db
      .selectFrom('members')
      .select('email')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    const session = new Session(without.url)
    session.cookies.set('_egaku_session', await web.sessionToken(email))
    const pages = ['/subscription_orders/new', '/subscriptions/lp', '/terms/transactions_law']
    for (const path of [...pages, `/users/${memberId}/payments`, `/users/${memberId}/plan`]) {
      const page = await session.visit(path)
      expect([page.status, words(page.text).includes('Amazon')], path).toEqual([200, false])
    }
    for (const path of ['', '_confirm?amazonCheckoutSessionId=x', '_result?amazonCheckoutSessionId=x', '_left?order=x'])
      expect((await session.visit(`/subscription_orders/amazon_pay${path}`)).status, path).toBe(404)
    expect((await session.submit('/subscription_orders/card_form', byWallet(5))).status).toBe(404)
    expect((await fetch(`${without.url}/webhooks/amazon_pay`, { method: 'POST', body: '{}' })).status).toBe(404)
  })
})
