import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Member } from '#platform/ask.ts'
import type { OpenDb } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { makePageCache } from '#platform/page-cache.ts'
import { plainAttended } from '#test/learning/plain-lists/attended.ts'
import { plainCertificates } from '#test/learning/plain-lists/certificates.ts'
import { plainLines } from '#test/learning/plain-lists/course-lines.ts'
import { plainGoOn } from '#test/learning/plain-lists/go-on.ts'
import { plainLessonBookmarks } from '#test/learning/plain-lists/lesson-bookmarks.ts'
import { muddle, newRandomLearner } from '#test/learning/random-learner.ts'
import { freshDatabase, openPatiently } from '#test/worlds/fresh-database.ts'
import { lessonBookmarksOf } from '../bookmarks/lesson-bookmarks.ts'
import { readOwn, readOwnLists } from '../own.ts'
import { attendedOf } from './attended.ts'
import { goOnOf } from './go-on.ts'
import { lineOf } from './line-in-course.ts'
import { certificatesOf } from './own-certificates.ts'

const now = new Date()
let database: Awaited<ReturnType<typeof freshDatabase>>
let opened: OpenDb
let house: House

beforeAll(async () => {
  database = await freshDatabase(inject('world').template)
  opened = openPatiently(database.url)
  const { db, pool } = opened
  house = { db, pool, pages: makePageCache(db) } as House
  await muddle(db, now)
})
afterAll(async () => {
  await opened.close()
  await database.drop()
})

const kinds = [
  { state: 'will_continue', isStaff: false },
  { state: 'after_unsubscribe', isStaff: false },
  { state: 'before_subscribe', isStaff: true },
] as const

it('shows any learner the lists that the database would make by itself', async () => {
  const seeds = fc.double({ min: -1, max: 1, noNaN: true })
  await fc.assert(
    fc.asyncProperty(seeds, fc.constantFrom(...kinds), async (seed, kind) => {
      const { db } = opened
      const { id, courseIds } = await newRandomLearner(db, now, seed)
      const learner = { house, db, now, member: { id, accessEndsAt: null, ...kind } as Member }
      const byId = (a: { courseId: number }, b: { courseId: number }) => a.courseId - b.courseId
      const own = await readOwn(learner, () => courseIds)
      const lines = courseIds.map((course) => lineOf(own, own.catalogue.courses.get(course)!))
      expect(lines.toSorted(byId)).toEqual((await plainLines(learner, courseIds)).toSorted(byId))
      const lists = await readOwnLists(learner, { most: 40 })
      const attended = await plainAttended(learner)
      expect(attendedOf(lists)).toEqual(attended)
      const cleared = new Set(attended.filter(({ isCleared }) => isCleared).map((one) => one.id))
      expect(certificatesOf(lists)).toEqual(
        (await plainCertificates(db, id, now)).map((one) => ({
          ...one,
          lacksWorkOnly: one.publishedAt === null && cleared.has(one.curriculumId),
        })),
      )
      expect(lessonBookmarksOf(lists)).toEqual(await plainLessonBookmarks(learner, 40))
      expect(goOnOf(lists)).toEqual(await plainGoOn(learner))
    }),
    { numRuns: 80 },
  )
})
