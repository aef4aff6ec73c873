import { beforeAll, describe, expect, it } from 'vitest'
import { pages, type PageRow } from '#routes'
import { newSubscriber } from '#test/people.ts'
import type { Session } from '#test/worlds/session.ts'
import { freshWeb } from '#test/web.ts'

const asPerson = { headers: { Accept: 'text/html' } }

describe('a school of another name', () => {
  let web: Awaited<ReturnType<typeof freshWeb>>
  let learner: Session
  beforeAll(async () => {
    web = await freshWeb({ SITE_NAME: '七色アトリエ', SITE_SLUG: 'nanairo' })
    ;({ session: learner } = await newSubscriber(web))
    learner.cookies.set('_nanairo_session', learner.cookies.get('_egaku_session')!)
  }, 60_000)

  it('bears that name on every page, and no other [OV-001 MI-015]', async () => {
    const rows = (pages as readonly PageRow[]).filter(({ path }) => !/[:*]|sandbox/.test(path))
    const [course, curriculum, teacher] = await Promise.all(
      (['courses', 'curriculums', 'teachers'] as const).map((table) =>
        web.db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow(),
      ),
    )
    const more = ['user_policy', 'privacy_policy', 'transactions_law', 'recommended_env'].map(
      (name) => `/terms/${name}`,
    )
    more.push(
      `/courses/${course!.id}`,
      `/subscriptions/curriculums/${curriculum!.id}`,
      `/teachers/${teacher!.id}`,
      '/no/such/page',
    )
    for (const path of [...rows.map((row) => row.path), ...more])
      for (const who of [web.visitor(), learner]) {
        const reply = await who.visit(path, { ...asPerson, redirect: 'follow' })
        expect(reply.text, path).toContain('七色アトリエ')
        expect(/<title>[^<]*七色アトリエ[^<]*<\/title>/.test(reply.text), `title of ${path}`).toBe(true)
        expect(/.{0,60}egaku.{0,60}/i.exec(reply.text)?.[0], path).toBeUndefined()
      }
    expect((await learner.visit('/subscriptions/learning_status')).status).toBe(200)
  }, 60_000)

  it('and in its cookies, its search and its letters [OV-001 S-005]', async () => {
    const visitor = web.visitor()
    await visitor.token()
    expect([...visitor.cookies.keys()]).toEqual(['_nanairo_visitor'])
    expect((await visitor.visit('/')).text).toContain('七色アトリエ Search')
    const address = 'other-name@example.com'
    const fields = { 'user[email]': address, 'user[password]': 'a long pass phrase', 'user[terms]': '1' }
    await visitor.submit('/users/temporary_email_registration', fields)
    const [letter] = await web.letters(address)
    expect(`${letter!.subject}${letter!.html}${letter!.text}`).toContain('七色アトリエ')
    expect(`${letter!.subject}${letter!.html}${letter!.text}`).not.toMatch(/egaku/i)
  }, 30_000)
})
