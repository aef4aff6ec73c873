import { completeLesson } from '#domains/learning/progress/actions/complete.ts'
import { logTime } from '#domains/learning/watching/actions/log-time.ts'
import { makePlaybackId } from '#domains/learning/watching/playback-id.ts'
import { attendedOf } from '#domains/learning/progress/attended.ts'
import { goOnOf } from '#domains/learning/progress/go-on.ts'
import { lineOf } from '#domains/learning/progress/line-in-course.ts'
import { certificatesOf } from '#domains/learning/progress/own-certificates.ts'
import { readOwn, readOwnLists } from '#domains/learning/own.ts'
import { findChapter, findLesson, findPrimeLesson } from '#domains/learning/subjects.ts'
import type { FreshHouse } from '#test/fresh-house.ts'

/** A subscriber of this house with what they do and what their lists then show. */
export async function newLearner(fresh: FreshHouse) {
  const actor = await fresh.actorFor(await fresh.newMember({ plan: { planId: 1, state: 'will_continue' } }))
  const now = () => ({ ...actor, now: fresh.clock.now() })
  const played = (from: number, to: number) => {
    const playback_id = makePlaybackId(fresh.house.settings.secret, actor.memberId, fresh.clock.now())
    fresh.clock.forward(3_600_000)
    return { playback_id, ranges: [[from, to] as [number, number]] }
  }
  return {
    ...actor,
    watch: async (chapterId: number, from: number, to: number, point = to) => {
      const chapter = await findChapter(fresh.house, chapterId)
      const log = { ...played(from, to), current_point: point }
      return logTime(now(), chapter, { courseId: chapter.courseId, chapterId }, log)
    },
    watchStep: async (curriculumId: number, stepId: number, chapterId: number, from: number, to: number) => {
      const log = { ...played(from, to), current_point: to }
      return logTime(now(), await findChapter(fresh.house, chapterId), { curriculumId, stepId, chapterId }, log)
    },
    watchPrime: async (primeLessonId: number, to: number, point = to) => {
      const prime = await findPrimeLesson(fresh.house, primeLessonId)
      const log = { ...played(0, to), current_point: point }
      return logTime(now(), prime, { courseId: prime.courseId, primeLessonId }, log)
    },
    finish: async (lessonId: number) => completeLesson(now(), await findLesson(fresh.house, lessonId)),
    line: async (courseId: number) => {
      const own = await readOwn(now(), () => [courseId])
      return lineOf(own, own.catalogue.courses.get(courseId)!)
    },
    attended: async () => attendedOf(await readOwnLists(now(), {})),
    certificates: async () => certificatesOf(await readOwnLists(now(), {})),
    goOn: async () => goOnOf(await readOwnLists(now(), {})),
  }
}
