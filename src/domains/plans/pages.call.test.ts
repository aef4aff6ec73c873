import { beforeAll, describe, expect, it } from 'vitest'
import { addMember } from '#test/newcomers.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => (web = await freshWeb({ SITE_NAME: 'アトリエ試験' })))

const words = (html: string) => html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, '')

describe('the page of the plans', () => {
  it('shows a visitor the terms with their prices, by whichever link', async () => {
    for (const path of ['/subscriptions/lp', '/subscriptions/lp?from=popup']) {
      const page = await web.visit(path)
      expect(page.status).toBe(200)
      const text = words(page.text)
      for (const price of ['13,800円', '11,800円', '8,900円']) expect(text).toContain(price)
    }
  })

  it('speaks of 250 courses, and of 1,000 poses from April 2025 on only [PL-047]', async () => {
    const text = words((await web.visit('/subscriptions/lp')).text)
    expect(text).toContain('250以上の講座')
    expect(text).toContain('1,000点以上のポーズ素材')
    const member = await addMember(web)
    await web.withClock({ at: '2025-03-31T23:59' }, async () => {
      const session = await web.signIn(member.email)
      const before = words((await session.visit('/subscriptions/lp')).text)
      expect([before.includes('250以上の講座'), before.includes('1,000点以上のポーズ素材')]).toEqual([true, false])
    })
  })
})

describe('the order page', () => {
  it('is a member’s: a visitor signs in first', async () => {
    const reply = await web.visit('/subscription_orders/new?order_type=start&from=popup')
    expect([reply.status, reply.location]).toEqual([
      302,
      '/sessions/new?return_to=%2Fsubscription_orders%2Fnew%3Forder_type%3Dstart%26from%3Dpopup',
    ])
  })

  it('says that applications are not taken yet, and offers no button that would not work', async () => {
    const session = await web.signIn((await addMember(web)).email)
    const page = await session.visit('/subscription_orders/new?order_type=start&from=popup')
    expect(page.status).toBe(200)
    expect(words(page.text)).toContain('プランのお申し込みは、ただいま準備中です')
    const main = /<main[\s\S]*<\/main>/.exec(page.text)![0]
    expect(main).not.toMatch(/<form|<button/)
  })

  it('tells a subscriber what runs and until when', async () => {
    const { id, email } = await addMember(web)
    const ends = new Date('2099-05-01T00:00:00+09:00')
    await web.db
      .insertInto('subscriptions')
      .values({ member_id: id, plan_id: 1, state: 'will_cancel', started_at: await web.now(), access_ends_at: ends })
      .execute()
    const text = words((await (await web.signIn(email)).visit('/subscription_orders/new')).text)
    expect(text).toContain('6ヶ月プラン 解約手続き済み')
    expect(text).toContain('2099年5月1日')
  })
})
