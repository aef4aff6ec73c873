import { beforeAll, describe, expect, it } from 'vitest'
import { writeCourse } from '#test/learning/courses.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let course: number
let closed: number
beforeAll(async () => {
  web = await freshWeb()
  course = await writeCourse(web.db)
  closed = await writeCourse(web.db, { closedAt: new Date('2021-01-01T00:00:00+09:00') })
  for (const course_id of [course, closed])
    await web.db
      .insertInto('customer_voices')
      .values(
        Array.from({ length: 9 }, (_, n) => ({
          course_id,
          name: `声${n} さん`,
          content: `声${n}`,
          given_at: new Date(Date.UTC(2024, 0, 20 - n)),
        })),
      )
      .execute()
})

const read = (query: string, id: number | string = course) => web.visit(`/courses/${id}/voices${query}`)

describe('what learners said of a course, page by page', () => {
  it('is told four at a time, the newest first, until there are no more; beyond the last page is an empty one [MI-006]', async () => {
    const told = async (query: string) => {
      const { status, body } = await read(query)
      return [status, (body.voices as { content: string }[]).map(({ content }) => content).join(' '), body.hasNextPage]
    }
    expect(await told('')).toEqual([200, '声0 声1 声2 声3', true])
    expect(await told('?page=1')).toEqual(await told(''))
    expect(await told('?page=2')).toEqual([200, '声4 声5 声6 声7', true])
    expect(await told('?page=3')).toEqual([200, '声8', false])
    for (const far of ['?page=4', '?page=1000', '?page=99999999999999999999'])
      expect(await told(far)).toEqual([200, '', false])
  })

  it('refuses a page that is none, while a screen shows its first [MI-006]', async () => {
    for (const page of ['0', '-1', 'abc', '1.5', '', '１', '1e3', ' 1']) {
      const { status, body } = await read(`?page=${encodeURIComponent(page)}`)
      expect([page, status, body.success]).toEqual([page, 422, false])
      const screen = await web.visit(`/courses?page=${encodeURIComponent(page)}`)
      expect(screen.status).toBe(200)
    }
  })

  it('is a 404 for what is no course, and for a closed one except for who bought it', async () => {
    for (const id of ['0', 'abc', '1.5', '999999999']) expect((await read('', id)).status).toBe(404)
    expect((await read('', closed)).status).toBe(404)
    const { memberId, session } = await newPerson(web)
    expect((await session.visit(`/courses/${closed}/voices`)).status).toBe(404)
    const bought = { member_id: memberId, course_id: closed, purchased_at: await web.now() }
    await web.db.insertInto('course_purchases').values(bought).execute()
    expect((await session.visit(`/courses/${closed}/voices`)).status).toBe(200)
  })
})
