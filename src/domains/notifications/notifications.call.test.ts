import { beforeAll, describe, expect, it } from 'vitest'
import { newPerson, newSubscriber } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
const ids: Record<string, number> = {}
const MINUTE = 60_000

beforeAll(async () => {
  web = await freshWeb()
  await web.db.deleteFrom('notifications').execute()
  const now = (await web.now()).getTime()
  const at = (minutes: number) => new Date(now + minutes * MINUTE)
  const rows = [
    { title: '全員へ', audience: 'all', url: '/courses', opened_at: at(-100), closed_at: at(30) },
    { title: '次に全員へ', audience: 'all', url: null, opened_at: at(60), closed_at: null },
    { title: '会員の方へ', audience: 'members', url: null, opened_at: at(-90), closed_at: null },
    { title: '受講中の方へ', audience: 'subscribers', url: null, opened_at: at(-80), closed_at: null },
  ] as const
  for (const row of rows) {
    const { id } = await web.db.insertInto('notifications').values(row).returning('id').executeTakeFirstOrThrow()
    ids[row.title] = id
  }
})

const shown = (html: string) => /aria-label="お知らせ"[\s\S]*?<p[^>]*>([^<]+)/.exec(html)?.[1] ?? null

describe('a notification', () => {
  it('stands on every page for whom it is, the newest that is open [MI-032]', async () => {
    const { session: member } = await newPerson(web)
    const { session: subscriber } = await newSubscriber(web)
    for (const path of ['/', '/courses', '/terms/user_policy']) {
      expect(shown((await web.visit(path)).text)).toBe('全員へ')
      expect(shown((await member.visit(path)).text)).toBe('会員の方へ')
      expect(shown((await subscriber.visit(path)).text)).toBe('受講中の方へ')
    }
  })

  it('ends and begins at its minute also on the pages that are kept for visitors [MI-032]', async () => {
    for (const path of ['/', '/courses']) expect(shown((await web.visit(path)).text)).toBe('全員へ')
    await web.withClock({ advance: '31m' }, async () => {
      for (const path of ['/', '/courses']) expect(shown((await web.visit(path)).text)).toBeNull()
    })
    await web.withClock({ advance: '61m' }, async () => {
      for (const path of ['/', '/courses']) expect(shown((await web.visit(path)).text)).toBe('次に全員へ')
    })
  })

  it('that a member has closed is gone on all their devices, and the next one stands [MI-032]', async () => {
    const { session, memberId } = await newSubscriber(web)
    const { id } = { id: ids['受講中の方へ'] }
    for (let time = 0; time < 2; time++)
      expect((await session.post(`/notifications/${id}/closing`)).body).toEqual({ success: true })
    const kept = web.db.selectFrom('closed_notifications').select('notification_id').where('member_id', '=', memberId)
    expect(await kept.execute()).toEqual([{ notification_id: id }])
    expect(session.cookies.has(`closed-notification-${id}`)).toBe(false)
    expect(shown((await session.visit('/courses')).text)).toBe('会員の方へ')
    const { session: other } = await newSubscriber(web)
    expect(shown((await other.visit('/courses')).text)).toBe('受講中の方へ')
  })

  it('is closed by members only, and only one that is there for them [MI-032]', async () => {
    const { session: member } = await newPerson(web)
    const close = (id: number | string) => member.post(`/notifications/${id}/closing`)
    expect((await web.visitor().post(`/notifications/${ids['全員へ']}/closing`)).status).toBe(401)
    for (const unknown of ['0', 'abc', 999_999, ids['受講中の方へ']!]) expect((await close(unknown)).status).toBe(404)
    expect((await close(ids['会員の方へ']!)).status).toBe(200)
  })
})
