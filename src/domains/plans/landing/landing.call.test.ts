import { beforeAll, describe, expect, it } from 'vitest'
import { dayAfter } from '#platform/days.ts'
import { dayKey, startOfDay } from '#platform/tokyo.ts'
import { addMember } from '#test/accounts/newcomers.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => {
  web = await freshWeb({ SITE_NAME: 'アトリエ試験' })
  const valid_from = new Date((await web.now()).getTime() + 3_600_000)
  await web.db.insertInto('plan_prices').values({ term_months: 6, valid_from, monthly_yen: 10_800 }).execute()
})

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

  it('counts a member who comes from the popup, and shows them the same page [OV-018]', async () => {
    const session = await web.signIn((await addMember(web)).email)
    const visits = () => web.db.selectFrom('landing_visits').select(['source', 'visits']).execute()
    const pages = await Promise.all(
      ['', '?from=elsewhere', '?from=popup', '?from=popup'].map(async (query) => {
        const { status, text } = await session.visit(`/subscriptions/lp${query}`)
        return [status, words(text)]
      }),
    )
    expect(new Set(pages.map(String)).size).toBe(1)
    expect(await visits()).toEqual([{ source: 'popup', visits: 2 }])
  })

  it('counts for who has cancelled from the day after their last one, and not from today', async () => {
    const leaving = async (accessEndsAt: Date) => {
      const { session } = await newPerson(web, { plan: { state: 'will_cancel', planId: 1, accessEndsAt } })
      return words((await session.visit('/subscriptions/lp')).text)
    }
    const unknown = '次の企画の日程は、まだ決まっていません'
    expect(await leaving(startOfDay(dayAfter(dayKey(await web.now()))))).not.toContain(unknown)
    expect(await leaving(startOfDay('2099-05-01'))).toContain(unknown)
  })

  it('speaks of 250 courses, and of 1,000 poses from April 2025 on only [PL-047]', async () => {
    const text = words((await web.visit('/subscriptions/lp')).text)
    expect(text).toContain('250以上の講座')
    expect(text).toContain('1,000点以上のポーズ素材')
    expect(text).toContain(
      'プランの特典（追加料金なし・オリジナルブラシセット、練習シート100枚、配色見本帳からひとつ）',
    )
    const member = await addMember(web)
    await web.withClock({ at: '2025-03-31T23:59' }, async () => {
      const session = await web.signIn(member.email)
      const before = words((await session.visit('/subscriptions/lp')).text)
      expect([before.includes('250以上の講座'), before.includes('1,000点以上のポーズ素材')]).toEqual([true, false])
    })
  })

  it('and the others that show prices are as new as the price that has just begun, and as the day [PL-046] [PL-047]', async () => {
    const paths = ['/subscriptions/lp', '/subscriptions/lp_student_discount', '/terms/transactions_law']
    const shown = () => Promise.all(paths.map(async (path) => (await web.visit(path)).text.includes('10,800円')))
    const today = async () => /(\d+年\d+月\d+日)（今日）/.exec(words((await web.visit('/subscriptions/lp')).text))?.[1]
    const before = await today()
    expect(await shown()).toEqual([false, false, false])
    await web.withClock({ advance: '61m' }, async () => expect(await shown()).toEqual([true, true, true]))
    await web.withClock({ advance: '24h' }, async () => expect(await today()).not.toBe(before))
  })
})
