import { beforeAll, describe, expect, it } from 'vitest'
import { answerAt, enterBy, goTo } from '#test/accounts/services.ts'
import { freshWeb } from '#test/web.ts'

const COMPLETE = '/users/complete_registration'

describe('the buttons', () => {
  let web: Awaited<ReturnType<typeof freshWeb>>
  beforeAll(async () => (web = await freshWeb()))
  const formsIn = (text: string) => [...text.matchAll(/action="\/auth\/(\w+)"/g)].map(([, name]) => name)

  it('stand on both screens, each its own form with the token; Google on the combined one alone [AC-002] [AC-006]', async () => {
    const [up, both] = [await web.visit('/users/new'), await web.visit('/sessions/new')]
    expect(formsIn(up.text)).toEqual(['twitter', 'line', 'amazon'])
    expect(formsIn(both.text)).toEqual(['google_oauth2', 'twitter', 'line', 'amazon'])
    for (const [form] of both.text.matchAll(/<form[^>]*action="\/auth\/[\s\S]*?<\/form>/g)) {
      expect(form).toMatch(/^<form[^>]*method="post"/)
      expect(form).toMatch(/name="authenticity_token" value="[\w-]{80,}"/)
    }
    for (const document of ['user_policy', 'privacy_policy', 'transactions_law']) {
      expect(up.text).toContain(`href="/terms/${document}"`)
      expect((await web.visit(`/terms/${document}`)).status).toBe(200)
    }
  })

  it('of Google give way to the browser within other apps, where Google signs nobody in', async () => {
    const within = (agent: string) => web.visit('/sessions/new', { headers: { 'User-Agent': agent } })
    const line = await within('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari Line/14.2.0')
    expect(formsIn(line.text)).toEqual(['twitter', 'line', 'amazon'])
    expect(line.text).toContain('/sessions/new?openExternalBrowser=1')
    const other = await within('Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) Chrome/140 Instagram 350.0')
    expect(other.text).toContain('「ブラウザで開く」を選んでください')
  })
})

describe('a house', () => {
  it('that has settings for one service shows that one and knows no other [AC-024]', async () => {
    const one = await freshWeb({ SIGN_IN_WITH: 'line' })
    const page = await one.visit('/sessions/new')
    expect([page.text.includes('/auth/line'), page.text.includes('Google')]).toEqual([true, false])
    const session = one.visitor()
    expect((await goTo(session, 'google_oauth2')).status).toBe(404)
    expect((await session.visit('/auth/twitter/callback?state=a')).status).toBe(404)
    expect((await goTo(session, 'line')).status).toBe(303)
    const policy = page.headers.get('content-security-policy')!
    expect(policy).toContain(`form-action 'self' ${new URL(one.sandbox).origin}`)
    expect((await one.visit('/terms/external_transmission')).text).toContain('LINE・Amazonでのログイン')
  })

  it('whose services are away says so and keeps the way by mail; afterwards all goes on [AC-024]', async () => {
    const one = await freshWeb({ IDENTITY_TIMEOUT_SECONDS: '1' })
    const session = one.visitor()
    await one.tell('identity', { mode: 'hang' })
    const away = await goTo(session, 'google_oauth2', '/courses')
    expect([away.status, away.location]).toEqual([303, '/sessions/new?trouble=away&return_to=%2Fcourses'])
    const page = await session.visit(away.location!)
    expect(page.text).toContain('応答がありませんでした')
    expect(page.text).toContain('name="session[email]"')
    await one.tell('identity', { mode: 'normal' })
    const back = await answerAt((await goTo(session, 'google_oauth2')).location!, { subject: 'slow' })
    for (const mode of ['down', 'refuse']) {
      await one.tell('identity', { mode })
      const lost = await answerAt((await goTo(session, 'twitter')).location!, { subject: 'slow' })
      expect((await session.visit(lost)).location).toBe('/sessions/new?trouble=away')
    }
    await one.tell('identity', { mode: 'normal' })
    expect(back).toContain('code=')
    expect((await enterBy(session, 'line', { subject: 'slow' })).location).toBe(COMPLETE)
  })
})
