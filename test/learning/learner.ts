import { completeLesson } from '#domains/learning/progress/actions/complete.ts'
import { logTime } from '#domains/learning/watching/actions/log-time.ts'
import { makePlaybackId } from '#domains/learning/watching/playback-id.ts'
import { attendedCurriculums } from '#domains/learning/progress/queries/attended.ts'
import { certificatesOf } from '#domains/learning/progress/queries/certificates.ts'
import { progressOfCourses } from '#domains/learning/progress/queries/course-lines.ts'
import { findGoOn } from '#domains/learning/progress/queries/learning-status.ts'
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
    line: async (courseId: number) => (await progressOfCourses(now(), [courseId])).get(courseId)!,
    attended: () => attendedCurriculums(now()),
    certificates: () => certificatesOf(fresh.db, actor.memberId, fresh.clock.now()),
    goOn: () => findGoOn(now()),
  }
}
