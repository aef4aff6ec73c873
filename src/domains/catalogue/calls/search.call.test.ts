import { describe, expect, it } from 'vitest'
import { writeCourse } from '#test/learning/courses.ts'
import { freshWeb, sharedWeb } from '#test/web.ts'

const path = '/1/indexes/MasterCourse_production/query'

describe('the search call', () => {
  const web = sharedWeb()
  const search = (body: Record<string, unknown>) => web.visitor().post(path, body, { token: null })

  it('answers a visitor without a session or a token [S-014]', async () => {
    const reply = await search({ query: '線画' })
    expect(reply.status).toBe(200)
    expect(Object.keys(reply.body).toSorted()).toEqual(['hits', 'nbHits'])
    expect(reply.body.nbHits).toBeGreaterThan(0)
    expect(Object.keys(reply.body.hits[0]).toSorted()).toEqual(
      [
        'objectID',
        'title',
        'description',
        'master_id',
        'pr_thumbnail_url',
        'opened_at',
        'closed_at',
        'teachers',
        'master_subscription_courses',
      ].toSorted(),
    )
  })

  it('knows one index only [S-014]', async () => {
    const reply = await web.visitor().post('/1/indexes/Users_production/query', { query: '手' }, { token: null })
    expect(reply.status).toBe(404)
    expect(reply.body).toEqual({ message: '検索先が見つかりません' })
  })

  it('takes 512 characters and refuses one more [S-015]', async () => {
    expect((await search({ query: '𠮷'.repeat(512) })).status).toBe(200)
    const reply = await search({ query: 'あ'.repeat(513) })
    expect(reply.status).toBe(400)
    expect(reply.body).toEqual({ message: '検索キーワードは512文字以内で入力してください' })
  })

  it.each([{}, { query: null }, { query: 5 }, { query: ['手'] }, { query: { a: 1 } }, { query: 'a\0' }])(
    'refuses %j with a message [S-015]',
    async (body) => {
      const reply = await search(body)
      expect(reply.status).toBe(400)
      expect(reply.body.message).toEqual(expect.any(String))
    },
  )

  it('finds nothing with nothing', async () => {
    for (const query of ['', ' 　\n']) expect((await search({ query })).body).toEqual({ nbHits: 0, hits: [] })
  })

  it('offers ways to begin [MI-021]', async () => {
    const { body } = await web.visit('/search_suggestions')
    expect(body.courses.length).toBeGreaterThan(0)
    expect(body.curriculums.length).toBeGreaterThan(0)
    expect(body.teachers.length).toBeGreaterThan(0)
  })
})

describe('a search of one’s own house', () => {
  it('never lets an unopened or closed course leave, and follows the clock [S-013]', async () => {
    const web = await freshWeb()
    const now = await web.now()
    const inAnHour = new Date(now.getTime() + 3_600_000)
    await writeCourse(web.db, { title: '薄明薄暮の空', openedAt: inAnHour })
    await writeCourse(web.db, {
      title: '薄明薄暮の海',
      subscription: [{ openedAt: now, closedAt: inAnHour }],
    })
    const titles = async () => {
      const { body } = await web.visitor().post(path, { query: '薄明薄暮' }, { token: null })
      return [body.nbHits, body.hits.map((hit: { title: string }) => hit.title)]
    }
    // Written past the web, which hears of it a moment later.
    await expect.poll(titles).toEqual([1, ['薄明薄暮の海']])
    await web.moveClock({ advance: '2h' })
    expect(await titles()).toEqual([1, ['薄明薄暮の空']])
  })

  it('lets one address search sixty times a minute, then asks to wait [S-015]', async () => {
    const web = await freshWeb()
    const ask = () => web.visitor().post(path, { query: '手' }, { token: null })
    const replies = await Promise.all(Array.from({ length: 60 }, ask))
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 200))
    const reply = await ask()
    expect(reply.status).toBe(429)
    expect(reply.body).toEqual({ message: 'しばらくしてから再度お試しください' })
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    for (const address of ['/search?q=手', '/search_near?q=手']) {
      const answers = await Promise.all(Array.from({ length: 61 }, () => web.visit(address)))
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    }
  })
})
