import { describe, expect, it } from 'vitest'
import { correctionOf, newWaiting } from '#test/critiques/asking.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const robotsOf = (headers: Headers) => headers.get('x-robots-tag')
const WORKS = 'noai, noimageai, noarchive'

describe('programs that gather material to train on', () => {
  it('are told to leave works of members alone: on their pages, with their pictures and files, by name, and in the terms [LA-011]', async () => {
    const { id, teacher, student, page, back } = await newWaiting(web)
    await teacher.session.post(back, await correctionOf(teacher.session))
    const shown = await student.session.visit(page)
    expect(robotsOf(shown.headers)).toBe(WORKS)
    expect(shown.text).toContain('<meta name="robots" content="noai, noimageai"/>')
    const links = [
      ...shown.text.matchAll(/(?:src|href)="(\/(?:private\/|user_corrected_works\/\d+\/attachment)[^"]*)"/g),
    ]
    const files = new Set(links.map(([, link]) => link!.replaceAll('&amp;', '&')))
    expect(files.size).toBeGreaterThan(2)
    for (const file of files) {
      const reply = await student.session.visit(file)
      expect([file, reply.status, robotsOf(reply.headers)]).toEqual([file, 200, WORKS])
    }
    for (const path of ['/', '/correction_campaigns']) {
      for (const session of [student.session, web.visitor()]) {
        const reply = await session.visit(path)
        expect([path, robotsOf(reply.headers)]).toEqual([path, WORKS])
        expect(reply.text).toContain('content="noai, noimageai"')
      }
    }

    const robots = await web.visitor().visit('/robots.txt')
    expect(robots.headers.get('content-type')).toContain('text/plain')
    const [collectors, others] = robots.text.split('\n\n')
    for (const name of ['GPTBot', 'CCBot', 'ClaudeBot', 'Google-Extended', 'Bytespider', 'img2dataset'])
      expect(collectors).toContain(`User-agent: ${name}\n`)
    expect(collectors!.endsWith('\nDisallow: /')).toBe(true)
    expect(others).toContain('User-agent: *\nDisallow: /user_corrected_works\n')
    expect(others).toContain('Disallow: /private/')
    const sitemap = (await web.visitor().visit('/sitemap.xml')).text
    expect(sitemap).not.toMatch(/user_corrected_works|private|critique_samples/)
    expect(sitemap).not.toContain(`/${id}/corrections`)
    expect((await web.visitor().visit('/terms/user_policy')).text).toContain('機械学習の学習用データとして用いず')
  })

  it('search engines find courses and teachers by the sitemap, each of them a page that stands', async () => {
    const { text, headers } = await web.visitor().visit('/sitemap.xml')
    expect(headers.get('content-type')).toContain('application/xml')
    const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
    expect(new Set(paths).size).toBe(paths.length)
    const kinds = [/^\/courses\/\d+$/, /^\/teachers\/\d+$/, /^\/subscriptions\/curriculums\/\d+$/]
    const some = kinds.map((kind) => paths.filter((path) => kind.test(path)))
    for (const found of some) expect(found.length).toBeGreaterThan(0)
    const first = paths.filter((path) => !kinds.some((kind) => kind.test(path)))
    for (const path of [...first, ...some.map((found) => found[0]!)])
      expect([path, (await web.visitor().visit(path)).status]).toEqual([path, 200])
  })

  it('a link to a page shows its title, words and picture, and its one address, in a message and in a search', async () => {
    const visitor = web.visitor()
    const courses = await web.db.selectFrom('courses').select(['id', 'title', 'description']).execute()
    const bold = courses.find(({ description }) => description.includes('<b>'))!
    const plain = courses.find(({ title }) => title === '丸と十字から始める、はじめての顔')!
    for (const { id, title, description } of [bold, plain]) {
      const { text } = await visitor.visit(`/courses/${id}?from=top`)
      expect(text).toContain(`<link rel="canonical" href="${web.url}/courses/${id}"/>`)
      const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)![1]!) as Record<
        string,
        unknown
      >
      expect(data).toMatchObject({ '@type': 'Course', name: title, description, provider: { name: 'Egaku' } })
      const picture = /<meta property="og:image" content="([^"]+)"/.exec(text)![1]!
      expect(picture.startsWith(`${web.url}/files/`)).toBe(true)
      expect((await visitor.visit(new URL(picture).pathname)).status).toBe(200)
    }
    const top = (await visitor.visit('/?utm_source=letter')).text
    expect(top).toContain(`<link rel="canonical" href="${web.url}/"/>`)
    expect(top).toContain(`<meta property="og:image" content="${web.url}/link-preview.png"/>`)
    for (const path of ['/favicon.ico', '/icon.svg', '/apple-touch-icon.png', '/link-preview.png'])
      expect([path, (await visitor.visit(path)).status]).toEqual([path, 200])
  })
})
