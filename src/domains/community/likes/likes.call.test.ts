import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { showReport } from '#test/community/showing.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'
import type { Reply, Session } from '#test/worlds/session.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => {
  web = await freshWeb()
})

const goods = (id: number) => `/illust_reports/${id}/goods`
const rowsOf = async (id: number) =>
  (await web.db.selectFrom('illust_report_goods').select('id').where('report_id', '=', id).execute()).length
const figureOn = async (session: Pick<Session, 'visit'>, id: number) =>
  Number(
    /いいね(?:<!-- -->)? ?<span class="figures">(\d+)</.exec((await session.visit(`/illust_reports/${id}`)).text)?.[1],
  )

async function shown() {
  const { session: owner } = await newPerson(web)
  const { session: fan } = await newPerson(web)
  return { owner, fan, id: await showReport(owner) }
}

describe('a like', () => {
  it('is set and taken back, and answers how many there are [RE-018]', async () => {
    const { owner, fan, id } = await shown()
    const liked = await fan.post(goods(id))
    expect(liked.body).toEqual({ success: true, goodsCount: 1, isLiked: true, goodId: expect.any(Number) })
    expect((await owner.post(goods(id))).body).toMatchObject({ goodsCount: 2 })
    const back = await fan.delete(`${goods(id)}/${liked.body.goodId}`)
    expect(back.body).toEqual({ success: true, goodsCount: 1, isLiked: false, goodId: null })
  })

  it('is counted for everybody and offered to who is signed in [RE-017]', async () => {
    const { fan, id } = await shown()
    await fan.post(goods(id))
    await expect.poll(() => figureOn(web, id)).toBe(1)
    expect((await web.visit(`/illust_reports/${id}`)).text).not.toContain('aria-pressed')
    expect((await fan.visit(`/illust_reports/${id}`)).text).toContain('aria-pressed="true"')
    expect((await web.visitor().post(goods(id))).status).toBe(401)
  })

  it('is one for each learner and report, however often and at once it is sent [RE-020]', async () => {
    const { fan, id } = await shown()
    const replies = await Promise.all(Array.from({ length: 12 }, () => fan.post(goods(id))))
    expect(new Set(replies.map(({ body }) => body.goodId)).size).toBe(1)
    expect((await fan.post(goods(id))).body).toMatchObject({ goodsCount: 1, goodId: replies[0]!.body.goodId })
    expect(await rowsOf(id)).toBe(1)
  })

  it('of somebody else is taken back by nobody [RE-020]', async () => {
    const { owner, fan, id } = await shown()
    const { goodId } = (await fan.post(goods(id))).body
    expect((await owner.delete(`${goods(id)}/${goodId}`)).status).toBe(404)
    const elsewhere = await showReport(owner)
    expect((await fan.delete(`${goods(elsewhere)}/${goodId}`)).status).toBe(404)
    expect(await rowsOf(id)).toBe(1)
  })

  it('toggled fifty times at once leaves as many as there are rows [RE-020]', async () => {
    const { fan, id } = await shown()
    const toggle = async () => {
      const { goodId } = (await fan.post(goods(id))).body
      await fan.delete(`${goods(id)}/${goodId}`)
    }
    await Promise.all(Array.from({ length: 25 }, toggle))
    const rows = await rowsOf(id)
    expect(rows).toBeLessThanOrEqual(1)
    expect(await figureOn(fan, id)).toBe(rows)
  })

  it('of five hundred members at once is counted to the last, and nobody waits a second for a lock [RE-020]', async () => {
    const { owner, id } = await shown()
    const fans: Session[] = []
    for (let at = 0; at < 500; at += 50)
      fans.push(...(await Promise.all(Array.from({ length: 50 }, async () => (await newPerson(web)).session))))
    await Promise.all(fans.map((fan) => fan.token()))
    let longest = 0
    let isOver = false
    const watch = (async () => {
      while (!isOver) {
        const { rows } = await sql<{ ms: number }>`
          select coalesce(max(extract(epoch from clock_timestamp() - l.waitstart) * 1000), 0)::float8 as ms
          from pg_locks l join pg_database d on d.oid = l.database
          where not l.granted and d.datname = current_database()`.execute(web.db)
        longest = Math.max(longest, rows[0]!.ms)
      }
    })()
    const replies: Reply[] = []
    const waiting = fans.values()
    const lane = async () => {
      for (const fan of waiting) replies.push(await fan.post(goods(id)))
    }
    await Promise.all(Array.from({ length: 40 }, lane))
    isOver = true
    await watch
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await rowsOf(id)).toBe(500)
    expect(await figureOn(owner, id)).toBe(500)
    expect(longest).toBeLessThan(1_000)
  }, 120_000)
})

describe('the wall of what is liked now', () => {
  it('hangs what many like lately before what many liked long ago', async () => {
    const { owner } = await shown()
    const [old, fresh] = [await showReport(owner), await showReport(owner)]
    const members = await web.db.selectFrom('members').select('id').orderBy('id').limit(60).execute()
    const now = (await web.now()).getTime()
    const like = (report_id: number, count: number, daysAgo: number) =>
      web.db
        .insertInto('illust_report_goods')
        .values(
          members
            .slice(0, count)
            .map(({ id }) => ({ report_id, member_id: id, liked_at: new Date(now - daysAgo * 86_400_000) })),
        )
        .execute()
    await like(old, 60, 18)
    await like(fresh, 40, 0.01)
    const { text } = await web.visit('/illust_reports?order=warm')
    const ids = [...new Set([...text.matchAll(/href="\/illust_reports\/(\d+)"/g)].map(([, id]) => Number(id)))]
    expect(ids).toContain(fresh)
    const place = (one: number) => (ids.includes(one) ? ids.indexOf(one) : Infinity)
    expect(place(fresh)).toBeLessThan(place(old))
  })
})
