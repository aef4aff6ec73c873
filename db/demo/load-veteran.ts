import { sql } from 'kysely'
import { pastOf } from './load-cast.ts'
import { certify, type Curriculum, curriculumsOf, finishCourses, type World } from './load-past.ts'

/** Who has been here for ten years, and finished one course after the other since there are courses. */
export async function veteransPast(world: World): Promise<void> {
  const { tx, members, now, loaded, catalogue } = world
  const finished = new Map<string, number>()
  const past = pastOf(tx, members.get('veteran')!, now)
  for (const [index, course] of catalogue.courses
    .slice(30, 130)
    .filter(({ openedDaysAgo }) => openedDaysAgo > 31)
    .entries()) {
    const lessons = loaded.lessonIds.get(course.key)!
    // Within a month after it opened.
    const daysAgo = course.openedDaysAgo - 10 - (index % 20)
    await past.watched(lessons, 1, daysAgo)
    await past.completed(lessons, daysAgo)
    await past.finishedCourse(loaded.courseIds.get(course.key)!, daysAgo)
    finished.set(course.key, daysAgo)
  }
  // On one or two evenings a week a few films, most of them not for the first time: some thirty hours in all.
  const first = Math.max(...finished.values())
  await sql`
    insert into study_days
    select ${members.get('veteran')!}, (${now}::timestamptz at time zone 'Asia/Tokyo')::date - n, int4multirange(int4range(70000, 70000 + 90 + (n * 37) % 180))
    from generate_series(0, ${Math.floor(first)}::int) n where (n * n + n * 3) % 11 < 4
  `.execute(tx)
  await veteransCurriculums(world, finished)
}

/** Four curriculums went with those courses, each a few days after the last of its lessons could be done. */
async function veteransCurriculums(world: World, finished: ReadonlyMap<string, number>): Promise<void> {
  const { tx, members, now, catalogue } = world
  const past = pastOf(tx, members.get('veteran')!, now)
  const opened = new Map(catalogue.courses.map(({ key, openedDaysAgo }) => [key, openedDaysAgo]))
  const doneOn = ({ key }: Curriculum) =>
    Math.min(
      ...catalogue.curriculums
        .find((one) => one.key === key)!
        .steps.flatMap(({ lessonRefs }) => lessonRefs)
        .map(({ courseKey }) => finished.get(courseKey) ?? opened.get(courseKey)! - 12),
    )
  const longest = (await curriculumsOf(world)).toSorted((a, b) => doneOn(b) - doneOn(a)).slice(0, 4)
  for (const curriculum of longest) {
    const [first] = curriculum.steps
    const [daysAgo, lessons] = [doneOn(curriculum), curriculum.steps.flatMap((step) => step.lessons)]
    await past.watched(lessons, 1, daysAgo)
    await past.completed(lessons, daysAgo)
    await past.attends(curriculum.id, { stepId: first!.id, chapterId: first!.firstChapter }, daysAgo, daysAgo - 4)
    await certify(world, 'veteran', curriculum, daysAgo - 3)
  }
  // What a curriculum borrowed from was looked at to its end as well.
  const borrowed = longest.flatMap(({ key }) =>
    catalogue.curriculums.find((one) => one.key === key)!.steps.flatMap(({ lessonRefs }) => lessonRefs),
  )
  const rest = new Set(borrowed.map(({ courseKey }) => courseKey).filter((key) => !finished.has(key)))
  await finishCourses(world, 'veteran', Object.fromEntries([...rest].map((key) => [key, opened.get(key)! - 14])))
}
