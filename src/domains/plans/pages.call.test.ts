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
