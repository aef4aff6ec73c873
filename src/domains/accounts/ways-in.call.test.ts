import { beforeAll, describe, expect, it } from 'vitest'
import { courseByKey } from '#test/learning/demo-ids.ts'
import { addMember, confirm, linkTo, newAddress, PASSWORD, signIn } from '#test/accounts/newcomers.ts'
import { freshWeb } from '#test/web.ts'

type House = Awaited<ReturnType<typeof freshWeb>>
let web: House
beforeAll(async () => (web = await freshWeb()))

const signUpFrom = (session: ReturnType<House['visitor']>, email: string, return_to: string) =>
  session.submit('/users/temporary_email_registration', {
    'user[email]': email,
    'user[password]': PASSWORD,
    'user[terms]': '1',
    return_to,
  })

const lockedChapter = async () =>
  web.db
    .selectFrom('chapters as h')
    .innerJoin('lessons as l', 'l.id', 'h.lesson_id')
    .select(['h.id', 'l.course_id'])
    .where('l.is_free', '=', false)
    .where('l.course_id', '=', (await courseByKey(web.db, 'special-two-teachers')).id)
    .limit(1)
    .executeTakeFirstOrThrow()

const addresses = (text: string, entrance: string) =>
  [...text.matchAll(/href="([^"]+)"/g)].map(([, found]) => found!).filter((one) => one.startsWith(entrance))

describe('the ways in', () => {
  it('lead from a locked lesson to signing in and signing up, and back to it [AC-017][LP-006]', async () => {
    const { id } = await lockedChapter()
    const path = `/daily_lesson_chapters/${id}`
    const page = await web.visit(path)
    expect(page.status).toBe(403)
    const main = /<main[\s\S]*<\/main>/.exec(page.text)![0]
    const back = `?return_to=${encodeURIComponent(path)}`
    expect(addresses(main, '/sessions/new')).toEqual([`/sessions/new${back}`])
    expect(addresses(main, '/users/new')).toEqual([`/users/new${back}`])
    const member = await addMember(web)
    const reply = await web
      .visitor()
      .submit('/sessions', { 'session[email]': member.email, 'session[password]': PASSWORD, return_to: path })
    expect(reply.location).toBe(path)
  })

  it('lead back to the page under every header, and tell nothing of what stood behind its question mark', async () => {
    const { course_id } = await lockedChapter()
    for (const path of [`/courses/${course_id}`, '/subscriptions/lp', '/free_lessons']) {
      const { text } = await web.visit(`${path}?whose=this-visitor`)
      const back = `?return_to=${encodeURIComponent(path)}`
      expect(addresses(text, '/sessions/new')).toContain(`/sessions/new${back}`)
      expect(addresses(text, '/users/new')).toContain(`/users/new${back}`)
      expect([...addresses(text, '/sessions/new'), ...addresses(text, '/users/new')].join()).not.toContain('whose')
    }
  })

  it('keep the way between signing in and signing up, also under the header of their own pages', async () => {
    const back = 'return_to=%2Fcourses%2F1%3Ffrom%3Dsearch_box'
    for (const entrance of ['/sessions/new', '/users/new', '/sessions/new?mode=register']) {
      const { text } = await web.visit(`${entrance}${entrance.includes('?') ? '&' : '?'}${back}`)
      const links = [...addresses(text, '/sessions/new'), ...addresses(text, '/users/new')]
      expect(links.length).toBeGreaterThan(2)
      for (const link of links) expect(link.replaceAll('&amp;', '&')).toContain(back)
      expect(text).toContain('name="return_to" value="/courses/1?from=search_box"')
    }
  })

  it('take no stranger’s address for a page of ours', async () => {
    for (const stranger of ['//evil.example', 'https://evil.example/', '/\\evil.example']) {
      const { text } = await web.visit(`/users/new?return_to=${encodeURIComponent(stranger)}`)
      expect(/<main[\s\S]*<\/main>/.exec(text)![0]).not.toContain('evil')
    }
  })
})

describe('who signs up on the way to a course', () => {
  it('comes to it when the letter is answered, also after a first try that was refused [AC-013]', async () => {
    const session = web.visitor()
    const email = newAddress()
    const refused = await signUpFrom(session, 'no address', '/courses/1')
    expect([refused.status, refused.text.includes('name="return_to" value="/courses/1"')]).toEqual([422, true])
    await signUpFrom(session, email, '/courses/1')
    const answered = await confirm(web, session, email)
    expect([answered.status, answered.location]).toEqual([303, '/courses/1'])
  })

  it('comes to the plans when the way leads to a stranger [AC-013]', async () => {
    for (const stranger of ['//evil.example', 'https://evil.example/courses/1', 'courses/1']) {
      const session = web.visitor()
      const email = newAddress()
      await signUpFrom(session, email, stranger)
      expect((await confirm(web, session, email)).location).toBe('/subscription_orders/new')
    }
  })

  it('is led there by the letter that says that one is a member already [AC-009]', async () => {
    const { email } = await addMember(web)
    await signUpFrom(web.visitor(), email, '/courses/1')
    const [letter] = await web.letters(email)
    expect(letter!.links.join()).toContain('/sessions/new?return_to=%2Fcourses%2F1')
    const session = web.visitor()
    await expect(linkTo(web, email)).rejects.toThrow('no letter with a link')
    expect((await signIn(session, email)).status).toBe(303)
  })
})
