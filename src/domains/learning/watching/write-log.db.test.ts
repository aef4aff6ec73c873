import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDb } from '#platform/db.ts'
import { watchStatements } from '#platform/statements.ts'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { smallSchool } from '#test/learning/small-school.ts'
import { openPatiently } from '#test/worlds/fresh-database.ts'
import { findChapter, type ChapterFacts } from '../subjects.ts'
import { logTime } from './actions/log-time.ts'
import { logTimes, type LogRow } from './queries/time-log.ts'
import { writeLog } from './write-log.ts'

let fresh: FreshHouse
let other: OpenDb
let chapters: ChapterFacts[]
beforeAll(async () => {
  fresh = await freshHouse({ now: new Date('2026-11-20T12:00:00+09:00') })
  other = openPatiently(fresh.databaseUrl, { connections: 4 })
  const school = smallSchool(fresh.db)
  const { lessons } = await school.newCourse({ lessons: [{ chapters: [{ seconds: 100 }, { seconds: 100 }] }] })
  chapters = await Promise.all(lessons[0]!.chapterIds.map((id) => findChapter(fresh.house, id)))
})
afterAll(async () => {
  await other.close()
  await fresh.close()
})

const newMember = () => fresh.newMember({ plan: { planId: 1, state: 'will_continue' } })

/** A log of four seconds of a chapter. */
function rowOf(who: number, { courseId, chapterId, video }: ChapterFacts, from = 0): LogRow {
  const ms = { lo: [from * 1000], hi: [from * 1000 + 4000], upto: [4000], told: 4000, rested: 0, today_ms: 43_200_000 }
  const studied = { days: ['2026-11-20'], ran: ['{[43196,43200)}'], today: '2026-11-20' }
  const place = {
    video: video.id,
    place: from,
    finished: false,
    device: 'パソコン',
    course: courseId,
    chapter: chapterId,
  }
  const now = fresh.clock.now()
  return { who, moment: now, session: null, known: null, player: null, since: now, ...ms, ...studied, ...place }
}

it('writes logs that come together in a few statements, and answers each with its own', async () => {
  const people = await Promise.all(Array.from({ length: 30 }, newMember))
  const actors = await Promise.all(people.map((id) => fresh.actorFor(id)))
  const [chapter] = chapters as [ChapterFacts]
  const { result, statements } = await watchStatements(() =>
    Promise.all(
      actors.map((actor, at) =>
        logTime(actor, chapter, chapter, { current_point: 50, ranges: [[0, at < 15 ? 2 : 4]] }),
      ),
    ),
  )
  expect(result).toEqual(people.map((_, at) => (at < 15 ? 2 : 4)))
  expect(statements.filter((text) => text.includes('log_times')).length).toBeLessThanOrEqual(3)
})

it('fails alone with a log that cannot be written, and writes those that came with it', async () => {
  const [one, two] = [await newMember(), await newMember()]
  const [chapter] = chapters as [ChapterFacts]
  const nowhere = { ...rowOf(one, chapter), video: 999_999 }
  const logs = [rowOf(one, chapter), nowhere, rowOf(two, chapter)].map((log) => writeLog(fresh.db, log))
  const outcomes = await Promise.allSettled([writeLog(fresh.db, rowOf(two, chapter, 50)), ...logs])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
})

it('holds nobody up for good when two processes write groups of the same people in opposite orders', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, newMember))
  for (let round = 0; round < 15; round++) {
    const logs = people.flatMap((id) => chapters.map((chapter) => rowOf(id, chapter, round * 5)))
    const turned = logs.toReversed()
    const [one, two] = await Promise.all([logTimes(fresh.db, logs), logTimes(other.db, turned)])
    expect(one).toEqual(logs.map(() => (round + 1) * 4000))
    expect(two).toEqual(one)
  }
})
