import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { Storage } from '#ports/storage/port.ts'
import { cast } from './cast.ts'
import type { DemoCatalogue } from './catalogue/shape.ts'
import { daysFrom } from './days.ts'
import { keys } from './keys.ts'
import { LEARNERS_NOTE } from './learners-note.ts'
import { pastOf } from './load-cast.ts'
import type { LoadedCatalogue } from './loaded.ts'
import { coverSvg, goalScenes, homeTab, raster, type Subject } from './pictures/index.ts'

export type World = {
  tx: Tx
  storage: Storage
  catalogue: DemoCatalogue
  loaded: LoadedCatalogue
  members: Map<string, number>
  now: Date
}

/** What the cast did before the demo opens: progress of every kind that a screen shows. */
export async function loadPast(world: World): Promise<void> {
  await learnersPast(world)
  await learnersFirstYear(world)
  await correctedsPast(world)
  await smallerPasts(world)
}

export type Curriculum = {
  id: number
  key: string
  title: string
  subject: Subject
  steps: { id: number; lessons: number[]; firstChapter: number }[]
}

export async function curriculumsOf({ tx, catalogue, loaded }: World): Promise<Curriculum[]> {
  const steps = await sql<{ id: number; curriculum_id: number; lessons: number[]; first_chapter: number }>`
    select s.id, s.curriculum_id, array_agg(sl.lesson_id order by sl.position)::int[] as lessons,
      (select c.id from chapters c where c.lesson_id = (array_agg(sl.lesson_id order by sl.position))[1] order by c.position limit 1) as first_chapter
    from curriculum_steps s join step_lessons sl on sl.step_id = s.id
    group by s.id order by s.curriculum_id, s.position
  `.execute(tx)
  return catalogue.curriculums.map(({ key, title, subject }) => {
    const id = loaded.curriculumIds.get(key)!
    const own = steps.rows.filter((step) => step.curriculum_id === id)
    return {
      id,
      key,
      title,
      subject,
      steps: own.map((step) => ({ id: step.id, lessons: step.lessons, firstChapter: step.first_chapter })),
    }
  })
}

async function learnersPast(world: World): Promise<void> {
  const { tx, members, now, loaded, catalogue } = world
  const id = members.get('learner')!
  const past = pastOf(tx, id, now)
  const curriculums = await curriculumsOf(world)
  const [fresh, half, almost, cleared, done, earlier] = curriculums as [
    Curriculum,
    Curriculum,
    Curriculum,
    Curriculum,
    Curriculum,
    Curriculum,
  ]
  const allOf = (curriculum: Curriculum) => curriculum.steps.flatMap((step) => step.lessons)

  // The first lesson of its first step is done as one of a course: on with the second.
  const second = await firstChapterOf(tx, fresh.steps[0]!.lessons[1]!)
  await past.attends(fresh.id, { stepId: fresh.steps[0]!.id, chapterId: second }, 6)
  const middle = half.steps[Math.floor(half.steps.length / 2)]!
  await past.watched(allOf(half), 0.45, 1)
  await past.completed(
    half.steps.slice(0, Math.floor(half.steps.length / 2)).flatMap((step) => step.lessons),
    8,
  )
  await past.attends(half.id, { stepId: middle.id, chapterId: middle.firstChapter }, 1)
  await past.watched(allOf(almost), 0.99, 4)
  await past.completed(
    almost.steps.slice(0, -1).flatMap((step) => step.lessons),
    12,
  )
  await past.attends(almost.id, { stepId: almost.steps.at(-1)!.id, chapterId: almost.steps.at(-1)!.firstChapter }, 3)
  for (const [curriculum, daysAgo] of [
    [cleared, 20],
    [done, 45],
    [earlier, 150],
  ] as const) {
    await past.watched(allOf(curriculum), 1, daysAgo)
    await past.completed(allOf(curriculum), daysAgo)
  }
  await past.attends(cleared.id, { stepId: cleared.steps[0]!.id, chapterId: cleared.steps[0]!.firstChapter }, 20)
  await past.attends(done.id, { stepId: done.steps[0]!.id, chapterId: done.steps[0]!.firstChapter }, 45)
  await past.attends(earlier.id, { stepId: earlier.steps[0]!.id, chapterId: earlier.steps[0]!.firstChapter }, 150)
  await certify(world, 'learner', done, 45)
  await certify(world, 'learner', earlier, 150)

  const open = catalogue.courses.filter(
    (course) =>
      course.inSubscription && course.openedDaysAgo > 0 && course.closedInDays === null && course.lessons.length > 2,
  )
  for (const [index, course] of open.slice(0, 9).entries()) {
    const lessons = loaded.lessonIds.get(course.key)!
    const courseId = loaded.courseIds.get(course.key)!
    const [second] = loaded.chapterIds.get(course.key)![1]!
    await past.watched(lessons.slice(0, 1), 1, index + 1)
    await past.completed(lessons.slice(0, 1), index + 1)
    await past.watchedIn(second!, 0.3 + index * 0.07, index + 0.2)
    await past.lastPlace(courseId, second!, null, index + 0.2)
  }
  const prime = catalogue.courses.find((course) => (course.primeLessons?.length ?? 0) >= 3)
  if (prime) {
    const primeId = await firstPrime(tx, loaded.courseIds.get(prime.key)!)
    await past.lastPlace(loaded.courseIds.get(prime.key)!, null, primeId, 2)
    await sql`
      insert into watch_progress (member_id, video_id, place_seconds, seen, updated_at, device)
      select ${id}, video_id, 25, '{[0,25000)}', ${now}, 'タブレット' from prime_lessons where id = ${primeId} on conflict do nothing
    `.execute(tx)
  }
  await past.bookmarked(
    open.slice(3, 9).map((course) => loaded.courseIds.get(course.key)!),
    open.slice(10, 14).map((course) => loaded.lessonIds.get(course.key)![0]!),
  )
  for (const [daysAgo, minutes] of [
    [0, 9],
    [1, 12],
    [2, 8],
    [4, 14],
    [6, 5],
    [8, 9],
    [9, 7],
    [12, 13],
  ] as const)
    await past.studied(daysAgo, minutes)
  await sql`
    insert into course_notes values (${id}, ${loaded.courseIds.get(open[0]!.key)!}, ${LEARNERS_NOTE}, ${now})
  `.execute(tx)
  await past.completed(loaded.lessonIds.get('special-one-tick-left')!, 5, { butLastChapter: true })
}

/** What was finished before the weeks that the learning status shows. */
const FINISHED = { 'head-angle-drill': 350, 'eyes-drill': 290, 'expression-drill': 200, 'profile-drill': 110 }

/** What who has works back from the teachers learnt between them. */
const BETWEEN_WORKS = {
  'first-face-fix': 262,
  'head-angle-drill': 240,
  'eyes-drill': 230,
  'expression-drill': 150,
  'profile-drill': 80,
}

export async function finishCourses({ tx, members, now, loaded }: World, key: string, courses: Record<string, number>) {
  const past = pastOf(tx, members.get(key)!, now)
  for (const [course, daysAgo] of Object.entries(courses)) {
    const lessons = loaded.lessonIds.get(course)!
    await past.watched(lessons, 1, daysAgo)
    await past.completed(lessons, daysAgo)
    await past.finishedCourse(loaded.courseIds.get(course)!, daysAgo)
  }
}

async function correctedsPast(world: World): Promise<void> {
  await finishCourses(world, 'corrected', BETWEEN_WORKS)
  const past = pastOf(world.tx, world.members.get('corrected')!, world.now)
  for (let daysAgo = 280; daysAgo > 2; daysAgo -= 7 + (daysAgo % 5))
    await past.studied(daysAgo, 1 + ((daysAgo * 11) % 4), 21)
}

async function learnersFirstYear(world: World): Promise<void> {
  const past = pastOf(world.tx, world.members.get('learner')!, world.now)
  await finishCourses(world, 'learner', FINISHED)
  // Two or three evenings a week, until the days that are named one by one.
  for (let daysAgo = 391; daysAgo > 13; daysAgo -= 2 + (daysAgo % 3))
    await past.studied(daysAgo, 1 + ((daysAgo * 7) % 2))
}

async function smallerPasts(world: World): Promise<void> {
  const { tx, members, now, loaded, catalogue } = world
  const curriculums = await curriculumsOf(world)
  const single = catalogue.courses.find((course) => !course.inSubscription && course.singlePriceYen !== null)
  if (single) {
    await sql`insert into course_purchases values (${members.get('buyer')!}, ${loaded.courseIds.get(single.key)!}, ${daysFrom(now).ago(30)}::timestamptz)`.execute(
      tx,
    )
  }
  for (const [key, curriculum, daysAgo] of [
    ['other', curriculums[6]!, 30],
    ['resume', curriculums[7]!, 240],
  ] as const) {
    const past = pastOf(tx, members.get(key)!, now)
    const lessons = curriculum.steps.flatMap((step) => step.lessons)
    await past.watched(lessons, 1, daysAgo)
    await past.completed(lessons, daysAgo)
    await past.attends(
      curriculum.id,
      { stepId: curriculum.steps[0]!.id, chapterId: curriculum.steps[0]!.firstChapter },
      daysAgo,
    )
    await certify(world, key, curriculum, daysAgo)
  }
  const other = pastOf(tx, members.get('other')!, now)
  const courses = catalogue.courses.slice(20, 24)
  await other.bookmarked(
    courses.map((course) => loaded.courseIds.get(course.key)!),
    courses.map((course) => loaded.lessonIds.get(course.key)![0]!),
  )
}

export async function certify(
  { tx, storage, members, now }: World,
  key: string,
  curriculum: Curriculum,
  daysAgo: number,
): Promise<void> {
  const at = daysFrom(now).ago(daysAgo)
  const id = members.get(key)!
  const imageKey = keys.finalWork(key, curriculum.key)
  const { subject } = curriculum
  const seed = id * 1000 + curriculum.id
  await storage.put(
    imageKey,
    await raster(coverSvg({ seed, tab: homeTab(subject), subject, scene: goalScenes[curriculum.key] }), {
      width: 960,
      format: 'jpeg',
      quality: 84,
    }),
    { contentType: 'image/jpeg' },
  )
  await sql`insert into final_works values (${id}, ${curriculum.id}, ${imageKey}, ${at}::timestamptz)`.execute(tx)
  await pastOf(tx, id, now).studied(daysAgo, 9)
  await sql`update curriculum_attendances set final_work_posted_at = ${at}::timestamptz where member_id = ${id} and curriculum_id = ${curriculum.id}`.execute(
    tx,
  )
  await sql`
    insert into certificates (member_id, curriculum_id, member_name, curriculum_title, published_at, name_given_at)
    values (${id}, ${curriculum.id}, ${cast.find((one) => one.key === key)!.name}, ${curriculum.title}, ${at}::timestamptz, ${at}::timestamptz)
  `.execute(tx)
}

async function firstPrime(tx: Tx, courseId: number): Promise<number> {
  const found = await sql<{
    id: number
  }>`select id from prime_lessons where course_id = ${courseId} order by position limit 1`.execute(tx)
  return found.rows[0]!.id
}

async function firstChapterOf(tx: Tx, lessonId: number): Promise<number> {
  const found = await sql<{
    id: number
  }>`select id from chapters where lesson_id = ${lessonId} order by position limit 1`.execute(tx)
  return found.rows[0]!.id
}
