import { CompiledQuery } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { calls } from '#routes'
import { until } from '#scripts/processes.ts'
import { newSubscriber } from '#test/people.ts'
import { smallSchool } from '#test/learning/small-school.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let school: ReturnType<typeof smallSchool>
beforeAll(async () => {
  web = await freshWeb()
  school = smallSchool(web.db)
})

async function place() {
  const course = await school.newCourse({ lessons: [{}], primes: [{}] })
  const [lesson, primeId] = [course.lessons[0]!, course.primeIds[0]!]
  const curriculum = await school.newCurriculum([[lesson.id]])
  const played = { current_point: 1, ranges: [[0, 1]], stretches: [[-1, 0]] }
  const ids: Record<string, [id: number, body: Record<string, unknown>]> = {
    '/daily_lesson_chapters/:id/time_log': [lesson.chapterIds[0]!, { course_id: course.id, ...played }],
    '/daily_lesson_chapters/:id/curriculum_time_log': [
      lesson.chapterIds[0]!,
      { curriculum_id: curriculum.id, ...played },
    ],
    '/prime_lessons/:id/time_log': [primeId, { course_id: course.id, ...played }],
    '/daily_lesson_chapters/:id/attendance': [lesson.chapterIds[0]!, { completed: true }],
    '/daily_lessons/:id/attendance': [lesson.id, {}],
    '/lesson_attendances': [lesson.id, { lesson_id: lesson.id }],
    '/prime_lessons/:id/attendances': [primeId, {}],
    '/courses/:id/complete_course': [course.id, {}],
  }
  return ids
}

/** What happens to a row without anybody being told: as where another process has not heard of it yet. */
const silently = (statement: string, values: unknown[]) =>
  web.db.transaction().execute(async (tx) => {
    await tx.executeQuery(CompiledQuery.raw('set local session_replication_role = replica'))
    await tx.executeQuery(CompiledQuery.raw(statement, values))
  })

const TRACES = ['watch_progress', 'course_places', 'study_days', 'chapter_completions', 'lesson_completions'] as const
const MORE = ['prime_completions', 'course_completions', 'curriculum_attendances'] as const

async function traces(memberId: number) {
  const all = await Promise.all(
    [...TRACES, ...MORE].map((table) =>
      web.db.selectFrom(table).select('member_id').where('member_id', '=', memberId).execute(),
    ),
  )
  return all.flat().length
}

const comparing = calls.filter((row) => 'lately' in row && row.lately === 'compares')

it('is known for every call that compares the session itself', async () => {
  expect(Object.keys(await place()).toSorted()).toEqual(comparing.map(({ path }) => path).toSorted())
})

it.each(comparing.map(({ path }) => path))(
  '%s writes nothing for a session that is over, though it is known',
  async (path) => {
    const [id, body] = (await place())[path]!
    const target = path.replace(':id', String(id))
    // A process that was held up for seconds knows nobody any more, and is asked once more about somebody else.
    const isComparedByTheCall = async () => {
      const { session, memberId } = await newSubscriber(web)
      await session.token()
      await silently('delete from sessions where member_id = $1', [memberId])
      if ((await session.visit('/csrf_token')).body.member !== memberId) return false
      const { status } = await session.post(target, body)
      expect(await traces(memberId)).toBe(0)
      return status === 401 && !session.cookies.has('_egaku_session')
    }
    expect(await until(isComparedByTheCall, 10_000)).toBe(true)
  },
)

it.each(comparing.map(({ path }) => path))(
  '%s asks the right anew when the plan is not what was known',
  async (path) => {
    const [id, body] = (await place())[path]!
    const { session, memberId } = await newSubscriber(web)
    await session.token()
    const target = path.replace(':id', String(id))
    await silently(
      `update subscriptions set state = 'after_unsubscribe', access_ends_at = started_at where member_id = $1`,
      [memberId],
    )
    expect((await session.post(target, body)).status).toBe(403)
    expect(await traces(memberId)).toBe(0)
    await silently(`update subscriptions set state = 'will_continue', access_ends_at = null where member_id = $1`, [
      memberId,
    ])
    expect((await session.post(target, body)).status).toBe(200)
    expect(await traces(memberId)).toBeGreaterThan(0)
  },
)
