import type { Db } from '#platform/db.ts'

type ChapterPlan = { seconds?: number; startPoint?: number }
type LessonPlan = { chapters?: ChapterPlan[]; isFree?: boolean; published?: boolean }
type CoursePlan = {
  title?: string
  lessons?: LessonPlan[]
  primes?: { seconds?: number }[]
  openedAt?: Date | null
  closedAt?: Date | null
  inSubscription?: boolean
}

const LONG_AGO = new Date('2020-01-01T00:00:00+09:00')

/** Courses and curriculums as small as a test wants them. */
export function smallSchool(db: Db) {
  let made = 0
  const categoryId = db
    .insertInto('categories')
    .values({ slug: 'test', name: '試験', tab: 'other', position: 0 })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ name: '試験' }))
    .returning('id')
    .executeTakeFirstOrThrow()
    .then(({ id }) => id)

  async function newVideo(seconds: number) {
    const video = { provider: 'local' as const, mp4_key: `private/${++made}.mp4`, duration_seconds: seconds }
    return (await db.insertInto('videos').values(video).returning('id').executeTakeFirstOrThrow()).id
  }

  async function newCourse(plan: CoursePlan = {}) {
    const { lessons = [{}], primes = [], openedAt = LONG_AGO, closedAt = null, inSubscription = true } = plan
    const course = await db
      .insertInto('courses')
      .values({
        title: plan.title ?? `講座${++made}`,
        tab: 'other',
        level: 'entry',
        category_id: await categoryId,
        opened_at: openedAt,
        closed_at: closedAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (inSubscription)
      await db.insertInto('subscription_courses').values({ course_id: course.id, opened_at: LONG_AGO }).execute()
    const madeLessons = []
    for (const [index, lesson] of lessons.entries()) madeLessons.push(await newLesson(course.id, index + 1, lesson))
    const primeIds: number[] = []
    for (const [position, { seconds = 60 }] of primes.entries()) {
      const prime = { course_id: course.id, position, title: `プライム${position}`, video_id: await newVideo(seconds) }
      primeIds.push((await db.insertInto('prime_lessons').values(prime).returning('id').executeTakeFirstOrThrow()).id)
    }
    return { id: course.id, lessons: madeLessons, primeIds }
  }

  async function newLesson(courseId: number, dayIndex: number, plan: LessonPlan = {}) {
    const { chapters = [{}], isFree = false, published = true } = plan
    const lesson = {
      course_id: courseId,
      day_index: dayIndex,
      title: `レッスン${dayIndex}`,
      is_free: isFree,
      published,
    }
    const { id } = await db.insertInto('lessons').values(lesson).returning('id').executeTakeFirstOrThrow()
    const chapterIds: number[] = []
    for (const [position, { seconds = 100, startPoint = 0 }] of chapters.entries()) {
      const video_id = await newVideo(seconds)
      const chapter = { lesson_id: id, position, title: `チャプター${position}`, video_id, start_point: startPoint }
      chapterIds.push((await db.insertInto('chapters').values(chapter).returning('id').executeTakeFirstOrThrow()).id)
    }
    return { id, chapterIds }
  }

  /** A curriculum whose steps borrow these lessons. */
  async function newCurriculum(steps: number[][], title = `コース${++made}`) {
    const curriculum = { title, level: 'entry' as const, opened_at: LONG_AGO }
    const { id } = await db.insertInto('curriculums').values(curriculum).returning('id').executeTakeFirstOrThrow()
    const stepIds: number[] = []
    for (const [index, lessonIds] of steps.entries()) {
      const step = { curriculum_id: id, position: index + 1, title: `ステップ${index + 1}` }
      const made = await db.insertInto('curriculum_steps').values(step).returning('id').executeTakeFirstOrThrow()
      for (const [position, lesson_id] of lessonIds.entries())
        await db.insertInto('step_lessons').values({ step_id: made.id, lesson_id, position }).execute()
      stepIds.push(made.id)
    }
    return { id, stepIds }
  }

  return { newCourse, newLesson, newCurriculum }
}
