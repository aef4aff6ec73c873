import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '#scripts/processes.ts'
import { startProcess, type WebProcess } from '#test/worlds/open-web.ts'
import { newSubscriber } from '#test/people.ts'
import { Session } from '#test/worlds/session.ts'
import { houseOnOwnPostgres } from './own-postgres.ts'

describe('notes and completions that were answered', () => {
  let house: Awaited<ReturnType<typeof houseOnOwnPostgres>>
  const more: WebProcess[] = []
  beforeAll(async () => void (house = await houseOnOwnPostgres('killed')), 90_000)
  afterAll(async () => {
    for (const process of more) await process.kill()
    await house.end()
  }, 60_000)

  /** Writes as fast as it can until it is refused or cut off; says what was answered with success. */
  async function stream(learner: Session, answered: { note: number; chapters: number[] }) {
    const [chapterIds] = house.course.lessons.map((lesson) => lesson.chapterIds)
    const notes = async () => {
      for (let at = 1; ; at++) {
        const reply = await learner.post(`/courses/${house.course.id}/user_note`, { content: String(at) })
        if (reply.body?.success !== true) return
        answered.note = at
      }
    }
    const ticks = async () => {
      for (const id of chapterIds!) {
        const reply = await learner.post(`/daily_lesson_chapters/${id}/attendance`, { completed: true })
        if (reply.body?.success !== true) return
        answered.chapters.push(id)
      }
    }
    await Promise.allSettled([notes(), ticks()])
  }

  async function whatIsThere(memberId: number, answered: { note: number; chapters: number[] }) {
    const { db } = house.web
    const note = await db
      .selectFrom('course_notes')
      .select('content')
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
    const ticks = await db
      .selectFrom('chapter_completions')
      .select('chapter_id')
      .where('member_id', '=', memberId)
      .execute()
    const ticked = new Set(ticks.map((tick) => tick.chapter_id))
    return {
      // What was under way when the lights went out may be there or not.
      noteIsNoOlder: Number(note.content) === answered.note || Number(note.content) === answered.note + 1,
      missing: answered.chapters.filter((id) => !ticked.has(id)),
    }
  }

  async function cutWhile(url: string, cut: () => Promise<void>) {
    const { session, memberId } = await newSubscriber(house.web)
    const learner = new Session(url)
    for (const [name, value] of session.cookies) learner.cookies.set(name, value)
    await learner.token()
    const answered = { note: 0, chapters: [] as number[] }
    const streaming = stream(learner, answered)
    expect(await until(() => answered.note > 20 && answered.chapters.length > 5, 10_000, 1)).toBe(true)
    await cut()
    await streaming
    return { memberId, answered }
  }

  it('are there after kill -9 of the web process in the middle of more of them', async () => {
    const { memberId, answered } = await cutWhile(house.web.url, () => house.first.kill())
    expect(await whatIsThere(memberId, answered)).toEqual({ noteIsNoOlder: true, missing: [] })
  }, 40_000)

  it('are there after kill -9 of PostgreSQL, and the web process goes on with it', async () => {
    const web = await startProcess(['web'], house.env)
    more.push(web)
    const { memberId, answered } = await cutWhile(web.url, () => house.postgres.kill())
    expect((await new Session(web.url).visit('/healthz')).status).toBe(200)
    await until(
      () =>
        house.postgres.start().then(
          () => true,
          () => false,
        ),
      20_000,
    )
    expect(await until(async () => (await new Session(web.url).visit('/readyz')).status === 200, 10_000)).toBe(true)
    expect(await whatIsThere(memberId, answered)).toEqual({ noteIsNoOlder: true, missing: [] })
  }, 60_000)
})
