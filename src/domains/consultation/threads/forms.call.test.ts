import { beforeAll, expect, it } from 'vitest'
import { addMember } from '#test/accounts/newcomers.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => (web = await freshWeb()))

it.each(['/user_attending_consultations/consultation_form', '/user_attending_consultations/feed_back_form'])(
  '%s is for members, and shows the address that the answer goes to [CO-007 QU-016]',
  async (path) => {
    const visitor = await web.visit(path)
    expect([visitor.status, visitor.location]).toEqual([302, `/sessions/new?return_to=${encodeURIComponent(path)}`])
    const { email } = await addMember(web)
    const page = await (await web.signIn(email)).visit(path)
    expect(page.status).toBe(200)
    const main = /<main[\s\S]*<\/main>/.exec(page.text)![0]
    expect(main).toContain(email)
    expect(main).toMatch(/<form/)
  },
)

it('a form service outside is allowed by the policy of the player’s page, told to the player, and named in the privacy policy [QU-002]', async () => {
  const outside = await freshWeb({ QUESTION_FORM_URL: 'https://ask.example/form' })
  const policy = await outside.visit('/terms/privacy_policy')
  expect(policy.text).toContain('質問・相談の受付フォームサービス（ask.example）')
  const listed = await outside.visit('/terms/external_transmission')
  expect(listed.text).toContain('質問・相談の受付フォームサービス（ask.example）')
  expect(policy.headers.get('content-security-policy')).toContain("connect-src 'self' https://ask.example")
  const own = await web.visit('/terms/privacy_policy')
  expect(own.text).not.toContain('受付フォームサービス')
  expect(own.headers.get('content-security-policy')).not.toContain('ask.example')
})
