import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { freshWeb, sharedWeb } from '#test/web.ts'

describe('a visitor at the front door', () => {
  const web = sharedWeb()

  it('gets the top page in Japanese with a request id', async () => {
    const reply = await web.visit('/')
    expect(reply.status).toBe(200)
    expect(reply.text).toContain('<html lang="ja">')
    expect(reply.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  })

  it('reads the page before the scripts take the line, and gets those as small as they go', async () => {
    const { text } = await web.visit('/')
    const links = text.match(/<link rel="modulepreload"[^>]*>/g) ?? []
    expect(links.length).toBeGreaterThan(2)
    for (const link of links) expect(link).toContain(' fetchpriority="low" ')
    const [, script] = /href="([^"]*entry\.client[^"]*)"/.exec(text)!
    const reply = await fetch(web.url + script, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } })
    const smallest = brotliCompressSync(readFileSync(join('build/client', script!))).length
    expect(Number(reply.headers.get('content-length'))).toBe(smallest)
  })

  it('fetches with a page what that page is made of, and no more than a narrow line carries in two thirds of a second', async () => {
    const within = async (path: string, most: number) => {
      const { text } = await web.visit(path)
      expect(await scriptBytes(web.url, text), path).toBeLessThan(most * 1024)
      return text
    }
    await within('/', 133)
    await within('/sessions/new', 122)
    const [course] = /\/courses\/\d+/.exec(await within('/courses', 124))!
    await within(course, 128)
    await within('/daily_lesson_chapters/1', 146)
  })

  it('gets the form back, with what was typed, when it is refused', async () => {
    const fields = { 'session[email]': 'nobody@example.com', 'session[password]': 'not the password' }
    const reply = await web.visitor().submit('/sessions', fields)
    expect(reply.status).toBeGreaterThanOrEqual(400)
    expect(reply.text).toContain('<html lang="ja">')
    expect(reply.text).toContain('nobody@example.com')
  })

  it('gets the form back also from a browser that does not say where the form stood', async () => {
    const fields = { 'session[email]': 'nobody@example.com', 'session[password]': 'not the password' }
    for (const Origin of ['null', 'http://127.0.0.1:1']) {
      const reply = await web.visitor().submit('/sessions', fields, { headers: { Origin } })
      expect(reply.status, Origin).toBe(422)
      expect(reply.text, Origin).toContain('nobody@example.com')
    }
  })

  it('is led to the name that the house goes by when they open a page by another of this machine', async () => {
    const other = web.url.replace('localhost', '127.0.0.1')
    const open = (path: string, Accept: string) => fetch(other + path, { redirect: 'manual', headers: { Accept } })
    const reply = await open('/courses?tab=character', 'text/html,*/*')
    expect([reply.status, reply.headers.get('location')]).toEqual([307, `${web.url}/courses?tab=character`])
    expect((await open('/healthz', '*/*')).status).toBe(200)
  })

  it('is refused a form too large for what no page asks, before anything is read of it', async () => {
    const send = (bytes: number) => web.visitor().submit('/sessions', { note: 'a'.repeat(bytes - 'note='.length) })
    expect((await send(256 * 1024 + 1)).status).toBe(413)
    expect((await send(200 * 1024)).status).not.toBe(413)
  })
})

it('tells who filled in a form that the page failed, not that their form was wrong, where it cannot be shown again', async () => {
  const web = await freshWeb()
  const [session, { id }] = [await web.signIn('member'), await web.member('member')]
  const refused = () =>
    session.submit(`/users/${id}/ways_in`, { act: 'link line' }, { headers: { Accept: 'text/html' } })
  expect((await refused()).status).toBe(422)
  await sql`alter table passkeys rename to elsewhere`.execute(web.db)
  expect((await refused()).status).toBe(500)
})

it('lets the other processes know that somebody uses the site', async () => {
  const web = await freshWeb()
  await web.visit('/')
  const noted = () => web.db.selectFrom('site_use').select('asked_at').executeTakeFirst()
  await expect.poll(noted).toMatchObject({ asked_at: expect.any(Date) })
})

/** All scripts that a page names, as small as they go over the line. */
async function scriptBytes(url: string, page: string): Promise<number> {
  const named = new Set(page.match(/\/assets\/[\w.-]+\.js/g))
  const sizes = [...named].map(async (path) => {
    const reply = await fetch(url + path, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } })
    return Number(reply.headers.get('content-length'))
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
