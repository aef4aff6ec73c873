import { beforeAll, describe, expect, it } from 'vitest'
import { newPerson } from '#test/people.ts'
import type { Session } from '#test/worlds/session.ts'
import { freshWeb } from '#test/web.ts'

const html = { headers: { Accept: 'text/html' } }
type Found = { total: number; courses: { id: number }[] }

describe('the words of the search', () => {
  let web: Awaited<ReturnType<typeof freshWeb>>
  let editor: Session
  beforeAll(async () => {
    web = await freshWeb()
    editor = (await newPerson(web, { isStaff: true, role: 'editor' })).session
  })
  const plain = (text: string) => text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  const stored = async () =>
    plain(/name="seen" value="([^"]*)"/.exec((await editor.visit('/staff/search_words')).text)![1]!)
  const sought = async (q: string) =>
    (await web.visitor().post('/1/indexes/MasterCourse_production/query', { query: q })).body as unknown as {
      nbHits: number
    }

  it('that mean the same are tried before they are saved, and found by everybody once they are [ST-024]', async () => {
    const seen = await stored()
    expect(seen.split('\n').length).toBeGreaterThan(3)
    const lines = seen.split('\n').map((line) => (line.split('、').includes('瞳') ? `${line}、メダマン` : line))
    const words = lines.join('\n')
    expect(words).toContain('メダマン')
    expect((await sought('メダマン')).nbHits).toBe(0)
    const trial = (await editor.post('/staff/search_trial', { q: 'メダマン', words })).body as unknown as {
      now: Found
      after: Found
    }
    expect(trial.now.total).toBe(0)
    expect(trial.after.total).toBeGreaterThan(0)
    expect((await sought('メダマン')).nbHits).toBe(0)
    expect((await editor.submit('/staff/search_words', { seen, words }, html)).status).toBe(303)
    await expect.poll(async () => (await sought('メダマン')).nbHits, { timeout: 10_000 }).toBe(trial.after.total)
    const late = await editor.submit('/staff/search_words', { seen, words: `${seen}\n別の語、言葉` }, html)
    expect([late.status, late.text.includes('ほかのスタッフが先に保存しました')]).toEqual([422, true])
    const alone = await editor.submit('/staff/search_words', { seen: await stored(), words: 'ひとりぼっち' }, html)
    expect([alone.status, alone.text.includes('同じ意味の言葉がもう1つ必要です')]).toEqual([422, true])
  })

  it('that were sought, found nothing or led somewhere stand in the report of the week, without persons [ST-024]', async () => {
    const { session } = await newPerson(web)
    for (let n = 0; n < 2; n++) await session.visit(`/search?q=${encodeURIComponent('空の描き方')}`)
    await web.visit(`/search_near?q=${encodeURIComponent('ぬるぽがっ')}`)
    await session.post('/search_opened', { q: '瞳' })
    await session.visit('/search?q=me%40example.com')
    const rows = async () =>
      (await web.db.selectFrom('search_weeks').select(['words', 'searches', 'nothing', 'clicks']).execute()).map(
        ({ words, searches, nothing, clicks }) => `${words} ${searches} ${nothing} ${clicks}`,
      )
    await expect.poll(async () => (await rows()).length, { timeout: 15_000 }).toBeGreaterThanOrEqual(3)
    expect(await rows()).toEqual(expect.arrayContaining(['空の描き方 2 0 0', 'ぬるぽがっ 1 1 0', '瞳 1 0 1']))
    expect((await rows()).join()).not.toContain('@')
    const { text } = await editor.visit('/staff/search_words')
    for (const words of ['よく検索された言葉', '見つからなかった言葉', '空の描き方', 'ぬるぽがっ'])
      expect(text).toContain(words)
    const { session: support } = await newPerson(web, { isStaff: true, role: 'support' })
    expect((await support.visit('/staff/search_words')).status).toBe(404)
  })
})
