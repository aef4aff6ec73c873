import { beforeAll, describe, expect, it } from 'vitest'
import { addMember } from '#test/accounts/newcomers.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => (web = await freshWeb()))

const words = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
const BANNER = 'url-autumn'

describe('a link with a campaign', () => {
  it('is remembered for thirty days, leads to the page itself, and the page shows its banner [PL-042]', async () => {
    const reply = await web.visit('/subscriptions/lp?from=popup&cpn=autumn')
    expect([reply.status, reply.location]).toEqual([302, '/subscriptions/lp?from=popup'])
    const cookie = reply.headers.getSetCookie().join()
    expect(cookie).toContain('url_campaign=autumn')
    expect(cookie).toContain('Max-Age=2592000')
    const came = await web.visit('/subscriptions/lp', { headers: { Cookie: 'url_campaign=autumn' } })
    expect(came.text).toContain(`${BANNER}-pc`)
    expect(came.text).toContain(`${BANNER}-sp`)
  })

  it.each(['/subscriptions/lp', '/subscriptions/lp/', '/subscriptions/%6Cp', '/subscriptions/lp.data'])(
    'shows nothing of it to others, whose page is kept beside theirs: %s [PL-042]',
    async (path) => {
      const visit = (Cookie?: string) => web.visit(path, Cookie ? { headers: { Cookie } } : {})
      for (let round = 0; round < 2; round++) {
        expect((await visit('url_campaign=autumn')).text).toContain(BANNER)
        expect((await visit()).text).not.toContain(BANNER)
        expect((await visit('url_campaign=open-campus')).text).not.toContain('<picture')
        expect((await visit('url_campaign=%3Cscript%3E')).text).not.toContain(BANNER)
      }
    },
  )

  it('with an unknown, a closed or a strange word is a page like any other [PL-042]', async () => {
    for (const kind of ['winter', 'summer', '%3Cb%3E', '', 'a'.repeat(200)]) {
      const reply = await web.visit(`/subscriptions/lp?cpn=${kind}`)
      expect([kind, reply.status, reply.headers.getSetCookie()]).toEqual([kind, 200, []])
    }
  })

  it('never leads to another site', async () => {
    const reply = await fetch(`${web.url}//evil.example/courses?cpn=autumn`, { redirect: 'manual' })
    expect(reply.headers.get('location')).toBe('/evil.example/courses')
    expect((await web.visit('/courses?cpn=autumn&tab=manga')).location).toBe('/courses?tab=manga')
  })
})

describe('the page of the plans', () => {
  it('strikes the regular price through while the discount runs, and says for how long [PL-041]', async () => {
    const page = await web.visit('/subscriptions/lp')
    expect(page.text).toMatch(/<s[^>]*>月額(<!-- -->)?8,900円<\/s>/)
    const text = words(page.text)
    expect(text).toMatch(/割引は3回。(\d+年)?\d+月\d+日からは月額8,900円/)
    expect(text).toContain(`12ヶ月の合計 ${(6900 * 3 + 8900 * 9).toLocaleString('ja-JP')}円`)
  })

  it('shows each open campaign with its note and its end, and no closed one [PL-040]', async () => {
    const page = await web.visit('/subscriptions/lp')
    const text = words(page.text)
    for (const name of ['初月10円キャンペーン', '長期プラン割引', '入会特典 ギフトカード', '液晶ペンタブレット抽選'])
      expect(text).toContain(name)
    expect(text).toContain('お申し込みの期限')
    for (const name of ['夏の初月10円キャンペーン', '新年度割引', '新学期の入会特典', '画材セット抽選'])
      expect(text).not.toContain(name)
    expect(page.text).toContain('/files/campaigns/discount.webp')
  })
})

describe('a campaign’s discount and the students’', () => {
  it('never come together, and both pages of the plans say so [PL-045]', async () => {
    for (const path of ['/subscriptions/lp', '/subscriptions/lp_student_discount'])
      expect(words((await web.visit(path)).text), path).toContain('キャンペーンの割引とは併用できません。')
  })
})

describe('the new prices of 1 April 2025', () => {
  const told = async (at: string) =>
    web.withClock({ at }, async () => (await web.visit('/subscriptions/price_revision')).body as Told)
  type Told = { now: string; revisesAt: string | null }

  it('are counted down to by the server’s clock [PL-046]', async () => {
    const { now, revisesAt } = await told('2025-03-31T23:50')
    expect(revisesAt).toBe('2025-03-31T15:00:00.000Z')
    expect(now.slice(0, 15)).toBe('2025-03-31T14:5')
    expect((await told('2025-04-01T00:00')).revisesAt).toBeNull()
  })
})

describe('the student discount', () => {
  it('has a page that says the half prices and leads to the registration [PL-003] [PL-013]', async () => {
    const page = await web.visit('/subscriptions/lp_student_discount')
    expect(page.status).toBe(200)
    for (const sentence of ['4,450円', '5,900円', '6,900円', '25歳以下']) expect(words(page.text)).toContain(sentence)
    const main = /<main[\s\S]*<\/main>/.exec(page.text)![0]
    expect(main).toContain('href="/users/new?return_to=%2Fsubscription_orders%2Fnew%3Fdiscount%3Dstudent"')
    expect(main).not.toContain('準備中')
    const toMember = await (await web.signIn('before')).visit('/subscriptions/lp_student_discount')
    expect(toMember.text).toContain('href="/subscription_orders/new?discount=student"')
  })
})

describe('whoever looks at the page of the plans', () => {
  const way = async (name?: string) => {
    const page = await (name ? await web.signIn(name) : web.visitor()).visit('/subscriptions/lp')
    const main = /<main[\s\S]*<\/main>/.exec(page.text)![0]
    const [, to, label] = /<a[^>]*class="button[^"]*"[^>]*href="([^"]*)"[^>]*>([^<]*)/.exec(main) ?? []
    return [label, to?.replace(/users\/\d+/, 'users/N')]
  }

  it('finds the one thing that is right for them', async () => {
    expect(await way()).toEqual(['初月10円ではじめる', '/users/new?return_to=%2Fsubscription_orders%2Fnew'])
    expect(await way('before')).toEqual(['初月10円ではじめる', '/subscription_orders/new'])
    expect(await way('before-used')).toEqual(['プランを選ぶ', '/subscription_orders/new'])
    expect(await way('past')).toEqual(['プランを再開する', '/subscription_orders/new'])
    expect(await way('cont6')).toEqual(['契約内容を確認する', '/users/N/plan'])
    expect(await way('card-closed')).toEqual(['お支払いへ進む', '/users/N/payments'])
  })

  it('is offered no campaign while a plan runs', async () => {
    const page = await (await web.signIn('cont6')).visit('/subscriptions/lp')
    expect(words(page.text)).not.toContain('実施中のキャンペーン')
  })
})

// Last: contracts go on with the clock, and do not come back.
describe('a first trial', () => {
  it('costs 10 yen, then is long and called limited, then of 7 days, as the campaigns end [PL-019]', async () => {
    const { email } = await addMember(web)
    const textAt = async (advance: string) =>
      web.withClock({ advance }, async () => words((await (await web.signIn(email)).visit('/subscriptions/lp')).text))
    expect(words((await web.visit('/subscriptions/lp')).text)).toContain('初月10円ではじめる')
    const later = await textAt('12d')
    expect(later).toContain('期間限定')
    expect(later).toContain('14日間無料')
    const last = await textAt('42d')
    expect(last).toContain('7日間無料')
    expect(last).not.toContain('期間限定')
  })
})
