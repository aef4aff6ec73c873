import { beforeAll, expect, it } from 'vitest'
import { addMember } from '#test/accounts/newcomers.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => (web = await freshWeb({ CONTACT_EMAIL: 'help@atelier.example' })))

it.each(['/user_attending_consultations/consultation_form', '/user_attending_consultations/feed_back_form'])(
  '%s is for members, gives an address that works, and has no form that does not [CO-007]',
  async (path) => {
    const visitor = await web.visit(path)
    expect([visitor.status, visitor.location]).toEqual([302, `/sessions/new?return_to=${encodeURIComponent(path)}`])
    const page = await (await web.signIn((await addMember(web)).email)).visit(path)
    expect(page.status).toBe(200)
    const main = /<main[\s\S]*<\/main>/.exec(page.text)![0]
    expect(main).toContain('mailto:help@atelier.example?subject=')
    expect(main).not.toMatch(/<form/)
  },
)
